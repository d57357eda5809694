import type { EventTime } from './event-time.ts'
import { isUtc } from './time-zone.ts'
import { isTwice, wallOf } from './zone-clock.ts'

export interface LinkEvent {
  /** The first occurrence, if it is a series. */
  readonly time: EventTime
  /** A rule as `RRULE:…`, or null. */
  readonly rule: string | null
  readonly name: string
  /** The description as plain text, and as HTML if it has markup. */
  readonly description: string | null
  readonly descriptionHtml: string | null
  readonly location: string | null
  readonly availability: 'free' | 'busy' | null
}

export type LinkDevice = 'desktop' | 'mobile'

// Proxies commonly limit response headers to 4 KiB, and a sign-in on the way encodes the link a second time.
const longest = 3000

/** The URL that opens the calendar with the event filled in. Hosts are fixed, so it can never lead elsewhere. */
export function calendarLink(type: LinkType, event: LinkEvent, device: LinkDevice): string {
  const build = (changes: Partial<LinkEvent>) => builders[type]({ ...event, ...changes }, device)
  const whole = build({})
  if (whole.length <= longest) return whole

  // Shorten the description first. If little of it would remain, shorten a long title and place as well.
  const described = (changes: Partial<LinkEvent>, characters: number) =>
    build({ ...changes, description: cut(event.description, characters), descriptionHtml: null })
  const roomBeside = (changes: Partial<LinkEvent>) =>
    largest(event.description?.length ?? 0, (length) => described(changes, length).length <= longest)
  const room = roomBeside({})
  if (room >= fairPart) return described({}, room)
  const tight = { name: cut(event.name, 100)!, location: cut(event.location, 80) }
  return described(tight, roomBeside(tight))
}

// In characters of the description.
const fairPart = 200

type Builder = (event: LinkEvent, device: LinkDevice) => string

/** Calendars that open by a link. All others get a file. */
const builders = {
  google: googleLink,
  ms365: (event, device) => outlookLink('https://outlook.office.com', event, device),
  outlookcom: (event, device) => outlookLink('https://outlook.live.com', event, device),
  msteams: teamsLink,
  yahoo: yahooLink,
} satisfies Record<string, Builder>

export type LinkType = keyof typeof builders
export const linkTypes = Object.keys(builders) as LinkType[]

function googleLink(event: LinkEvent, device: LinkDevice): string {
  const base =
    device === 'desktop'
      ? 'https://calendar.google.com/calendar/r/eventedit'
      : 'https://calendar.google.com/calendar/render?action=TEMPLATE'
  return address(base, {
    text: event.name,
    ...googleTime(event),
    details: htmlOf(event),
    location: event.location,
    recur: event.rule,
    crm: event.availability === null ? null : event.availability === 'free' ? 'AVAILABLE' : 'BUSY',
    trp: event.availability === null ? null : String(event.availability === 'busy'),
  })
}

/** Wall-clock time and zone. A series keeps its wall-clock time, even if the first occurrence falls into a DST gap. */
function googleTime({ time, rule }: LinkEvent): Parameters {
  if (time.allDay) return { dates: `${dayText(time.start)}/${dayText(time.end)}` }
  // Google has no way to tell two equal wall-clock times apart. UTC is unambiguous.
  if (
    isUtc(time.zone) ||
    (rule === null && [time.from, time.to].some((moment) => isTwice(time.zone, wallOf(time.zone, moment))))
  ) {
    return { dates: `${utcText(time.start)}/${utcText(time.end)}` }
  }
  const [start, end] =
    rule === null
      ? [time.start.toPlainDateTime(), time.end.toPlainDateTime()]
      : [time.wall, time.wall.add({ milliseconds: time.length })]
  return {
    dates: `${wallText(start)}/${wallText(end)}`,
    ctz: unencoded(time.zone.replaceAll('+', '%2B')),
  }
}

function outlookLink(host: string, event: LinkEvent, device: LinkDevice): string {
  const { time } = event
  const base =
    device === 'desktop'
      ? `${host}/calendar/0/action/compose?rru=addevent`
      : `${host}/calendar/0/deeplink/compose?path=%2Fcalendar%2Faction%2Fcompose&rru=addevent`
  // Outlook's phone form takes the last day of an all-day event, its desktop form the day after.
  const times: Parameters = time.allDay
    ? {
        startdt: time.start.toString(),
        enddt: (device === 'desktop' ? time.end : time.end.subtract({ days: 1 })).toString(),
        allday: 'true',
      }
    : { startdt: unencoded(secondText(time.start)), enddt: unencoded(secondText(time.end)) }
  return address(base, { ...times, subject: event.name, location: event.location, body: htmlOf(event) })
}

/** Teams creates meetings: it supports neither all-day events nor a location, so both need a workaround. */
function teamsLink(event: LinkEvent, device: LinkDevice): string {
  const content = [event.location, event.description].filter((part) => part !== null && part !== '').join(' // ')
  return address('https://teams.microsoft.com/l/meeting/new', {
    ...teamsTime(event.time, device),
    subject: event.name,
    location: event.location,
    content,
  })
}

/**
 * On the desktop, all-day events run from midnight to midnight in the reader's zone. This requires a plus that is not
 * encoded.
 */
function teamsTime(time: EventTime, device: LinkDevice): Parameters {
  if (!time.allDay) return { startTime: offsetText(time.start), endTime: offsetText(time.end) }
  const midnight = (day: Temporal.PlainDate) =>
    device === 'desktop' ? unencoded(`${day.toString()}+00:00`) : offsetText(day.toZonedDateTime(time.zone))
  return { startTime: midnight(time.start), endTime: midnight(time.end) }
}

function yahooLink(event: LinkEvent): string {
  return address('https://calendar.yahoo.com/?v=60', {
    ...yahooTime(event.time),
    title: event.name,
    in_loc: event.location,
    desc: event.description,
  })
}

/**
 * Yahoo only supports a single whole day. Several become one long event with the same wall-clock time for every reader.
 */
function yahooTime(time: EventTime): Parameters {
  if (!time.allDay) return { st: utcText(time.start), et: utcText(time.end) }
  const last = time.end.subtract({ days: 1 })
  if (last.equals(time.start)) return { dur: 'allday', st: dayText(time.start) }
  return { st: `${dayText(time.start)}T000000`, et: `${dayText(last)}T235900` }
}

type Parameters = Record<string, string | Unencoded | null>

/** A value that the calendar expects unencoded. Never use it for user input. */
interface Unencoded {
  readonly text: string
}

function unencoded(text: string): Unencoded {
  return { text }
}

export function address(base: string, parameters: Parameters): string {
  const query = Object.entries(parameters)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}=${typeof value === 'string' ? encodeURIComponent(value) : value!.text}`)
    .join('&')
  return `${base}${base.includes('?') ? '&' : '?'}${query}`
}

/** For calendars that render HTML. */
function htmlOf({ description, descriptionHtml }: LinkEvent): string | null {
  return descriptionHtml ?? description?.replaceAll('<', '&lt;').replaceAll('\n', '<br>') ?? null
}

/** Truncates a text, at the end of a word if there is one nearby. */
function cut(text: string | null, length: number): string | null {
  if (text === null || text.length <= length) return text
  if (length === 0) return null
  const beginning = text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
  return `${beginning.replace(/\s+\S{0,30}$/, '').trimEnd()} …`
}

/** The largest number up to `limit` that fits; 0 if none does. */
function largest(limit: number, fits: (value: number) => boolean): number {
  let [low, high] = [0, limit]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return low
}

/** `20270501` */
function dayText(day: Temporal.PlainDate): string {
  return day.toString().replaceAll('-', '')
}

/** `20270501T183000` */
function wallText(time: Temporal.PlainDateTime): string {
  return time.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')
}

/** `20270501T163000Z` */
function utcText(time: Temporal.ZonedDateTime): string {
  return secondText(time).replaceAll(/[-:]/g, '')
}

/** `2027-05-01T16:30:00Z` */
function secondText(time: Temporal.ZonedDateTime): string {
  return time.toInstant().toString({ smallestUnit: 'second' })
}

/** `2027-05-01T18:30:00+02:00` */
function offsetText(time: Temporal.ZonedDateTime): string {
  return time.toString({ smallestUnit: 'second', timeZoneName: 'never' })
}
