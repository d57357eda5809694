import { dayLength, dayText, momentText, timeText } from './days.ts'
import type { EventTime } from './event-time.ts'
import { isUtc, vtimezone } from './time-zone.ts'
import { isTwice, wallOf } from './zone-clock.ts'

/** A VEVENT with everything resolved. */
export interface IcalEvent {
  readonly uid: string
  readonly time: EventTime
  /** A rule as `RRULE:…`, or null. */
  readonly rule: string | null
  /** Days of the series that do not take place, as day numbers. */
  readonly skipped?: readonly number[] | undefined
  readonly name: string
  /** The description as plain text, and as HTML if it has markup. */
  readonly description: string | null
  readonly descriptionHtml: string | null
  readonly location: string | null
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED' | null
  readonly availability: 'free' | 'busy' | null
  readonly organizer: Mailbox | null
  /** The contact person, if that is not the organizer. */
  readonly contact?: string | undefined
  readonly attendee: Mailbox | null
  /** The attendee's reply; accepted if omitted. */
  readonly partstat?: Partstat | undefined
  readonly sequence: number
  readonly created: Temporal.Instant
  readonly updated: Temporal.Instant
  readonly url: string | null
}

export type Partstat = 'ACCEPTED' | 'TENTATIVE' | 'DECLINED'

export interface Mailbox {
  readonly name: string
  readonly email: string
}

export interface Calendar {
  readonly method: 'PUBLISH' | 'REQUEST' | 'CANCEL' | null
  /** Only for feeds: the name shown to subscribers, and how often clients should refresh. */
  readonly feed?: { readonly name: string; readonly refreshMinutes: number }
  readonly zones: Iterable<string>
  /** First and last year of the events. The VTIMEZONEs cover this range. */
  readonly years: readonly [number, number]
  /** VEVENTs as returned by `vevent`. */
  readonly events: Iterable<{ readonly event: string }>
}

export const productId = '-//Kalends//Kalends//EN'

export function vcalendar({ method, feed, zones, years, events }: Calendar): string {
  let text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:${productId}\r\nCALSCALE:GREGORIAN\r\n`
  if (method !== null) text += `METHOD:${method}\r\n`
  if (feed) text += feedLines(feed)
  for (const zone of zones) text += vtimezone(zone, ...years)
  for (const { event } of events) text += event
  return `${text}END:VCALENDAR\r\n`
}

/** The lines of one event, each with its line ending, so that stored events can be concatenated into a feed. */
export function vevent(event: IcalEvent): string {
  const { time, organizer, contact, attendee, description, descriptionHtml, location, url } = event
  const updated = momentText(event.updated.epochMilliseconds)
  const lines = ['BEGIN:VEVENT', fold(`UID:${event.uid}`), `DTSTAMP:${updated}`]
  addTimes(lines, time, event.rule !== null)
  if (event.rule !== null) lines.push(fold(event.rule))
  for (const day of event.skipped ?? []) lines.push(fold(skippedText(time, day)))
  lines.push(fold(`SUMMARY:${escapeText(event.name)}`))
  if (description) lines.push(fold(`DESCRIPTION:${escapeText(description)}`))
  if (descriptionHtml !== null) lines.push(fold(`X-ALT-DESC;FMTTYPE=text/html:${escapeText(descriptionHtml)}`))
  if (location) lines.push(fold(`LOCATION:${escapeText(location)}`))
  if (url !== null) lines.push(fold(`URL:${url}`))
  if (organizer) lines.push(fold(`ORGANIZER${common(organizer)}:mailto:${organizer.email}`))
  if (contact) lines.push(fold(`CONTACT:${escapeText(contact)}`))
  if (organizer && attendee)
    lines.push(fold(`ATTENDEE;${invited}${answerOf(event)}${common(attendee)}:mailto:${attendee.email}`))
  lines.push(`STATUS:${event.status ?? 'CONFIRMED'}`)
  addBusy(lines, event)
  lines.push(`SEQUENCE:${event.sequence}`, `CREATED:${momentText(event.created.epochMilliseconds)}`)
  lines.push(`LAST-MODIFIED:${updated}`, 'END:VEVENT', '')
  return lines.join('\r\n')
}

/** An attendee who has replied is not asked again. */
const answerOf = ({ partstat }: IcalEvent) => (partstat ? `${partstat};RSVP=FALSE` : 'ACCEPTED')

const invited = 'CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT='

/**
 * RFC 5546: REQUEST needs an organizer and an attendee, CANCEL an organizer, and PUBLISH must not have attendees. A
 * cancelled date without an organizer gets no method; its status and sequence carry the cancellation.
 */
export function methodOf(event: Pick<IcalEvent, 'organizer' | 'attendee' | 'status'>): Calendar['method'] {
  if (event.status === 'CANCELLED') return event.organizer ? 'CANCEL' : null
  return event.organizer && event.attendee ? 'REQUEST' : 'PUBLISH'
}

/** The zone that needs a VTIMEZONE for this time, if any. */
export function zoneOf(time: EventTime): string | undefined {
  return time.allDay || isUtc(time.zone) ? undefined : time.zone
}

function addTimes(lines: string[], time: EventTime, recurring: boolean) {
  if (time.allDay) {
    lines.push(`DTSTART;VALUE=DATE:${dayText(time.firstDay)}`)
    lines.push(`DTEND;VALUE=DATE:${dayText(time.firstDay + time.days)}`)
    return
  }
  const { zone, from, to } = time
  const [start, end] = [wallOf(zone, from), wallOf(zone, to)]
  // When the clock goes back, readers disagree on which of the two equal wall-clock times is meant. UTC is unambiguous.
  const inUtc = isUtc(zone) || (!recurring && (isTwice(zone, start) || isTwice(zone, end)))
  // A single date in a DST gap is written as the actual time. A series keeps its wall-clock time.
  const begins = recurring ? time.firstDay * dayLength + time.clock : start
  lines.push(inUtc ? `DTSTART:${momentText(from)}` : fold(`DTSTART;TZID=${zone}:${timeText(begins)}`))
  // RFC 5545 3.6.1: a date without a length has no end.
  if (from === to) return
  // A series must keep its wall-clock time. If the clock changes during the first occurrence, only a duration is
  // unambiguous.
  const isPlain = end === begins + time.length && !isTwice(zone, begins) && !isTwice(zone, end)
  if (recurring && !isPlain) lines.push(`DURATION:${durationText(to - from)}`)
  else lines.push(inUtc ? `DTEND:${momentText(to)}` : fold(`DTEND;TZID=${zone}:${timeText(end)}`))
}

/** One line for each day, of the same type as DTSTART: some readers take only the first day of a list. */
function skippedText(time: EventTime, day: number): string {
  if (time.allDay) return `EXDATE;VALUE=DATE:${dayText(day)}`
  const wall = day * dayLength + time.clock
  return isUtc(time.zone) ? `EXDATE:${momentText(wall)}` : `EXDATE;TZID=${time.zone}:${timeText(wall)}`
}

/** Such as `PT1H30M`. Hours rather than days, because a day does not always have 24 of them. */
function durationText(milliseconds: number): string {
  const seconds = milliseconds / 1000
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `PT${parts.map((part, i) => (part === 0 ? '' : `${part}${'HMS'[i]}`)).join('')}`
}

function addBusy(lines: string[], { availability, status }: IcalEvent) {
  if (availability !== null) lines.push(`TRANSP:${availability === 'free' ? 'TRANSPARENT' : 'OPAQUE'}`)
  const outlook =
    availability === 'free' ? 'FREE' : status === 'TENTATIVE' ? 'TENTATIVE' : availability === 'busy' ? 'BUSY' : null
  if (outlook !== null) lines.push(`X-MICROSOFT-CDO-BUSYSTATUS:${outlook}`)
}

function feedLines({ name, refreshMinutes }: NonNullable<Calendar['feed']>): string {
  const every = `PT${refreshMinutes}M`
  const names = line(`NAME:${escapeText(name)}`) + line(`X-WR-CALNAME:${escapeText(name)}`)
  return `${names}REFRESH-INTERVAL;VALUE=DURATION:${every}\r\nX-PUBLISHED-TTL:${every}\r\n`
}

// Some readers also treat U+2028 and U+2029 as line ends. Unescaped, the rest of the text would become a property of
// its own.
const special = /[\\;,\r\n\u2028\u2029]/g
const breaks = '\r\n\u2028\u2029'

/** RFC 5545 3.3.11. Colons need no escape. Copying slices is twice as fast as `replace`. */
function escapeText(text: string): string {
  let escaped = ''
  let copied = 0
  while (special.test(text)) {
    const at = special.lastIndex - 1
    const isBreak = breaks.includes(text[at]!)
    // The
    // of a \r\n pair is already written.
    const sign = !isBreak ? '\\' : text[at] === '\n' && text[at - 1] === '\r' ? '' : '\\n'
    escaped += text.slice(copied, at) + sign
    copied = isBreak ? at + 1 : at
  }
  return escaped + text.slice(copied)
}

/** The CN parameter, always quoted. RFC 6868 encodes what a quoted value cannot hold. */
function common({ name }: Mailbox): string {
  if (name === '') return ''
  if (!/[\^"\n\u2028\u2029]/.test(name)) return `;CN="${name}"`
  const escaped = name.replaceAll('^', '^^').replaceAll('"', "^'")
  return `;CN="${escaped.replaceAll(/[\n\u2028\u2029]/g, '^n')}"`
}

function line(content: string): string {
  return `${fold(content)}\r\n`
}

/** Folds lines at 75 octets without splitting a character. */
export function fold(content: string): string {
  if (content.length <= 25) return content
  if (Buffer.byteLength(content) === content.length) return foldPlain(content)
  let folded = ''
  let cut = 0
  let octets = 0
  for (let i = 0; i < content.length;) {
    const point = content.codePointAt(i)!
    const size = point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4
    if (octets + size > 75) {
      folded += `${content.slice(cut, i)}\r\n `
      cut = i
      octets = 1
    }
    octets += size
    i += size === 4 ? 2 : 1
  }
  return folded + content.slice(cut)
}

/** The fast path for ASCII, which most lines are. */
function foldPlain(content: string): string {
  if (content.length <= 75) return content
  let folded = content.slice(0, 75)
  for (let i = 75; i < content.length; i += 74) folded += `\r\n ${content.slice(i, i + 74)}`
  return folded
}
