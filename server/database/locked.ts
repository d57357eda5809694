import type { Kysely } from 'kysely'
import { isSqlite } from './engine.ts'
import type { Tables } from './tables.ts'

interface Lockable {
  forNoKeyUpdate(): this
}

/**
 * Locks the rows of a query until the transaction ends, so that they are read as they are and nobody else changes them. On SQLite
 * a transaction is the only one that writes.
 */
export function locked<Query extends Lockable>(tx: Kysely<Tables>, query: Query): Query {
  return isSqlite(tx) ? query : query.forNoKeyUpdate()
}
