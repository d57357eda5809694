import type { Context } from '../context.ts'
import { isOffered, placesOf } from './states.ts'
import { type AnswerRow, knownAnswers, stateOf } from './store.ts'

/**
 * A sign-up whose address was mistyped, as the page after its form knows it. It is known by its submission, not by its
 * id, because every submission has a nonce: an id would reveal that the address was new.
 */
export interface Mistyped {
  readonly nonce: string
  /** In the form in which addresses are compared. */
  readonly address: string
}

/**
 * The RSVP that this sign-up made. Undefined unless it still waits for somebody to confirm the address: nobody can replace an
 * RSVP that was confirmed, or one that was there before.
 */
export function replaceable(
  answers: readonly AnswerRow[],
  { nonce, address }: Mistyped,
  now: number,
): AnswerRow | undefined {
  return answers.find((answer) => {
    const isPending = answer.status === 'pending' && !isOffered(stateOf(answer)) && answer.pending_until! > now
    return answer.nonce === nonce && answer.address === address && isPending
  })
}

/** The seats that are held for a mistyped address. They are free for the person who corrects it. */
export function heldSeats({ database, now }: Pick<Context, 'database' | 'now'>) {
  return async (event: string, mistyped: Mistyped): Promise<number> => {
    const known = await database.read((db) => knownAnswers(db, event, [], [mistyped.nonce]))
    const answer = replaceable(known, mistyped, now())
    return answer ? placesOf(stateOf(answer)) : 0
  }
}
