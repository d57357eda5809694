import { setImmediate as nextTurn } from 'node:timers/promises'
import { isSqlite } from './engine.ts'
import type { Transaction } from './tables.ts'

// On SQLite a statement stops the event loop, also while it rewrites rows of a megabyte. PostgreSQL only must not be kept
// at one statement for long, and every further one is a journey.
const [few, many] = [50, 1000]

/**
 * Repeats a statement that changes at most `limit` rows until it finds none, for work that has no bound of its own.
 * Between two of them all other requests get their turn; it is the transaction around them that makes it all or nothing.
 */
export async function inBatches(tx: Transaction, run: (limit: number) => Promise<number>) {
  while ((await run(isSqlite(tx) ? few : many)) > 0) await nextTurn()
}
