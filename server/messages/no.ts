import type { Messages } from './en.ts'

export const no: Messages = {
  icalFile: 'iCal-fil',
  allDay: 'Hele dagen',
  cancelled: 'Avlyst',
  copy: 'Kopier',
  copied: 'Kopiert',
  pageAddress: 'Adressen til denne siden',
  anyway: 'Prøv likevel',
  otherCalendars: 'Andre kalendere',
  missing: {
    title: 'Her er det ingenting',
    text: 'Lenken kan være ufullstendig, eller arrangementet er ikke lenger offentlig.',
  },
  dates: {
    title: 'Velg en dato',
    text: 'Dette arrangementet har flere datoer. Du kan legge dem til én etter én.',
    all: 'Alle datoer i én fil',
  },
  calledOff: {
    title: 'Denne datoen er avlyst',
    text: 'Det er ingenting å legge til. Hvis den allerede er i kalenderen din, oppdaterer denne filen den der.',
    file: 'Oppdater kalenderen min',
  },
  series: {
    title: 'Dette arrangementet gjentas',
    text: (calendar) =>
      `${calendar} kan ikke legge til gjentakende arrangementer fra en lenke. Velg en annen kalender for alle datoene, eller legg til bare én.`,
    whole: 'Alle datoer',
    next: 'Bare neste dato',
  },
  inApp: {
    title: 'Åpne denne siden i nettleseren',
    text: 'Appen du er i, kan ikke sende dette videre til kalenderen din. Nettleseren kan det.',
    steps: ['Kopier adressen.', 'Åpne nettleseren og lim den inn der.'],
  },
  safari: {
    title: 'Åpne denne siden i Safari',
    text: 'Denne nettleseren kan ikke sende et abonnement videre til kalenderen din. Safari kan det.',
    steps: ['Kopier adressen.', 'Åpne Safari og lim den inn der.'],
  },
  subscribe: {
    title: 'Abonner på denne kalenderen',
    address: 'Adressen til kalenderen',
    byHand: (calendar) =>
      `${calendar} har ingen lenke for dette. Kopier adressen, åpne ${calendar} og legg den til der som en kalender fra internett.`,
    cannot: (calendar) =>
      `${calendar} kan ikke abonnere på denne kalenderen. Velg en annen kalender, eller kopier adressen.`,
    onComputer: (calendar) =>
      `${calendar} tar bare imot nye abonnementer på en datamaskin. Åpne denne siden der, eller kopier adressen.`,
  },
}
