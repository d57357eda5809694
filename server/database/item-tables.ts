import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { Value } from './engine.ts'
import type { Tables, Transaction } from './tables.ts'

interface Columns {
  id: number
  organization: number
  version: number
  [column: string]: Value
}

/** Tables whose names are known only at run time, as Kysely types them: those of items. */
export type ItemTables = Record<string, Columns>

export function itemTables(db: Transaction): KyselyTransaction<ItemTables>
export function itemTables(db: Kysely<Tables>): Kysely<ItemTables>
export function itemTables(db: unknown) {
  return db as Kysely<ItemTables>
}
