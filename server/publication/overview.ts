import { type EventTime, isDynamic, momentsOf } from '../calendar/event-time.ts'
import { scheduleOf } from '../calendar/schedule.ts'
import { upcomingOccurrences } from '../calendar/series.ts'
import type { Context } from '../context.ts'
import { type EventItem, events } from '../events/events.ts'
import { soundRule } from '../events/recurrence.ts'
import { dateAnchor, occurrencePath, outlineOf } from './outline.ts'
import { publicationReads } from './store.ts'

/** One time at which an event of a group takes place. */
export interface Occasion {
  readonly prokey: string
  /** Where it is shown: the page of the event, or the part of it that is about this date. */
  readonly path: string
  readonly title: string
  readonly location: string | null
  readonly isCancelled: boolean
  readonly isTentative: boolean
  readonly time: EventTime
}

/** An event with the date that is on or comes next. */
export interface UpcomingEvent extends Occasion {
  readonly isSeries: boolean
  /** How many dates it has. */
  readonly dates: number
}

export interface Overview<Listed = Occasion> {
  readonly occasions: readonly Listed[]
  /** The moment that the next part begins with; null: this is all. */
  readonly next: number | null
  /** The moment from which the list is another one, though nothing was changed. */
  readonly until: number
}

const readAtOnce = 200
// Dynamic dates move at midnight, and every zone has its midnight at some quarter of an hour.
const quarter = 900_000

/** What takes place in a group. */
export function overviews({ database, now: clock }: Pick<Context, 'database' | 'now'>) {
  const reads = publicationReads(database)
  return {
    /** From a moment on, in order, with series expanded. */
    from: (group: string, moment: number, most: number) => soonest(group, moment, most, occasionsOf),
    /** Each event that is not over once, in the order of what comes next. */
    upcoming: (group: string, most: number) => soonest(group, clock(), most, upcomingEvent),
    pastYears,
  }

  /** Events are read in the order in which they start, and no further than it takes to know the first `most`. */
  async function soonest<Listed extends Occasion>(
    group: string,
    moment: number,
    most: number,
    find: (prokey: string, item: EventItem, window: Window) => Listed[],
  ): Promise<Overview<Listed>> {
    const now = Temporal.Instant.fromEpochMilliseconds(clock())
    let found: Listed[] = []
    let isMoving = false
    for (let offset = 0; ; offset += readAtOnce) {
      const rows = await reads.eventsIn(group, moment, readAtOnce, offset)
      const isEnough = rows.some((row) => {
        const last = found.length > most ? momentsOf(found[most]!.time).start : Infinity
        // Those that move with the day come first, and have no start.
        if (row.starts !== null && (row.starts as number) > last) return true
        const item = events.store.item(row) as EventItem
        isMoving ||= item.dates.some(isDynamic)
        found.push(...find(row.prokey as string, item, { now, moment, most, last }))
        if (found.length > most) found = sorted(found).slice(0, most + 1)
        return false
      })
      if (isEnough || rows.length < readAtOnce) break
    }
    const occasions = sorted(found)
    const boundaries = occasions
      .flatMap(({ time }) => Object.values(momentsOf(time)))
      .filter((each) => each > now.epochMilliseconds)
    return {
      occasions: occasions.slice(0, most),
      next: occasions.length > most ? momentsOf(occasions[most]!.time).start : null,
      until: Math.min(...boundaries, isMoving ? Math.ceil((now.epochMilliseconds + 1) / quarter) * quarter : Infinity),
    }
  }

  /** The years in which something has taken place or begun, latest first. */
  async function pastYears(group: string): Promise<number[]> {
    const present = clock()
    const years = new Set<number>()
    for (const { starts, ends } of await reads.spans(group)) {
      if (starts === null || starts > present) continue
      const last = yearOf(Math.min(ends ?? present, present))
      for (let year = yearOf(starts); year <= last; year += 1) years.add(year)
    }
    return [...years].toSorted((one, other) => other - one)
  }
}

const yearOf = (moment: number) => Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO('UTC').year

interface Window {
  readonly now: Temporal.Instant
  readonly moment: number
  readonly most: number
  /** What begins later is of no interest. */
  readonly last: number
}

function occasionsOf(prokey: string, item: EventItem, { now, moment, most, last }: Window): Occasion[] {
  const from = Temporal.Instant.fromEpochMilliseconds(moment)
  const rule = soundRule(item)
  const { dates } = scheduleOf(item.dates, rule, now)
  return dates.flatMap(({ time }, i) => {
    const { name, location, status } = item.dates[i]!
    const title = item.dates.length > 1 && item.title_event_series ? `${item.title_event_series}: ${name}` : name
    const page = item.dates.length > 1 ? `/${prokey}#${dateAnchor(i + 1)}` : `/${prokey}`
    const common = { prokey, title, location, isCancelled: status === 'CANCELLED', isTentative: status === 'TENTATIVE' }
    const occasions: Occasion[] = []
    for (const occurrence of upcomingOccurrences(time, rule, from)) {
      if (occasions.length > most || momentsOf(occurrence).start > last) break
      occasions.push({ ...common, path: rule ? occurrencePath(prokey, occurrence) : page, time: occurrence })
    }
    return occasions
  })
}

function upcomingEvent(prokey: string, item: EventItem, { now }: Window): UpcomingEvent[] {
  const { title, rule, dates, current } = outlineOf(item, now)
  const { date, time, state, isCancelled } = current()
  const { location, status } = date.details
  if (state === 'over') return []
  const isTentative = status === 'TENTATIVE'
  const common = { prokey, path: `/${prokey}`, title, location, isCancelled, isTentative, time }
  return [{ ...common, isSeries: rule !== null, dates: dates.length }]
}

function sorted<Listed extends Occasion>(occasions: readonly Listed[]): Listed[] {
  return occasions
    .map((occasion) => ({ occasion, start: momentsOf(occasion.time).start }))
    .toSorted((one, other) => one.start - other.start)
    .map(({ occasion }) => occasion)
}
