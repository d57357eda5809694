import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `Nästa av ${count} datum`,
  otherDates: 'Andra datum',
  laterDates: 'Senare datum',
  moreDates: (count) => `och ${count} datum till`,
  directions: 'Vägbeskrivning',
  copyAddress: 'Kopiera adressen',
  cancelledText: 'Det blir inte av. Om det redan finns i din kalender uppdaterar du det där.',
}
