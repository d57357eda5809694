import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `Nächster von ${count} Terminen`,
  otherDates: 'Weitere Termine',
  laterDates: 'Spätere Termine',
  moreDates: (count) => (count === 1 ? 'und 1 weiterer Termin' : `und ${count} weitere Termine`),
  directions: 'Route',
  copyAddress: 'Adresse kopieren',
  cancelledText:
    'Leider findet sie nicht statt. Steht sie schon in Ihrem Kalender, aktualisieren Sie den Eintrag bitte dort.',
}
