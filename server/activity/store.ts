import { CompiledStatements } from '../database/compiled.ts'
import { isSqlite } from '../database/engine.ts'
import type { Transaction, Value } from '../database/open.ts'
import { lazy } from '../lazy.ts'

/*
 * The table `activity`: one row for each change of an organization's data, written by the transaction that makes the change.
 * Readers rely on this:
 *
 *   id              Ascending, but not in the order of commits. For one item, it is the order of its changes.
 *   organization    Its rows are removed with it.
 *   transaction_id  On PostgreSQL the transaction that wrote the row; 0 on SQLite and for rows from a backup.
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
 *   state           Before an update, the fields it changed, as a JSON object; null if that is more than `longestState` bytes. Before a
 *                   deletion, the whole row as JSON, with `body` as an object, without `organization` and the columns derived
 *                   from the item. Like the row, it has a `shape`, by which `ResourceStore` completes it with fields that were
 *                   added later. Null for anything but resources, and for an item that only lost a reference because something
 *                   else was deleted.
 *
 * To read by cursor without skipping a row, use the pair (transaction_id, id) as the cursor, read in that order, and on
 * PostgreSQL only rows with transaction_id < pg_snapshot_xmin(pg_current_snapshot()): rows committed later have a higher pair.
 * A cursor beyond pg_snapshot_xmax comes from another database.
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

/** Bytes. Updates that replace more are recorded without what they replaced. */
export const longestState = 65_536

const statements = new CompiledStatements()
const kysely = lazy(() => import('kysely'))

/** Inserts a row, and returns its id. */
export function insertActivity(
  tx: Transaction,
  row: ItemsRow,
  { item, event, state }: { item: string; event: string | null; state: string | null },
): Promise<number> {
  const values = { ...row, item, event, state }
  return statements.insert(tx, 'insert one', Object.values(values), () => tx.insertInto('activity').values(values))
}

/** Inserts a row for each of these items. */
export async function insertActivities(
  tx: Transaction,
  row: Omit<ActivityRow, 'item'>,
  items: readonly (number | string)[],
) {
  const { sql } = await kysely()
  const list = JSON.stringify(items.map(String))
  const values = [...Object.values(row), list] as Value[]
  // The same text for any number of items: building a statement takes longer than running it.
  await statements.run(tx, 'insert', values, () => {
    const all = isSqlite(tx)
      ? sql`json_each(${list})`
      : sql`json_array_elements_text(cast(${list} as json)) as listed(value)`
    const insert = sql`insert into activity (${sql.raw(Object.keys(row).join())}, item)
      select ${sql.join(Object.values(row))}, value from ${all}`
    return { compile: () => insert.compile(tx) }
  })
}

/** Where items are stored, and the columns that make up their state. */
export interface ItemTable {
  readonly table: string
  readonly key: string
  readonly columns: readonly string[]
}

/** Items of an organization with this value in a column; at most `limit` of them, by ascending id. */
export interface Which {
  readonly column: string
  readonly value: Value
  readonly limit?: number
}

export type ItemsRow = Omit<ActivityRow, 'item' | 'event'>

/**
 * Inserts a row for each of these items by selecting from their table, so that bodies don't travel. `flag` is a column that
 * counts as changed only if it is set. Returns the ids of the rows.
 */
export async function insertOfItems(
  tx: Transaction,
  { fields, ...row }: ItemsRow,
  { table, key, columns }: ItemTable,
  { column, value, limit }: Which,
  keeps: { readonly state: boolean; readonly flag?: string | undefined },
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
    const state = sql.raw(keeps.state ? stateSql(columns, isSqlite(tx)) : 'null')
    const changed =
      flag === undefined ? sql`${fields}` : sql`case when ${sql.ref(flag)} = 1 then ${withFlag[0]} else ${fields} end`
    const insert = sql`insert into activity (${sql.raw(Object.keys(row).join())}, fields, item, state)
      select ${sql.join(Object.values(row))}, ${changed}, cast(${sql.ref(key)} as text), ${state} from ${sql.table(table)}
      where organization = ${row.organization} and ${sql.ref(column)} = ${value}
      ${limit === undefined ? sql`` : sql`order by id limit ${limit}`} returning id`
    return { compile: () => insert.compile(tx) }
  })
  return inserted.map(({ id }) => id)
}

/** SQL: a row as JSON text. `body` is JSON already. */
function stateSql(columns: readonly string[], onSqlite: boolean): string {
  const quoted = (column: string) => (onSqlite ? `json_quote(${column})` : `coalesce(to_json(${column})::text, 'null')`)
  const parts = columns.map((column) => `'"${column}":' || ${column === 'body' ? column : quoted(column)}`)
  return `'{' || ${parts.join(` || ',' || `)} || '}'`
}

/**
 * The part of a PostgreSQL statement that records an item created by its part `inserted`. `first` is the number of the first
 * placeholder.
 */
export function createdPart(row: ItemsRow, key: string, first: number): { text: string; values: Value[] } {
  const names = Object.keys(row)
  const places = names.map((_, i) => `$${first + i}`)
  const text = `insert into activity (${names.join()}, item) select ${places.join()}, cast(${key} as text) from inserted`
  return { text, values: Object.values(row) as Value[] }
}
