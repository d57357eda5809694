import { type DateTexts, type EventTime, eventTime, momentsOf } from './event-time.ts'
import type { Rule } from './rule.ts'
import { firstOccurrence, lastOccurrence } from './series.ts'

/** When an event takes place, resolved once for all consumers. */
export interface Schedule {
  readonly rule: Rule | null
  readonly dates: readonly ScheduledDate[]
}

export interface ScheduledDate {
  /** As written. In a series this need not be an occurrence. */
  readonly time: EventTime
  /** undefined: the rule has no occurrences. */
  readonly first: EventTime | undefined
  /** null: the series is endless. */
  readonly last: EventTime | null | undefined
}

/** Resolves valid dates. `now` determines what `today` means. */
export function scheduleOf(dates: readonly DateTexts[], rule: Rule | null, now: Temporal.Instant): Schedule {
  return {
    rule,
    dates: dates.map((date) => {
      const time = eventTime(date, now)
      return { time, first: firstOccurrence(time, rule), last: lastOccurrence(time, rule) }
    }),
  }
}

/** From the earliest start to the latest end of all dates, in epoch milliseconds. null: endless. */
export interface Span {
  readonly starts: number
  readonly ends: number | null
}

export function spanOf({ dates }: Schedule): Span {
  const starts = dates.map(({ time, first }) => momentsOf(first ?? time).start)
  const ends = dates.map(({ time, last }) => (last === null ? null : momentsOf(last ?? time).end))
  return { starts: Math.min(...starts), ends: ends.includes(null) ? null : Math.max(...(ends as number[])) }
}

/** Whether the span overlaps [from, to). A span without length overlaps if it lies inside. */
export function overlaps({ starts, ends }: Span, from: number, to: number): boolean {
  return starts < to && (ends === null || ends > from || starts >= from)
}
