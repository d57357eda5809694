import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'Adresă de e-mail',
  question: 'Vei participa?',
  confirmed: 'Da',
  undecided: 'Poate',
  declined: 'Nu',
  places: 'Locuri',
  seatsLeft: (count) => (count === 1 ? 'A mai rămas 1 loc' : `Au mai rămas ${counted(count, 'locuri')}`),
  send: (seats) => (seats === 1 ? 'Confirmă locul' : `Confirmă ${seatsIn(seats)}`),
  sendAnswer: 'Trimite răspunsul',
  fullText: 'Dacă cineva renunță, se poate elibera un loc.',
  closedText: 'Nu te mai poți înscrie la acest eveniment.',
  unavailable: 'Înscrierea nu este posibilă momentan',
  unavailableText: 'Încearcă din nou peste câteva minute.',
  alreadyIn: 'Te-ai înscris deja? Modifică-ți înscrierea',
  change: 'Modifică-ți înscrierea',
  again: 'Înscrie pe altcineva',
  errors: {
    email: 'Introdu o adresă de e-mail validă.',
    answer: 'Alege un răspuns.',
    places: (most) => (most === 1 ? 'Poți rezerva un singur loc.' : `Alege un număr de locuri între 1 și ${most}.`),
    field: 'Verifică acest câmp.',
    late: 'Formularul a stat deschis prea mult timp. Trimite-l din nou.',
    again: 'Trimiterea nu a reușit. Încearcă din nou.',
    tooMany: 'Prea multe înscrieri din rețeaua ta. Încearcă din nou mai târziu.',
    tooManyMails: 'Sunt prea multe e-mailuri în așteptare pentru această adresă. Încearcă din nou mai târziu.',
  },
  done: {
    confirmed: { text: 'Vei primi un e-mail cu tot ce trebuie să știi.' },
    undecided: {
      text: (seats) =>
        seats === 1
          ? 'Îți păstrăm locul. Te poți hotărî și mai târziu, cu linkul din e-mailul nostru.'
          : `Îți păstrăm ${seatsIn(seats)}. Te poți hotărî și mai târziu, cu linkul din e-mailul nostru.`,
    },
    declined: {
      text: 'Dacă te răzgândești, folosește linkul din e-mailul nostru.',
    },
    pending: {
      title: 'Verifică-ți e-mailul',
      text: 'Îți trimitem un link pe e-mail. Deschide-l în cel mult o oră de la primire ca să îți confirmi înscrierea.',
    },
  },
}

const plural = new Intl.PluralRules('ro')

function counted(count: number, noun: string): string {
  return plural.select(count) === 'other' ? `${count} de ${noun}` : `${count} ${noun}`
}

/** A number of seats: 3 locuri, 20 de locuri. */
export function seatsIn(count: number): string {
  return counted(count, 'locuri')
}
