import type { Insertable, RawBuilder, Selectable, SqlBool } from 'kysely'
import { isSqlite } from './engine.ts'
import type { Tables, Transaction } from './tables.ts'

// Statements about many rows that have the same text for any number of them, so that PostgreSQL plans them once.

/** Inserts rows, and answers a column of those that were not there already. */
export async function insertRows<T extends keyof Tables, C extends keyof Selectable<Tables[T]> & string>(
  tx: Transaction,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
  column: C,
): Promise<Selectable<Tables[T]>[C][]> {
  if (rows.length === 0) return []
  const { sql } = await import('kysely')
  const names = Object.keys(rows[0]!)
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const json = JSON.stringify(rows)
  const given = isSqlite(tx)
    ? sql`select ${sql.join(names.map((name) => sql`value ->> ${sql.lit(name)}`))} from json_each(${json}) where true`
    : sql`select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json})`
  const inserted = await sql<Selectable<Tables[T]>>`insert into ${sql.table(table)} (${columns}) ${given}
    on conflict do nothing returning ${sql.ref(column)}`.execute(tx)
  return inserted.rows.map((row) => row[column])
}

/** Whether a column has one of these values. */
export async function among(tx: Transaction, column: string, values: readonly string[]): Promise<RawBuilder<SqlBool>> {
  const { sql } = await import('kysely')
  return isSqlite(tx)
    ? sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`
    : sql`${sql.ref(column)} = any(${values})`
}
