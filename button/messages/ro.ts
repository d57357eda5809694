import type { Translation } from './en.ts'

export const ro: Translation = {
  add: 'Adaugă în calendar',
  calendars: {
    ical: 'Fișier iCal',
  },
  close: 'Închide',
  continue: 'Continuă',
  unavailable: 'Butonul de calendar nu a putut fi încărcat.',
  openPage: 'Deschide pagina evenimentului',
  dates: {
    title: 'Alege o dată',
    text: 'Acest eveniment are mai multe date. Le poți adăuga pe rând.',
  },
  cancelled: 'Anulat',
  cancelledHint: 'Această dată este anulată. Dacă se află deja în calendarul tău, actualizeaz-o acolo.',
  expired: 'Acest eveniment s-a încheiat',
  recurring: 'Se repetă',
  online: 'Eveniment online',
  subscribe: 'Abonează-te la calendar',
  overview: {
    empty: 'Momentan nu există evenimente viitoare.',
    more: 'Arată toate evenimentele',
  },
  rsvp: 'Înscrie-te',
  rsvpExpired: 'Înscrierile s-au încheiat',
  rsvpFull: 'Locuri epuizate',
  thanks: 'Mulțumim',
  share: {
    mail: 'Trimite prin e-mail',
    copy: 'Copiază linkul',
    copied: 'Copiat',
    subject: 'Un eveniment pentru tine',
  },
  form: {
    send: 'Trimite',
    sending: 'Se trimite…',
    sent: 'Răspunsul tău a fost trimis.',
    failed: 'Răspunsul tău nu a putut fi trimis. Încearcă din nou.',
    required: 'Completează acest câmp.',
    choose: 'Alege o opțiune.',
    tick: 'Bifează această casetă.',
    number: 'Introdu un număr.',
    optional: 'opțional',
  },
  signUp: {
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
    alreadyIn: 'Ai deja un loc? Modifică-ți răspunsul',
    change: 'Modifică-ți răspunsul',
    again: 'Trimite alt răspuns',
    errors: {
      email: 'Introdu o adresă de e-mail validă.',
      answer: 'Alege un răspuns.',
      places: (most) => (most === 1 ? 'Este posibil un singur loc.' : `Alege un număr de locuri între 1 și ${most}.`),
      field: 'Verifică acest câmp.',
      late: 'Formularul a fost deschis prea mult timp. Trimite-l din nou.',
      tooMany: 'Au venit prea multe răspunsuri din rețeaua ta. Încearcă din nou mai târziu.',
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
        text: 'Ți-am trimis un e-mail. Confirmă-ți adresa prin el în decurs de o oră, ca răspunsul tău să conteze.',
      },
    },
  },
  saved: 'Adăugat în calendarul tău',
  newWindow: 'se deschide într-o fereastră nouă',
  madeWith: (product) => `Creat cu ${product}`,
}

const plural = new Intl.PluralRules('ro')

function counted(count: number, noun: string): string {
  return plural.select(count) === 'other' ? `${count} de ${noun}` : `${count} ${noun}`
}
