import type { Kysely, Selectable } from 'kysely'
import { noOrganization } from '../cache/cache.ts'
import { ofActiveOrganization } from '../database/active.ts'
import { contentChanged } from '../database/content-changes.ts'
import type { Database, Transaction } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'

export type DomainRow = Selectable<Tables['custom_domain']>

export function domainReader(database: Database) {
  return database.statement<DomainRow>('select * from custom_domain where organization = ? order by id')
}

export function publishedDomainsReader(database: Database) {
  return database.statement<Pick<DomainRow, 'host' | 'organization' | 'fallback_url'>>(
    `select host, organization, fallback_url from custom_domain where status = 'published' and ${ofActiveOrganization}`,
  )
}

export function listDomains(database: Database, organization?: number): Promise<DomainRow[]> {
  return database.read((db) => {
    const domains = db.selectFrom('custom_domain').selectAll().orderBy('id')
    return (organization === undefined ? domains : domains.where('organization', '=', organization)).execute()
  })
}

export function findDomain(database: Database, id: number): Promise<DomainRow | undefined> {
  return database.read((db) => db.selectFrom('custom_domain').selectAll().where('id', '=', id).executeTakeFirst())
}

export async function isDraft(tx: Transaction, organization: number, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('custom_domain')
    .select('status')
    .where('organization', '=', organization)
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.status === 'draft'
}

const unchecked = { verified: null, missing_since: null, checked: null, findings: null }

/** Returns undefined if the organization already has this host. */
export function insertDomain(
  tx: Transaction,
  domain: { organization: number; host: string; fallback_url: string | null; token: string; created: number },
): Promise<DomainRow | undefined> {
  return tx
    .insertInto('custom_domain')
    .values({ ...domain, ...unchecked, status: 'draft', is_default: 0 })
    .onConflict((conflict) => conflict.columns(['organization', 'host']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

type KnownDomain = Pick<DomainRow, 'organization' | 'id'>

/** The row must be locked. */
export async function updateDomain(
  tx: Transaction,
  { organization, id }: KnownDomain,
  changes: Partial<Pick<DomainRow, 'status' | 'verified' | 'is_default' | 'missing_since' | 'fallback_url'>>,
): Promise<DomainRow> {
  const row = await tx
    .updateTable('custom_domain')
    .set(changes)
    .where('organization', '=', organization)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  domainChanged(tx, organization)
  return row
}

/** Stores what a lookup of its DNS records found, which visitors don't see. The row must be locked. */
export function noteCheck(
  tx: Transaction,
  { organization, id }: KnownDomain,
  findings: readonly object[],
  now: number,
): Promise<DomainRow> {
  return tx
    .updateTable('custom_domain')
    .set({ checked: now, findings: JSON.stringify(findings) })
    .where('organization', '=', organization)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The cached list of published domains spans all organizations. */
function domainChanged(tx: Transaction, organization: number) {
  contentChanged(tx, organization)
  contentChanged(tx, noOrganization)
}

/** An update that changes nothing locks the row on both engines. */
export function takeDomain(tx: Transaction, id: number): Promise<DomainRow | undefined> {
  return tx
    .updateTable('custom_domain')
    .set((eb) => ({ host: eb.ref('host') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export function landingPagesOn(
  db: Kysely<Tables>,
  { organization, id }: KnownDomain,
): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('landing_page')
    .select(['id', 'label as name'])
    .where('organization', '=', organization)
    .where('custom_domain', '=', id)
    .orderBy('id')
    .execute()
}

export function landingPagesWithDomain(database: Database, organization: number) {
  return database.read((db) =>
    db
      .selectFrom('landing_page')
      .select(['id', 'label as name', 'custom_domain'])
      .where('organization', '=', organization)
      .where('custom_domain', 'is not', null)
      .orderBy('id')
      .execute(),
  )
}

export async function deleteDomain(tx: Transaction, { organization, id }: KnownDomain) {
  await tx.deleteFrom('custom_domain').where('organization', '=', organization).where('id', '=', id).execute()
  domainChanged(tx, organization)
}

/** Returns the ids of the domains that were the default. */
export async function clearDefault(tx: Transaction, organization: number): Promise<number[]> {
  const cleared = await tx
    .updateTable('custom_domain')
    .set({ is_default: 0 })
    .where('organization', '=', organization)
    .where('is_default', '=', 1)
    .returning('id')
    .execute()
  return cleared.map(({ id }) => id)
}
