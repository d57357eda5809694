import type { EventTime } from './event-time.ts'
import { isUtc } from './time-zone.ts'
import { isTwice, wallOf } from './zone-clock.ts'

/** Calendars that are reached by a link. Apple and iCal get a file. */
export const linkTypes = ['google', 'ms365', 'outlookcom', 'msteams', 'yahoo'] as const
export type LinkType = (typeof linkTypes)[number]

export interface LinkEvent {
  /** Of a series, the first occurrence. */
  readonly time: EventTime
  /** A rule as `RRULE:…`, or null. */
  readonly rule: string | null
  readonly name: string
  /** The description as readable text, and as HTML when it has markup. */
  readonly description: string | null
  readonly descriptionHtml: string | null
  readonly location: string | null
  readonly availability: 'free' | 'busy' | null
}

export type LinkDevice = 'desktop' | 'mobile'

// Proxies commonly take answers with 4 KiB of headers, and a sign-in on the way encodes the link a second time.
const longest = 3000

/** The address that opens the calendar with the event filled in. Hosts are fixed, so it can never lead elsewhere. */
export function calendarLink(type: LinkType, event: LinkEvent, device: LinkDevice): string {
  const build = (changes: Partial<LinkEvent>) => builders[type]({ ...event, ...changes }, device)
  const whole = build({})
  if (whole.length <= longest) return whole

  // The description gives way first. Where little of it would be left, a long title and place give way too.
  const described = (changes: Partial<LinkEvent>, characters: number) =>
    build({ ...changes, description: cut(event.description, characters), descriptionHtml: null })
  const roomBeside = (changes: Partial<LinkEvent>) =>
    most(event.description?.length ?? 0, (length) => described(changes, length).length <= longest)
  const room = roomBeside({})
  if (room >= fairPart) return described({}, room)
  const tight = { name: cut(event.name, 100)!, location: cut(event.location, 80) }
  return described(tight, roomBeside(tight))
}

// Of a description, in characters.
const fairPart = 200

type Builder = (event: LinkEvent, device: LinkDevice) => string

const builders: Record<LinkType, Builder> = {
  google: googleLink,
  ms365: (event, device) => outlookLink('https://outlook.office.com', event, device),
  outlookcom: (event, device) => outlookLink('https://outlook.live.com', event, device),
  msteams: teamsLink,
  yahoo: yahooLink,
}

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

/** Time on the wall and its zone; a series keeps the wall it repeats on, also where its first one falls into a gap. */
function googleTime({ time, rule }: LinkEvent): Parameters {
  if (time.allDay) return { dates: `${dayText(time.start)}/${dayText(time.end)}` }
  // Of two equal times on the wall Google cannot be told which; in UTC there is only one.
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
    ctz: asItIs(time.zone.replaceAll('+', '%2B')),
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
    : { startdt: asItIs(secondText(time.start)), enddt: asItIs(secondText(time.end)) }
  return address(base, { ...times, subject: event.name, location: event.location, body: htmlOf(event) })
}

/** Teams makes meetings: it has no whole days and shows no location, so these are told in other ways. */
function teamsLink(event: LinkEvent, device: LinkDevice): string {
  const content = [event.location, event.description].filter((part) => part !== null && part !== '').join(' // ')
  return address('https://teams.microsoft.com/l/meeting/new', {
    ...teamsTime(event.time, device),
    subject: event.name,
    location: event.location,
    content,
  })
}

/** On the desktop, whole days run from midnight to midnight where the reader is; the plus must not be encoded for that. */
function teamsTime(time: EventTime, device: LinkDevice): Parameters {
  if (!time.allDay) return { startTime: offsetText(time.start), endTime: offsetText(time.end) }
  const midnight = (day: Temporal.PlainDate) =>
    device === 'desktop' ? asItIs(`${day.toString()}+00:00`) : offsetText(day.toZonedDateTime(time.zone))
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

/** Yahoo knows one whole day only; several become one long event, at the same time on every reader's wall. */
function yahooTime(time: EventTime): Parameters {
  if (!time.allDay) return { st: utcText(time.start), et: utcText(time.end) }
  const last = time.end.subtract({ days: 1 })
  if (last.equals(time.start)) return { dur: 'allday', st: dayText(time.start) }
  return { st: `${dayText(time.start)}T000000`, et: `${dayText(last)}T235900` }
}

type Parameters = Record<string, string | AsItIs | null>

/** A value that the calendar wants without the usual encoding. Never for text that somebody has typed. */
interface AsItIs {
  readonly text: string
}

function asItIs(text: string): AsItIs {
  return { text }
}

export function address(base: string, parameters: Parameters): string {
  const query = Object.entries(parameters)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}=${typeof value === 'string' ? encodeURIComponent(value) : value!.text}`)
    .join('&')
  return `${base}${base.includes('?') ? '&' : '?'}${query}`
}

/** What calendars show that read HTML. */
function htmlOf({ description, descriptionHtml }: LinkEvent): string | null {
  return descriptionHtml ?? description?.replaceAll('<', '&lt;').replaceAll('\n', '<br>') ?? null
}

/** The beginning of a text, up to the end of a word where there is one nearby. */
function cut(text: string | null, length: number): string | null {
  if (text === null || text.length <= length) return text
  if (length === 0) return null
  const beginning = text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
  return `${beginning.replace(/\s+\S{0,30}$/, '').trimEnd()} …`
}

/** The largest number up to `limit` that fits; 0 when none does. */
function most(limit: number, fits: (value: number) => boolean): number {
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
