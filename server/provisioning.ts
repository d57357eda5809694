import { createKey } from './accounts/keys.ts'
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

/** On an empty database, creates the first organization and a key for it. Returns the key, which is shown only once. */
export async function provisionFirst({
  database,
  now,
}: Pick<Context, 'database' | 'now'>): Promise<string | undefined> {
  const by = { system: 'serve' }
  return whenNoOrganization(database, async (tx) => {
    const { id } = await createOrganization(tx, by, now(), { name: 'My organization' })
    const { key } = await createKey(tx, by, now(), { organization: id, name: 'First key', scope: 'read-write' })
    return key
  })
}
