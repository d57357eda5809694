import type { EventDate } from '@kalends/contract'
import { dayLength, parseDay, plainDate } from '../calendar/days.ts'
import { type EventTime, isDynamic, momentsOf } from '../calendar/event-time.ts'
import { scheduleOf } from '../calendar/schedule.ts'
import { upcomingOccurrences } from '../calendar/series.ts'
import type { Context } from '../context.ts'
import { type EventItem, events } from '../events/events.ts'
import { soundRule } from '../events/recurrence.ts'
import type { CalendarName } from './list-text.ts'
import { dateAnchor, occurrencePath, outlineOf } from './outline.ts'
import { type SpanRow, publicationReads } from './store.ts'

/** One time at which an event of a group takes place. */
export interface Occasion {
  readonly prokey: string
  /** The event page, or the section for this date. */
  readonly path: string
  readonly title: string
  readonly location: string | null
  readonly isCancelled: boolean
  readonly status: EventDate['status']
  readonly isOver: boolean
  readonly time: EventTime
}

/** An event with its current or next date. */
export interface UpcomingEvent extends Occasion {
  readonly isSeries: boolean
  /** The number of dates. */
  readonly dates: number
}

export interface Overview<Listed = Occasion> {
  readonly occasions: readonly Listed[]
  /** The first day of the next page as a day number; null: this is all. */
  readonly next: number | null
  /** The instant at which the list expires even if no one edits an event. */
  readonly until: number
}

const readAtOnce = 200
// For a single day, which is never split.
const mostOfOneDay = 1000
// Dynamic dates move at midnight, which falls on a quarter of an hour in every zone.
const quarter = 900_000

interface GroupKey {
  readonly organization: number
  readonly prokey: string
}

/** What takes place in a group, day by day in the local time of each event. */
export function overviews({ database, now: clock }: Pick<Context, 'database' | 'now'>) {
  const reads = publicationReads(database)
  return {
    /** Everything that is not over, with series expanded. */
    current: (group: GroupKey, most: number) => soonest(group, { moment: clock() }, most, occasionsOf),
    /** Everything that begins on or after a day. The day may lie in the past. */
    from: (group: GroupKey, day: number, most: number) =>
      soonest(group, { moment: day * dayLength - dayLength, day }, most, occasionsOf),
    /** Each event that is not over, once, ordered by its next date. */
    upcoming: (group: GroupKey, most: number) => soonest(group, { moment: clock() }, most, upcomingEvent, firstOf),
    pastYears,
  }

  /**
   * Reads events in order of their start, and only as many as needed to know the first `most`. A list that continues on
   * another page ends with a whole day, because the next page begins with a day.
   */
  async function soonest<Listed extends Occasion>(
    group: GroupKey,
    since: { readonly moment: number; readonly day?: number },
    most: number,
    find: (prokey: string, item: EventItem, window: Window) => Listed[],
    cut: Cut = wholeDaysOf,
  ): Promise<Overview<Listed>> {
    const now = Temporal.Instant.fromEpochMilliseconds(clock())
    const { moment, day: first = -Infinity } = since
    let found: Listed[] = []
    let last = Infinity
    let enough = most
    let isMoving = false
    for (let offset = 0; ; offset += readAtOnce) {
      const rows = await reads.eventsIn(group.organization, group.prokey, moment, readAtOnce, offset)
      const isEnough = rows.some((row) => {
        // Dynamic events come first and have no start. A local day may begin a day off.
        if (row.starts !== null && (row.starts as number) > (last + 2) * dayLength) return true
        const item = events.store.item(row) as EventItem
        isMoving ||= item.dates.some(isDynamic)
        found.push(...find(row.prokey as string, item, { now, moment, most, first, last }))
        if (found.length > enough) {
          const { occasions, rest } = cut(sorted(found), most)
          found = [...occasions, ...rest.slice(0, Math.max(1, most + 1 - occasions.length))]
          last = rest[0]?.time.firstDay ?? Infinity
          // Sorting once in a while is enough.
          enough = found.length + most
        }
        return false
      })
      if (isEnough || rows.length < readAtOnce) break
    }
    const { occasions, rest } = cut(sorted(found), most)
    const boundaries = occasions
      .flatMap(({ time }) => Object.values(momentsOf(time)))
      .filter((each) => each > now.epochMilliseconds)
    return {
      occasions,
      next: rest[0]?.time.firstDay ?? null,
      until: Math.min(...boundaries, isMoving ? Math.ceil((now.epochMilliseconds + 1) / quarter) * quarter : Infinity),
    }
  }

  /** The first days of the years in which something took place or began, latest first, per calendar system. */
  async function pastYears(group: GroupKey): Promise<PastYears> {
    const present = clock()
    const spans = (await reads.spans(group.organization, group.prokey)).filter(
      ({ starts }) => starts !== null && starts <= present,
    )
    const begin = spans.reduce((least, { starts }) => Math.min(least, starts!), Infinity)
    const yearsIn = (calendar: CalendarName) => {
      const found: number[] = []
      let year = firstOfYear(present, calendar)
      for (let end = Infinity; end + dayLength > begin;) {
        const start = dayOf(year) * dayLength
        // West of Greenwich it may still be the previous year.
        const isIn = (span: SpanRow) => span.starts! - dayLength / 2 < end && (span.ends ?? present) >= start
        if (spans.some(isIn)) found.push(dayOf(year))
        end = start
        year = year.subtract({ years: 1 })
      }
      return found
    }
    return { gregory: yearsIn('gregory'), persian: yearsIn('persian') }
  }
}

/** As day numbers. */
export type PastYears = Readonly<Record<CalendarName, readonly number[]>>

function firstOfYear(moment: number, calendar: CalendarName): Temporal.PlainDate {
  const day = plainDate(Math.floor(moment / dayLength)).withCalendar(calendar)
  return day.with({ month: 1, day: 1 })
}

const dayOf = (date: Temporal.PlainDate) => parseDay(date.withCalendar('iso8601').toString())!

interface Window {
  readonly now: Temporal.Instant
  readonly moment: number
  readonly most: number
  /** Dates that begin before the first or after the last day are ignored. */
  readonly first: number
  readonly last: number
}

function occasionsOf(prokey: string, item: EventItem, { now, moment, most, first, last }: Window): Occasion[] {
  const from = Temporal.Instant.fromEpochMilliseconds(moment)
  const rule = soundRule(item)
  const { dates } = scheduleOf(item.dates, rule, now)
  return dates.flatMap(({ time }, i) => {
    const { name, location, status } = item.dates[i]!
    const series = item.dates.length > 1 ? item.title_event_series : null
    const title = series && series !== name ? `${series}: ${name}` : name
    const page = item.dates.length > 1 ? `/${prokey}#${dateAnchor(i + 1)}` : `/${prokey}`
    const common = { prokey, title, location, isCancelled: status === 'CANCELLED', status }
    const occasions: Occasion[] = []
    for (const occurrence of upcomingOccurrences(time, rule, from)) {
      if (occasions.length > most || occurrence.firstDay > last) break
      if (occurrence.firstDay < first) continue
      const path = rule ? occurrencePath(prokey, occurrence) : page
      const isOver = momentsOf(occurrence).end <= now.epochMilliseconds
      occasions.push({ ...common, path, isOver, time: occurrence })
    }
    return occasions
  })
}

function upcomingEvent(prokey: string, item: EventItem, { now }: Window): UpcomingEvent[] {
  const { title, rule, dates, current } = outlineOf(item, now)
  const { date, time, state, isCancelled } = current()
  const { location, status } = date.details
  if (state === 'over') return []
  const common = { prokey, path: `/${prokey}`, title, location, isCancelled, status, isOver: false, time }
  return [{ ...common, isSeries: rule !== null, dates: dates.length }]
}

interface Part<Listed> {
  readonly occasions: readonly Listed[]
  readonly rest: readonly Listed[]
}

/** Splits a sorted list into the part to show and the rest. */
type Cut = <Listed extends Occasion>(listed: readonly Listed[], most: number) => Part<Listed>

const firstOf: Cut = (listed, most) => ({ occasions: listed.slice(0, most), rest: listed.slice(most) })

/** Cuts after the last complete day. A first day that is too long by itself is shown in full. */
const wholeDaysOf: Cut = (listed, most) => {
  if (listed.length <= most) return { occasions: listed, rest: [] }
  const [first, cut] = [listed[0]!.time.firstDay, listed[most]!.time.firstDay]
  const found = listed.findIndex(({ time }) => (cut > first ? time.firstDay === cut : time.firstDay > first))
  const end = found === -1 ? listed.length : found
  return { occasions: listed.slice(0, Math.min(end, mostOfOneDay)), rest: listed.slice(end) }
}

function sorted<Listed extends Occasion>(occasions: readonly Listed[]): Listed[] {
  return occasions
    .map((occasion) => ({ occasion, day: occasion.time.firstDay, start: momentsOf(occasion.time).start }))
    .toSorted((one, other) => one.day - other.day || one.start - other.start)
    .map(({ occasion }) => occasion)
}
