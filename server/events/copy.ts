import { type EventDate, limits } from '@kalends/contract'
import { parseDay, plainDate, years } from '../calendar/days.ts'
import { dateMust, eventTime, timeFaults } from '../calendar/event-time.ts'
import { occurrenceOn } from '../calendar/series.ts'
import { Faults } from '../refusal.ts'
import { simple, soundRule } from './recurrence.ts'
import type { EventItem } from './store.ts'

export interface CopyOptions {
  readonly title?: string | null | undefined
  readonly event_group?: string | null | undefined
  /** What to keep of the dates. Texts without times all take place on `startDate`. */
  readonly keep?: keyof typeof keeping | null | undefined
  readonly startDate?: string | null | undefined
}

/** The create request that makes a copy of an event. */
export function copyOf(event: EventItem, options: CopyOptions, now: number): Record<string, unknown> {
  const keep = options.keep ?? 'all'
  const day = startOf(options.startDate ?? null, keep, now)
  const dates = event.dates.map((date) => keeping[keep](date, day))
  const copy = {
    ...event,
    slug: null,
    ...(keep === 'texts' && withoutRule),
    event_group: options.event_group ?? event.event_group,
    dates,
  }
  return withoutNull(titled(copy, options.title ?? null))
}

export interface Occurrence {
  /** The start day of the occurrence. */
  readonly date: string
  /** Where it moves to. */
  readonly startDate?: string | null | undefined
}

/** The create request for an event that is one occurrence of a series, with the same settings. */
export function occurrenceAlone(
  event: EventItem,
  { date: day, startDate }: Occurrence,
  now: number,
): Record<string, unknown> {
  const [date] = event.dates as [EventDate]
  const [rule, number, start] = [soundRule(event), parseDay(day), parseDay(startDate ?? day)]
  const time = eventTime(date, Temporal.Instant.fromEpochMilliseconds(now))
  const faults = new Faults()
  if (rule === null || number === undefined || !occurrenceOn(time, rule, number))
    faults.add('date', 'date must be the start day of an occurrence of a series, such as 2027-05-24.')
  if (startDate && (start === undefined || timeFaults({ startDate, ...noTimes }).length > 0))
    faults.add(
      'startDate',
      `startDate must be a real day such as 2027-05-25, from the year ${years.first} to ${years.last}.`,
    )
  faults.throwIfAny()
  const moved = (text: string) => plainDate(parseDay(text)! + start! - time.firstDay).toString()
  const alone = { ...date, startDate: startDate ?? day, endDate: date.endDate && moved(date.endDate) }
  return withoutNull({ ...event, ...withoutRule, slug: null, dates: [alone] })
}

function withoutNull(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}

const keeping = {
  all: (date: EventDate) => date,
  times: ({ name, startDate, startTime, endDate, endTime, timeZone, availability }: EventDate) => {
    const empty = { description: null, location: null, status: null, ...noPeople }
    return { name, startDate, startTime, endDate, endTime, timeZone, availability, ...empty }
  },
  texts: (date: EventDate, startDate: string) => ({ ...date, startDate, ...noTimes }),
} satisfies Record<string, (date: EventDate, day: string) => EventDate>

const noPeople = { organizer_name: '', organizer_email: '', attendee_name: '', attendee_email: '' }
const noTimes = { startTime: null, endDate: null, endTime: null, timeZone: null, status: null }
const withoutRule = Object.fromEntries(
  ['simplified_recurrence', 'recurrence', ...simple, 'skipped_dates'].map((field) => [field, null]),
)

/** The day of dates that keep only their texts: today, unless another is given. */
function startOf(startDate: string | null, keep: keyof typeof keeping, now: number): string {
  if (startDate === null) return new Date(now).toISOString().slice(0, 10)
  const faults = new Faults()
  if (keep !== 'texts') faults.add('startDate', 'startDate has an effect only with keep: texts. Leave it out.')
  else if (timeFaults({ startDate, ...noTimes }).length > 0) faults.add('startDate', `startDate ${dateMust}.`)
  faults.throwIfAny()
  return startDate
}

/** With the given title, or its own marked as a copy. */
function titled(event: EventItem, given: string | null): EventItem {
  const [first, ...others] = event.dates as [EventDate, ...EventDate[]]
  if (others.length > 0 && (given !== null || event.title_event_series !== null))
    return { ...event, title_event_series: given ?? markedAsCopy(event.title_event_series!) }
  return { ...event, dates: [{ ...first, name: given ?? markedAsCopy(first.name) }, ...others] }
}

/** `Party` becomes `Party (copy)`, and that `Party (copy 2)`. */
function markedAsCopy(title: string): string {
  const [, plain = title, number = ''] = /^(.*) \(copy(?: (\d{1,6}))?\)$/su.exec(title) ?? []
  const mark = plain === title ? ' (copy)' : ` (copy ${Number(number || '1') + 1})`
  return `${Array.from(plain)
    .slice(0, limits.text - mark.length)
    .join('')}${mark}`
}
