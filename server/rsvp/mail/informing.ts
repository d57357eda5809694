import { randomUUID } from 'node:crypto'
import type { Event, EventDate } from '@kalends/contract'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/open.ts'
import { isRsvpEvent } from '../../events/events.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { Run } from '../../jobs/worker.ts'
import type { Informed } from '../../resources/served.ts'
import { attendeeMail, queueAttendeeMails } from './queued.ts'
import { informedAnswers } from './store.ts'

/** Mails to attendees about a change of their event, queued in parts. */
interface Informing {
  readonly organization: number
  readonly event: string
  /** Each attendee gets one mail for it, even if a part is retried. */
  readonly occasion: string
  /** Attendees who have unsubscribed get it as well. */
  readonly isCancellation: boolean
  /** The serial of the last answer that is done. */
  readonly after: number
}

const atOnce = 500

/** Enqueues the first part in the transaction that changes the event. */
export async function informLater(
  tx: Transaction,
  { organization, key, before, after, now }: Informed<typeof Event>,
): Promise<string[]> {
  const isCancellation = callsOff(before.dates, after.dates)
  const part = { organization, event: key as string, occasion: randomUUID(), isCancellation, after: 0 }
  // An event that has lost its form may still have attendees.
  if (!isRsvpEvent(after) && (await informedAnswers(tx, part, 1)).length === 0)
    return ['inform has no effect: this event has no sign-up.']
  await enqueuePart(tx, part, now)
  return []
}

/** Whether a date was cancelled or reinstated. Dates keep their positions. */
function callsOff(before: readonly EventDate[], after: readonly EventDate[]): boolean {
  const isOff = (date: EventDate | undefined) => !date || date.status === 'CANCELLED'
  return after.every(isOff) || before.some((date, position) => isOff(date) !== isOff(after[position]))
}

/** Queues the mails of one part and, in the same transaction, the next part, so that a crash repeats nothing. */
export async function informAttendees({ database, now }: Context, run: Run) {
  const part = run.payload as Informing
  await database.transaction(async (tx) => {
    await run.complete(tx)
    const answers = await informedAnswers(tx, part, atOnce)
    const { occasion, isCancellation } = part
    const mails = answers.map((answer) =>
      attendeeMail({ ...answer, isCancellation }, 'rsvp_event_update', occasion, now()),
    )
    await queueAttendeeMails(tx, mails, now())
    if (answers.length === atOnce) await enqueuePart(tx, { ...part, after: answers.at(-1)!.serial }, now())
  })
}

function enqueuePart(tx: Transaction, part: Informing, now: number) {
  const { organization } = part
  return enqueue(tx, { name: 'inform-attendees', organization, payload: part, runAt: now }, now)
}
