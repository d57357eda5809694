import { setImmediate as nextTurn } from 'node:timers/promises'
import { isSqlite } from './engine.ts'
import type { Transaction } from './tables.ts'

// On SQLite a statement blocks the event loop, even for rows of a megabyte. On PostgreSQL each statement costs a round
// trip, so batches are larger.
const [few, many] = [50, 1000]

/**
 * Repeats a statement that changes at most `limit` rows until none are left, for work without a bound of its own. Other
 * requests get their turn in between; the surrounding transaction makes it all or nothing.
 */
export async function inBatches(tx: Transaction, run: (limit: number) => Promise<number>) {
  while ((await run(isSqlite(tx) ? few : many)) > 0) await nextTurn()
}
