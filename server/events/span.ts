import type { EventDate } from '@kalends/contract'
import { eventTime, isDynamic, momentsOf } from '../calendar/event-time.ts'
import type { Rule } from '../calendar/recurrence.ts'
import { firstOccurrence, lastOccurrence } from '../calendar/series.ts'
import { type Span, longestShort } from './window.ts'

/**
 * How an event is found by time. Nearly all events are short, and a short one that overlaps a window starts at most a
 * month before it, so an index on starts finds them. Long ones are few and looked at one by one; dynamic ones move with
 * the day of asking and are judged then.
 */
export type SpanKind = 'short' | 'long' | 'dynamic'

export function spanOf(dates: readonly EventDate[], rule: Rule | null, now: Temporal.Instant): Span {
  const times = dates.map((date) => eventTime(date, now))
  const starts = times.map((time) => momentsOf(firstOccurrence(time, rule) ?? time).start)
  const ends = times.map((time) => {
    const last = lastOccurrence(time, rule)
    return last === null ? null : momentsOf(last ?? time).end
  })
  return { starts: Math.min(...starts), ends: ends.includes(null) ? null : Math.max(...(ends as number[])) }
}

export function spanKind(dates: readonly EventDate[], span: Span): SpanKind {
  if (dates.some(isDynamic)) return 'dynamic'
  return span.ends === null || span.ends - span.starts > longestShort ? 'long' : 'short'
}
