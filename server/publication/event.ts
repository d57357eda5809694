import type { EventDate } from '@kalends/contract'
import { type EventTime, momentsOf } from '../calendar/event-time.ts'
import { scheduleOf } from '../calendar/schedule.ts'
import { fileRule, nextOccurrence } from '../calendar/series.ts'
import type { Context } from '../context.ts'
import type { EventItem } from '../events/events.ts'
import { type NamedFile, contentOf, filesOf } from '../events/ics.ts'
import { soundRule } from '../events/recurrence.ts'
import type { GroupItem } from '../groups/groups.ts'
import type { CalendarType } from './calendars.ts'
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
  /** As a file writes it, or null when the event does not recur. */
  readonly rule: string | null
  /** The occurrence of a series that comes next; undefined when all are over. */
  readonly next: () => EventTime | undefined
  /** The files with all dates, also where they have no public address. */
  readonly files: () => NamedFile[]
  /** A file with one date only. */
  readonly fileOf: (position: number) => NamedFile
  readonly links: EventLinks
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
  return async (prokey: string): Promise<PublishedEvent | undefined> => {
    const found = await sources.event(prokey)
    return found && publication(found, context)
  }
}

function publication(sources: EventSources, { settings, now: clock }: Context): PublishedEvent {
  const { row, event: item, prokey, group } = sources
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
      return common.look.hidesPastDates && ahead.length > 0 ? ahead : sorted
    },
    rule: rule && fileRule(time, rule),
    next: () => (rule ? nextOccurrence(time, rule, now) : time),
    files: () => contentOf(row, milliseconds).files,
    fileOf: (position) => {
      const { parts } = contentOf(row, milliseconds)
      return filesOf({ ...item, dates: [item.dates[position - 1]!] }, [parts[position - 1]!])[0]!
    },
    links: {
      page: `/${prokey}`,
      calendar: (type, date) => `/${prokey}/o/${type}${date === undefined ? '' : `?date=${date}`}`,
    },
  }
}
