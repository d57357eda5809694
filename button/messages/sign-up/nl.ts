import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'E-mailadres',
  question: 'Kom je ook?',
  confirmed: 'Ja',
  undecided: 'Misschien',
  declined: 'Nee',
  places: 'Plekken',
  seatsLeft: (count) => (count === 1 ? 'Nog 1 plek vrij' : `Nog ${count} plekken vrij`),
  send: 'Mijn plek bevestigen',
  sendAnswer: 'Mijn antwoord versturen',
  fullText: 'Er is nu geen plek vrij. Er komt er een vrij als iemand afzegt.',
  closedText: 'Je kunt je niet meer aanmelden voor dit evenement.',
  unavailable: 'Aanmelden lukt op dit moment niet',
  unavailableText: 'Probeer het over een paar minuten opnieuw.',
  alreadyIn: 'Heb je je al aangemeld? Wijzig je antwoord',
  change: 'Wijzig je antwoord',
  again: 'Nog een antwoord versturen',
  errors: {
    email: 'Vul een geldig e-mailadres in.',
    answer: 'Kies een antwoord.',
    places: (most) => (most === 1 ? 'Er is maar één plek mogelijk.' : `Kies 1 tot en met ${most} plekken.`),
    field: 'Controleer dit veld.',
    late: 'Het formulier heeft te lang opengestaan. Verstuur het opnieuw.',
    again: 'Dat is niet gelukt. Verstuur het opnieuw.',
    tooMany: 'Er zijn te veel antwoorden van jouw netwerk gekomen. Probeer het later opnieuw.',
    tooManyMails: 'Er wachten te veel e-mails voor dit adres. Probeer het later opnieuw.',
  },
  done: {
    confirmed: { title: 'Je plek is gereserveerd', text: 'Je krijgt een e-mail met alles wat je moet weten.' },
    undecided: {
      title: 'Bedankt voor je antwoord',
      text: 'We houden je plek vrij. Je kunt nog beslissen via de link in onze e-mail.',
    },
    declined: { title: 'Bedankt voor het doorgeven', text: 'Bedenk je je, gebruik dan de link in onze e-mail.' },
    pending: {
      title: 'Kijk in je mailbox',
      text: 'Je krijgt een e-mail met een link. Open die binnen een uur na ontvangst om je antwoord te bevestigen.',
    },
  },
}
