import { createKey } from './accounts/keys.ts'
import { anyOrganization, insertOrganization } from './accounts/store.ts'
import type { Context } from './context.ts'
import type { Transaction } from './database/open.ts'
import { type OrganizationId, type Plan, plans } from './http/actor.ts'
import { isLine } from './http/formats.ts'
import { Faults } from './refusal.ts'
import { createDefaultEmailTemplates } from './templates/email-templates.ts'

export interface OrganizationRequest {
  name: string
  plan?: string | undefined
  credits?: string | undefined
}

/** An organization with everything it starts with. */
export async function createOrganization(tx: Transaction, now: number, request: OrganizationRequest): Promise<{ id: number; name: string; plan: Plan }> {
  const faults = new Faults()
  const name = request.name.trim()
  const plan = plans.find((known) => known === (request.plan ?? 'enterprise'))
  const credits = request.credits === undefined ? null : Number(request.credits)
  if (name === '' || name.length > 500 || !isLine(name)) faults.add('name', 'name must be one line of text, at most 500 characters.')
  if (!plan) faults.add('plan', `plan must be one of ${plans.join(', ')}.`)
  if (credits !== null && !(Number.isSafeInteger(credits) && credits >= 0)) faults.add('credits', 'credits must be a whole number from 0; leave it out for no limit.')
  faults.throwIfAny()

  const id = await insertOrganization(tx, { name, plan: plan!, credits, created: now })
  await createDefaultEmailTemplates(tx, id as OrganizationId, now)
  return { id, name, plan: plan! }
}

/** On an empty database: the first organization and a key for it. Answers the key, which is shown this once. */
export async function provisionFirst({ database, now }: Pick<Context, 'database' | 'now'>): Promise<string | undefined> {
  if (await anyOrganization(database)) return undefined
  return database.transaction(async (tx) => {
    // Two servers may start at once on one empty PostgreSQL; the second finds the first one's work here.
    if (await tx.selectFrom('organization').select('id').executeTakeFirst()) return undefined
    const { id } = await createOrganization(tx, now(), { name: 'My organization' })
    const { key } = await createKey(tx, now(), { organization: id, name: 'First key', scope: 'read-write' })
    return key
  })
}
