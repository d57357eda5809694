import { type EventTime, momentsOf } from './event-time.ts'
import type { Rule } from './rule.ts'
import { occurrences } from './series.ts'

/** The first occurrence of a series that is not over, or undefined when all are. */
export function nextOccurrence(time: EventTime, rule: Rule, now: Temporal.Instant): EventTime | undefined {
  for (const occurrence of occurrences(time, rule)) {
    if (momentsOf(occurrence).end > now.epochMilliseconds) return occurrence
  }
  return undefined
}
