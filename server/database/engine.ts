import type { Kysely } from 'kysely'
import type { ContentChanges } from './content-changes.ts'
import type { Program } from './program.ts'
import type { Tables, Transaction } from './tables.ts'

export type { Transaction } from './tables.ts'
export type Value = string | number | null | Uint8Array

export interface TransactionOptions {
  /**
   * It makes one change with one statement, which is a transaction by itself. Content that was read before does not
   * change, or the statement announces that by itself (see `isSingle`).
   */
  readonly single?: boolean
  /** It takes as long as it takes, such as a migration. */
  readonly unlimited?: boolean
}

/** How an engine runs things; what is above it is the same for both. Kysely is loaded by the first use that needs it. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres'
  readonly changes: ContentChanges
  statement<Row>(sql: string): (values: Value[]) => Row[] | Promise<Row[]>
  reader(): Promise<Kysely<Tables>>
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** The other programs that use the database. On SQLite no server can start from then on, until this one closes it. */
  others(tx?: Transaction): Promise<Program[]>
  close(): Promise<void>
}

export function isSqlite(tx: Kysely<Tables>): boolean {
  return !tx.getExecutor().adapter.supportsMultipleConnections
}
