import type { ListedKey } from '@kalends/contract'
import { record } from '../activity/record.ts'
import type { Database, Transaction } from '../database/open.ts'
import { type By, type OrganizationId, type Scope, scopes } from '../http/actor.ts'
import { instantText, isVisibleLine, parseInstant } from '../http/formats.ts'
import { Faults, Refusal } from '../refusal.ts'
import { hashOf, newKey } from './key-text.ts'
import { type Operator, byOf, managed } from './operator.ts'
import { deleteKey, firstWithoutKeys, insertKey, listKeys, organizationExists, setKeyActive, takeKey } from './store.ts'

export interface KeyRequest {
  organization: number
  name?: string | undefined
  scope?: string | undefined
  expires?: string | undefined
}

export interface CreatedKey {
  id: number
  /** The whole key. It is available only now; the database keeps a hash. */
  key: string
  scope: Scope
  expires: string | null
}

/** Scope and expiry are fixed for the lifetime of the key. */
export async function createKey(tx: Transaction, by: By, now: number, request: KeyRequest): Promise<CreatedKey> {
  const faults = new Faults()
  const scope = scopes.find((known) => known === (request.scope ?? 'read-write'))
  const expires = request.expires === undefined ? null : parseInstant(request.expires)
  if (!scope) faults.add('scope', `scope must be one of ${scopes.join(', ')}.`)
  if (expires === undefined) faults.add('expires', 'expires must be a UTC time such as 2027-05-01T18:00:00Z.')
  if (expires && expires.epochMilliseconds <= now) faults.add('expires', 'expires must be in the future.')
  if (!isVisibleLine(request.name ?? ''))
    faults.add('name', 'name must be one line of text, at most 500 characters, all of them visible.')
  faults.throwIfAny()
  await checkOrganization(tx, request.organization)

  const { publicId, secret, text } = newKey()
  const id = await insertKey(tx, {
    organization: request.organization,
    name: request.name ?? '',
    scope: scope!,
    expires: expires?.epochMilliseconds ?? null,
    public_id: publicId,
    hash: hashOf(secret),
    created: now,
  })
  const actor = { organization: request.organization as OrganizationId, by }
  await record(tx, actor, now, { action: 'key.created', item: id })
  return { id, key: text, scope: scope!, expires: expires ? instantText(expires.epochMilliseconds) : null }
}

/** Everything about an existing key except its secret. */
export interface KnownKey {
  id: number
  organization: number
  name: string
  /** The beginning of the key. */
  key: string
  scope: Scope
  active: boolean
  expires: string | null
  last_used: string | null
  created: string
}

export async function keys(database: Database, organization?: number): Promise<KnownKey[]> {
  const rows = await listKeys(database, organization)
  return rows.map(({ public_id, scope, active, expires, last_used, created, ...row }) => ({
    ...row,
    scope: scope as Scope,
    key: `kal_${public_id}_…`,
    active: active === 1,
    expires: expires === null ? null : instantText(expires),
    last_used: last_used === null ? null : instantText(last_used),
    created: instantText(created),
  }))
}

/** The keys of an organization, as its members see them. */
export async function keysOf(database: Database, organization: OrganizationId): Promise<ListedKey[]> {
  const known = await keys(database, organization)
  return known.map(({ id, name, key, scope, active, expires, last_used, created }) => ({
    id,
    name,
    key,
    scope,
    active,
    expires,
    last_used,
    created,
  }))
}

/** The first organization if no key works at all, because then the API is unusable; otherwise undefined. */
export async function organizationWithoutKeys(database: Database, now: number): Promise<number | undefined> {
  const [organization] = await firstWithoutKeys(database, now)
  return organization?.id
}

/** A disabled key is refused until it is enabled again. */
export async function switchKey(tx: Transaction, operator: Operator, now: number, id: number, active: boolean) {
  const { organization, isActive } = await take(tx, operator, id)
  if (isActive === active) return
  await setKeyActive(tx, organization, id, active)
  const actor = { organization, by: byOf(operator) }
  await record(tx, actor, now, { action: active ? 'key.enabled' : 'key.disabled', item: id })
}

export async function revokeKey(tx: Transaction, operator: Operator, now: number, id: number) {
  const { organization } = await take(tx, operator, id)
  await deleteKey(tx, organization, id)
  await record(tx, { organization, by: byOf(operator) }, now, { action: 'key.revoked', item: id })
}

async function take(tx: Transaction, operator: Operator, id: number) {
  return managed(operator, await takeKey(tx, id), { what: `key ${id}`, command: 'key list' })
}

export async function checkOrganization(tx: Transaction, id: number) {
  const known = Number.isSafeInteger(id) && (await organizationExists(tx, id))
  if (!known) throw new Refusal('missing', unknownOrganization(id))
}

export const unknownOrganization = (id: number) => `There is no organization ${id}. Run "kalends org list" to see them.`
