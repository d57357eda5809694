import type { Context } from '../context.ts'
import { turn } from '../http/turns.ts'
import { type ActivityFilter, type ListedChange, listReads } from './list-store.ts'
import type { Position } from './read-store.ts'

export type { ActivityFilter, ListedChange } from './list-store.ts'
export type { Position } from './read-store.ts'

export interface ActivityPage {
  readonly changes: readonly ListedChange[]
  /** Where the next page begins; null: there are no more. */
  readonly next: Position | null
}

// Changes are found by reading backwards. On SQLite a statement blocks the event loop, so each reads few of them.
const scanned = { atOnce: 2000, most: 40_000 }
// Clocks of servers differ, and a transaction takes some time.
const slack = 600_000
const latest = Number.MAX_SAFE_INTEGER
const beginning: Position = { transaction_id: 0, id: 0 }

/**
 * The changes of an organization, latest first. If matches are rare, a page has fewer than `limit`, perhaps none, and the next
 * one goes on where it stopped.
 */
export function activityList({ database }: Pick<Context, 'database'>) {
  const reads = listReads(database)

  return async (filter: ActivityFilter, after: Position | null, limit: number): Promise<ActivityPage> => {
    const changes: ListedChange[] = []
    let before = after ?? (await startOf(filter))
    // One item is found by an index.
    const atOnce = filter.item !== null && filter.type !== 'rsvp' ? Infinity : scanned.atOnce
    for (let seen = 0; before && seen < scanned.most; seen += scanned.atOnce) {
      await turn()
      const boundary = atOnce === Infinity ? undefined : await reads.boundary(filter, before, atOnce)
      const missing = limit + 1 - changes.length
      changes.push(...(await reads.matches(filter, before, boundary ?? beginning, missing)))
      if (changes.length > limit) return { changes: changes.slice(0, limit), next: changes[limit - 1]! }
      const isOver = !boundary || (filter.from !== null && boundary.at < filter.from - slack)
      if (isOver) return { changes, next: null }
      before = boundary
    }
    return { changes, next: before ?? null }
  }

  async function startOf({ to }: ActivityFilter): Promise<Position | undefined> {
    if (to === null) return { transaction_id: database.engine === 'sqlite' ? 0 : latest, id: latest }
    const around = await reads.around(to + slack)
    return around && { ...around, id: around.id + 1 }
  }
}
