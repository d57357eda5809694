import type { Resource } from '@kalends/contract'
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
 * Both in one statement, which announces the change as well: on PostgreSQL it is a transaction by itself. Undefined: the
 * item could not enter, and nothing has changed.
 */
export async function enterAndInsert(
  tx: Transaction,
  statements: CompiledStatements,
  { into, key, column, allowed }: Entry,
  resource: Resource,
  row: Record<string, Value>,
): Promise<Row | undefined> {
  const organization = row.organization as OrganizationId
  const names = Object.keys(row)
  const values = [organization, key, ...allowed, ...Object.values(row)]
  const placeholders = values.map((_, i) => `$${i + 1}`)
  const text = `
    with entered as (
      update ${into.table} set version = version + 1
      where organization = $1 and ${into.key} = $2 and ${column} in (${placeholders.slice(2, -names.length).join()})
      returning organization
    ), inserted as (
      insert into ${resource.table} (${names.join()}) select ${placeholders.slice(-names.length).join()} from entered
      returning id, ${resource.key}, organization
    )
    select id, ${resource.key}, ${announcementOf('organization')} from inserted`.trim()
  const [inserted] = await statements.run<Row>(tx, text, values, async () => {
    const { CompiledQuery } = await import('kysely')
    return { compile: () => CompiledQuery.raw(text, values) }
  })
  if (inserted) contentChanged(tx, organization)
  return inserted
}
