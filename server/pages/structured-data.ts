import { plainDate } from '../calendar/days.ts'
import { plainText } from '../calendar/plain-text.ts'
import type { EventTime } from '../calendar/event-time.ts'
import { type Rule, type WeekdayOf, weekdays } from '../calendar/rule.ts'
import { lastOccurrence } from '../calendar/series.ts'
import { fetchableImage } from './background.ts'
import type { PublishedDate, PublishedEvent } from '../publication/event.ts'
import type { PublishedGroup } from '../publication/group.ts'
import type { Occasion } from '../publication/overview.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** An event for search engines, as structured data of schema.org. */
export function structuredData(event: PublishedEvent): object | undefined {
  if (event.look.hidesRichData) return undefined
  const [first] = event.dates as readonly [PublishedDate]
  const common = { '@context': 'https://schema.org', url: event.url }
  if (event.recurrence) return { ...common, ...recurringNode(event, event.recurrence, first) }
  if (event.dates.length === 1) return { ...common, ...eventNode(event, first) }
  const spans = event.dates.map(({ time }) => ({ start: startOf(time), end: endOf(time) }))
  return {
    ...common,
    '@type': 'EventSeries',
    name: event.title,
    startDate: spans.map(({ start }) => start).toSorted()[0],
    endDate: spans
      .map(({ end }) => end)
      .toSorted()
      .at(-1),
    ...seriesLocation(event.dates),
    ...imageNode(event),
    subEvent: event.dates.map((date) => eventNode(event, date)),
  }
}

const datesAhead = 4

/** A series lists its next dates. Its own dates are the first and, if there is one, the last. */
function recurringNode(event: PublishedEvent, rule: Rule, first: PublishedDate) {
  const { time, state } = event.progress()
  const ahead = state === 'over' ? [] : [time, ...event.upcoming(datesAhead - 1, time)]
  const { endDate: _, ...node } = eventNode(event, first)
  const start = event.start()
  const last = lastOccurrence(start, rule)
  return {
    ...node,
    '@type': 'EventSeries',
    ...(last && { endDate: endOf(last) }),
    ...(canBeScheduled(rule) && { eventSchedule: scheduleNode(rule, start) }),
    ...(ahead.length > 0 && {
      subEvent: ahead.map((each) => ({
        ...eventNode(event, { ...first, details: { ...first.details, description: null }, time: each }),
        url: `${event.address}${event.links.occurrence(each)}`,
      })),
    }),
  }
}

function eventNode(event: PublishedEvent, { details, time }: PublishedDate) {
  const { description, organizer_name: name, organizer_email: email } = details
  return {
    '@type': 'Event',
    name: details.name,
    ...(description && { description: plainText(description) }),
    startDate: startOf(time),
    endDate: endOf(time),
    eventStatus: statusOf(details.status === 'CANCELLED'),
    ...locationNode(details.location),
    ...imageNode(event),
    organizer: email
      ? { '@type': 'Organization', name: name || email, email }
      : { '@type': 'Organization', name: event.organization.name },
  }
}

const statusOf = (isCancelled: boolean) => `https://schema.org/${isCancelled ? 'EventCancelled' : 'EventScheduled'}`

const mostListed = 20

/** The upcoming events of a group. */
export function structuredList(group: PublishedGroup, occasions: readonly Occasion[]): object | undefined {
  if (group.look.hidesRichData || occasions.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: group.item.name,
    url: group.url,
    itemListElement: occasions.slice(0, mostListed).map(({ title, path, time, location, isCancelled }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      item: {
        '@type': 'Event',
        name: title,
        url: `${group.address}${path}`,
        startDate: startOf(time),
        endDate: endOf(time),
        eventStatus: statusOf(isCancelled),
        ...locationNode(location),
        organizer: { '@type': 'Organization', name: group.organization.name },
      },
    })),
  }
}

function locationNode(location: string | null): { eventAttendanceMode?: string; location?: object } {
  if (location === null) return {}
  const isOnline = /^https?:\/\//i.test(location)
  return {
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: isOnline
      ? { '@type': 'VirtualLocation', url: location }
      : { '@type': 'Place', name: location, address: location },
  }
}

/** If the dates are in different places, each has its own location. */
function seriesLocation(dates: readonly PublishedDate[]) {
  const nodes = dates.map(({ details }) => locationNode(details.location))
  const modes = new Set(nodes.map(({ eventAttendanceMode: mode }) => mode))
  const places = new Set(dates.map(({ details }) => details.location))
  if (places.size === 1) return nodes[0]!
  return modes.size === 1 && nodes[0]!.eventAttendanceMode
    ? { eventAttendanceMode: nodes[0]!.eventAttendanceMode }
    : { eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode' }
}

/** Search engines require an image, so the preview is used if the organizer has none. */
function imageNode(event: PublishedEvent) {
  const header = fetchableImage(event)
  const images = [...(event.look.images ?? []), ...(header ? [header] : [])]
  return { image: images.length > 0 ? images : [`${event.address}${event.links.page}/preview.jpg`] }
}

/** Rules that schema.org cannot express are omitted. */
function canBeScheduled({ byWeekNo, byYearDay, bySetPos }: Rule): boolean {
  return [byWeekNo, byYearDay, bySetPos].every((list) => list.length === 0)
}

/** Weekdays have addresses; those that are counted are written as in a rule. */
const weekdayNode = ({ day, ordinal }: WeekdayOf) =>
  ordinal === 0 ? `https://schema.org/${days[weekdays.indexOf(day)]}` : `${ordinal}${day}`

function scheduleNode(rule: Rule, time: EventTime) {
  const { freq, interval, count, until, byDay, byMonth, byMonthDay, skipped } = rule
  const unit = { DAILY: 'D', WEEKLY: 'W', MONTHLY: 'M', YEARLY: 'Y' }[freq]
  return {
    '@type': 'Schedule',
    scheduleTimezone: time.zone,
    startDate: startOf(time).slice(0, 10),
    repeatFrequency: `P${interval}${unit}`,
    ...(time.allDay ? {} : { startTime: wall(time.start), endTime: wall(time.end) }),
    ...(byDay.length > 0 && { byDay: byDay.map(weekdayNode) }),
    ...(byMonth.length > 0 && { byMonth }),
    ...(byMonthDay.length > 0 && { byMonthDay }),
    ...(count !== null && { repeatCount: count }),
    ...(skipped.length > 0 && { exceptDate: skipped.map((day) => plainDate(day).toString()) }),
    ...(until !== null && { endDate: until.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3') }),
  }
}

/** Whole days have no time of day, and their last one is inside. */
const startOf = (time: EventTime) => (time.allDay ? time.start.toString() : withOffset(time.start))
const endOf = (time: EventTime) => (time.allDay ? time.end.subtract({ days: 1 }).toString() : withOffset(time.end))
const withOffset = (moment: Temporal.ZonedDateTime) =>
  moment.toString({ timeZoneName: 'never', smallestUnit: 'second' })
const wall = (moment: Temporal.ZonedDateTime) => moment.toPlainTime().toString({ smallestUnit: 'second' })
