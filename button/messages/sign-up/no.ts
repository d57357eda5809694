import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'E-postadresse',
  question: 'Kommer du?',
  confirmed: 'Ja',
  undecided: 'Kanskje',
  declined: 'Nei',
  places: 'Plasser',
  seatsLeft: (count) => (count === 1 ? '1 plass igjen' : `${count} plasser igjen`),
  send: (seats) => (seats === 1 ? 'Bekreft plassen min' : `Bekreft mine ${seats} plasser`),
  sendAnswer: 'Send svar',
  fullText: 'En plass kan bli ledig hvis noen melder avbud.',
  closedText: 'Du kan ikke lenger melde deg på dette arrangementet.',
  unavailable: 'Påmelding er ikke mulig akkurat nå',
  unavailableText: 'Prøv igjen om noen minutter.',
  alreadyIn: 'Allerede påmeldt? Endre påmeldingen din',
  change: 'Endre påmeldingen din',
  again: 'Meld på en person til',
  errors: {
    email: 'Skriv inn en gyldig e-postadresse.',
    answer: 'Velg om du kommer.',
    places: (most) => (most === 1 ? 'Du kan bare velge én plass.' : `Velg 1–${most} plasser.`),
    field: 'Kontroller dette feltet.',
    late: 'Skjemaet har vært åpent for lenge. Send det inn på nytt.',
    again: 'Det gikk ikke. Send inn på nytt.',
    tooMany: 'Det har kommet for mange påmeldinger fra nettverket ditt. Prøv igjen senere.',
    tooManyMails: 'Det er for mange e-poster i kø til denne adressen. Prøv igjen senere.',
  },
  done: {
    confirmed: { text: 'Du får en e-post med alt du trenger å vite.' },
    undecided: {
      text: (seats) =>
        seats === 1
          ? 'Vi holder av en plass til deg. Du kan bestemme deg senere via lenken i e-posten vår.'
          : `Vi holder av ${seats} plasser til deg. Du kan bestemme deg senere via lenken i e-posten vår.`,
    },
    declined: { text: 'Hvis du ombestemmer deg, bruker du lenken i e-posten vår.' },
    pending: {
      title: 'Sjekk innboksen din',
      text: 'Du får en e-post med en lenke. Åpne den innen en time etter at den kommer, for å bekrefte påmeldingen.',
    },
  },
}
