import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import { enqueue } from '../jobs/queue.ts'
import type { Run } from '../jobs/worker.ts'
import { queueMails } from '../mail/store.ts'
import { queuedMail } from './queued-mail.ts'
import { informedAnswers, insertLinks } from './store.ts'

/** Tells attendees that an event has changed, some at a time. */
interface Informing {
  readonly organization: number
  readonly event: string
  /** Each attendee gets one mail for it, however often a part is tried. */
  readonly occasion: string
  /** The serial of the last answer that is done. */
  readonly after: number
}

const atOnce = 500
// Milliseconds between two parts, so that mails for which somebody is waiting get in between.
const pause = 20_000

/** Enqueues it in the transaction that changes the event. */
export async function informLater(tx: Transaction, organization: number, event: string, now: number) {
  await enqueuePart(tx, { organization, event, occasion: randomUUID(), after: 0 }, now)
}

/** Queues the mails of one part, and in the same transaction the next part; a crash repeats no more than it undoes. */
export async function informAttendees({ database, now }: Context, run: Run) {
  const part = run.payload as Informing
  await database.transaction(async (tx) => {
    await run.complete(tx)
    const answers = await informedAnswers(tx, part, atOnce)
    const mails = answers.map((answer) => queuedMail(answer, 'rsvp_event_update', part.occasion, now()))
    await insertLinks(
      tx,
      mails.flatMap(({ links }) => links),
    )
    await queueMails(
      tx,
      mails.map(({ mail }) => mail),
      now(),
    )
    if (answers.length === atOnce) await enqueuePart(tx, { ...part, after: answers.at(-1)!.serial }, now(), pause)
  })
}

function enqueuePart(tx: Transaction, part: Informing, now: number, after = 0) {
  return enqueue(tx, { name: 'inform-attendees', payload: part, runAt: now + after }, now)
}
