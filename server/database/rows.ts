import type { ExpressionBuilder, Insertable, Kysely, RawBuilder, Selectable, SqlBool } from 'kysely'
import { lazy } from '../lazy.ts'
import { CompiledStatements } from './compiled.ts'
import { type Value, isSqlite } from './engine.ts'
import type { Tables, Transaction } from './tables.ts'

// Statements for many rows. PostgreSQL gets the same text for any number, so it plans once; on SQLite parsing JSON
// takes longer than planning.

// Even importing a loaded module takes longer than building a statement.
export const kysely = lazy(() => import('kysely'))

const statements = new CompiledStatements()

/** Inserts rows, and returns a column of those that didn't exist. */
export async function insertRows<T extends keyof Tables, C extends keyof Selectable<Tables[T]> & string>(
  tx: Transaction,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
  column: C,
): Promise<Selectable<Tables[T]>[C][]> {
  if (rows.length === 0) return []
  const names = Object.keys(rows[0]!) as (keyof Insertable<Tables[T]> & string)[]
  const onSqlite = isSqlite(tx)
  const values = (onSqlite ? rows.flatMap((row) => names.map((name) => row[name])) : [JSON.stringify(rows)]) as Value[]
  const build = async () => {
    const { sql } = await kysely()
    const columns = sql.join(names.map((name) => sql.ref(name)))
    const given = onSqlite
      ? sql`values ${sql.join(rows.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`))}`
      : sql`select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${values[0]})`
    const insert = sql`insert into ${sql.table(table)} (${columns}) ${given}
      on conflict do nothing returning ${sql.ref(column)}`
    return { compile: () => insert.compile(tx) }
  }
  // On SQLite, the text depends on the number of rows: those of long lists are not kept.
  const name = `${table} ${names.join()} ${column} ${onSqlite ? rows.length : ''}`
  const inserted =
    onSqlite && rows.length > mostKept
      ? (await tx.executeQuery((await build()).compile())).rows
      : await statements.run<Selectable<Tables[T]>>(tx, name, values, build)
  return (inserted as Selectable<Tables[T]>[]).map((row) => row[column])
}

const mostKept = 64

/**
 * SQL: whether a row that a key finds belongs to an organization. The 0 keeps PostgreSQL from indexes that begin with the
 * organization: until a table has statistics, they seem as good as the key. See docs/decisions/0045.
 */
export function ownedBy(organization: number | null, table?: 'rsvp_answer') {
  return <T extends keyof Tables>(eb: ExpressionBuilder<Tables, T>) => {
    const of = eb as unknown as ExpressionBuilder<Tables, 'event'>
    return of(
      of(table ? `${table as 'event'}.organization` : 'organization', '+', 0),
      'is not distinct from',
      organization,
    )
  }
}

/** SQL: whether a column has one of these values. */
export async function among(
  tx: Kysely<Tables>,
  column: string,
  values: readonly (string | number)[],
): Promise<RawBuilder<SqlBool>> {
  const { sql } = await kysely()
  return isSqlite(tx) ? sql`${sql.ref(column)} in (${sql.join(values)})` : sql`${sql.ref(column)} = any(${values})`
}
