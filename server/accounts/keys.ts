import type { Transaction } from '../database/open.ts'
import { type Scope, scopes } from '../http/actor.ts'
import { instantText, isLine, parseInstant } from '../http/formats.ts'
import { Faults } from '../refusal.ts'
import { hashOf, newKey } from './key-text.ts'
import { insertKey, organizationExists } from './store.ts'

export interface KeyRequest {
  organization: number
  name?: string | undefined
  scope?: string | undefined
  expires?: string | undefined
}

export interface CreatedKey {
  id: number
  /** The whole key. It is known only now; the database keeps a hash. */
  key: string
  scope: Scope
  expires: string | null
}

/** Scope and expiry are fixed here for as long as the key lives. */
export async function createKey(tx: Transaction, now: number, request: KeyRequest): Promise<CreatedKey> {
  const faults = new Faults()
  const scope = scopes.find((known) => known === (request.scope ?? 'read-write'))
  const expires = request.expires === undefined ? null : parseInstant(request.expires)
  if (!scope) faults.add('scope', `scope must be one of ${scopes.join(', ')}.`)
  if (expires === undefined) faults.add('expires', 'expires must be a moment in UTC such as 2027-05-01T18:00:00Z.')
  if (expires && expires.epochMilliseconds <= now) faults.add('expires', 'expires must lie in the future.')
  if (!isLine(request.name ?? '')) faults.add('name', 'name must be one line of text.')
  await checkOrganization(tx, request.organization, faults)
  faults.throwIfAny()

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
  return { id, key: text, scope: scope!, expires: expires ? instantText(expires.epochMilliseconds) : null }
}

export async function checkOrganization(tx: Transaction, id: number, faults: Faults) {
  const known = Number.isSafeInteger(id) && (await organizationExists(tx, id))
  if (!known) faults.add('org', 'org must be the id of an organization. "kalends org list" shows them.')
}
