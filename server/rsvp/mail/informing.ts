import { randomUUID } from 'node:crypto'
import type { Event, EventDate } from '@kalends/contract'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/open.ts'
import { isRsvpEvent } from '../../events/events.ts'
import { parseSerials } from '../../events/serials.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { Run } from '../../jobs/worker.ts'
import type { Informed } from '../../resources/served.ts'
import type { MailContent } from './content.ts'
import { type Known, knownBefore, knownBeforeBoth } from './known.ts'
import { attendeeMail, queueAttendeeMails } from './queued.ts'
import { comingAnswers, waitingMails } from './store.ts'

/** Mails to attendees about a change of their event, queued in parts. */
interface Informing {
  readonly organization: number
  readonly event: string
  /** Each attendee gets one mail for it, even if a part is retried. */
  readonly occasion: string
  /** Attendees who have unsubscribed get it as well. */
  readonly isCancellation: boolean
  /** Missing in jobs that older servers have enqueued. */
  readonly known?: Known
  /** What the organizer says about it. */
  readonly note?: string | null
  /** The serial of the last answer that is done. */
  readonly after: number
}

const atOnce = 500

/** Enqueues the first part in the transaction that changes the event. */
export async function informLater(
  tx: Transaction,
  { organization, key, before, after, row, columns, note, now }: Informed<typeof Event>,
): Promise<string[]> {
  const isCancellation = callsOff(before.dates, after.dates)
  const known = knownBefore(
    { item: before, serials: parseSerials(row.serials, before.dates.length).dates },
    { item: after, serials: parseSerials(columns.serials, after.dates.length).dates },
  )
  const part = { organization, event: key as string, occasion: randomUUID(), isCancellation, known, note, after: 0 }
  // An event that has lost its form may still have attendees.
  if (!isRsvpEvent(after) && (await comingAnswers(tx, part, 1)).length === 0)
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
    const answers = await comingAnswers(tx, part, atOnce)
    const { occasion, isCancellation } = part
    const toldOf = await changesToTell(tx, part, answers)
    const mails = answers.map((answer) =>
      attendeeMail({ ...answer, isCancellation, ...toldOf(answer.id) }, 'rsvp_event_update', occasion, now()),
    )
    await queueAttendeeMails(tx, mails, now())
    if (answers.length === atOnce) await enqueuePart(tx, { ...part, after: answers.at(-1)!.serial }, now())
  })
}

/** A mail also tells what an earlier one says that it supersedes: the attendee never reads that one. */
async function changesToTell(
  tx: Transaction,
  { organization, known = {}, note }: Informing,
  answers: readonly { id: string }[],
) {
  const ids = answers.map(({ id }) => id)
  const earlier = Map.groupBy(await waitingMails(tx, organization, 'rsvp_event_update', ids), ({ answer }) => answer)
  return (answer: string): Pick<MailContent, 'known' | 'notes'> => {
    const told = (earlier.get(answer) ?? []).map((mail) => JSON.parse(mail.content!) as MailContent)
    return {
      known: [...told.map((each) => each.known ?? {}), known].reduce(knownBeforeBoth),
      notes: [...new Set([...told.flatMap(({ notes = [] }) => notes), ...(note ? [note] : [])])],
    }
  }
}

function enqueuePart(tx: Transaction, part: Informing, now: number) {
  const { organization } = part
  return enqueue(tx, { name: 'inform-attendees', organization, payload: part, runAt: now }, now)
}
