import type { Resource } from '@kalends/contract'
import { createdPart, type ItemsRow } from '../activity/store.ts'
import type { CompiledStatements } from '../database/compiled.ts'
import { contentChanged } from '../database/content-changes.ts'
import { announcementOf } from '../database/announcement.ts'
import type { Transaction, Value } from '../database/open.ts'
import type { OrganizationId } from '../http/actor.ts'
import type { Key, Row } from './row.ts'

/**
 * What a new item becomes part of. Inserting the item takes that row, which then stays as it is until the transaction
 * ends, and raises its version: it answers what is part of it.
 */
export interface Entry {
  readonly into: Resource
  readonly key: Key
  /** Nothing can enter unless this column has one of these values. */
  readonly column: string
  readonly allowed: readonly string[]
}

/** Takes what an item is about to enter. Answers whether it can. */
export async function enter(
  tx: Transaction,
  statements: CompiledStatements,
  organization: OrganizationId,
  { into, key, column, allowed }: Entry,
): Promise<boolean> {
  const values = [1, organization, key, ...allowed]
  const entered = await statements.run(tx, `enter ${into.name} ${allowed.length}`, values, () =>
    (tx as any)
      .updateTable(into.table)
      .set((eb: any) => ({ version: eb('version', '+', 1) }))
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
 * Inserts and records an item in one statement, which on PostgreSQL is a transaction by itself. With an entry, the statement
 * also takes what the item enters and announces the change. Returns undefined if the item could not enter; then nothing changed.
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
