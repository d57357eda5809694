import type { Event, Item } from '@kalends/contract'
import { isDynamic } from '../calendar/event-time.ts'
import { type IcsPart, icsFiles, icsParts } from '../calendar/ics-files.ts'
import type { Rule } from '../calendar/recurrence.ts'

export type EventItem = Item<typeof Event>

export interface IcsFacts {
  readonly prokey: string
  readonly serials: readonly number[]
  readonly rule: Rule | null
  readonly sequence: number
  readonly created: number
  readonly updated: number
}

/** The dates of an event for files and feeds. */
export function partsOf(event: EventItem, facts: IcsFacts, now: number): IcsPart[] {
  const instant = (at: number) => Temporal.Instant.fromEpochMilliseconds(at)
  const source = {
    ...facts,
    dates: event.dates,
    created: instant(facts.created),
    updated: instant(facts.updated),
    url: null,
  }
  return icsParts(source, instant(now))
}

export interface NamedFile {
  /** The title of what is in it. */
  readonly name: string
  /** Such as `event-2.ics`. */
  readonly fileName: string
  readonly body: string
}

/** The files with their names; the first is without a number. */
export function filesOf(event: EventItem, parts: readonly IcsPart[]): NamedFile[] {
  const base = event.iCalFileName?.replace(/\.ics$/i, '') ?? 'event'
  const series = event.dates.length > 1 ? event.title_event_series : null
  return icsFiles(event.dates, parts).map((body, i) => ({
    name: series ?? event.dates[i]!.name,
    fileName: `${base}${i === 0 ? '' : `-${i + 1}`}.ics`,
    body,
  }))
}

/** Files are for everybody: a dynamic date has no fixed day to put into one, and an RSVP event sends personal ones. */
export function hasFiles(event: EventItem): boolean {
  return !event.rsvp && !event.dates.some(isDynamic)
}
