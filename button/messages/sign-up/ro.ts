import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'Adresă de e-mail',
  question: 'Vei participa?',
  confirmed: 'Da',
  undecided: 'Poate',
  declined: 'Nu',
  places: 'Locuri',
  seatsLeft: (count) => (count === 1 ? 'A mai rămas 1 loc' : `Au mai rămas ${counted(count, 'locuri')}`),
  send: 'Confirmă locul meu',
  sendAnswer: 'Trimite răspunsul meu',
  fullText: 'Momentan nu mai este niciun loc. Se eliberează unul când cineva renunță.',
  closedText: 'Nu te mai poți înscrie la acest eveniment.',
  unavailable: 'Înscrierea nu este posibilă momentan',
  unavailableText: 'Încearcă din nou peste câteva minute.',
  alreadyIn: 'Ai deja un loc? Modifică-ți răspunsul',
  change: 'Modifică-ți răspunsul',
  again: 'Trimite alt răspuns',
  errors: {
    email: 'Introdu o adresă de e-mail validă.',
    answer: 'Alege un răspuns.',
    places: (most) => (most === 1 ? 'Este posibil un singur loc.' : `Alege un număr de locuri între 1 și ${most}.`),
    field: 'Verifică acest câmp.',
    late: 'Formularul a fost deschis prea mult timp. Trimite-l din nou.',
    again: 'Trimiterea nu a reușit. Trimite din nou.',
    tooMany: 'Au venit prea multe răspunsuri din rețeaua ta. Încearcă din nou mai târziu.',
    tooManyMails: 'Prea multe e-mailuri așteaptă pentru această adresă. Încearcă din nou mai târziu.',
  },
  done: {
    confirmed: { title: 'Locul tău este rezervat', text: 'Vei primi un e-mail cu tot ce trebuie să știi.' },
    undecided: {
      title: 'Mulțumim pentru răspuns',
      text: 'Îți păstrăm locul. Te poți decide și mai târziu prin linkul din e-mailul nostru.',
    },
    declined: {
      title: 'Mulțumim că ne-ai anunțat',
      text: 'Dacă te răzgândești, folosește linkul din e-mailul nostru.',
    },
    pending: {
      title: 'Verifică-ți căsuța de e-mail',
      text: 'Vei primi un e-mail cu un link. Deschide-l în decurs de o oră de la primire pentru a-ți confirma răspunsul.',
    },
  },
}

const plural = new Intl.PluralRules('ro')

function counted(count: number, noun: string): string {
  return plural.select(count) === 'other' ? `${count} de ${noun}` : `${count} ${noun}`
}
