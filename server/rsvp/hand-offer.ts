import type { Transaction } from '../database/open.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../refusal.ts'
import { Overtaken } from './attempts.ts'
import { answerToChange } from './change.ts'
import { hold, timeToHold } from './offers.ts'
import { lockSeats, moveSeats } from './seats.ts'
import { full } from './refusals.ts'
import { type AnswerRow, findAnswer, openEvent, seatsTaken } from './store.ts'

interface Asked {
  /** Holds seats even if fewer are left. */
  readonly isOver: boolean
  readonly now: number
}

/** Offers seats to somebody in line out of turn, on the word of an organizer. */
export async function offerByHand(
  tx: Transaction,
  actor: Actor,
  id: string,
  { isOver, now }: Asked,
): Promise<AnswerRow> {
  const known = await findAnswer(tx, actor.organization, id)
  // In this order: the seats of an event are locked before those in line.
  if (known) await lockSeats(tx, known)
  const answer = await answerToChange(tx, actor, id, now)
  if (answer.status !== 'waiting') throw refused('Only people on the waiting list can be offered seats.', 'not-waiting')
  const template = (await openEvent(tx, answer.event))?.template
  if (!template) throw refused('This event is not a published RSVP event.', 'event')
  const time = await timeToHold(tx, answer, template, now)
  if (!time) throw refused('It is too late to hold seats for anyone. Change the reply instead.', 'late')
  const [held] = await hold(tx, [answer], time, actor.by, now)
  if (!held) throw new Overtaken()
  const limit = { max: isOver ? null : template.max, waiting_list: template.waiting_list }
  if (!(await moveSeats(tx, answer, answer.amount, limit, now))) throw full(template, await seatsTaken(tx, answer))
  return held
}

const refused = (message: string, reason: string) => new Refusal('conflict', message, { details: { reason } })
