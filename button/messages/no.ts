import type { Translation } from './en.ts'
import { signUp } from './sign-up/no.ts'

export const no: Translation = {
  add: 'Legg til i kalender',
  calendars: {
    ical: 'iCal-fil',
  },
  close: 'Lukk',
  continue: 'Fortsett',
  unavailable: 'Kalenderknappen kunne ikke lastes inn.',
  openPage: 'Åpne siden til arrangementet',
  dates: {
    title: 'Velg en dato',
    text: 'Dette arrangementet har flere datoer. Du kan legge dem til én etter én.',
  },
  cancelled: 'Avlyst',
  cancelledHint: 'Denne datoen er avlyst. Hvis den allerede er i kalenderen din, oppdater den der.',
  expired: 'Dette arrangementet er over',
  recurring: 'Gjentas',
  online: 'På nett',
  subscribe: 'Abonner på kalenderen',
  overview: {
    empty: 'Det er ingen kommende arrangementer akkurat nå.',
    more: 'Vis alle arrangementer',
  },
  rsvp: 'Meld deg på',
  rsvpExpired: 'Påmeldingen er stengt',
  rsvpFull: 'Fulltegnet',
  thanks: 'Takk',
  share: {
    mail: 'Send på e-post',
    copy: 'Kopier lenke',
    copied: 'Kopiert',
    subject: 'Et arrangement for deg',
  },
  form: {
    send: 'Send inn',
    sending: 'Sender …',
    sent: 'Svaret ditt er sendt.',
    failed: 'Svaret ditt kunne ikke sendes. Prøv igjen.',
    required: 'Fyll ut dette feltet.',
    choose: 'Velg ett alternativ.',
    tick: 'Kryss av i denne ruten.',
    number: 'Skriv inn et tall.',
    optional: 'valgfritt',
    goesTo: (host) => `Opplysningene dine sendes til ${host}.`,
  },
  signUp,
  saved: 'Lagt til i kalenderen din',
  newWindow: 'åpnes i et nytt vindu',
  madeWith: (product) => `Laget med ${product}`,
}
