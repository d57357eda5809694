import { inBatches } from '../database/batches.ts'
import type { Transaction } from '../database/open.ts'
import type { By } from '../http/actor.ts'
import type { Removed, Removing } from '../resources/served.ts'
import { countAnswers } from './answer-counts-store.ts'
import { Overtaken } from './attempts.ts'
import { eraseAnswer, eraseMails, eraseMailsAbout } from './personal-store.ts'
import { recordAnswers } from './recording.ts'
import { answeredEventsIn, forgetRemoved, keepAnswersTo } from './removed-store.ts'
import { releaseSeats } from './seats.ts'
import { erased, placesOf } from './states.ts'
import { type AnswerRow, deleteAnswer, stateOf } from './store.ts'

interface Erasure {
  /** The seats stay taken, without a name. */
  readonly keepsSeats: boolean
  readonly now: number
  /** The attendee, if left out. */
  readonly by?: By
}

/** Removes personal data from an answer and the mails about it. An answer that was never confirmed is removed entirely. */
export async function erase(tx: Transaction, answer: AnswerRow, { keepsSeats, now, by }: Erasure) {
  await recordAnswers(tx, now, 'rsvp.erased', [answer], { by })
  await forgetRemoved(tx, answer.organization, answer.address)
  if (answer.status === 'pending') return remove(tx, answer, now)
  const before = stateOf(answer)
  const after = erased(before, keepsSeats)
  if (!(await eraseAnswer(tx, answer, now, after.status))) throw new Overtaken()
  await releaseSeats(tx, answer, placesOf(before) - placesOf(after), now)
}

/** Removes an answer and the personal data in the mails about it, and releases its seats. */
export async function remove(tx: Transaction, answer: AnswerRow, now: number) {
  if (!(await deleteAnswer(tx, answer))) throw new Overtaken()
  await eraseMails(tx, answer)
  await releaseSeats(tx, answer, placesOf(stateOf(answer)), now)
}

/** Says how many answers will be deleted with an event, and keeps them for as long as that can be undone. */
export async function warnOfLostAnswers(tx: Transaction, { organization, key, now }: Removing): Promise<string[]> {
  await keepAnswersTo(tx, organization, String(key), now)
  return lossOf(await countAnswers(tx, { organization, now, column: 'prokey', value: String(key) }))
}

/** The same for all events of a group. */
export async function warnOfLostAnswersIn(tx: Transaction, { organization, key, now }: Removing): Promise<string[]> {
  for (const event of await answeredEventsIn(tx, organization, String(key)))
    await keepAnswersTo(tx, organization, event, now)
  return lossOf(await countAnswers(tx, { organization, now, column: 'event_group', value: String(key) }))
}

function lossOf(count: number): string[] {
  if (count === 0) return []
  return [
    count === 1
      ? '1 RSVP was deleted with it. Restore it within ten minutes to get it back.'
      : `${count} RSVPs were deleted with it. Restore it within ten minutes to get them back.`,
  ]
}

/** Removes personal data from the mails about events that were deleted. Their answers are deleted with them. */
export async function eraseWithEvents(tx: Transaction, { organization, keys }: Removed) {
  await inBatches(tx, (limit) => eraseMailsAbout(tx, organization, keys.map(String), limit))
}
