import type { Payload } from './form.ts'

/** The text in which an RSVP is searched for names and addresses. */
export function searchTextOf(address: string, payload: Payload): string {
  const texts = Object.values(payload).filter((value) => typeof value !== 'boolean' && value !== '')
  return simplified([address, ...texts].join(' '))
}

/** The words that all have to occur in that text. */
export function searchedWords(search: string): string[] {
  return simplified(search).split(' ').filter(Boolean)
}

/** Without accents, capital letters and further spaces: the engines can't compare letters beyond ASCII like this. */
function simplified(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
