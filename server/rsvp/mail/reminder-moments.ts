import type { EventDate } from '@kalends/contract'
import { type EventTime, eventTime, isDynamic, momentsOf } from '../../calendar/event-time.ts'
import { upcomingOccurrences } from '../../calendar/series.ts'
import { type EventItem, isRsvpEvent } from '../../events/events.ts'
import { soundRule } from '../../events/recurrence.ts'

const hour = 3_600_000

/** A reminder of one date or occurrence, in epoch milliseconds. */
export interface Reminder {
  /** When it is due. */
  readonly at: number
  /** When the date begins. */
  readonly starts: number
}

/** The first reminder after a moment. */
export function nextReminder(event: EventItem, hours: readonly number[], after: number): Reminder | undefined {
  const each = remindersOf(event, hours, (before) => after + before)
  return each.toSorted((one, other) => one.at - other.at)[0]
}

/**
 * The reminder of the soonest date that became due after `since`, unless it has begun by now. It is late if the server did not run,
 * or if the date was moved or added.
 */
export function dueReminder(
  event: EventItem,
  hours: readonly number[],
  { since, now }: { readonly since: number; readonly now: number },
): Reminder | undefined {
  const each = remindersOf(event, hours, (before) => Math.max(since + before, now))
  return each.filter(({ at }) => at <= now).toSorted((one, other) => one.starts - other.starts || other.at - one.at)[0]
}

/** For each date and number of hours, the reminder of the first occurrence that begins after a moment. */
function remindersOf(event: EventItem, hours: readonly number[], after: (before: number) => number): Reminder[] {
  return datesOf(event).flatMap((date) =>
    hours.flatMap((count) => {
      const next = firstAfter(event, date, after(count * hour))
      return next ? [{ at: startOf(next) - count * hour, starts: startOf(next) }] : []
    }),
  )
}

/** The date or occurrence that begins next. */
export function nextDate(event: EventItem, after: number): EventTime | undefined {
  const each = datesOf(event).flatMap((date) => firstAfter(event, date, after) ?? [])
  return each.toSorted((one, other) => startOf(one) - startOf(other))[0]
}

/** The dates that people can be reminded of. A pure form has none, and a date relative to today never comes. */
function datesOf(event: EventItem): readonly EventDate[] {
  if (!isRsvpEvent(event) || !event.distribution) return []
  return event.dates.filter((date) => date.status !== 'CANCELLED' && !isDynamic(date))
}

function firstAfter(event: EventItem, date: EventDate, after: number): EventTime | undefined {
  const moment = Temporal.Instant.fromEpochMilliseconds(after)
  const upcoming = upcomingOccurrences(eventTime(date, moment), soundRule(event), moment)
  return upcoming.find((occurrence) => startOf(occurrence) > after)
}

const startOf = (time: EventTime) => momentsOf(time).start

/** The day it is where the event takes place. */
export function localDay({ dates }: EventItem, now: number): string {
  const moment = Temporal.Instant.fromEpochMilliseconds(now)
  return moment.toZonedDateTimeISO(eventTime(dates[0]!, moment).zone).toPlainDate().toString()
}
