import type { EventDate } from '@kalends/contract'
import { eventTime, isDynamic, momentsOf } from '../calendar/event-time.ts'
import type { Rule } from '../calendar/recurrence.ts'
import { firstOccurrence, lastOccurrence } from '../calendar/series.ts'
import { type Span, type SpanKind, longestShort } from './window.ts'

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
  if (span.ends === null) return 'endless'
  return span.ends - span.starts > longestShort ? 'long' : 'short'
}
