import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `Următoarea din ${count} date`,
  otherDates: 'Alte date',
  laterDates: 'Date ulterioare',
  directions: 'Indicații de orientare',
  copyAddress: 'Copiază adresa',
  cancelledText: 'Nu va avea loc. Dacă este deja în calendarul tău, actualizează-l acolo.',
}
