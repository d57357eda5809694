import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { Tables } from './tables.ts'

export type Transaction = KyselyTransaction<Tables>
export type Value = string | number | null | Uint8Array

export interface StatementOptions {
  /**
   * The rows are asked for again and again, and an engine may keep them: `exact` only while it knows that nothing has
   * changed, `recent` also where it hears of the changes of other processes a moment later.
   */
  readonly kept?: 'exact' | 'recent'
}

export interface TransactionOptions {
  /** It makes one change with one statement, which is a transaction by itself. */
  readonly single?: boolean
}

/** How an engine runs things; what is above it is the same for both. Kysely is loaded by the first use that needs it. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres'
  statement<Row>(sql: string, options?: StatementOptions): (values: Value[]) => Row[] | Promise<Row[]>
  reader(): Promise<Kysely<Tables>>
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>
  close(): Promise<void>
}
