/** From the earliest start to the latest end over all dates; null: without end. */
export interface Span {
  readonly starts: number
  readonly ends: number | null
}

/**
 * How an event is found by time. Nearly all are short, and a short one that overlaps a window starts at most a month
 * before it, so its start finds it. A long one is found by its end, one without an end by its start. Dynamic ones move
 * with the day of asking and are judged then, one by one.
 */
export type SpanKind = 'short' | 'long' | 'endless' | 'dynamic'

/** A span up to this long is a short one. */
export const longestShort = 31 * 86_400_000

/** Whether the span has something in common with [from, to). */
export function overlaps(span: Span, from: number, to: number): boolean {
  return span.starts < to && (span.ends === null || span.ends > from)
}
