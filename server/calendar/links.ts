import type { EventTime } from './event-time.ts'
import { utcText } from './ical.ts'
import { isUtc, wallText } from './time-zone.ts'

/** Calendars that are reached by a link. Apple and iCal get a file. */
export type LinkType = 'google' | 'ms365' | 'outlookcom' | 'msteams' | 'yahoo'

export interface LinkEvent {
  readonly time: EventTime
  readonly rule: string | null
  readonly name: string
  readonly descriptionHtml: string | null
  readonly description: string | null
  readonly location: string | null
  readonly availability: 'free' | 'busy' | null
}

/** What a calendar can do with a link: only Google knows recurrence. */
export function takesRecurrence(type: LinkType): boolean {
  return type === 'google'
}

/** The address that opens the calendar with the event filled in. Hosts are fixed, so it can never lead elsewhere. */
export function calendarLink(type: LinkType, event: LinkEvent, device: 'desktop' | 'mobile'): string {
  return builders[type](event, device)
}

const builders: Record<LinkType, (event: LinkEvent, device: 'desktop' | 'mobile') => string> = {
  google: googleLink,
  ms365: (event, device) => outlookLink('https://outlook.office.com', event, device),
  outlookcom: (event, device) => outlookLink('https://outlook.live.com', event, device),
  msteams: teamsLink,
  yahoo: yahooLink,
}

function googleLink(event: LinkEvent, device: 'desktop' | 'mobile'): string {
  const { time } = event
  const base =
    device === 'desktop'
      ? 'https://calendar.google.com/calendar/r/eventedit'
      : 'https://calendar.google.com/calendar/render?action=TEMPLATE'
  // A series needs the zone of its wall; a single date is safest in the zone too, because Google shows it there.
  const local = !time.allDay && !isUtc(time.zone)
  const dates = time.allDay
    ? `${dayText(time.start)}/${dayText(time.end)}`
    : local
      ? `${wallText(event.rule === null ? time.start.toPlainDateTime() : time.wall)}/${wallText(time.end.toPlainDateTime())}`
      : `${utcText(time.start.toInstant())}/${utcText(time.end.toInstant())}`
  return address(base, {
    text: event.name,
    dates,
    ctz: local ? time.zone : null,
    details: event.descriptionHtml ?? event.description,
    location: event.location,
    recur: event.rule,
    crm: event.availability === null ? null : event.availability === 'free' ? 'AVAILABLE' : 'BUSY',
    trp: event.availability === null ? null : String(event.availability === 'busy'),
  })
}

function outlookLink(host: string, event: LinkEvent, device: 'desktop' | 'mobile'): string {
  const { time } = event
  const base =
    device === 'desktop'
      ? `${host}/calendar/0/action/compose?rru=addevent`
      : `${host}/calendar/0/deeplink/compose?path=%2Fcalendar%2Faction%2Fcompose&rru=addevent`
  // Outlook's phone form takes the last day of an all-day event, its desktop form the day after.
  const times = time.allDay
    ? {
        startdt: time.start.toString(),
        enddt: (device === 'desktop' ? time.end : time.end.subtract({ days: 1 })).toString(),
        allday: 'true',
      }
    : { startdt: secondText(time.start.toInstant()), enddt: secondText(time.end.toInstant()), allday: null }
  return address(base, {
    ...times,
    subject: event.name,
    location: event.location,
    body: event.descriptionHtml ?? event.description,
  })
}

/** Teams makes meetings: it has no whole days and shows no location, so these are told in other ways. */
function teamsLink(event: LinkEvent): string {
  const { time } = event
  const at = (day: Temporal.PlainDate) => `${day.toString()}T00:00:00+00:00`
  const times = time.allDay
    ? { startTime: at(time.start), endTime: at(time.end) }
    : { startTime: offsetText(time.start), endTime: offsetText(time.end) }
  const content = [event.location, event.description].filter((part) => part !== null && part !== '').join(' // ')
  return address('https://teams.microsoft.com/l/meeting/new', {
    ...times,
    subject: event.name,
    location: event.location,
    content: content || null,
  })
}

function yahooLink(event: LinkEvent): string {
  const { time } = event
  const lastDay = time.allDay ? time.end.subtract({ days: 1 }) : null
  const times =
    !time.allDay || !lastDay
      ? {
          st: utcText((time as Extract<EventTime, { allDay: false }>).start.toInstant()),
          et: utcText((time as Extract<EventTime, { allDay: false }>).end.toInstant()),
          dur: null,
        }
      : lastDay.equals(time.start)
        ? { st: dayText(time.start), et: null, dur: 'allday' }
        : // Yahoo knows one whole day only; several become one long event.
          { st: `${dayText(time.start)}T000000`, et: `${dayText(lastDay)}T235900`, dur: null }
  return address('https://calendar.yahoo.com/?v=60', {
    ...times,
    title: event.name,
    in_loc: event.location,
    desc: event.description,
  })
}

/** How a calendar subscribes to a feed, or undefined where it cannot. `feedUrl` is an https (or http) address. */
export function subscriptionLink(type: string, feedUrl: string, name: string): string | undefined {
  const webcal = feedUrl.replace(/^https?:/, 'webcal:')
  switch (type) {
    case 'apple':
    case 'ical':
      return webcal
    case 'google':
      return address('https://calendar.google.com/calendar/u/0/r', { cid: googleCalendarId(feedUrl) ?? webcal })
    case 'ms365':
      return address('https://outlook.office.com/calendar/0/addfromweb/', { url: webcal, name })
    case 'outlookcom':
      return address('https://outlook.live.com/calendar/0/addfromweb/', { url: webcal, name })
    default:
      return undefined
  }
}

/** A calendar that is Google's own is named by its id. */
function googleCalendarId(feedUrl: string): string | null {
  const url = URL.parse(feedUrl)
  return url?.hostname === 'calendar.google.com' ? url.searchParams.get('cid') : null
}

function address(base: string, parameters: Record<string, string | null>): string {
  const query = Object.entries(parameters)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value!)}`)
    .join('&')
  return `${base}${base.includes('?') ? '&' : '?'}${query}`
}

function dayText(day: Temporal.PlainDate): string {
  return day.toString().replaceAll('-', '')
}

function secondText(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'second' })
}

function offsetText(time: Temporal.ZonedDateTime): string {
  return time.toString({ smallestUnit: 'second', timeZoneName: 'never' })
}
