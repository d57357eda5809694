import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `Nächster von ${count} Terminen`,
  otherDates: 'Weitere Termine',
  laterDates: 'Spätere Termine',
  directions: 'Route',
  copyAddress: 'Adresse kopieren',
  cancelledText: 'Der Termin entfällt. Steht er schon in Ihrem Kalender, aktualisieren Sie ihn bitte dort.',
}
