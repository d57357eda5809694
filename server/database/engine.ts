import type { Kysely } from 'kysely'
import type { ContentChanges } from './content-changes.ts'
import type { Program } from './program.ts'
import type { Tables, Transaction } from './tables.ts'

export type { Transaction } from './tables.ts'
export type Value = string | number | null | Uint8Array

export interface TransactionOptions {
  /**
   * It is a single writing statement, which is a transaction by itself. Either it changes no cached content, or the
   * statement sends the notification itself (see `isSingle`).
   */
  readonly single?: boolean
  /** No time limit, for example for a migration, and past a pooler. */
  readonly unlimited?: boolean
}

/** The interface of an engine; the code above is the same for both. Kysely is loaded on first use. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres'
  readonly changes: ContentChanges
  /** `isDirect`: past a pooler, on a connection that others recognize as ours. */
  statement<Row>(sql: string, isDirect?: boolean): (values: Value[]) => Row[] | Promise<Row[]>
  reader(): Promise<Kysely<Tables>>
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** The other programs that use the database. On SQLite, no server can start from then on until this one closes it. */
  others(tx?: Transaction): Promise<Program[]>
  close(): Promise<void>
}

export function isSqlite(tx: Kysely<Tables>): boolean {
  return !tx.getExecutor().adapter.supportsMultipleConnections
}

/** With the numbered placeholders of PostgreSQL instead of question marks. */
export function numbered(sql: string): string {
  let count = 0
  return sql.replaceAll('?', () => `$${(count += 1)}`)
}
