import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `Neste av ${count} datoer`,
  otherDates: 'Andre datoer',
  laterDates: 'Senere datoer',
  moreDates: (count) => (count === 1 ? 'og 1 dato til' : `og ${count} datoer til`),
  directions: 'Veibeskrivelse',
  copyAddress: 'Kopier adressen',
  cancelledText: 'Det blir ikke noe av. Hvis det allerede står i kalenderen din, oppdaterer du det der.',
}
