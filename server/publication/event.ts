import type { EventDate } from '@kalends/contract'
import { type EventTime, momentsOf } from '../calendar/event-time.ts'
import { areFilesApart } from '../calendar/ics-files.ts'
import { scheduleOf } from '../calendar/schedule.ts'
import type { Rule } from '../calendar/rule.ts'
import { fileRule, nextOccurrence, upcomingOccurrences } from '../calendar/series.ts'
import type { OnStale } from '../cache/cache.ts'
import type { Context } from '../context.ts'
import type { EventItem } from '../events/events.ts'
import { soundRule } from '../events/recurrence.ts'
import type { GroupItem } from '../groups/groups.ts'
import type { Asset } from '../http/asset.ts'
import type { CalendarType } from './calendars.ts'
import { publishedFiles } from './files.ts'
import { type EventSources, type Publication, publicationOf, publicationSources } from './sources.ts'

/** A date of a published event, with its time resolved now. */
export interface PublishedDate {
  /** Its place in the list of the event, from 1. */
  readonly position: number
  readonly details: EventDate
  /** Of a series, the first occurrence. */
  readonly time: EventTime
}

/** What a visitor sees of an event, put together once for pages, button data, direct links and mails. */
export interface PublishedEvent extends Publication {
  readonly item: EventItem
  readonly group: GroupItem
  /** The title of the series, or the name of the only date. */
  readonly title: string
  /** In the order in which they are stored. */
  readonly dates: readonly PublishedDate[]
  /** In the order of time; without those that are over, where the style hides them and others are left. */
  readonly datesShown: () => readonly PublishedDate[]
  /** How it recurs; null when it does not. */
  readonly recurrence: Rule | null
  /** The same as a file writes it. */
  readonly rule: string | null
  /** The occurrence of a series that comes next; undefined when all are over. */
  readonly next: () => EventTime | undefined
  /** The occurrences of a series that are not over, soonest first, and at most so many. */
  readonly upcoming: (most: number) => EventTime[]
  /** Where it stands now. */
  readonly progress: () => Progress
  /** Whether one file holds all dates. */
  readonly hasOneFile: boolean
  /** The file with all dates, or with one only; also where it has no public address. */
  readonly file: (position?: number) => Promise<Asset>
  readonly links: EventLinks
}

export interface Progress {
  /** The date that is on or comes next, with its time; of an event that is over, the last one. */
  readonly date: PublishedDate
  readonly time: EventTime
  readonly state: 'ahead' | 'now' | 'over'
  /** All dates are. */
  readonly isCancelled: boolean
  /** In days on the wall of the event; 0 is today. */
  readonly daysAhead: number
  /** The moment from which the answer is another one, though nothing was changed. */
  readonly until: number
}

/** Paths below the address. */
export interface EventLinks {
  readonly page: string
  /** Into a calendar; of one date, or of the next occurrence. */
  readonly calendar: (type: CalendarType, date?: number | 'next') => string
}

/** Finds what visitors may see of an event; drafts are not among it. */
export function publishedEvents(context: Context) {
  const sources = publicationSources(context)
  const files = publishedFiles(context)
  return async (prokey: string, onStale?: OnStale): Promise<PublishedEvent | undefined> => {
    const found = await sources.event(prokey, onStale)
    return found && publication(found, context, (position) => files(found, position, onStale))
  }
}

function publication(
  sources: EventSources,
  { settings, now: clock }: Context,
  file: PublishedEvent['file'],
): PublishedEvent {
  const { event: item, prokey, group } = sources
  const milliseconds = clock()
  const now = Temporal.Instant.fromEpochMilliseconds(milliseconds)
  const rule = soundRule(item)
  const schedule = scheduleOf(item.dates, rule, now)
  const common = publicationOf(sources, settings)
  const dates = item.dates.map((details, i) => {
    const { time, first = time } = schedule.dates[i]!
    return { position: i + 1, details, time: first }
  })
  const { time } = schedule.dates[0]!
  return {
    ...common,
    item,
    group,
    title: (item.dates.length > 1 ? item.title_event_series : null) ?? item.dates[0]!.name,
    dates,
    datesShown() {
      const sorted = dates.toSorted((one, other) => momentsOf(one.time).start - momentsOf(other.time).start)
      const ahead = sorted.filter((date) => momentsOf(date.time).end > milliseconds)
      return common.look.pastDates === 'hide' && ahead.length > 0 ? ahead : sorted
    },
    rule: rule && fileRule(time, rule),
    recurrence: rule,
    next: () => (rule ? nextOccurrence(time, rule, now) : time),
    upcoming: (most) => (rule ? upcomingOccurrences(time, rule, now).take(most).toArray() : []),
    progress: () => progressOf(dates, rule && { time, rule, last: schedule.dates[0]!.last }, now),
    hasOneFile: !areFilesApart(item.dates),
    file,
    links: {
      page: `/${prokey}`,
      calendar: (type, date) => `/${prokey}/o/${type}${date === undefined ? '' : `?date=${date}`}`,
    },
  }
}

interface Series {
  readonly time: EventTime
  readonly rule: Rule
  readonly last: EventTime | null | undefined
}

function progressOf(dates: readonly PublishedDate[], series: Series | null, now: Temporal.Instant): Progress {
  const moment = now.epochMilliseconds
  const [first] = dates as readonly [PublishedDate]
  const times = series
    ? [{ date: first, time: nextOccurrence(series.time, series.rule, now) ?? series.last ?? series.time }]
    : dates.map((date) => ({ date, time: date.time }))
  const isCancelled = dates.every(({ details }) => details.status === 'CANCELLED')
  const sorted = times.toSorted((one, other) => momentsOf(one.time).start - momentsOf(other.time).start)
  const isAhead = ({ time }: { time: EventTime }) => momentsOf(time).end > moment
  const takesPlace = ({ date }: { date: PublishedDate }) => isCancelled || date.details.status !== 'CANCELLED'
  const shown = sorted.find((each) => isAhead(each) && takesPlace(each)) ?? sorted.find(isAhead) ?? sorted.at(-1)!

  const { start, end } = momentsOf(shown.time)
  const today = now.toZonedDateTimeISO(shown.time.zone)
  const begins = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(shown.time.zone)
  const midnight = today.startOfDay().add({ days: 1 }).epochMilliseconds
  const boundaries = sorted.flatMap(({ time }) => Object.values(momentsOf(time))).filter((each) => each > moment)
  return {
    ...shown,
    state: end <= moment ? 'over' : start <= moment ? 'now' : 'ahead',
    isCancelled,
    daysAhead: today.toPlainDate().until(begins.toPlainDate()).days,
    until: Math.min(midnight, ...boundaries),
  }
}
