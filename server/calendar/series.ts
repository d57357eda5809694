import { daysOf, plainDate } from './days.ts'
import { type EventTime, onDay } from './event-time.ts'
import { utcText } from './ical.ts'
import { daysOfRule } from './occurrences.ts'
import { type Rule, ruleText } from './recurrence.ts'

/** The occurrences of a date, in order. A date without a rule is its own only one. */
export function* occurrences(time: EventTime, rule: Rule | null): Generator<EventTime, void> {
  if (rule === null) return yield time
  for (const day of daysOfRule(rule, firstDay(time), lastDay(time, rule))) yield onDay(time, plainDate(day))
}

/** The first occurrence, or undefined when the rule has none: the start itself need not be one of its days. */
export function firstOccurrence(time: EventTime, rule: Rule | null): EventTime | undefined {
  return occurrences(time, rule).next().value ?? undefined
}

/** The last occurrence, null when there is no end to them. */
export function lastOccurrence(time: EventTime, rule: Rule | null): EventTime | null | undefined {
  if (rule !== null && rule.count === null && rule.until === null) return null
  if (rule === null) return time
  let last: number | undefined
  for (const day of daysOfRule(rule, firstDay(time), lastDay(time, rule))) last = day
  return last === undefined ? undefined : onDay(time, plainDate(last))
}

/**
 * The rule as a file must write it: UNTIL is of the same kind as the start, a day for a whole day and a moment in UTC
 * for a time (RFC 5545 3.3.10).
 */
export function fileRule(time: EventTime, rule: Rule): string {
  const last = lastDay(time, rule)
  if (last === undefined) return ruleText(rule)
  const day = plainDate(last)
  const until = time.allDay
    ? day.toString().replaceAll('-', '')
    : utcText(day.toPlainDateTime(time.wall.toPlainTime()).toZonedDateTime(time.zone).toInstant())
  return ruleText({ ...rule, until })
}

function firstDay(time: EventTime): number {
  return daysOf(time.allDay ? time.start : time.wall.toPlainDate())
}

/** The last day on which an occurrence may begin, by UNTIL. */
function lastDay(time: EventTime, { until }: Rule): number | undefined {
  if (until === null) return undefined
  const [date = '', clock] = until.split('T')
  const day = Temporal.PlainDate.from(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`)
  if (clock === undefined) return daysOf(day)

  const end = Temporal.Instant.from(`${day.toString()}T${clock.slice(0, 2)}:${clock.slice(2, 4)}:${clock.slice(4, 6)}Z`)
  const local = end.toZonedDateTimeISO(time.zone)
  if (time.allDay) return daysOf(local.toPlainDate())
  const begins = local.toPlainDate().toPlainDateTime(time.wall.toPlainTime()).toZonedDateTime(time.zone)
  return daysOf(local.toPlainDate()) - (Temporal.Instant.compare(begins.toInstant(), end) > 0 ? 1 : 0)
}
