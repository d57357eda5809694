import type { Transaction } from '../database/open.ts'
import type { Template } from './form.ts'
import { lastCall, offerEnd } from './last-call.ts'
import { type AttendeeMail, attendeeMail, queueAttendeeMails } from './mail/queued.ts'
import { recordAnswers } from './recording.ts'
import { offer, placesOf } from './states.ts'
import { type AnswerRow, stateOf, updateAnswer } from './store.ts'
import { findEvent, firstInLine } from './waiting-store.ts'

// Others who sign up for the event wait for so many.
const most = 100

interface Offered {
  /** The seats that are held now. */
  readonly places: number
  /** Whether there may be seats left for others in line. */
  readonly isMore: boolean
}

const nothing: Offered = { places: 0, isMore: false }

/**
 * Offers free seats to the first in line whose amount fits, and so on. The seats of the event must be locked, so that nobody
 * joins the line or takes seats in the meantime.
 */
export async function offerToLine(
  tx: Transaction,
  event: string,
  { template, free, now }: { readonly template: Template; readonly free: number; readonly now: number },
): Promise<Offered> {
  if (free <= 0) return nothing
  const candidates = await firstInLine(tx, event, { most: free, limit: most })
  if (candidates.length === 0) return nothing
  const item = await findEvent(tx, event)
  const until = item && offerEnd(item, template, now)
  if (!item || until === undefined) return nothing
  const heldAtMost = lastCall(item, template, now)
  const offered: AnswerRow[] = []
  const mails: AttendeeMail[] = []
  let places = 0
  let isOvertaken = false
  for (const answer of candidates) {
    const { state, mail } = offer(stateOf(answer), until)
    if (places + placesOf(state) > free) continue
    const { status, chosen } = state
    const values = { status, chosen, pending_until: until, updated: now }
    // They have left the list just now, or changed something else. Then nobody behind them is next.
    if (!(await updateAnswer(tx, answer, values))) {
      isOvertaken = true
      break
    }
    const after = { ...answer, ...values, version: answer.version + 1 }
    offered.push(after)
    mails.push(attendeeMail({ ...after, heldAtMost }, mail!, String(after.version), now))
    places += placesOf(state)
  }
  await recordAnswers(tx, now, 'rsvp.offered', offered, { by: { system: 'offer-seats' } })
  await queueAttendeeMails(tx, mails, now)
  return { places, isMore: isOvertaken || (candidates.length === most && places < free) }
}
