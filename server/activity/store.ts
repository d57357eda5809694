import type { RawBuilder } from 'kysely'
import { CompiledStatements } from '../database/compiled.ts'
import { isSqlite } from '../database/engine.ts'
import type { Transaction, Value } from '../database/open.ts'
import { insertRows } from '../database/rows.ts'
import { lazy } from '../lazy.ts'

/*
 * The table `activity`: one row for each change of an organization's data, written by the transaction that makes the change.
 * Readers rely on this:
 *
 *   id              Counts up, in no order of commits. The rows of one item are in the order of their ids.
 *   organization    Rows go when their organization is removed.
 *   transaction_id  On PostgreSQL the transaction that wrote the row, on SQLite 0; 0 as well in a restored backup.
 *   operation       The id of the first row of the same operation; null in that row itself. Deleting a group writes
 *                   `group.deleted` first, then an `event.deleted` for each of its events with the id of that row.
 *                   Deleting a template writes `….deleted`, then an `….updated` for each item that referred to it.
 *   at              The moment, epoch milliseconds.
 *   actor           `key`, `user`, `attendee` or `system`.
 *   actor_id        The id of the key or user, `cli` or the name of a job; null for an attendee, who is known by the item.
 *   type, action    `event` and `created`; together `event.created`. See actions.ts.
 *   item            The prokey or id as text.
 *   event           The prokey of the event that an RSVP is for; null for other types.
 *   fields          The names of the fields that were changed, a JSON array; null unless something was updated.
 *   state           The item before an update or a deletion: its row as JSON, with `body` as an object, without `organization`
 *                   and without the columns that are derived from the item. Like the row, it has a `shape`, by which
 *                   `ResourceStore` completes it with fields that were added later. Null for anything but resources, for an item
 *                   whose body has more than `longestState` bytes (deletions always have it), and for an item that only
 *                   lost a reference because something else was deleted.
 *
 * Reading by cursor never skips a row if the cursor is the pair (transaction_id, id), rows are read in that order, and only those
 * with transaction_id < pg_snapshot_xmin(pg_current_snapshot()): every row that is committed later has a higher pair. A
 * cursor that is ahead of pg_snapshot_xmax comes from another database.
 */
export interface ActivityRow {
  readonly organization: number
  readonly at: number
  readonly actor: string
  readonly actor_id: string | null
  readonly type: string
  readonly action: string
  readonly item: string
  readonly event: string | null
  readonly fields: string | null
  readonly operation: number | null
}

/** Updates of larger items are recorded without their state. */
export const longestState = 65_536

const statements = new CompiledStatements()
const kysely = lazy(() => import('kysely'))

/** Returns the id of the row. */
export async function insertActivity(tx: Transaction, row: ActivityRow): Promise<number> {
  const [inserted] = await statements.run<{ id: number }>(tx, 'insert', Object.values(row), () =>
    tx.insertInto('activity').values(row).returning('id'),
  )
  return inserted!.id
}

export async function insertActivities(tx: Transaction, rows: readonly ActivityRow[]) {
  await insertRows(tx, 'activity', rows, 'id')
}

/** Where items are stored, and the columns that make up their state. */
export interface ItemTable {
  readonly table: string
  readonly key: string
  readonly columns: readonly string[]
}

/** Some items of an organization: those with this value in a column, or as many of them. */
export interface Which {
  readonly column: string
  readonly value: Value
  readonly limit?: number
}

export type ItemsRow = Omit<ActivityRow, 'item' | 'event'>

/**
 * Inserts a row for each of some items, out of their own table, so that their bodies do not travel. `flag` is a column that
 * is named as changed only where it is set. Returns the ids of the rows.
 */
export async function insertOfItems(
  tx: Transaction,
  { fields, ...row }: ItemsRow,
  { table, key, columns }: ItemTable,
  { column, value, limit }: Which,
  keeps: { readonly state: 'always' | 'short' | 'never'; readonly flag?: string | undefined },
): Promise<number[]> {
  const { sql } = await kysely()
  const { flag } = keeps
  const withFlag = flag === undefined ? [] : [JSON.stringify([...(JSON.parse(fields!) as string[]), flag])]
  const given = [
    ...Object.values(row),
    ...withFlag,
    fields,
    row.organization,
    value,
    ...(limit === undefined ? [] : [limit]),
  ]
  const name = [table, column, keeps.state, flag, limit === undefined].join()
  const inserted = await statements.run<{ id: number }>(tx, name, given, () => {
    const state = sql.raw(stateSql(columns, isSqlite(tx)))
    const short = sql`case when octet_length(body) <= ${sql.lit(longestState)} then ${state} end`
    const kept = { always: state, short, never: sql`null` } satisfies Record<string, RawBuilder<unknown>>
    const changed =
      flag === undefined ? sql`${fields}` : sql`case when ${sql.ref(flag)} = 1 then ${withFlag[0]} else ${fields} end`
    const insert = sql`insert into activity (${sql.raw(Object.keys(row).join())}, fields, item, state)
      select ${sql.join(Object.values(row))}, ${changed}, cast(${sql.ref(key)} as text), ${kept[keeps.state]} from ${sql.table(table)}
      where organization = ${row.organization} and ${sql.ref(column)} = ${value}
      ${limit === undefined ? sql`` : sql`order by id limit ${limit}`} returning id`
    return { compile: () => insert.compile(tx) }
  })
  return inserted.map(({ id }) => id)
}

/** SQL: a row as JSON. Its body is JSON already. */
function stateSql(columns: readonly string[], onSqlite: boolean): string {
  const quoted = (column: string) => (onSqlite ? `json_quote(${column})` : `coalesce(to_json(${column})::text, 'null')`)
  const parts = columns.map((column) => `'"${column}":' || ${column === 'body' ? column : quoted(column)}`)
  return `'{' || ${parts.join(` || ',' || `)} || '}'`
}

/**
 * The same for an item that is being created, as part of a statement of PostgreSQL that ends with rows `inserted` of it.
 * `first` is the number of the first placeholder.
 */
export function createdPart(row: ItemsRow, key: string, first: number): { text: string; values: Value[] } {
  const names = Object.keys(row)
  const places = names.map((_, i) => `$${first + i}`)
  const text = `insert into activity (${names.join()}, item) select ${places.join()}, cast(${key} as text) from inserted`
  return { text, values: Object.values(row) as Value[] }
}
