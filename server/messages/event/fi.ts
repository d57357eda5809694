import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `Seuraava ${count} päivästä`,
  otherDates: 'Muut päivät',
  laterDates: 'Myöhemmät päivät',
  moreDates: (count) => (count === 1 ? 'ja 1 muu päivä' : `ja ${count} muuta päivää`),
  directions: 'Reittiohjeet',
  copyAddress: 'Kopioi osoite',
  cancelledText: 'Tapahtumaa ei järjestetä. Jos se on jo kalenterissasi, päivitä se siellä.',
}
