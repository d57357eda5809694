import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'E-postadresse',
  question: 'Kommer du?',
  confirmed: 'Ja',
  undecided: 'Kanskje',
  declined: 'Nei',
  places: 'Plasser',
  seatsLeft: (count) => (count === 1 ? '1 plass igjen' : `${count} plasser igjen`),
  send: 'Bekreft plassen min',
  sendAnswer: 'Send inn svaret mitt',
  fullText: 'Det er ingen ledige plasser akkurat nå. En plass blir ledig når noen melder avbud.',
  closedText: 'Du kan ikke lenger melde deg på dette arrangementet.',
  unavailable: 'Påmelding er ikke mulig akkurat nå',
  unavailableText: 'Prøv igjen om noen minutter.',
  alreadyIn: 'Er du allerede påmeldt? Endre svaret ditt',
  change: 'Endre svaret ditt',
  again: 'Send et svar til',
  errors: {
    email: 'Skriv inn en gyldig e-postadresse.',
    answer: 'Velg et svar.',
    places: (most) => (most === 1 ? 'Bare én plass er mulig.' : `Velg 1 til ${most} plasser.`),
    field: 'Kontroller dette feltet.',
    late: 'Skjemaet har vært åpent for lenge. Send det inn på nytt.',
    again: 'Det gikk ikke gjennom. Send inn på nytt.',
    tooMany: 'Det har kommet for mange svar fra nettverket ditt. Prøv igjen senere.',
    tooManyMails: 'For mange e-poster venter på å bli sendt til denne adressen. Prøv igjen senere.',
  },
  done: {
    confirmed: { title: 'Plassen din er sikret', text: 'Du får en e-post med alt du trenger å vite.' },
    undecided: {
      title: 'Takk for svaret',
      text: 'Vi holder av plassen din. Du kan fortsatt bestemme deg via lenken i e-posten vår.',
    },
    declined: { title: 'Takk for at du sa fra', text: 'Ombestemmer du deg, bruk lenken i e-posten vår.' },
    pending: {
      title: 'Sjekk innboksen din',
      text: 'Du får en e-post med en lenke. Åpne den innen en time etter at den kommer, for å bekrefte svaret ditt.',
    },
  },
}
