import { createKey } from './accounts/keys.ts'
import { join } from './accounts/members.ts'
import { createLink } from './accounts/one-time-links.ts'
import {
  type Organization,
  type OrganizationRequest,
  addOrganization,
  whenNoOrganization,
} from './accounts/organizations.ts'
import type { Context } from './context.ts'
import type { Transaction } from './database/open.ts'
import type { By, OrganizationId } from './http/actor.ts'
import { createDefaultEmailTemplates } from './templates/mail-texts.ts'

/** Creates an organization with everything it starts with. */
export async function createOrganization(
  tx: Transaction,
  by: By,
  now: number,
  request: OrganizationRequest,
): Promise<Organization> {
  const organization = await addOrganization(tx, by, now, request)
  await createDefaultEmailTemplates(tx, { organization: organization.id as OrganizationId, by }, now)
  return organization
}

/** Creates an organization whose owner is this user. */
export async function foundOrganization(
  tx: Transaction,
  by: { readonly user: number },
  now: number,
  name: string,
): Promise<Organization> {
  const organization = await createOrganization(tx, by, now, { name })
  await join(tx, { organization: organization.id as OrganizationId, by }, now, by.user, 'owner')
  return organization
}

/** What a new installation shows once. */
export interface FirstAccess {
  /** A Read & Write key. */
  readonly key: string
  /** The token of a link. The person who opens it becomes the owner. */
  readonly ownerToken: string
}

/** On an empty database, creates the first organization, a key for it and a link for its owner. */
export async function provisionFirst({
  database,
  now,
}: Pick<Context, 'database' | 'now'>): Promise<FirstAccess | undefined> {
  const by = { system: 'serve' }
  return whenNoOrganization(database, async (tx) => {
    const { id } = await createOrganization(tx, by, now(), { name: 'My organization' })
    const { key } = await createKey(tx, by, now(), { organization: id, name: 'First key', scope: 'read-write' })
    const { token } = await createLink(tx, now(), { purpose: 'access', organization: id, role: 'owner' })
    return { key, ownerToken: token }
  })
}
