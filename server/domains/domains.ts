import { randomBytes } from 'node:crypto'
import type { CustomDomain } from '@kalends/contract'
import { checkOrganization } from '../accounts/keys.ts'
import { type Change, record } from '../activity/record.ts'
import type { Settings } from '../config.ts'
import type { Context } from '../context.ts'
import { failureOf } from '../database/failure.ts'
import type { Transaction } from '../database/open.ts'
import type { By, OrganizationId } from '../http/actor.ts'
import { instantText, isWebAddress } from '../http/formats.ts'
import { Faults, Refusal } from '../refusal.ts'
import { releaseReferences } from '../resources/references.ts'
import { lookUp } from './dns.ts'
import { canonicalHost } from './host.ts'
import { presentDomain } from './presentation.ts'
import { type RecordCheck, checkRecord, recordsFor } from './records.ts'
import {
  type DomainRow,
  clearDefault,
  countLandingPages,
  deleteDomain,
  findDomain,
  insertDomain,
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
}

/**
 * A new domain is a draft until its owner proves control of it. Several organizations may claim the same host, but only
 * one can publish it.
 */
export async function addDomain(
  { database, settings, now }: Context,
  by: By,
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
    if (inserted) await recordDomain(tx, by, now(), inserted, 'domain.created')
    return inserted
  })
  if (!row)
    throw new Refusal('conflict', `The organization already has ${host}. Run "kalends domain list" to see its id.`)
  return managed(row, settings)
}

export async function domains({ database, settings }: Context, organization?: number): Promise<ManagedDomain[]> {
  return (await listDomains(database, organization)).map((row) => managed(row, settings))
}

export interface Verification {
  readonly domain: ManagedDomain
  readonly isVerified: boolean
  readonly records: RecordCheck[]
}

/** Checks the DNS records. The domain is verified only if all of them are correct. */
export async function verifyDomain(context: Context, by: By, id: number): Promise<Verification> {
  const { database, settings, now } = context
  const row = await find(context, id)
  const records = await recordsOf(context, row)
  const isVerified = records.every(({ result }) => result === 'ok')
  if (!isVerified) return { domain: managed(row, settings), isVerified, records }
  const changed = await database.transaction(async (tx) => {
    const before = known(await takeDomain(tx, id), id)
    if (before.verified === null || before.missing_since !== null)
      await recordDomain(tx, by, now(), before, 'domain.verified')
    return updateDomain(tx, id, { verified: now(), missing_since: null })
  })
  return { domain: managed(known(changed, id), settings), isVerified, records }
}

/** The DNS lookup results for the records that a domain needs. */
export function recordsOf({ settings }: Pick<Context, 'settings'>, row: DomainRow): Promise<RecordCheck[]> {
  const records = recordsFor(row, settings.landingUrl)
  return Promise.all(records.map(async (each) => checkRecord(each, await lookUp(each, settings))))
}

/**
 * From now on landing pages can be served on this domain. Records may have vanished since the last check, so this
 * checks again.
 */
export async function publishDomain(context: Context, by: By, id: number): Promise<Verification> {
  const verification = await verifyDomain(context, by, id)
  if (!verification.isVerified) return verification
  try {
    const row = await context.database.transaction(async (tx) => {
      const before = known(await takeDomain(tx, id), id)
      if (before.status !== 'published') await recordDomain(tx, by, context.now(), before, 'domain.published')
      return updateDomain(tx, id, { status: 'published' })
    })
    return { ...verification, domain: managed(known(row, id), context.settings) }
  } catch (error) {
    if (failureOf(error) !== 'unique') throw error
    throw new Refusal(
      'conflict',
      `${verification.domain.host} is already published by another organization. Unpublish it there first.`,
    )
  }
}

/** A draft cannot be the default, so this also unsets it. */
export async function unpublishDomain(
  { database, settings, now }: Context,
  by: By,
  id: number,
): Promise<{ domain: ManagedDomain; wasDefault: boolean }> {
  return database.transaction(async (tx) => {
    const before = known(await takeDomain(tx, id), id)
    if (before.status !== 'draft') await recordDomain(tx, by, now(), before, 'domain.unpublished')
    const row = await updateDomain(tx, id, { status: 'draft', is_default: 0 })
    return { domain: managed(known(row, id), settings), wasDefault: before.is_default === 1 }
  })
}

export async function makeDefault(context: Context, by: By, id: number): Promise<ManagedDomain> {
  const { organization } = await find(context, id)
  const row = await context.database.transaction(async (tx) => {
    const cleared = await clearDefault(tx, organization)
    const chosen = known(await updateDomain(tx, id, { is_default: 1 }), id)
    if (chosen.status !== 'published') {
      throw new Refusal(
        'conflict',
        `${chosen.host} is not published yet, so it cannot be the default. Publish it with "kalends domain publish ${id}".`,
      )
    }
    const switched = cleared.includes(id) ? [] : [...cleared, id]
    await record(tx, { organization: organization as OrganizationId, by }, context.now(), {
      action: 'domain.updated',
      item: switched,
      fields: ['is_default'],
    })
    return chosen
  })
  return managed(row, context.settings)
}

export async function unsetDefault({ database, settings, now }: Context, by: By, id: number): Promise<ManagedDomain> {
  const row = await database.transaction(async (tx) => {
    const before = known(await takeDomain(tx, id), id)
    if (before.is_default === 1) await recordDomain(tx, by, now(), before, 'domain.updated', ['is_default'])
    return updateDomain(tx, id, { is_default: 0 })
  })
  return managed(known(row, id), settings)
}

/** Removes a domain for good. If landing pages use it, this needs `force` and unsets it there. */
export async function removeDomain(
  { database, now }: Context,
  by: By,
  id: number,
  { force }: { force: boolean },
): Promise<{ host: string; landingPages: number }> {
  return database.transaction(async (tx) => {
    const row = known(await takeDomain(tx, id), id)
    const { organization, status, host } = row
    if (status === 'published')
      throw new Refusal('conflict', `${host} is published. Run "kalends domain unpublish ${id}" first.`)
    const landingPages = await countLandingPages(tx, id)
    if (landingPages > 0 && !force)
      throw new Refusal(
        'conflict',
        `${host} is used by ${counted(landingPages)}, which would have no custom domain. Add --force to remove it anyway.`,
      )
    const operation = await recordDomain(tx, by, now(), row, 'domain.deleted')
    const actor = { organization: organization as OrganizationId, by }
    await releaseReferences(tx, { actor, now: now(), operation: operation! }, { name: 'custom-domain' }, id)
    await deleteDomain(tx, { id, organization })
    return { host, landingPages }
  })
}

export const counted = (landingPages: number) =>
  landingPages === 1 ? '1 landing page' : `${landingPages} landing pages`

/** Returns the id of the row. */
export function recordDomain(
  tx: Transaction,
  by: By,
  now: number,
  { id, organization }: Pick<DomainRow, 'id' | 'organization'>,
  action: Extract<Change['action'], `domain.${string}`>,
  fields?: readonly string[],
) {
  const actor = { organization: organization as OrganizationId, by }
  return record(tx, actor, now, { action, item: id, ...(fields && { fields }) })
}

function managed(row: DomainRow, settings: Settings): ManagedDomain {
  return {
    ...presentDomain(row, settings),
    organization: row.organization,
    is_default: row.is_default === 1,
    verified: row.verified === null ? null : instantText(row.verified),
    missing_since: row.missing_since === null ? null : instantText(row.missing_since),
  }
}

async function find({ database }: Context, id: number): Promise<DomainRow> {
  return known(await findDomain(database, id), id)
}

function known(row: DomainRow | undefined, id: number): DomainRow {
  if (!row) throw new Refusal('missing', `There is no custom domain ${id}. Run "kalends domain list" to see them.`)
  return row
}

/** Such as co.uk or github.io, according to the public suffix list. Loaded when the first domain is added. */
async function isPublicSuffix(host: string): Promise<boolean> {
  const { getPublicSuffix } = await import('tldts')
  return getPublicSuffix(host, { allowPrivateDomains: true }) === host
}

function isOurs(host: string, { publicUrl, landingUrl, icsUrl }: Settings): boolean {
  return [publicUrl, landingUrl, icsUrl].some((url) => new URL(url).hostname === host)
}
