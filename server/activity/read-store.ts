import type { Kysely, RawBuilder, SqlBool } from 'kysely'
import { isSqlite } from '../database/engine.ts'
import type { Database, Transaction } from '../database/open.ts'
import { ownedBy } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'

/** A position in the list of changes: see store.ts. */
export interface Position {
  readonly transaction_id: number
  readonly id: number
}

export interface ChangeRow extends Position {
  readonly at: number
  readonly type: string
  readonly action: string
  readonly item: string
  readonly event: string | null
}

/** The changes of an organization, in an order that never skips a row. */
export function changeReads(database: Database) {
  // On PostgreSQL, a running transaction may still commit rows that come before visible ones.
  const visible =
    database.engine === 'sqlite' ? '' : 'and transaction_id < pg_snapshot_xmin(pg_current_snapshot())::text::bigint'
  return {
    after: database.statement<ChangeRow>(`
      select transaction_id, id, at, type, action, item, event from activity
      where organization = ? and ${comparedTo(database, '>')} ${visible}
      order by transaction_id, id limit ?`),
    latest: database.statement<Position>(`
      select transaction_id, id from activity where organization = ? ${visible}
      order by transaction_id desc, id desc limit 1`),
    /** The lowest transaction id and id that no row of this database can have yet. */
    next: database.statement<Position>(
      database.engine === 'sqlite'
        ? `select 1 as transaction_id, seq + 1 as id from sqlite_sequence where name = 'activity'`
        : `select ${nextTransaction} as transaction_id, 0 as id`,
    ),
    /** Rows that were copied from another cluster, whose transaction ids mean nothing here. */
    foreign: database.statement<{ id: number }>(
      database.engine === 'sqlite'
        ? 'select id from activity where organization = ? and false'
        : `select id from activity where organization = ? and transaction_id >= ${nextTransaction} limit 1`,
    ),
  }
}

/**
 * SQL: how a row compares to a position. SQLite has transaction id 0 in all rows, and must be told that to find the id by the
 * index.
 */
export function comparedTo({ engine }: Pick<Database, 'engine'>, operator: '<' | '>' | '>='): string {
  return engine === 'sqlite'
    ? `transaction_id = ? and activity.id ${operator} ?`
    : `(transaction_id, activity.id) ${operator} (?, ?)`
}

const nextTransaction = 'pg_snapshot_xmax(pg_current_snapshot())::text::bigint'

/** Puts rows from another cluster before all that this one writes, and invalidates all cursors. */
export async function adoptForeign(tx: Transaction) {
  const { sql } = await import('kysely')
  await tx
    .updateTable('activity')
    .set({ transaction_id: 0 })
    .where('transaction_id', '>=', sql.raw<number>(nextTransaction))
    .execute()
  await tx.deleteFrom('secret').where('name', '=', epochName).execute()
}

/** The secret in every cursor. It is replaced with the database, which may use positions again for other changes. */
export const epochName = 'changes'

export interface HistoryRow {
  readonly id: number
  readonly organization: number
  readonly at: number
  readonly actor: 'key' | 'user' | 'attendee' | 'system'
  readonly actor_id: string | null
  readonly actor_name: string | null
  readonly type: string
  readonly action: string
  readonly item: string
  readonly event: string | null
  readonly fields: string | null
  readonly state: string | null
}

/** With the names of keys and users that still exist. `from` can be a query for some of the rows. */
export const selectChanges = (more: string, from = 'activity') => `
  select activity.id, activity.organization, at, actor, actor_id, type, action, item, event, fields, ${more},
    nullif(coalesce(api_key.name, nullif(user_account.name, ''), user_account.email), '') as actor_name
  from ${from}
  left join api_key on actor = 'key' and api_key.organization = activity.organization
    and cast(api_key.id as text) = actor_id
  left join user_account on actor = 'user' and cast(user_account.id as text) = actor_id`

const historySql = selectChanges('state')

/** RSVPs are left out of the index of items, which is only used if the query says so. */
export const isIndexed = `type <> 'rsvp'`

/** What happened to items, latest first. */
export function historyReads(database: Database) {
  const ofItem = `type = ? and item = ? and ${isIndexed}`
  return {
    ofItem: database.statement<HistoryRow>(
      `${historySql} where activity.organization = ? and ${ofItem} order by activity.id desc limit ? offset ?`,
    ),
    count: database.statement<{ count: number }>(
      `select count(*) as count from activity where organization = ? and ${ofItem}`,
    ),
    latest: database.statement<HistoryRow>(
      `${historySql} where activity.organization = ? order by activity.id desc limit ?`,
    ),
    one: database.statement<HistoryRow>(`${historySql} where activity.id = ?`),
  }
}

/** The user who created an item; undefined if it was somebody else, or is no longer known. */
export function creatorOf(db: Kysely<Tables>, which: ItemOf): Promise<number | undefined> {
  return latestActor(db, which, 'created')
}

/** The user who last did this with an item; undefined if it was somebody else, or is no longer known. */
export async function latestActor(
  db: Kysely<Tables>,
  { organization, type, item }: ItemOf,
  action: string,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('activity')
    .select('actor_id')
    .where('organization', '=', organization)
    .where('type', '=', type)
    .where('type', '<>', 'rsvp')
    .where('item', '=', item)
    .where('action', '=', action)
    .where('actor', '=', 'user')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return found?.actor_id ? Number(found.actor_id) : undefined
}

export interface Deletion {
  readonly id: number
  readonly item: string
  /** When. */
  readonly at: number
  readonly state: string | null
}

interface ItemOf {
  readonly organization: number
  readonly type: string
  readonly item: string
}

/** The latest deletion of an item. */
export async function findDeletion(tx: Transaction, of: ItemOf): Promise<Deletion | undefined> {
  const { sql } = await import('kysely')
  return changesOf(tx, of, sql.raw(isIndexed))
    .select(['id', 'item', 'at', 'state'])
    .where('action', '=', 'deleted')
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** Whether a field of an item was changed after the row with this id. */
export async function wasChangedAfter(tx: Transaction, of: ItemOf, field: string, id: number): Promise<boolean> {
  const { sql } = await import('kysely')
  const change = changesOf(tx, of, sql.raw(isIndexed))
    .select('id')
    .where('id', '>', id)
    .where('fields', 'like', `%"${field}"%`)
  return (await change.executeTakeFirst()) !== undefined
}

function changesOf(tx: Transaction, { organization, type, item }: ItemOf, indexed: RawBuilder<SqlBool>) {
  return tx
    .selectFrom('activity')
    .where('organization', '=', organization)
    .where('type', '=', type)
    .where('item', '=', item)
    .where(indexed)
}

/** Locks a row until the transaction ends. Returns false if another transaction holds it; SQLite has only one at a time. */
export async function lockActivity(tx: Transaction, organization: number, id: number): Promise<boolean> {
  if (isSqlite(tx)) return true
  const locked = tx
    .selectFrom('activity')
    .select('id')
    .where(ownedBy(organization))
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
  return (await locked.executeTakeFirst()) !== undefined
}

export interface Part extends Deletion {
  readonly type: string
  readonly action: string
  readonly fields: string | null
}

/** The other changes of an operation, after the row with this id. */
export function partsOf(
  tx: Transaction,
  organization: number,
  { operation, after }: { readonly operation: number; readonly after: number },
  limit: number,
): Promise<Part[]> {
  return tx
    .selectFrom('activity')
    .select(['id', 'at', 'type', 'action', 'item', 'fields', 'state'])
    .where(ownedBy(organization))
    .where('operation', '=', operation)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Removes the oldest rows from before this time. Returns how many. */
export async function removeActivityBefore(tx: Transaction, before: number, most: number): Promise<number> {
  const removed = await tx
    .deleteFrom('activity')
    .where('at', '<', before)
    .where('id', 'in', (eb) => eb.selectFrom('activity').select('id').orderBy('id').limit(most))
    .returning('id')
    .execute()
  return removed.length
}

/** Clears the oldest states that are left, if they are from before this time. Returns how many rows it went through. */
export async function removeStatesBefore(tx: Transaction, before: number, most: number): Promise<number> {
  const { removed_to } = await tx.selectFrom('activity_states').select('removed_to').executeTakeFirstOrThrow()
  const next = await tx
    .selectFrom('activity')
    .select(['id', 'at'])
    .where('id', '>', removed_to)
    .orderBy('id')
    .limit(most)
    .execute()
  const firstToKeep = next.findIndex(({ at }) => at >= before)
  const old = firstToKeep === -1 ? next : next.slice(0, firstToKeep)
  if (old.length === 0) return 0
  const last = old.at(-1)!.id
  await tx
    .updateTable('activity')
    .set({ state: null })
    .where('id', '>', removed_to)
    .where('id', '<=', last)
    .where('state', 'is not', null)
    .execute()
  await tx.updateTable('activity_states').set({ removed_to: last }).execute()
  return old.length
}
