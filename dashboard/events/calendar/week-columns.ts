import type { Day } from './days.ts'
import type { Placed } from './placed.ts'

/** A part of a day, in minutes, and of its width. */
export interface Span {
  readonly top: number
  readonly bottom: number
  readonly column: number
  readonly columns: number
}

export interface BlockSpan extends Span {
  readonly event: Placed
}

export interface MoreSpan extends Span {
  readonly count: number
}

const shortest = 30
/** More would be too narrow to be read. */
const mostColumns = 3

/** Events at the same time share the width of their day. If they are too many, the last column says how many more. */
export function columnsOf(
  day: Day,
  events: readonly Placed[],
): { readonly blocks: readonly BlockSpan[]; readonly more: readonly MoreSpan[] } {
  const blocks: BlockSpan[] = []
  const more: MoreSpan[] = []
  for (const cluster of clustersOf(day, events)) {
    const columns = 1 + Math.max(...cluster.map(({ column }) => column))
    const shown = columns > mostColumns ? mostColumns - 1 : columns
    const rest = cluster.filter(({ column }) => column >= shown)
    const width = Math.min(columns, mostColumns)
    blocks.push(...cluster.filter(({ column }) => column < shown).map((block) => ({ ...block, columns: width })))
    if (rest.length > 0) {
      const top = Math.min(...rest.map((block) => block.top))
      const bottom = Math.max(...rest.map((block) => block.bottom))
      more.push({ top, bottom, column: shown, columns: width, count: rest.length })
    }
  }
  return { blocks, more }
}

/** Events that overlap, directly or by others, each in the first column that is free. */
function clustersOf(day: Day, events: readonly Placed[]): Omit<BlockSpan, 'columns'>[][] {
  const spans = events
    .map((event) => {
      const top = event.firstDay < day ? 0 : event.from
      const end = event.lastDay > day ? 24 * 60 : event.until
      return { event, top: Math.min(top, 24 * 60 - shortest), bottom: Math.max(end, top + shortest) }
    })
    .toSorted((one, other) => one.top - other.top || other.bottom - one.bottom)
  const clusters: Omit<BlockSpan, 'columns'>[][] = []
  let ends: number[] = []
  for (const span of spans) {
    if (ends.every((end) => end <= span.top)) {
      clusters.push([])
      ends = []
    }
    const free = ends.findIndex((end) => end <= span.top)
    const column = free < 0 ? ends.length : free
    ends[column] = span.bottom
    clusters.at(-1)!.push({ ...span, column })
  }
  return clusters
}
