import { setImmediate as nextTurn } from 'node:timers/promises'
import { record } from '../activity/record.ts'
import type { Context } from '../context.ts'
import type { Database, Transaction } from '../database/open.ts'
import type { By, OrganizationId } from '../http/actor.ts'
import { instantText, isVisibleLine } from '../http/formats.ts'
import { Faults, Refusal } from '../refusal.ts'
import { unknownOrganization } from './keys.ts'
import { listOwners } from './people-store.ts'
import { type Plan, plans } from './plans.ts'
import {
  type Content,
  anyOrganization,
  changeOrganization,
  countContent,
  deleteOrganization,
  hasOrganization,
  insertOrganization,
  listOrganizations,
  removeContent,
  setDisabled,
  takeInstallation,
  takeOrganization,
} from './store.ts'

export { planOf } from './store.ts'

export interface OrganizationRequest {
  name: string
  plan?: string | undefined
  /** A whole number as text, or `unlimited`, which is the default: nothing is counted. */
  credits?: string | undefined
}

export interface Organization {
  id: number
  name: string
  plan: Plan
  /** null: no limit. */
  credits: number | null
}

export interface ListedOrganization extends Organization {
  created: string
  /** When it was disabled. */
  disabled: string | null
  /** The addresses of its owners. */
  owners: string[]
}

export async function addOrganization(
  tx: Transaction,
  by: By,
  now: number,
  request: OrganizationRequest,
): Promise<Organization> {
  const organization = checked({ name: request.name, plan: request.plan ?? 'enterprise', credits: request.credits })
  const id = await insertOrganization(tx, { ...organization, created: now })
  await record(tx, actorFor(id, by), now, { action: 'organization.created', item: id })
  return { id, ...organization }
}

/** Omitted values stay unchanged. */
export async function updateOrganization(
  tx: Transaction,
  by: By,
  now: number,
  id: number,
  changes: { [field in keyof OrganizationRequest]?: string | undefined },
): Promise<Organization> {
  const before = await takeOrganization(tx, id)
  if (!before) throw noSuchOrganization(id)
  const { name = before.name, plan = before.plan, credits = before.credits?.toString() } = changes
  const organization = checked({ name, plan, credits })
  await changeOrganization(tx, id, organization)
  const fields = (['name', 'plan', 'credits'] as const).filter((field) => before[field] !== organization[field])
  await record(tx, actorFor(id, by), now, { action: 'organization.updated', item: id, fields })
  return { id, ...organization }
}

/** While it is disabled, its keys are refused, its public content is hidden and no mails are sent. Nothing is lost. */
export async function switchOrganization(tx: Transaction, by: By, now: number, id: number, isOn: boolean) {
  const before = await takeOrganization(tx, id)
  if (!before) throw noSuchOrganization(id)
  if ((before.disabled === null) === isOn) return
  await setDisabled(tx, id, isOn ? null : now)
  const action = isOn ? 'organization.enabled' : 'organization.disabled'
  await record(tx, actorFor(id, by), now, { action, item: id })
}

/** Makes concurrent writes to the organization itself wait for each other. */
export async function lockOrganization(tx: Transaction, id: number) {
  if (!(await takeOrganization(tx, id))) throw noSuchOrganization(id)
}

const actorFor = (id: number, by: By) => ({ organization: id as OrganizationId, by })

/** What is deleted with an organization. */
export async function contentOf({ database }: Pick<Context, 'database'>, id: number): Promise<Content> {
  return database.transaction((tx) => countContent(tx, id))
}

// Few enough to let requests of other organizations in between.
const removedAtOnce = 50

/**
 * Removes an organization with everything it owns, in batches. It is disabled first, so that no one sees a partial
 * state; calling this again resumes an interrupted removal. A job removes the visits. The activity log is removed as
 * well.
 */
export async function removeOrganization({ database, now }: Pick<Context, 'database' | 'now'>, by: By, id: number) {
  await database.transaction((tx) => switchOrganization(tx, by, now(), id, false))
  while (await database.transaction((tx) => removeContent(tx, id, removedAtOnce))) await nextTurn()
  await database.transaction((tx) => deleteOrganization(tx, id))
}

const unlimited = 'unlimited'

function checked({ name: given, plan: chosen, credits: limit }: OrganizationRequest): Omit<Organization, 'id'> {
  const faults = new Faults()
  const name = checkedName(given, faults)
  const plan = plans.find((known) => known === chosen)
  const credits = limit === undefined || limit === unlimited ? null : wholeNumber(limit)
  if (!plan) faults.add('plan', `plan must be one of ${plans.join(', ')}.`)
  if (credits === undefined)
    faults.add('credits', `credits must be a whole number from 0 to 999999999999999, or ${unlimited}.`)
  faults.throwIfAny()
  return { name, plan: plan!, credits: credits! }
}

export function checkedName(given: string, faults: Faults): string {
  const name = given.trim()
  if (name === '') faults.add('name', 'name must not be empty.')
  if ([...name].length > 500 || !isVisibleLine(name))
    faults.add('name', 'name must be one line of text, at most 500 characters, all of them visible.')
  return name
}

export async function organizations(database: Database): Promise<ListedOrganization[]> {
  const rows = await listOrganizations(database)
  const owners = Map.groupBy(await database.read(listOwners), ({ organization }) => organization)
  return rows.map((row) => ({
    ...row,
    owners: (owners.get(row.id) ?? []).map(({ email }) => email),
    plan: row.plan as Plan,
    created: instantText(row.created),
    disabled: row.disabled === null ? null : instantText(row.disabled),
  }))
}

/** The organization with that id, or the first one. */
export async function findOrganization(database: Database, id: number | undefined): Promise<ListedOrganization> {
  const all = await organizations(database)
  const found = id === undefined ? all[0] : all.find((organization) => organization.id === id)
  if (found) return found
  throw id === undefined
    ? new Refusal('missing', 'There is no organization yet. Create one with "kalends org create".')
    : noSuchOrganization(id)
}

const noSuchOrganization = (id: number) => new Refusal('missing', unknownOrganization(id))

/** Runs `work` if there is no organization yet, on only one of several servers that start at once. */
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
