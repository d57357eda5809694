import type { Context } from '../context.ts'
import { removeJob } from '../jobs/queue.ts'
import { remindAll } from '../rsvp/reminders.ts'
import { handlers } from '../schedule.ts'
import { mailsOf } from './mailing.ts'
import type { TestServer } from './server.ts'

/** A Saturday evening in Berlin. */
export const party = { name: 'Party', startDate: '2027-05-01', startTime: '18:00', timeZone: 'Europe/Berlin' }

/** Lets time pass until then, and does what a server that ran all the time would have done at the end of it. */
export async function at(server: TestServer, moment: string) {
  passTo(server, moment)
  await tick(server.context)
}

/** Lets time pass without a server. */
export function passTo(server: TestServer, moment: string) {
  server.advance(Temporal.Instant.from(moment).epochMilliseconds - server.context.now())
}

/** What happens every minute. */
export async function tick(context: Context) {
  await runAll(context, 'mark-reminders')
  await remindAll(context, { signal: new AbortController().signal })
  await runAll(context, 'remind-attendees')
}

/** Runs the jobs of a name, and those that they enqueue. Returns how many there were. */
export async function runAll(context: Context, name: string): Promise<number> {
  for (let count = 0; ; count += 1) {
    const [job] = await jobsOf(context, name)
    if (!job) return count
    await runJob(context, job)
  }
}

export const jobsOf = ({ database }: Context, name: string) =>
  database.read((db) => db.selectFrom('job').selectAll().where('name', '=', name).orderBy('id').execute())

export function runJob(context: Context, { id, name, payload }: { id: number; name: string; payload: string }) {
  return handlers[name]!.run(context, {
    payload: JSON.parse(payload),
    isLastAttempt: false,
    signal: new AbortController().signal,
    complete: async (tx) => void (await removeJob(tx, id)),
    putOff: async () => {},
    completeWith: async () => {},
    inconclusive: () => {},
    slot: async () => {},
  })
}

/** Such as "ann 2027-05-01T18:00": whom a reminder was made for, and of which date, in Berlin. */
export async function reminded(server: TestServer): Promise<string[]> {
  const mails = (await mailsOf(server)).filter(({ kind }) => kind === 'rsvp_reminder')
  return mails.map(({ recipient, expires }) => {
    const starts = Temporal.Instant.fromEpochMilliseconds(expires!)
    const local = starts.toZonedDateTimeISO('Europe/Berlin').toPlainDateTime().toString({ smallestUnit: 'minute' })
    return `${recipient.split('@')[0]} ${local}`
  })
}
