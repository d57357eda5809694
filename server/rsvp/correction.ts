import type { Context } from '../context.ts'
import { firstVersion } from './new-answer.ts'
import { isOffered, placesOf } from './states.ts'
import type { Place } from './place.ts'
import { type AnswerRow, type NewAnswer, knownAnswers, stateOf } from './store.ts'

/**
 * A sign-up whose address was mistyped, as the page after its form knows it. It is known by its submission, not by its
 * id, because every submission has a nonce: an id would reveal that the address was new.
 */
export interface Mistyped {
  readonly nonce: string
  /** In the form in which addresses are compared. */
  readonly address: string
}

/** Milliseconds in which an RSVP that counts at once, or waits in line, can be replaced: for as long, the page after its form names its address. */
export const correctableFor = 15 * 60_000

/**
 * The RSVP that this sign-up made, unless something has happened to it since: nobody can replace an RSVP that was confirmed,
 * changed or checked in, or one that was there before.
 */
export function replaceable(
  answers: readonly AnswerRow[],
  { nonce, address }: Mistyped,
  now: number,
): AnswerRow | undefined {
  return answers.find((answer) => answer.nonce === nonce && answer.address === address && isUntouched(answer, now))
}

/**
 * Whether an RSVP waits for its address to be confirmed or, where that is not necessary, is as its form has made it. Seats that
 * are offered to somebody are no longer.
 */
export function isUntouched(answer: NewAnswer, now: number): boolean {
  const { status, version, created, pending_until: until } = answer
  if (status === 'pending') return !isOffered(stateOf(answer)) && until! > now
  return version === firstVersion && now - created < correctableFor
}

/** The seats that are held for a mistyped address. They are free for the person who corrects it. */
export function heldSeats({ database, now }: Pick<Context, 'database' | 'now'>) {
  return async (place: Place, mistyped: Mistyped): Promise<number> => {
    const known = await database.read((db) => knownAnswers(db, place, [], [mistyped.nonce]))
    const answer = replaceable(known, mistyped, now())
    return answer ? placesOf(stateOf(answer)) : 0
  }
}
