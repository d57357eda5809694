import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import { errorFields, log } from '../http/log.ts'
import { enqueue, enqueueAll } from '../jobs/queue.ts'
import type { Run } from '../jobs/worker.ts'
import type { Saved } from '../resources/served.ts'
import { queueAttendeeMails } from './mail/queued.ts'
import { reminderMail } from './mail/reminder-mail.ts'
import { comingAnswers } from './mail/store.ts'
import { type Reminder, dueReminder, localDay, nextReminder } from './mail/reminder-moments.ts'
import {
  type Remindable,
  type ReminderRow,
  eventsOfTemplate,
  forget,
  hasPlans,
  hoursOf,
  mark,
  plan,
  remindable,
  takeDue,
} from './reminder-store.ts'

const hour = 3_600_000
/** Events whose rows are locked together; other writers of these events wait. */
const eventsAtOnce = 100
const mailsAtOnce = 500

/** Starts the reminders that are due, and plans the next ones of events that have changed. */
export async function remindAll({ database, settings, now }: Context, { signal }: Pick<Run, 'signal'>) {
  const some = () =>
    database.transaction(async (tx) => {
      const rows = await takeDue(tx, now(), eventsAtOnce)
      const found = await remindable(
        tx,
        rows.map(({ event }) => event),
      )
      const steps = rows.map((row) => [row, stepOf(row, found.get(row.event), now())] as const)
      for (const [row, { next, error }] of steps) {
        if (error) log(settings, 'error', 'reminders cannot be planned', { event: row.event, err: errorFields(error) })
        if (next) await plan(tx, { ...row, ...next })
      }
      await forget(
        tx,
        steps.filter(([, { next }]) => !next).map(([{ event }]) => event),
      )
      const jobs = steps.flatMap(([row, { due }]) => (due ? [jobOf({ ...row, ...due, after: 0 }, now())] : []))
      await enqueueAll(tx, jobs, now())
      return rows.length
    })
  while ((await some()) === eventsAtOnce) signal.throwIfAborted()
}

interface Step {
  /** What attendees are reminded of now. */
  readonly due?: (Reminder & Pick<Reminding, 'day'>) | undefined
  /** Left out: nothing is ahead. */
  readonly next?: Pick<ReminderRow, 'hours' | 'since' | 'due'>
  readonly error?: Error
}

function stepOf(row: ReminderRow, event: Remindable | undefined, now: number): Step {
  if (!event) return {}
  try {
    const hours = JSON.stringify(event.hours)
    // What was due before there were these reminders is not sent.
    const since = row.hours === hours ? row.since : now
    const due = dueReminder(event.item, event.hours, { since, now })
    const done = Math.max(since, now)
    const next = nextReminder(event.item, event.hours, done)
    return {
      ...(due && !event.isDisabled && { due: { ...due, day: localDay(event.item, now) } }),
      ...(next && { next: { hours, since: done, due: next.at } }),
    }
  } catch (error) {
    // One event must not keep others from being reminded.
    return { next: { hours: row.hours, since: row.since, due: now + hour }, error: error as Error }
  }
}

/** Reminders of one date of an event, queued in parts. */
interface Reminding extends Reminder {
  readonly organization: number
  readonly event: string
  /** Where it takes place. People get at most one reminder a day. */
  readonly day: string
  /** The serial of the last answer that is done. */
  readonly after: number
}

/** Queues the mails of one part and, in the same transaction, the next part, so that a crash repeats nothing. */
export async function remindAttendees({ database, now }: Context, run: Run) {
  const part = run.payload as Reminding
  await database.transaction(async (tx) => {
    await run.complete(tx)
    if (part.starts <= now()) return
    const answers = await comingAnswers(tx, { ...part, signedUpBy: part.at }, mailsAtOnce)
    await queueAttendeeMails(
      tx,
      answers.map((answer) => reminderMail(answer, part, now())),
      now(),
    )
    if (answers.length === mailsAtOnce)
      await enqueueAll(tx, [jobOf({ ...part, after: answers.at(-1)!.serial }, now())], now())
  })
}

function jobOf({ organization, event, starts, at, day, after }: Reminding, now: number) {
  const payload: Reminding = { organization, event, starts, at, day, after }
  return { name: 'remind-attendees', organization, payload, runAt: now }
}

interface Marking {
  readonly organization: number
  readonly template: number
  /** The prokey of the last event that is done. */
  readonly after: string
}

/** After a change of an RSVP template, its events may have other reminders. */
export async function remindAfterTemplate(tx: Transaction, { organization, key, now }: Saved) {
  const template = Number(key)
  const hours = (await hoursOf(tx, organization, template)) ?? []
  if (hours.length === 0 && !(await hasPlans(tx, organization))) return
  await markLater(tx, { organization, template, after: '' }, now)
}

/** Marks some events of a template, to be planned again. */
export async function markEvents({ database, now }: Context, run: Run) {
  const part = run.payload as Marking
  const { organization, template } = part
  await database.transaction(async (tx) => {
    await run.complete(tx)
    const hours = await hoursOf(tx, organization, template)
    const some = hours ? await eventsOfTemplate(tx, part, mailsAtOnce) : []
    if (some.length > 0) await mark(tx, organization, some, JSON.stringify(hours))
    if (some.length === mailsAtOnce) await markLater(tx, { ...part, after: some.at(-1)! }, now())
  })
}

function markLater(tx: Transaction, part: Marking, now: number) {
  return enqueue(tx, { name: 'mark-reminders', organization: part.organization, payload: part, runAt: now }, now)
}
