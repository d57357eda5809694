import { noOrganization } from '../cache/cache.ts'
import { contentChanged } from '../database/content-changes.ts'
import type { Database, Transaction } from '../database/open.ts'
import type { OrganizationId, Scope } from '../http/actor.ts'
import { fromTheTop } from '../http/declared-resources.ts'
import type { Plan } from './plans.ts'

export interface KeyRow {
  id: number
  organization: number
  scope: Scope
  hash: string
  active: number
  expires: number | null
  last_used: number | null
}

export function keyReader(database: Database) {
  return database.statement<KeyRow>(`
    select api_key.id, organization, scope, hash, active, expires, last_used
    from api_key join organization on organization.id = api_key.organization
    where public_id = ? and disabled is null
  `)
}

const useNotedEvery = 60_000
// Milliseconds. Keeps the first requests of a fresh server from waiting while the code for writing is loaded.
const notedAfter = 1000

/** Records when a key was last used, to the minute, without making the request wait. */
export function noteKeyUse(database: Database) {
  const noted = new Map<number, number>()
  return (key: Pick<KeyRow, 'organization' | 'id' | 'last_used'>, now: number) => {
    // A use in the future dates from before the clock was turned back.
    if (Math.abs(now - (noted.get(key.id) ?? key.last_used ?? 0)) < useNotedEvery) return
    if (noted.size >= 10_000) noted.clear()
    noted.set(key.id, now)
    const write = () =>
      database.transaction((tx) =>
        tx
          .updateTable('api_key')
          .set({ last_used: now })
          .where('organization', '=', key.organization)
          .where('id', '=', key.id)
          .execute(),
      )
    // The next use tries again; a request must not fail because of this.
    setTimeout(() => void write().catch(() => noted.delete(key.id)), notedAfter).unref()
  }
}

export interface NewKey {
  organization: number
  name: string
  scope: Scope
  expires: number | null
  public_id: string
  hash: string
  created: number
}

export async function insertKey(tx: Transaction, key: NewKey): Promise<number> {
  const { id } = await tx
    .insertInto('api_key')
    .values({ ...key, active: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertOrganization(
  tx: Transaction,
  organization: { name: string; plan: Plan; credits: number | null; created: number },
): Promise<number> {
  const values = { ...organization, disabled: null }
  const { id } = await tx.insertInto('organization').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Locks the row, so that credits used in the meantime are not restored; undefined if there is none. */
export function takeOrganization(tx: Transaction, id: number) {
  return tx
    .updateTable('organization')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function changeOrganization(
  tx: Transaction,
  id: number,
  changes: { name: string; plan: Plan; credits: number | null },
) {
  await tx.updateTable('organization').set(changes).where('id', '=', id).execute()
  contentChanged(tx, id)
}

/** Visitors and API clients notice it at once, on every server. */
export async function setDisabled(tx: Transaction, id: number, disabled: number | null) {
  await tx.updateTable('organization').set({ disabled }).where('id', '=', id).execute()
  organizationChanged(tx, id)
}

/** Undefined if the organization does not exist. */
export async function planOf(tx: Transaction, id: number): Promise<Plan | undefined> {
  const row = await tx.selectFrom('organization').select('plan').where('id', '=', id).executeTakeFirst()
  return row?.plan as Plan | undefined
}

/** The cached list of custom domains spans all organizations. */
function organizationChanged(tx: Transaction, id: number) {
  contentChanged(tx, id)
  contentChanged(tx, noOrganization)
}

/** The display name and table of each kind of row. All templates count together. */
const content: readonly (readonly [name: string, table: string])[] = [
  ...fromTheTop().map(({ title, table }) => [title.split(' ').at(-1)!, table] as const),
  ['RSVP', 'rsvp_answer'],
  ['mail', 'mail'],
  ['image', 'image'],
  ['custom domain', 'custom_domain'],
  ['key', 'api_key'],
  ['member', 'membership'],
]

export type Content = Record<string, number>

export async function countContent(tx: Transaction, organization: number): Promise<Content> {
  const counts: Content = {}
  for (const [name, table] of content)
    counts[name] = (counts[name] ?? 0) + (await countIn(tx, table as 'event', organization))
  return counts
}

async function countIn(tx: Transaction, table: 'event', organization: number): Promise<number> {
  const { count } = await tx
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organization', '=', organization)
    .executeTakeFirstOrThrow()
  return count
}

/** The large tables of an organization, ordered so that no row refers to one that is already removed. */
const removedFirst = ['activity', 'mail', ...fromTheTop().map(({ table }) => table), 'image']

/** Removes some rows of an organization, and returns whether there may be more. */
export async function removeContent(tx: Transaction, organization: number, limit: number): Promise<boolean> {
  for (const table of removedFirst) {
    const gone = await tx
      .deleteFrom(table as 'event')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom(table as 'event')
          .select('id')
          .where('organization', '=', organization)
          .limit(limit),
      )
      .returning('id')
      .execute()
    if (gone.length > 0) return true
  }
  return false
}

/** Cascades to everything else. */
export async function deleteOrganization(tx: Transaction, id: number) {
  await tx.deleteFrom('organization').where('id', '=', id).execute()
  organizationChanged(tx, id)
}

export async function hasOrganization(tx: Transaction): Promise<boolean> {
  return (await tx.selectFrom('organization').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** A lock for one transaction at a time, across servers: every database has the row of the first migration. */
export async function takeInstallation(tx: Transaction) {
  await tx
    .updateTable('schema_migration')
    .set((eb) => ({ applied: eb.ref('applied') }))
    .where('name', '=', '0001-foundation')
    .execute()
}

export async function organizationExists(tx: Transaction, id: number): Promise<boolean> {
  return (await tx.selectFrom('organization').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Locks the row; undefined if there is none. */
export async function takeKey(tx: Transaction, id: number) {
  const row = await tx
    .updateTable('api_key')
    .set((eb) => ({ active: eb.ref('active') }))
    .where('id', '=', id)
    .returning(['organization', 'active'])
    .executeTakeFirst()
  return row && { organization: row.organization as OrganizationId, isActive: row.active === 1 }
}

export async function setKeyActive(tx: Transaction, organization: OrganizationId, id: number, active: boolean) {
  await tx
    .updateTable('api_key')
    .set({ active: active ? 1 : 0 })
    .where('organization', '=', organization)
    .where('id', '=', id)
    .execute()
  contentChanged(tx, organization)
}

export async function deleteKey(tx: Transaction, organization: OrganizationId, id: number) {
  await tx.deleteFrom('api_key').where('organization', '=', organization).where('id', '=', id).execute()
  contentChanged(tx, organization)
}

export function listKeys(database: Database, organization?: number) {
  return database.read((db) => {
    const keys = db
      .selectFrom('api_key')
      .select(['id', 'organization', 'name', 'public_id', 'scope', 'active', 'expires', 'last_used', 'created'])
      .orderBy('id')
    return (organization === undefined ? keys : keys.where('organization', '=', organization)).execute()
  })
}

export function listOrganizations(database: Database) {
  return database.read((db) => db.selectFrom('organization').selectAll().orderBy('id').execute())
}

export async function anyOrganization(database: Database): Promise<boolean> {
  return (await database.statement('select id from organization limit 1')()).length > 0
}

/** The oldest organization, which a new installation starts with. */
export async function firstOrganization(tx: Transaction): Promise<number | undefined> {
  return (await tx.selectFrom('organization').select('id').orderBy('id').limit(1).executeTakeFirst())?.id
}

export function firstWithoutKeys(database: Database, now: number) {
  return database.statement<{ id: number }>(`
    select id from organization
    where not exists (select 1 from api_key where active = 1 and (expires is null or expires > ?))
    order by id limit 1
  `)(now)
}
