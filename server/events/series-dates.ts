import type { Event } from '@kalends/contract'
import { parseDay } from '../calendar/days.ts'
import { eventTime, isDynamic } from '../calendar/event-time.ts'
import { occurrenceOn } from '../calendar/series.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import type { Actor } from '../http/actor.ts'
import { etagOf, refuseStale } from '../http/etag.ts'
import { Refusal, noEntryFound } from '../refusal.ts'
import type { ResourceWriter } from '../resources/write.ts'
import { type Occurrence, occurrenceAlone } from './copy.ts'
import { soundRule } from './recurrence.ts'
import { deleteOldOrigins, deleteOrigin, insertOrigin, lockSignUps, originOf } from './split-store.ts'
import type { Status } from './status.ts'
import { type EventItem, eventStore } from './store.ts'

type Writer = ResourceWriter<typeof Event>

/** Takes one occurrence out of a series and creates an event from it, draft or published like the series. */
export async function detachDate(
  tx: Transaction,
  writer: Writer,
  actor: Actor,
  now: number,
  { prokey, occurrence, ifMatch }: { prokey: string; occurrence: Occurrence; ifMatch: string | undefined },
) {
  const row = await eventStore.take(tx, actor.organization, prokey)
  if (!row) throw noEntryFound()
  refuseStale(ifMatch, etagOf(row))
  const series = eventStore.item(row) as EventItem
  const alone = occurrenceAlone(series, occurrence, now)
  await writer.update(tx, actor, prokey, undefined, { skipped_dates: [...series.skipped_dates, occurrence.date] })
  const created = await writer.create(tx, actor, alone, { status: row.status as Status })
  await insertOrigin(tx, actor.organization, String(created.key), { series: prokey, day: occurrence.date })
  return created
}

export interface Attached {
  readonly series: string
  readonly day: string
  readonly warnings: string[]
  /** Whether the separate event can be restored. */
  readonly restorable: boolean
}

/** Puts a date that became an event back into its series, and deletes that event. */
export async function attachDate(
  tx: Transaction,
  writer: Writer,
  actor: Actor,
  now: number,
  { prokey, ifMatch }: { prokey: string; ifMatch: string | undefined },
): Promise<Attached> {
  const { organization } = actor
  const origin = await originOf(tx, organization, prokey)
  // Both before any group: others lock an event first and then its group, and would deadlock otherwise.
  const series = origin && (await eventStore.take(tx, organization, origin.series))
  const alone = await eventStore.take(tx, organization, prokey)
  if (!alone) throw noEntryFound()
  refuseStale(ifMatch, etagOf(alone))
  if (!origin)
    throw new Refusal('conflict', 'This event does not come from a series, so there is no date to bring back.')
  if (!series)
    throw new Refusal('conflict', 'The series that this event comes from is deleted. Restore the series first.')

  const { day } = origin
  const item = eventStore.item(series) as EventItem
  if (!hasDate(item, day, now))
    throw new Refusal(
      'conflict',
      `The series was changed and no longer has a date on ${day}. Keep this event, or delete it.`,
    )
  if (item.skipped_dates.includes(day)) {
    const skipped_dates = item.skipped_dates.filter((each) => each !== day)
    await writer.update(tx, actor, origin.series, undefined, { skipped_dates })
  }
  const isForgettable = alone.version === 1
  // Otherwise somebody who signs up right now would be lost with the event.
  await lockSignUps(tx, actor.organization, alone.id)
  const warnings = await writer.remove(tx, actor, prokey, undefined, { isForgettable })
  const restorable = !isForgettable || warnings.length > 0
  if (!restorable) await deleteOrigin(tx, actor.organization, prokey)
  return { ...origin, warnings, restorable }
}

/** Whether the series has a date on this day, or would have it if it did not skip it. */
function hasDate(series: EventItem, day: string, now: number): boolean {
  const rule = soundRule({ ...series, skipped_dates: [] })
  if (rule === null || series.dates.some(isDynamic)) return false
  const time = eventTime(series.dates[0]!, Temporal.Instant.fromEpochMilliseconds(now))
  return occurrenceOn(time, rule, parseDay(day)!) !== undefined
}

// Few enough to let other writers in between.
const atOnce = 500

/** A job: forgets where events come from that can no longer be restored. */
export async function forgetOrigins({ database }: Pick<Context, 'database'>, signal: AbortSignal) {
  const forgetSome = () => database.transaction((tx) => deleteOldOrigins(tx, atOnce))
  while ((await forgetSome()) === atOnce) signal.throwIfAborted()
}
