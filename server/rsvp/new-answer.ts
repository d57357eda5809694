import { randomUUID } from 'node:crypto'
import { type Reading, comparable } from './form.ts'
import { newTicket } from './mail/ticket.ts'
import { searchTextOf } from './search.ts'
import type { AnswerState } from './states.ts'
import { type NewAnswer, columnsOf } from './store.ts'

interface Added {
  readonly event: string
  readonly organization: number
  readonly read: Reading
  readonly language: string
  readonly nonce: string | null
  readonly now: number
}

/** Every change of an RSVP raises its version. */
export const firstVersion = 1

export function newAnswer({ event, organization, read, language, nonce, now }: Added, state: AnswerState): NewAnswer {
  return {
    id: randomUUID(),
    organization,
    event,
    ...columnsOf(state),
    email: read.email,
    address: comparable(read.email),
    payload: JSON.stringify(read.payload),
    language,
    nonce,
    sequence: 0,
    version: firstVersion,
    created: now,
    updated: null,
    ticket: newTicket(),
    checked_in: null,
    search: searchTextOf(comparable(read.email), read.payload),
  }
}
