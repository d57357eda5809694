import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'E-mailadres',
  question: 'Kom je ook?',
  confirmed: 'Ja',
  undecided: 'Misschien',
  declined: 'Nee',
  places: 'Plekken',
  seatsLeft: (count) => (count === 1 ? 'Nog 1 plek vrij' : `Nog ${count} plekken vrij`),
  send: (seats) => (seats === 1 ? 'Mijn plek bevestigen' : `Mijn ${seats} plekken bevestigen`),
  sendAnswer: 'Reactie versturen',
  fullText: 'Misschien komt er een plek vrij als iemand afzegt.',
  closedText: 'Je kunt je niet meer aanmelden voor dit evenement.',
  unavailable: 'Aanmelden lukt op dit moment niet',
  unavailableText: 'Probeer het over een paar minuten opnieuw.',
  alreadyIn: 'Al aangemeld? Wijzig je aanmelding',
  change: 'Aanmelding wijzigen',
  again: 'Nog iemand aanmelden',
  errors: {
    email: 'Vul een geldig e-mailadres in.',
    answer: 'Geef aan of je komt.',
    places: (most) => (most === 1 ? 'Je kunt maar één plek kiezen.' : `Kies 1 tot en met ${most} plekken.`),
    field: 'Controleer dit veld.',
    late: 'Het formulier heeft te lang opengestaan. Verstuur het opnieuw.',
    again: 'Dat is niet gelukt. Verstuur het opnieuw.',
    tooMany: 'Er zijn te veel aanmeldingen vanaf jouw netwerk. Probeer het later opnieuw.',
    tooManyMails: 'Er staan te veel e-mails voor dit adres in de wachtrij. Probeer het later opnieuw.',
  },
  done: {
    confirmed: { text: 'Je krijgt een e-mail met alles wat je moet weten.' },
    undecided: {
      text: (seats) =>
        seats === 1
          ? 'We houden je plek vrij. Je kunt later beslissen via de link in onze e-mail.'
          : `We houden je ${seats} plekken vrij. Je kunt later beslissen via de link in onze e-mail.`,
    },
    declined: { text: 'Kun je toch? Gebruik dan de link in onze e-mail.' },
    pending: {
      title: 'Kijk in je inbox',
      text: 'Je krijgt een e-mail met een link. Open die binnen een uur na ontvangst om je aanmelding te bevestigen.',
    },
  },
}
