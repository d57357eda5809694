import type { EventDate } from '@kalends/contract'
import { parseDay, plainDate } from '../calendar/days.ts'
import { type EventTime, isDynamic, momentsOf } from '../calendar/event-time.ts'
import type { Rule } from '../calendar/rule.ts'
import { scheduleOf } from '../calendar/schedule.ts'
import { nextOccurrence } from '../calendar/series.ts'
import { type EventItem, isRsvpEvent, titleOf } from '../events/events.ts'
import { soundRule } from '../events/recurrence.ts'

/** A date of a published event, with its time resolved now. */
export interface PublishedDate {
  /** Its position in the event's list, from 1. */
  readonly position: number
  readonly details: EventDate
  /** The first occurrence, if it is a series. */
  readonly time: EventTime
  readonly isOver: boolean
}

/** The current or next date and its time; the last one if the event is over. */
export interface Current {
  readonly date: PublishedDate
  readonly time: EventTime
  readonly state: 'ahead' | 'now' | 'over'
  /** Whether all dates are cancelled. */
  readonly isCancelled: boolean
}

export interface Progress extends Current {
  /** In local days of the event; 0 is today. */
  readonly daysAhead: number
  /** The instant at which this result expires even if no one edits the event. */
  readonly until: number
}

/** The title and times of an event, which is all that a list of events shows. */
export function outlineOf(item: EventItem, now: Temporal.Instant) {
  const rule = soundRule(item)
  const schedule = scheduleOf(item.dates, rule, now)
  const dates: PublishedDate[] = item.dates.map((details, i) => {
    const { time, first = time } = schedule.dates[i]!
    return { position: i + 1, details, time: first, isOver: stateOf(first, now.epochMilliseconds) === 'over' }
  })
  const { time, last } = schedule.dates[0]!
  const progress = (occurrence?: EventTime) => progressOf(dates, rule && { time, rule, last }, now, occurrence)
  let usual: Progress | undefined
  const current = () => currentOf(dates, rule && { time, rule, last }, now)
  return {
    title: isNamedByDate(item) ? current().date.details.name : titleOf(item),
    rule,
    /** As written. In a series this need not be an occurrence. */
    time,
    dates,
    current,
    /** The progress of the event, or of one occurrence. */
    progress: (occurrence?: EventTime) => (occurrence ? progress(occurrence) : (usual ??= progress())),
  }
}

/** Without a title for all dates, an event is called what comes next. A pure form is about no date. */
function isNamedByDate(item: EventItem): boolean {
  if (item.dates.length === 1 || item.title_event_series) return false
  return item.distribution || !isRsvpEvent(item)
}

/** The date that a list shows for an event, in epoch milliseconds. */
export const nextDateOf = (item: EventItem, now: Temporal.Instant) => momentsOf(outlineOf(item, now).current().time)

interface Series {
  readonly time: EventTime
  readonly rule: Rule
  readonly last: EventTime | null | undefined
}

function currentOf(dates: readonly PublishedDate[], series: Series | null, now: Temporal.Instant): Current {
  const moment = now.epochMilliseconds
  const isCancelled = dates.every(({ details }) => details.status === 'CANCELLED')
  const times = series
    ? [{ date: dates[0]!, time: nextOccurrence(series.time, series.rule, now) ?? series.last ?? series.time }]
    : dates.map((date) => ({ date, time: date.time }))
  const sorted = times.toSorted((one, other) => momentsOf(one.time).start - momentsOf(other.time).start)
  const isAhead = ({ time }: { time: EventTime }) => momentsOf(time).end > moment
  const takesPlace = ({ date }: { date: PublishedDate }) => isCancelled || date.details.status !== 'CANCELLED'
  const shown = sorted.find((each) => isAhead(each) && takesPlace(each)) ?? sorted.find(isAhead) ?? sorted.at(-1)!
  return { ...shown, state: stateOf(shown.time, moment), isCancelled }
}

function stateOf(time: EventTime, moment: number): Current['state'] {
  const { start, end } = momentsOf(time)
  return end <= moment ? 'over' : start <= moment ? 'now' : 'ahead'
}

function progressOf(
  dates: readonly PublishedDate[],
  series: Series | null,
  now: Temporal.Instant,
  occurrence?: EventTime,
): Progress {
  const next = currentOf(dates, series, now)
  const current = occurrence ? { ...next, time: occurrence, state: stateOf(occurrence, now.epochMilliseconds) } : next
  const { zone } = current.time
  const begins = Temporal.Instant.fromEpochMilliseconds(momentsOf(current.time).start).toZonedDateTimeISO(zone)
  const times = series ? [current.time, next.time] : dates.map(({ time }) => time)
  const boundaries = times.flatMap((time) => Object.values(momentsOf(time)))
  // A dynamic date moves at midnight in its own zone.
  const zones = [zone, ...dates.flatMap(({ details, time }) => (isDynamic(details) ? [time.zone] : []))]
  const midnights = zones.map((each) => now.toZonedDateTimeISO(each).startOfDay().add({ days: 1 }).epochMilliseconds)
  return {
    ...current,
    daysAhead: now.toZonedDateTimeISO(zone).toPlainDate().until(begins.toPlainDate()).days,
    until: Math.min(...midnights, ...boundaries.filter((each) => each > now.epochMilliseconds)),
  }
}

/** The anchor of one of several dates on a page. */
export const dateAnchor = (position: number) => `date-${position}`

/** The day is part of the path rather than the query, so that each occurrence is cached separately. */
export function occurrencePath(prokey: string, { firstDay }: EventTime): string {
  return `/${prokey}/on/${plainDate(firstDay).toString()}`
}

/** Whether the path of a page may name this day: `/<prokey>/on/2027-06-11`. */
export function isListedDay(text: string): boolean {
  return /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && parseDay(text) !== undefined
}
