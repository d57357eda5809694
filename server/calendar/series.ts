import { dayLength, dayNumber, dayText, latestDay, momentText } from './days.ts'
import { type EventTime, momentsOf, onDay } from './event-time.ts'
import { daysOf, lastDayOf } from './recurrence.ts'
import { type Rule, ruleText } from './rule.ts'
import { momentOf, wallOf } from './zone-clock.ts'

/**
 * The occurrences of a date, in order. Without a rule, the date is its only occurrence. Occurrences that begin before
 * the day `since` may be skipped.
 */
export function* occurrences(time: EventTime, rule: Rule | null, since?: number): Generator<EventTime, void> {
  if (rule === null) return yield time
  const next = daysOf(rule, time.firstDay, lastDay(time, rule), since)
  for (let day = next(); day !== undefined; day = next()) yield onDay(time, day)
}

/** The first occurrence, or undefined if the rule has none. The start date itself need not be an occurrence. */
export function firstOccurrence(time: EventTime, rule: Rule | null): EventTime | undefined {
  return rule === null ? time : (occurrences(time, rule).next().value ?? undefined)
}

/** Where the rule begins to count: its first occurrence, even if it is skipped. Files and links start there. */
export function startOfSeries(time: EventTime, rule: Rule): EventTime | undefined {
  return firstOccurrence(time, unskipped(rule))
}

/** Those of the given days on which the rule has an occurrence, skipped or not, in order. */
export function daysIn(time: EventTime, rule: Rule, days: readonly number[]): number[] {
  const asked = new Set(days)
  const [from, to] = [Math.min(...days), Math.max(...days)]
  const found: number[] = []
  for (const { firstDay } of occurrences(time, unskipped(rule), from)) {
    if (firstDay > to) break
    if (asked.has(firstDay)) found.push(firstDay)
  }
  return found
}

const unskipped = (rule: Rule): Rule => (rule.skipped.length > 0 ? { ...rule, skipped: [] } : rule)

/** The first occurrence that is not over, or undefined if all are. */
export function nextOccurrence(time: EventTime, rule: Rule, now: Temporal.Instant): EventTime | undefined {
  return upcomingOccurrences(time, rule, now).next().value ?? undefined
}

/** The occurrence that begins on a day, if there is one. */
export function occurrenceOn(time: EventTime, rule: Rule, day: number): EventTime | undefined {
  const found = occurrences(time, rule, day).find(({ firstDay }) => firstDay >= day)
  return found?.firstDay === day ? found : undefined
}

/** The occurrences that are not over, in order. */
export function upcomingOccurrences(time: EventTime, rule: Rule | null, { epochMilliseconds }: Temporal.Instant) {
  const length = time.allDay ? time.days : Math.ceil(time.length / dayLength)
  // One more day, because of time zones.
  const since = Math.floor(epochMilliseconds / dayLength) - length - 1
  return occurrences(time, rule, since).filter((occurrence) => momentsOf(occurrence).end > epochMilliseconds)
}

/** The last occurrence; null if the series is endless. */
export function lastOccurrence(time: EventTime, rule: Rule | null): EventTime | null | undefined {
  if (rule !== null && rule.count === null && rule.until === null) return null
  if (rule === null) return time
  const last = lastDayOf(rule, time.firstDay, lastDay(time, rule))
  return last === undefined ? undefined : onDay(time, last)
}

/** Sets UNTIL to the day of the last occurrence, because there may be none on the given day. */
export function endingWithLast(time: EventTime, rule: Rule): Rule {
  const last = rule.until === null ? undefined : lastOccurrence(time, rule)
  if (!last) return rule
  return { ...rule, until: dayText(last.firstDay), skipped: rule.skipped.filter((day) => day < last.firstDay) }
}

/**
 * The rule as an ICS file must write it. UNTIL has the same type as the start: a day for all-day dates, an instant in
 * UTC otherwise (RFC 5545 3.3.10).
 */
export function fileRule(time: EventTime, rule: Rule): string {
  const last = lastDay(time, rule)
  if (last === undefined) return ruleText(rule)
  const until = time.allDay ? dayText(last) : momentText(momentOf(time.zone, last * dayLength + time.clock))
  return ruleText({ ...rule, until })
}

/** The last day on which an occurrence may begin according to UNTIL. */
function lastDay(time: EventTime, { until }: Rule): number | undefined {
  if (until === null) return undefined
  const part = (from: number, to: number) => Number(until.slice(from, to))
  const day = Math.min(dayNumber(part(0, 4), part(4, 6), part(6, 8)), latestDay)
  if (!until.includes('T')) return day

  const end = day * dayLength + ((part(9, 11) * 60 + part(11, 13)) * 60 + part(13, 15)) * 1000
  const local = Math.floor(wallOf(time.zone, end) / dayLength)
  if (time.allDay) return local
  return momentOf(time.zone, local * dayLength + time.clock) > end ? local - 1 : local
}
