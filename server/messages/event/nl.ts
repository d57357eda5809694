import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `Eerstvolgende van ${count} data`,
  otherDates: 'Andere data',
  laterDates: 'Latere data',
  moreDates: (count) => (count === 1 ? 'en nog 1 datum' : `en nog ${count} data`),
  directions: 'Route',
  copyAddress: 'Adres kopiëren',
  cancelledText: 'Het gaat niet door. Staat het al in je agenda? Werk het daar dan bij.',
}
