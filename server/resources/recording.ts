import { type ItemChange, type Recorded, recordItem, recordItems } from '../activity/record.ts'
import { longestState } from '../activity/store.ts'
import type { Transaction } from '../database/open.ts'
import type { Actor } from '../http/actor.ts'
import type { Row, StoredItem } from './row.ts'
import type { ResourceStore } from './store.ts'

/** A change of one item. `before` is the item an update changes; without it, the whole row is kept unless it `isForgotten`. */
type OneChange = Omit<ItemChange, 'type'> & { readonly before?: StoredItem; readonly isForgotten?: boolean }

/** Records a change of one item before it is made. Returns the id of the row. */
export function recordOne(
  tx: Transaction,
  { resource, stateColumns }: ResourceStore,
  actor: Actor,
  now: number,
  row: Row,
  { before, isForgotten = false, ...change }: OneChange,
): Promise<number> {
  const state = before ? previousValues(before, change.fields!) : isForgotten ? null : stateOf(row, stateColumns)
  return recordItem(tx, actor, now, { type: resource.name, ...change }, { item: String(row[resource.key]), state })
}

/** Records a change of several items before it is made. Returns the ids of the rows. */
export function recordSome(
  tx: Transaction,
  { resource: { name: type, table, key }, stateColumns: columns }: ResourceStore,
  actor: Actor,
  now: number,
  change: Omit<ItemChange, 'type'> & Pick<Recorded, 'column' | 'value' | 'limit' | 'state' | 'flag'>,
): Promise<number[]> {
  return recordItems(tx, actor, now, { type, table, key, columns, ...change })
}

/** The fields an update changes, as they were. Null if that is too much to keep. */
function previousValues(before: StoredItem, fields: readonly string[]): string | null {
  const text = JSON.stringify(Object.fromEntries(fields.map((name) => [name, before[name]])))
  return Buffer.byteLength(text) <= longestState ? text : null
}

/** The row of an item that is deleted, as JSON. `body` is JSON already. */
function stateOf(row: Row, columns: readonly string[]): string {
  const parts = columns.map(
    (column) => `"${column}":${column === 'body' ? row.body : JSON.stringify(row[column] ?? null)}`,
  )
  return `{${parts.join()}}`
}

/** Rebuilds that row. */
export function rowOfState(state: string, organization: number): Row {
  const { body, ...columns } = JSON.parse(state) as Row
  return { ...columns, organization, body: JSON.stringify(body) } as Row
}
