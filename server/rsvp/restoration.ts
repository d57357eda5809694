import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import type { Actor } from '../http/actor.ts'
import { isRsvpEvent, type EventItem } from '../events/events.ts'
import { stateOfMail, withdrawMail } from '../mail/store.ts'
import { Refusal, noEntryFound } from '../refusal.ts'
import type { Returning } from '../resources/served.ts'
import { alreadyThere } from './addition.ts'
import { Overtaken } from './attempts.ts'
import { recordAnswers } from './recording.ts'
import { removalMail } from './removal.ts'
import { forgetRemovedBefore, lockRemoved, returnAnswer, returnAnswersTo } from './removed-store.ts'
import { moveSeats, offerSeats } from './seats.ts'
import { full } from './refusals.ts'
import { placesOf } from './states.ts'
import {
  type AnswerRow,
  findAnswer,
  hasEvent,
  knownAnswers,
  openEvent,
  placesHeld,
  seatsTaken,
  stateOf,
} from './store.ts'

const minute = 60_000
/** For how long removed answers can be brought back. */
export const undoFor = 10 * minute

export interface Restored {
  readonly answer: AnswerRow
  /** The attendee was already told that the RSVP is removed. */
  readonly isTold: boolean
}

/**
 * Brings back an answer that an organizer removed: the same ticket, links and moment of sign-up. No mail is sent, and the
 * one about the removal is withdrawn if it has not left yet.
 */
export async function restoreAnswer(
  tx: Transaction,
  { now }: Pick<Context, 'now'>,
  actor: Actor,
  id: string,
  { isOver }: { readonly isOver: boolean },
): Promise<Restored> {
  const { organization } = actor
  const removed = await lockRemoved(tx, { organization, id, since: now() - undoFor })
  if (!removed) {
    if (!(await findAnswer(tx, organization, id))) throw noEntryFound()
    throw refused('This RSVP is not removed.', 'not-removed')
  }
  if (!(await hasEvent(tx, organization, removed.event)))
    throw refused('The event of this RSVP is deleted. Restore the event first.', 'event')
  if (removed.pending_until !== null && removed.pending_until <= now())
    throw refused('The attendee did not confirm this RSVP in time, so it cannot come back.', 'expired')
  const [known] = await knownAnswers(tx, removed, [removed.address], [])
  if (known) throw alreadyThere(removed.email)
  const { mail } = removalMail(removed, now())
  await withdrawMail(tx, mail, 'The RSVP was restored.')
  const isTold = ['waiting', 'sent'].includes((await stateOfMail(tx, mail)) ?? '')
  const answer: AnswerRow = {
    ...removed,
    // A form that is sent again is recognized by its address.
    nonce: null,
    version: removed.version + 1,
    // The next entry for the calendar comes after the one that took it out.
    sequence: removed.sequence + (isTold ? 2 : 0),
  }
  if (!(await returnAnswer(tx, answer, now()))) throw new Overtaken()
  await recordAnswers(tx, now(), 'rsvp.restored', [answer], actor)
  const template = (await openEvent(tx, answer.event, { drafts: true }))?.template
  const limit = { max: isOver ? null : (template?.max ?? null), waiting_list: template?.waiting_list ?? false }
  if (!(await moveSeats(tx, answer, placesOf(stateOf(answer)), limit, now())))
    throw full(template!, await seatsTaken(tx, answer))
  if (answer.status === 'waiting') await offerSeats(tx, answer, now())
  return { answer, isTold }
}

const refused = (message: string, reason: string) => new Refusal('conflict', message, { details: { reason } })

/** Brings back the answers that were deleted with an event. Says so if it is too late for that. */
export async function returnAnswers(
  tx: Transaction,
  { organization, key, item, deleted, now }: Returning,
): Promise<string[]> {
  const event = String(key)
  const place = { event, organization }
  await returnAnswersTo(tx, place, { since: now - undoFor, now })
  await moveSeats(tx, place, await placesHeld(tx, place), { max: null, waiting_list: false }, now)
  await offerSeats(tx, place, now)
  const isLate = isRsvpEvent(item as unknown as EventItem) && deleted <= now - undoFor
  return isLate ? ['RSVPs do not come back: they were deleted with their event more than ten minutes ago.'] : []
}

const atOnce = 1000

/** Removes the copies for good. The minute on top is for servers whose clocks differ. */
export async function forgetRemovedAnswers({ database, now }: Pick<Context, 'database' | 'now'>) {
  const before = now() - undoFor - minute
  const some = () => database.transaction((tx) => forgetRemovedBefore(tx, before, atOnce))
  while ((await some()) === atOnce);
}
