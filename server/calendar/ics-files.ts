import { civil, dayLength, dayText, years } from './days.ts'
import { type DateTexts, type EventTime, isDynamic } from './event-time.ts'
import { type IcalEvent, type Partstat, methodOf, vcalendar, vevent, zoneOf } from './ical.ts'
import { plainText } from './plain-text.ts'
import type { Schedule } from './schedule.ts'
import { fileRule } from './series.ts'
import { wallOf } from './zone-clock.ts'

/** A date of an event, in the words of the API. */
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
  /** Names each date for ever, also when others before it are removed. Parallel to `dates`. */
  readonly serials: readonly number[]
  readonly sequence: number
  readonly created: Temporal.Instant
  readonly updated: Temporal.Instant
  /** The page of the event. */
  readonly url: string | null
  /** What the attendee of all dates has answered; accepted when left out. */
  readonly partstat?: Partstat
}

/** One date, ready to be put into a file or a feed. */
export interface IcsPart {
  readonly event: string
  readonly zone: string | null
  readonly years: readonly [number, number]
  readonly method: ReturnType<typeof methodOf>
}

/** The dates of an event as parts. */
export function icsParts(source: IcsSource, { rule, dates }: Schedule): IcsPart[] {
  return source.dates.map((date, i) => {
    const { time, first = time, last } = dates[i]!
    const event: IcalEvent = {
      // A dynamic date is another one on another day: whoever adds it twice means two entries.
      uid: `${source.prokey}-${source.serials[i]}${isDynamic(date) ? `-${dayText(time.firstDay)}` : ''}`,
      time: first,
      rule: rule === null ? null : fileRule(time, rule),
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

// How far the clock changes of a zone without a steady rule are written for a series without an end.
const endlessYears = 20

/**
 * Whether each date has a file of its own: when one has an organizer, because a file with a method other than PUBLISH
 * may hold one event only.
 */
export function areFilesApart(dates: readonly IcsDate[]): boolean {
  return dates.length > 1 && dates.some((date) => date.organizer_email !== '')
}

/** The files of an event: one, or one per date. */
export function icsFiles(dates: readonly IcsDate[], parts: readonly IcsPart[]): string[] {
  if (areFilesApart(dates)) return parts.map((part) => icsFile([part], part.method))
  return [icsFile(parts, parts.length === 1 ? parts[0]!.method : 'PUBLISH')]
}

export function icsFile(
  parts: readonly IcsPart[],
  method: IcsPart['method'],
  feed?: { name: string; refreshMinutes: number },
): string {
  const zones = new Set<string>()
  // An empty feed has no years, and no zones that would need them.
  let [first, last] = [Infinity, -Infinity]
  for (const part of parts) {
    if (part.zone !== null) zones.add(part.zone)
    first = Math.min(first, part.years[0])
    last = Math.max(last, part.years[1])
  }
  return vcalendar({ method, ...(feed && { feed }), zones, years: [first, last], events: parts })
}

type Facts = Omit<IcsPart, 'event'>

/** What stands before and behind the events of a long feed, for whoever puts them between by himself. */
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
