import type { Transaction } from '../database/open.ts'
import type { By } from '../http/actor.ts'
import type { Template } from './form.ts'
import { lastCall, offerEnd } from './last-call.ts'
import { type AttendeeMail, attendeeMail, queueAttendeeMails } from './mail/queued.ts'
import { recordAnswers } from './recording.ts'
import { offer } from './states.ts'
import type { Place } from './place.ts'
import { type AnswerRow, stateOf, updateAnswer } from './store.ts'
import { findEvent, firstInLine, offersUntilAfter } from './waiting-store.ts'

// Others who sign up for the event wait for so many.
const most = 100

interface Offered {
  /** The seats that are held now. */
  readonly places: number
  /** Whether there may be seats left for others in line. */
  readonly isMore: boolean
}

const nothing: Offered = { places: 0, isMore: false }
const bySystem: By = { system: 'offer-seats' }

/** How long seats are held. */
interface Time {
  readonly until: number
  /** If the mail is delayed. */
  readonly atMost: number
}

/**
 * Offers free seats to the first in line whose amount fits, and so on. The seats of the event must be locked, so that nobody
 * joins the line or takes seats in the meantime.
 */
export async function offerToLine(
  tx: Transaction,
  place: Place,
  { template, free, now }: { readonly template: Template; readonly free: number; readonly now: number },
): Promise<Offered> {
  if (free <= 0) return nothing
  const candidates = await firstInLine(tx, place, { most: free, limit: most })
  if (candidates.length === 0) return nothing
  const time = await timeToHold(tx, place, template, now)
  if (!time) return nothing
  const chosen: AnswerRow[] = []
  let places = 0
  for (const answer of candidates) {
    if (places + answer.amount > free) continue
    chosen.push(answer)
    places += answer.amount
  }
  const held = await hold(tx, chosen, time, bySystem, now)
  const isOvertaken = held.length < chosen.length
  if (isOvertaken) places = held.reduce((sum, { amount }) => sum + amount, 0)
  return { places, isMore: isOvertaken || (candidates.length === most && places < free) }
}

/** Undefined if it is too late to offer seats. */
export async function timeToHold(
  tx: Transaction,
  place: Place,
  template: Template,
  now: number,
): Promise<Time | undefined> {
  const item = await findEvent(tx, place)
  const until = item && offerEnd(item, template, now)
  return until === undefined ? undefined : { until, atMost: lastCall(item!, template, now) }
}

/** Holds seats for these, and returns those it could: none behind one that another writer has changed. */
export async function hold(
  tx: Transaction,
  answers: readonly AnswerRow[],
  { until, atMost: heldAtMost }: Time,
  by: By,
  now: number,
): Promise<AnswerRow[]> {
  const held: AnswerRow[] = []
  for (const answer of answers) {
    const { status, chosen } = offer(stateOf(answer), until).state
    const values = { status, chosen, pending_until: until, updated: now }
    if (!(await updateAnswer(tx, answer, values))) break
    held.push({ ...answer, ...values, version: answer.version + 1 })
  }
  await recordAnswers(tx, now, 'rsvp.offered', held, { by })
  const mails = held.map((answer) => offerMail({ ...answer, heldAtMost }, now))
  await queueAttendeeMails(tx, mails, now)
  return held
}

const offerMail = (answer: AnswerRow & { heldAtMost: number }, now: number) =>
  attendeeMail(answer, 'rsvp_waiting_offer', String(answer.version), now)

/**
 * After an event was moved, or sign-up closes earlier, seats are held no longer than they can be taken. Those who still have
 * time get their mail again, because the first one names another moment.
 */
export async function shortenOffers(
  tx: Transaction,
  place: Place,
  { template, now }: { readonly template: Template; readonly now: number },
) {
  const item = await findEvent(tx, place)
  if (!item) return
  const call = Math.max(lastCall(item, template, now), now)
  if (call === Infinity) return
  const [shortened, mails]: [AnswerRow[], AttendeeMail[]] = [[], []]
  for (const answer of await offersUntilAfter(tx, place, call)) {
    const values = { pending_until: call, updated: now }
    // They have taken or declined it just now.
    if (!(await updateAnswer(tx, answer, values))) continue
    const after = { ...answer, ...values, version: answer.version + 1, heldAtMost: call }
    shortened.push(after)
    if (call > now) mails.push(offerMail(after, now))
  }
  await recordAnswers(tx, now, 'rsvp.updated', shortened, { by: bySystem, fields: ['offered_until'] })
  await queueAttendeeMails(tx, mails, now)
}
