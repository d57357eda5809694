import type { Kysely } from 'kysely'
import type { Database } from '../database/open.ts'
import { itemTables } from '../database/item-tables.ts'
import type { Tables } from '../database/tables.ts'
import { isIndexed } from './read-store.ts'

/** What is known about items of a type, by their ids. */
export type NameSource = (
  db: Kysely<Tables>,
  organization: number,
  items: readonly string[],
) => Promise<ReadonlyMap<string, { readonly name: string; readonly exists: boolean }>>

/** The names of items that are rows of one table. */
export function namesIn(table: string, key: 'id' | 'prokey', column: string): NameSource {
  return async (db, organization, items) => {
    const keys = key === 'id' ? items.map(Number).filter(Number.isSafeInteger) : items
    const rows = await itemTables(db)
      .selectFrom(table)
      .select([`${key} as item`, `${column} as name`])
      .where('organization', '=', organization)
      .where(key, 'in', keys)
      .execute()
    return new Map(rows.map(({ item, name }) => [String(item), { name: String(name), exists: true }]))
  }
}

/** The last names of deleted items, as long as their state is kept. */
export async function lastNames(
  db: Kysely<Tables>,
  engine: Database['engine'],
  organization: number,
  type: string,
  items: readonly string[],
): Promise<Map<string, string>> {
  const { sql } = await import('kysely')
  const label = sql<string>`${sql.raw(engine === 'sqlite' ? `json_extract(state, '$.label')` : `cast(state as json) ->> 'label'`)}`
  const rows = await db
    .selectFrom('activity')
    .select(['item', label.as('name')])
    .where('organization', '=', organization)
    .where('type', '=', type)
    .where('item', 'in', items)
    .where(sql.raw<boolean>(isIndexed))
    .where('action', '=', 'deleted')
    .where('state', 'is not', null)
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ item, name }) => [item, name]))
}
