import type { Database, Transaction } from '../database/open.ts'
import { type Plan, plans } from '../http/actor.ts'
import { instantText, isLine } from '../http/formats.ts'
import { Faults, Refusal } from '../refusal.ts'
import { anyOrganization, hasOrganization, insertOrganization, listOrganizations, takeInstallation } from './store.ts'

export interface OrganizationRequest {
  name: string
  plan?: string | undefined
  /** A whole number as text; left out, nothing is counted. */
  credits?: string | undefined
}

export interface Organization {
  id: number
  name: string
  plan: Plan
  /** null: no limit. */
  credits: number | null
}

export async function addOrganization(
  tx: Transaction,
  now: number,
  request: OrganizationRequest,
): Promise<Organization> {
  const faults = new Faults()
  const name = request.name.trim()
  const plan = plans.find((known) => known === (request.plan ?? 'enterprise'))
  const credits = request.credits === undefined ? null : wholeNumber(request.credits)
  if (name === '' || [...name].length > 500 || !isLine(name))
    faults.add('name', 'name must be one line of text, at most 500 characters.')
  if (!plan) faults.add('plan', `plan must be one of ${plans.join(', ')}.`)
  if (credits === undefined) faults.add('credits', 'credits must be a whole number from 0; leave it out for no limit.')
  faults.throwIfAny()

  const organization = { name, plan: plan!, credits: credits! }
  const id = await insertOrganization(tx, { ...organization, created: now })
  return { id, ...organization }
}

export async function organizations(database: Database): Promise<(Organization & { created: string })[]> {
  const rows = await listOrganizations(database)
  return rows.map((row) => ({ ...row, plan: row.plan as Plan, created: instantText(row.created) }))
}

/** The organization of that id, or the first one there is. */
export async function findOrganization(database: Database, id: number | undefined): Promise<Organization> {
  const all = await organizations(database)
  const found = id === undefined ? all[0] : all.find((organization) => organization.id === id)
  if (found) return found
  throw new Refusal(
    'missing',
    id === undefined
      ? 'There is no organization yet. "kalends org create" makes one.'
      : `There is no organization ${id}. "kalends org list" shows them.`,
  )
}

/** Runs `work` while there is no organization yet, and in only one of several servers that start at once. */
export async function whenNoOrganization<T>(
  database: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T | undefined> {
  if (await anyOrganization(database)) return undefined
  return database.transaction(async (tx) => {
    await takeInstallation(tx)
    return (await hasOrganization(tx)) ? undefined : work(tx)
  })
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
