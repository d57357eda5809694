import type { Kysely } from 'kysely'
import type { Database } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { isIndexed } from './read-store.ts'

/** Where the current names of items of a type are stored. */
export interface NameSource {
  readonly table: string
  readonly key: 'id' | 'prokey'
  readonly column: string
}

type Names = Map<string, string>

/** The names of items that still exist. */
export async function currentNames(
  db: Kysely<Tables>,
  organization: number,
  { table, key, column }: NameSource,
  items: readonly string[],
): Promise<Names> {
  const keys = key === 'id' ? items.map(Number).filter(Number.isSafeInteger) : items
  // The table is known only at run time, so Kysely cannot type it.
  const rows: { item: number | string; name: string }[] = await (db as any)
    .selectFrom(table)
    .select([`${key} as item`, `${column} as name`])
    .where('organization', '=', organization)
    .where(key, 'in', keys)
    .execute()
  return new Map(rows.map(({ item, name }) => [String(item), name]))
}

/** The last names of deleted items, as long as their state is kept. */
export async function lastNames(
  db: Kysely<Tables>,
  engine: Database['engine'],
  organization: number,
  type: string,
  items: readonly string[],
): Promise<Names> {
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
