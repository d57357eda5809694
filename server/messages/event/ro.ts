import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `Următoarea din ${count}${needsDe(count) ? ' de' : ''} date`,
  otherDates: 'Alte date',
  laterDates: 'Date ulterioare',
  moreDates: (count) => (count === 1 ? 'și încă 1 dată' : `și încă ${count}${count < 20 ? '' : ' de'} date`),
  directions: 'Indicații de orientare',
  copyAddress: 'Copiază adresa',
  cancelledText: 'Nu mai are loc. Dacă este deja în calendarul tău, actualizează-l acolo.',
}

const plural = new Intl.PluralRules('ro')

/** From twenty on, "de" comes before the noun, depending on the last digits. The number may have separators. */
function needsDe(count: string): boolean {
  return plural.select(Number(count.replace(/\D/g, ''))) === 'other'
}
