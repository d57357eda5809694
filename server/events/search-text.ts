import { type EventItem, titleOf } from './store.ts'

/**
 * Text without case and accents, so that both engines find `Straße` by `STRASSE` and `München` by `munchen`. In capitals,
 * because several small letters can share one capital (σ and ς), but from small letters, because of ẞ.
 */
export function folded(text: string): string {
  const capitals = text.normalize('NFKD').replaceAll(accents, '').toLowerCase().toUpperCase()
  return capitals
    .replaceAll(/[ŁØÆŒĐÐÞĦ]/g, (letter) => plain[letter]!)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

// Only those of Latin, Greek and Cyrillic. In other scripts such marks are letters of their own.
const accents = /[\u0300-\u036f]/g

// Unicode does not decompose letters with a stroke and ligatures. ß and ı become plain letters as capitals.
const plain: Readonly<Record<string, string>> = {
  Ł: 'L',
  Ø: 'O',
  Æ: 'AE',
  Œ: 'OE',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  Ħ: 'H',
}

/** What an event is found by: its title, which lists are sorted by, the names and places of its dates, and the first day. */
export function searchText(event: EventItem): string {
  const { dates } = event
  const words = [titleOf(event), ...dates.flatMap(({ name, location }) => [name, location ?? '']), dates[0]!.startDate]
  return [...new Set(words.map(folded))].filter((line) => line !== '').join('\n')
}

const mostTerms = 8

/** The words that an event must all contain. */
export function searchTerms(text: string): string[] {
  return [...new Set(folded(text.replaceAll(',', ' ')).split(' '))].filter((term) => term !== '').slice(0, mostTerms)
}
