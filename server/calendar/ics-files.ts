import { civil, dayLength, dayText, years } from './days.ts'
import { type DateTexts, type EventTime, isDynamic } from './event-time.ts'
import { type IcalEvent, type Partstat, methodOf, vcalendar, vevent, zoneOf } from './ical.ts'
import { plainText } from './plain-text.ts'
import type { Schedule } from './schedule.ts'
import { fileRule, startOfSeries } from './series.ts'
import { wallOf } from './zone-clock.ts'

/** A date of an event, with the API's field names. */
export interface IcsDate extends DateTexts {
  readonly name: string
  readonly description: string | null
  readonly location: string | null
  readonly status: IcalEvent['status']
  readonly availability: IcalEvent['availability']
  readonly organizer_name: string
  readonly organizer_email: string
  readonly contact?: string
  readonly attendee_name: string
  readonly attendee_email: string
}

export interface IcsSource {
  readonly prokey: string
  readonly dates: readonly IcsDate[]
  /** Identifies each date permanently, even after earlier ones are removed. Parallel to `dates`. */
  readonly serials: readonly number[]
  readonly sequence: number
  readonly created: Temporal.Instant
  readonly updated: Temporal.Instant
  /** The event page. */
  readonly url: string | null
  /** The attendee's reply for all dates; accepted if omitted. */
  readonly partstat?: Partstat
}

/** One date, rendered for a file or a feed. */
export interface IcsPart {
  readonly event: string
  readonly zone: string | null
  readonly years: readonly [number, number]
  readonly method: ReturnType<typeof methodOf>
}

export function icsParts(source: IcsSource, { rule, dates }: Schedule): IcsPart[] {
  return source.dates.map((date, i) => {
    const { time, first: takesPlace = time, last } = dates[i]!
    const first = rule && rule.skipped.length > 0 ? (startOfSeries(time, rule) ?? time) : takesPlace
    const event: IcalEvent = {
      // A dynamic date is a different date each day, so adding it on two days gives two entries.
      uid: `${source.prokey}-${source.serials[i]}${isDynamic(date) ? `-${dayText(time.firstDay)}` : ''}`,
      time: first,
      rule: rule === null ? null : fileRule(time, rule),
      skipped: rule?.skipped,
      name: date.name,
      description: date.description === null ? null : plainText(date.description),
      descriptionHtml:
        date.description === null || !date.description.includes('<')
          ? null
          : `<html><body>${date.description}</body></html>`,
      location: date.location,
      status: date.status,
      availability: date.availability,
      organizer: mailbox(date.organizer_name, date.organizer_email),
      contact: date.contact,
      attendee: mailbox(date.attendee_name, date.attendee_email),
      partstat: source.partstat,
      sequence: source.sequence,
      created: source.created,
      updated: source.updated,
      url: source.url,
    }
    const lastYear = last ? endYear(last) : Math.min(endYear(first) + endlessYears, years.last)
    return {
      event: vevent(event),
      zone: zoneOf(first) ?? null,
      years: [startYear(first), lastYear],
      method: methodOf(event),
    }
  })
}

// How many years of clock changes to write for an endless series in a zone without a steady rule.
const endlessYears = 20

/**
 * Whether each date gets its own file. That is the case if any has an organizer, because a file with a method other
 * than PUBLISH may hold only one event.
 */
export function hasFilePerDate(dates: readonly IcsDate[]): boolean {
  return dates.length > 1 && dates.some((date) => date.organizer_email !== '')
}

/** The files of an event: a single one, or one per date. */
export function icsFiles(dates: readonly IcsDate[], parts: readonly IcsPart[]): string[] {
  if (hasFilePerDate(dates)) return parts.map((part) => icsFile([part], part.method))
  return [icsFile(parts, parts.length === 1 ? parts[0]!.method : 'PUBLISH')]
}

export function icsFile(
  parts: readonly IcsPart[],
  method: IcsPart['method'],
  feed?: { name: string; refreshMinutes: number },
): string {
  const zones = new Set<string>()
  // An empty feed has no years, and no zones that need them.
  let [first, last] = [Infinity, -Infinity]
  for (const part of parts) {
    if (part.zone !== null) zones.add(part.zone)
    first = Math.min(first, part.years[0])
    last = Math.max(last, part.years[1])
  }
  return vcalendar({ method, ...(feed && { feed }), zones, years: [first, last], events: parts })
}

type Facts = Omit<IcsPart, 'event'>

/** The text before and after the events of a long feed, for callers that stream the events themselves. */
export function feedFrame(parts: readonly Facts[], feed: { name: string; refreshMinutes: number }): [string, string] {
  const empty = icsFile(
    parts.map((part) => ({ ...part, event: '' })),
    'PUBLISH',
    feed,
  )
  const end = empty.lastIndexOf('END:VCALENDAR')
  return [empty.slice(0, end), empty.slice(end)]
}

function mailbox(name: string, email: string) {
  return email === '' ? null : { name, email }
}

function startYear(time: EventTime): number {
  return civil(time.allDay ? time.firstDay : dayIn(time.zone, time.from)).year
}

function endYear(time: EventTime): number {
  return civil(time.allDay ? time.firstDay + time.days : dayIn(time.zone, time.to)).year
}

function dayIn(zone: string, moment: number): number {
  return Math.floor(wallOf(zone, moment) / dayLength)
}
