import { folded } from '../events/search-text.ts'
import type { Payload } from './form.ts'

/** The text in which an RSVP is searched for names and addresses. */
export function searchTextOf(address: string, payload: Payload): string {
  const texts = Object.values(payload).filter((value) => typeof value !== 'boolean' && value !== '')
  return folded([address, ...texts].join(' '))
}

/** The words that all have to occur in that text. */
export function searchedWords(search: string): string[] {
  return folded(search).split(' ').filter(Boolean)
}
