import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `Seuraava, yhteensä ${count} päivää`,
  otherDates: 'Muut päivät',
  laterDates: 'Myöhemmät päivät',
  directions: 'Reittiohjeet',
  copyAddress: 'Kopioi osoite',
  cancelledText: 'Tapahtumaa ei järjestetä. Jos se on jo kalenterissasi, päivitä se siellä.',
}
