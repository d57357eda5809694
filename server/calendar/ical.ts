import type { EventTime } from './event-time.ts'
import { isUtc, vtimezone, wallText } from './time-zone.ts'

/** One VEVENT, with everything resolved. */
export interface IcalEvent {
  readonly uid: string
  readonly time: EventTime
  /** A rule as `RRULE:…`, or null. */
  readonly rule: string | null
  readonly name: string
  /** The description as readable text, and as HTML when it has markup. */
  readonly description: string | null
  readonly descriptionHtml: string | null
  readonly location: string | null
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED' | null
  readonly availability: 'free' | 'busy' | null
  readonly organizer: Mailbox | null
  readonly attendee: Mailbox | null
  readonly sequence: number
  readonly created: Temporal.Instant
  readonly updated: Temporal.Instant
  readonly url: string | null
}

export interface Mailbox {
  readonly name: string
  readonly email: string
}

export interface Calendar {
  readonly method: 'PUBLISH' | 'REQUEST' | 'CANCEL' | null
  /** Set for a feed: what subscribers see, and how often they should come back. */
  readonly feed?: { readonly name: string; readonly refreshMinutes: number }
  readonly zones: Iterable<string>
  /** First and last year of the events, which is what the zones are written for. */
  readonly years: readonly [number, number]
  /** VEVENTs as `vevent` wrote them. */
  readonly events: Iterable<string>
}

export const productId = '-//Kalends//Kalends//EN'
const lineEnd = '\r\n'

/** A whole calendar file. */
export function vcalendar({ method, feed, zones, years, events }: Calendar): string {
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${productId}`,
    'CALSCALE:GREGORIAN',
    ...(method === null ? [] : [`METHOD:${method}`]),
    ...(feed ? feedLines(feed) : []),
    ...[...zones].flatMap((zone) => vtimezone(zone, ...years)),
  ]
  return `${head.map(fold).join(lineEnd)}${lineEnd}${[...events].join('')}END:VCALENDAR${lineEnd}`
}

/** The lines of one event, each ended, so that stored ones can be put together into a feed as they are. */
export function vevent(event: IcalEvent): string {
  const { time, organizer, attendee } = event
  const lines = [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utcText(event.updated)}`,
    ...timeLines(time, event.rule !== null),
    ...(event.rule === null ? [] : [event.rule]),
    `SUMMARY:${escapeText(event.name)}`,
    ...optional('DESCRIPTION', event.description),
    ...(event.descriptionHtml === null ? [] : [`X-ALT-DESC;FMTTYPE=text/html:${escapeText(event.descriptionHtml)}`]),
    ...optional('LOCATION', event.location),
    ...(event.url === null ? [] : [`URL:${event.url}`]),
    ...(organizer ? [`ORGANIZER${common(organizer)}:mailto:${organizer.email}`] : []),
    ...(organizer && attendee
      ? [
          `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED${common(attendee)}:mailto:${attendee.email}`,
        ]
      : []),
    `STATUS:${event.status ?? 'CONFIRMED'}`,
    ...busyLines(event),
    `SEQUENCE:${event.sequence}`,
    `CREATED:${utcText(event.created)}`,
    `LAST-MODIFIED:${utcText(event.updated)}`,
    'END:VEVENT',
  ]
  return lines.map((line) => fold(line) + lineEnd).join('')
}

/**
 * By RFC 5546, REQUEST needs an organizer and an attendee, CANCEL an organizer; PUBLISH must not have attendees. A
 * cancelled date without an organizer has no method: its status and sequence say it.
 */
export function methodOf(event: Pick<IcalEvent, 'organizer' | 'attendee' | 'status'>): Calendar['method'] {
  if (event.status === 'CANCELLED') return event.organizer ? 'CANCEL' : null
  return event.organizer && event.attendee ? 'REQUEST' : 'PUBLISH'
}

/** The zone a calendar must describe for this time, if any. */
export function zoneOf(time: EventTime): string | undefined {
  return time.allDay || isUtc(time.zone) ? undefined : time.zone
}

function timeLines(time: EventTime, recurring: boolean): string[] {
  if (time.allDay) return [`DTSTART;VALUE=DATE:${dayText(time.start)}`, `DTEND;VALUE=DATE:${dayText(time.end)}`]
  const hasLength = !time.start.equals(time.end)
  // Readers disagree on which of two equal times on the wall is meant when the clock goes back; in UTC there is only one.
  if (isUtc(time.zone) || (!recurring && (isTwice(time.start) || isTwice(time.end)))) {
    return [
      `DTSTART:${utcText(time.start.toInstant())}`,
      ...(hasLength ? [`DTEND:${utcText(time.end.toInstant())}`] : []),
    ]
  }
  // A single date in a gap of the clock is written as the time it really is; a series keeps the time on its wall.
  const start = recurring ? time.wall : time.start.toPlainDateTime()
  return [
    `DTSTART;TZID=${time.zone}:${wallText(start)}`,
    ...(hasLength ? [`DTEND;TZID=${time.zone}:${wallText(time.end.toPlainDateTime())}`] : []),
  ]
}

function isTwice(time: Temporal.ZonedDateTime): boolean {
  const wall = time.toPlainDateTime()
  const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
    wall.toZonedDateTime(time.timeZoneId, { disambiguation }),
  )
  return !earlier!.equals(later!)
}

function busyLines({ availability, status }: IcalEvent): string[] {
  const transparency = availability === null ? [] : [`TRANSP:${availability === 'free' ? 'TRANSPARENT' : 'OPAQUE'}`]
  const outlook =
    availability === 'free' ? 'FREE' : status === 'TENTATIVE' ? 'TENTATIVE' : availability === 'busy' ? 'BUSY' : null
  return [...transparency, ...(outlook === null ? [] : [`X-MICROSOFT-CDO-BUSYSTATUS:${outlook}`])]
}

function feedLines({ name, refreshMinutes }: NonNullable<Calendar['feed']>): string[] {
  const every = `PT${refreshMinutes}M`
  return [
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${every}`,
    `X-PUBLISHED-TTL:${every}`,
  ]
}

function optional(name: string, text: string | null): string[] {
  return text === null || text === '' ? [] : [`${name}:${escapeText(text)}`]
}

/** RFC 5545 3.3.11. A colon needs no escape. */
function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n')
}

/** The common name, always quoted; RFC 6868 for what a quoted value cannot hold. */
function common({ name }: Mailbox): string {
  if (name === '') return ''
  return `;CN="${name.replaceAll('^', '^^').replaceAll('"', "^'").replaceAll('\n', '^n')}"`
}

const encoder = new TextEncoder()

/** At most 75 octets a line, never cutting a character. */
export function fold(line: string): string {
  if (line.length <= 75 && (line.length * 3 <= 75 || encoder.encode(line).length <= 75)) return line
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0)!)
    if (octets + size > 75) {
      folded += `${lineEnd} `
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

function octetsOf(codePoint: number): number {
  return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x1_0000 ? 3 : 4
}

export function utcText(instant: Temporal.Instant): string {
  return `${instant.toString({ smallestUnit: 'second' }).slice(0, -1).replaceAll(/[-:]/g, '')}Z`
}

function dayText(day: Temporal.PlainDate): string {
  return day.toString().replaceAll('-', '')
}
