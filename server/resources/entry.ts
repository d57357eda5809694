import type { Resource } from '@kalends/contract'
import { createdPart, type ItemsRow } from '../activity/store.ts'
import type { CompiledStatements } from '../database/compiled.ts'
import { contentChanged } from '../database/content-changes.ts'
import { announcementOf } from '../database/announcement.ts'
import { itemTables } from '../database/item-tables.ts'
import type { Transaction, Value } from '../database/open.ts'
import type { OrganizationId } from '../http/actor.ts'
import type { Key, Row } from './row.ts'

/**
 * The parent of a new item. Inserting the item locks the parent row until the transaction ends and raises its version,
 * because responses for the parent include its items.
 */
export interface Entry {
  readonly into: Resource
  readonly key: Key
  /** The parent accepts items only if this column has one of these values. */
  readonly column: string
  readonly allowed: readonly string[]
}

/** Locks the parent of a new item and returns whether it accepts the item. */
export async function enter(
  tx: Transaction,
  statements: CompiledStatements,
  organization: OrganizationId,
  { into, key, column, allowed }: Entry,
): Promise<boolean> {
  const values = [1, organization, key, ...allowed]
  const entered = await statements.run(tx, `enter ${into.name} ${allowed.length}`, values, () =>
    itemTables(tx)
      .updateTable(into.table)
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('organization', '=', organization)
      .where(into.key, '=', key)
      .where(column, 'in', allowed)
      .returning('id'),
  )
  if (entered.length === 0) return false
  contentChanged(tx, organization)
  return true
}

/**
 * Inserts an item and records it in a single statement, which on PostgreSQL is its own transaction. With an entry it
 * also locks the parent and announces the change. Undefined if the parent did not accept the item, and then nothing has
 * changed.
 */
export async function insertAtOnce(
  tx: Transaction,
  statements: CompiledStatements,
  { key, table }: Pick<Resource, 'key' | 'table'>,
  row: Record<string, Value>,
  recorded: ItemsRow,
  entry: Entry | undefined,
): Promise<Row | undefined> {
  const names = key === 'id' ? 'id' : `id, ${key}`
  const values: Value[] = []
  const place = (value: Value) => `$${values.push(value)}`
  const entered = entry && enteredPart(row.organization as OrganizationId, entry, place)
  const item = Object.values(row).map(place).join()
  const { text: record, values: facts } = createdPart(recorded, key, values.length + 1)
  values.push(...facts)
  const text = `with ${entered ? `entered as (${entered}), ` : ''}inserted as (
      insert into ${table} (${Object.keys(row).join()}) select ${item} ${entered ? 'from entered' : ''}
      returning ${names}, organization
    ), recorded as (${record})
    select ${names}${entered ? `, ${announcementOf('organization')}` : ''} from inserted`
  const [inserted] = await statements.run<Row>(tx, text, values, async () => {
    const { CompiledQuery } = await import('kysely')
    return { compile: () => CompiledQuery.raw(text, values) }
  })
  if (inserted && entry) contentChanged(tx, row.organization as OrganizationId)
  return inserted
}

function enteredPart(
  organization: OrganizationId,
  { into, key, column, allowed }: Entry,
  place: (value: Value) => string,
): string {
  return `update ${into.table} set version = version + 1
    where organization = ${place(organization)} and ${into.key} = ${place(key)} and ${column} in (${allowed.map(place).join()})
    returning organization`
}
