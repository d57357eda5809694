import { randomBytes } from 'node:crypto'
import type { CustomDomain } from '@kalends/contract'
import { checkOrganization } from '../accounts/keys.ts'
import { type Operator, actorFor, advice, managed } from '../accounts/operator.ts'
import { type Change, record } from '../activity/record.ts'
import type { Settings } from '../config.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import { instantText, isWebAddress } from '../http/formats.ts'
import { Faults, Refusal } from '../refusal.ts'
import { releaseReferences } from '../resources/references.ts'
import { canonicalHost } from './host.ts'
import { presentDomain } from './presentation.ts'
import { type KnownRecord, knownRecords } from './records.ts'
import {
  type DomainRow,
  clearDefault,
  deleteDomain,
  insertDomain,
  landingPagesOn,
  landingPagesWithDomain,
  listDomains,
  takeDomain,
  updateDomain,
} from './store.ts'

/** A custom domain as the operator sees it. */
export interface ManagedDomain extends CustomDomain {
  organization: number
  is_default: boolean
  verified: string | null
  /** When its DNS records were first found missing. */
  missing_since: string | null
  /** When its DNS records were last looked up. */
  checked: string | null
  /** The records to create, with what that lookup found. */
  records: KnownRecord[]
}

export interface LandingPageName {
  readonly id: number
  readonly name: string
}

/**
 * A new domain is a draft until its owner proves control of it. Several organizations may claim the same host, but only
 * one can publish it.
 */
export async function addDomain(
  { database, settings, now }: Context,
  operator: Operator,
  request: { organization: number; host: string; fallback?: string | undefined },
): Promise<ManagedDomain> {
  const host = canonicalHost(request.host.trim())
  const row = await database.transaction(async (tx) => {
    const faults = new Faults()
    if (!host)
      faults.add(
        'host',
        'host must be a full host name such as events.example.org, without http:// and without a path.',
      )
    else if (await isPublicSuffix(host))
      faults.add('host', `host must not be ${host}: names below it belong to different owners. Add a name of your own.`)
    else if (isOurs(host, settings))
      faults.add('host', `host must not be ${host}: that is the address of this service itself.`)
    if (request.fallback !== undefined && !isWebAddress(request.fallback))
      faults.add('fallback', 'fallback must be an address that starts with http:// or https://.')
    faults.throwIfAny()
    await checkOrganization(tx, request.organization)
    const token = randomBytes(16).toString('hex')
    const inserted = await insertDomain(tx, {
      organization: request.organization,
      host: host!,
      fallback_url: request.fallback ?? null,
      token,
      created: now(),
    })
    if (inserted) await recordDomain(tx, operator, now(), inserted, 'domain.created')
    return inserted
  })
  if (!row)
    throw new Refusal(
      'conflict',
      advice(operator, {
        application: `Your organization already has ${host}.`,
        terminal: `The organization already has ${host}. Run "kalends domain list" to see its id.`,
      }),
    )
  return presented(row, settings)
}

export async function domains({ database, settings }: Context, organization?: number): Promise<ManagedDomain[]> {
  return (await listDomains(database, organization)).map((row) => presented(row, settings))
}

/** The same with the landing pages that use each, as members of the organization see it. */
export async function domainsInUse({ database, settings }: Context, organization: number) {
  const rows = await listDomains(database, organization)
  const pages = Map.groupBy(await landingPagesWithDomain(database, organization), ({ custom_domain }) => custom_domain)
  return rows.map((row) => {
    const { organization: _, dns_settings: __, ...domain } = presented(row, settings)
    return { ...domain, landing_pages: (pages.get(row.id) ?? []).map(({ id, name }) => ({ id, name })) }
  })
}

/** Where pages that don't exist redirect to; null: a page that says so. */
export async function setFallback(
  { database, settings, now }: Context,
  operator: Operator,
  id: number,
  fallback: string | null,
): Promise<ManagedDomain> {
  return database.transaction(async (tx) => {
    const before = await take(tx, operator, id)
    if (before.fallback_url === fallback) return presented(before, settings)
    await recordDomain(tx, operator, now(), before, 'domain.updated', ['fallback_url'])
    return presented(await updateDomain(tx, before, { fallback_url: fallback }), settings)
  })
}

/** A draft cannot be the default, so this also unsets it. */
export async function unpublishDomain(
  { database, settings, now }: Context,
  operator: Operator,
  id: number,
): Promise<{ domain: ManagedDomain; wasDefault: boolean }> {
  return database.transaction(async (tx) => {
    const before = await take(tx, operator, id)
    if (before.status !== 'draft') await recordDomain(tx, operator, now(), before, 'domain.unpublished')
    const row = await updateDomain(tx, before, { status: 'draft', is_default: 0 })
    return { domain: presented(row, settings), wasDefault: before.is_default === 1 }
  })
}

export async function makeDefault(
  { database, settings, now }: Context,
  operator: Operator,
  id: number,
): Promise<ManagedDomain> {
  return database.transaction(async (tx) => {
    const { organization, host, status } = await take(tx, operator, id)
    if (status !== 'published')
      throw new Refusal(
        'conflict',
        `${host} is not published yet, so it cannot be the default. ` +
          advice(operator, {
            application: 'Publish it first.',
            terminal: `Publish it with "kalends domain publish ${id}".`,
          }),
      )
    const cleared = await clearDefault(tx, organization)
    const row = await updateDomain(tx, { organization, id }, { is_default: 1 })
    const switched = cleared.includes(id) ? [] : [...cleared, id]
    await record(tx, actorFor(operator, organization), now(), {
      action: 'domain.updated',
      item: switched,
      fields: ['is_default'],
    })
    return presented(row, settings)
  })
}

export async function unsetDefault(
  { database, settings, now }: Context,
  operator: Operator,
  id: number,
): Promise<ManagedDomain> {
  return database.transaction(async (tx) => {
    const before = await take(tx, operator, id)
    if (before.is_default === 1) await recordDomain(tx, operator, now(), before, 'domain.updated', ['is_default'])
    return presented(await updateDomain(tx, before, { is_default: 0 }), settings)
  })
}

/** Removes a domain for good. If landing pages use it, this needs `force` and unsets it there. */
export async function removeDomain(
  { database, now }: Context,
  operator: Operator,
  id: number,
  { force }: { force: boolean },
): Promise<{ host: string; landingPages: LandingPageName[] }> {
  return database.transaction(async (tx) => {
    const row = await take(tx, operator, id)
    const { organization, status, host } = row
    if (status === 'published')
      throw new Refusal(
        'conflict',
        `${host} is published. ` +
          advice(operator, {
            application: 'Unpublish it first.',
            terminal: `Run "kalends domain unpublish ${id}" first.`,
          }),
      )
    const landingPages = await landingPagesOn(tx, row)
    if (landingPages.length > 0 && !force) throw inUse(operator, host, landingPages)
    const operation = await recordDomain(tx, operator, now(), row, 'domain.deleted')
    const removal = { actor: actorFor(operator, organization), now: now(), operation: operation! }
    await releaseReferences(tx, removal, { name: 'custom-domain' }, id)
    await deleteDomain(tx, row)
    return { host, landingPages }
  })
}

function inUse(operator: Operator, host: string, landingPages: readonly LandingPageName[]): Refusal {
  const how = advice(operator, { application: 'Send force=true', terminal: 'Add --force' })
  return new Refusal(
    'conflict',
    `${host} is used by ${counted(landingPages.length)}, which would have no custom domain. ${how} to remove it anyway.`,
    { details: { landing_pages: landingPages } },
  )
}

export const counted = (landingPages: number) =>
  landingPages === 1 ? '1 landing page' : `${landingPages} landing pages`

/** Returns the id of the row. */
export function recordDomain(
  tx: Transaction,
  operator: Operator,
  now: number,
  { id, organization }: Pick<DomainRow, 'id' | 'organization'>,
  action: Extract<Change['action'], `domain.${string}`>,
  fields?: readonly string[],
) {
  return record(tx, actorFor(operator, organization), now, { action, item: id, ...(fields && { fields }) })
}

export function presented(row: DomainRow, settings: Settings): ManagedDomain {
  return {
    ...presentDomain(row, settings),
    organization: row.organization,
    is_default: row.is_default === 1,
    verified: row.verified === null ? null : instantText(row.verified),
    missing_since: row.missing_since === null ? null : instantText(row.missing_since),
    checked: row.checked === null ? null : instantText(row.checked),
    records: knownRecords(row, settings.landingUrl),
  }
}

/** Locks it. */
export async function take(tx: Transaction, operator: Operator, id: number): Promise<DomainRow> {
  return managedDomain(operator, await takeDomain(tx, id), id)
}

export function managedDomain(operator: Operator, row: DomainRow | undefined, id: number): DomainRow {
  return managed(operator, row, { what: `custom domain ${id}`, command: 'domain list' })
}

/** Such as co.uk or github.io, according to the public suffix list. Loaded when the first domain is added. */
async function isPublicSuffix(host: string): Promise<boolean> {
  const { getPublicSuffix } = await import('tldts')
  return getPublicSuffix(host, { allowPrivateDomains: true }) === host
}

function isOurs(host: string, { publicUrl, landingUrl, icsUrl }: Settings): boolean {
  return [publicUrl, landingUrl, icsUrl].some((url) => new URL(url).hostname === host)
}
