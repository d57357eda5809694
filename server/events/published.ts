import type { EventDate } from '@kalends/contract'
import { type EventTime, eventTime } from '../calendar/event-time.ts'
import { nextOccurrence } from '../calendar/next-occurrence.ts'
import { fileRule, firstOccurrence } from '../calendar/series.ts'
import type { Context } from '../context.ts'
import { contentOf } from './ics-content.ts'
import { type EventItem, type NamedFile, filesOf } from './ics.ts'
import { events } from './events.ts'
import { soundRule } from './recurrence.ts'
import { icsReads } from './store.ts'

/** A date of a published event, with its time resolved now. */
export interface PublishedDate {
  /** Its place in the list of the event, from 1. */
  readonly position: number
  readonly details: EventDate
  /** Of a series, the first occurrence. */
  readonly time: EventTime
}

export interface PublishedEvent {
  readonly prokey: string
  readonly organization: number
  readonly item: EventItem
  /** The title of the series, or the name of the only date. */
  readonly title: string
  readonly dates: readonly PublishedDate[]
  /** As a file writes it, or null when the event does not recur. */
  readonly rule: string | null
  /** The occurrence of a series that comes next; undefined when all are over. */
  readonly next: () => EventTime | undefined
  /** The files with all dates, also where they have no public address. */
  readonly files: () => NamedFile[]
  /** A file with one date only. */
  readonly fileOf: (position: number) => NamedFile
}

/** Finds what visitors may see of an event; drafts are not among it. */
export function publishedEvents(context: Context) {
  const { published } = icsReads(context.database)

  return async (prokey: string): Promise<PublishedEvent | undefined> => {
    const [row] = await published(prokey)
    if (!row) return undefined
    const milliseconds = context.now()
    const now = Temporal.Instant.fromEpochMilliseconds(milliseconds)
    const item = events.store.item(row) as EventItem
    const rule = soundRule(item)
    const times = item.dates.map((date) => eventTime(date, now))
    return {
      prokey,
      organization: row.organization as number,
      item,
      title: (item.dates.length > 1 ? item.title_event_series : null) ?? item.dates[0]!.name,
      dates: item.dates.map((details, i) => ({
        position: i + 1,
        details,
        time: firstOccurrence(times[i]!, rule) ?? times[i]!,
      })),
      rule: rule && fileRule(times[0]!, rule),
      next: () => (rule ? nextOccurrence(times[0]!, rule, now) : times[0]!),
      files: () => contentOf(row, milliseconds).files,
      fileOf: (position) => {
        const { parts } = contentOf(row, milliseconds)
        return filesOf({ ...item, dates: [item.dates[position - 1]!] }, [parts[position - 1]!])[0]!
      },
    }
  }
}
