import { type DateTexts, type EventTime, eventTime, momentsOf } from './event-time.ts'
import type { Rule } from './rule.ts'
import { firstOccurrence, lastOccurrence } from './series.ts'

/** When an event takes place, resolved once for everything that follows from it. */
export interface Schedule {
  readonly rule: Rule | null
  readonly dates: readonly ScheduledDate[]
}

export interface ScheduledDate {
  /** As it is written; of a series this need not be one of its days. */
  readonly time: EventTime
  /** undefined: the rule has no occurrence. */
  readonly first: EventTime | undefined
  /** null: there is no end to them. */
  readonly last: EventTime | null | undefined
}

/** Resolves sound dates. `now` decides what today is. */
export function scheduleOf(dates: readonly DateTexts[], rule: Rule | null, now: Temporal.Instant): Schedule {
  return {
    rule,
    dates: dates.map((date) => {
      const time = eventTime(date, now)
      return { time, first: firstOccurrence(time, rule), last: lastOccurrence(time, rule) }
    }),
  }
}

/** From the earliest start to the latest end over all dates, in epoch milliseconds; null: without end. */
export interface Span {
  readonly starts: number
  readonly ends: number | null
}

export function spanOf({ dates }: Schedule): Span {
  const starts = dates.map(({ time, first }) => momentsOf(first ?? time).start)
  const ends = dates.map(({ time, last }) => (last === null ? null : momentsOf(last ?? time).end))
  return { starts: Math.min(...starts), ends: ends.includes(null) ? null : Math.max(...(ends as number[])) }
}

/** Whether the span has something in common with [from, to); one without length, whether it lies in there. */
export function overlaps({ starts, ends }: Span, from: number, to: number): boolean {
  return starts < to && (ends === null || ends > from || starts >= from)
}
