/** From the earliest start to the latest end over all dates; null: without end. */
export interface Span {
  readonly starts: number
  readonly ends: number | null
}

/** A span up to this long is a short one. */
export const longestShort = 31 * 86_400_000

/** Whether the span has something in common with [from, to). */
export function overlaps(span: Span, from: number | null, to: number | null): boolean {
  return (to === null || span.starts < to) && (from === null || span.ends === null || span.ends > from)
}
