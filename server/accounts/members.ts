import { type Member, type UserRole, hasRole } from '@kalends/contract'
import { findDeletion } from '../activity/read-store.ts'
import { record, recordItem } from '../activity/record.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import type { Actor, By, OrganizationId } from '../http/actor.ts'
import { instantText } from '../http/formats.ts'
import { Refusal, noEntryFound } from '../refusal.ts'
import {
  countOwners,
  deleteMember,
  insertMember,
  isMemberAnywhere,
  listMembers,
  lockMembers,
  roleOf,
  updateRole,
  userById,
} from './people-store.ts'
import { deleteSessions, endSessionsOfRemoved, forgetRemoval } from './sessions/session-store.ts'

export { memberNames } from './people-store.ts'

/** The role of the person who asks; null for the command line, which may do everything. */
export type AskingRole = UserRole | null

export async function members(
  { database }: Pick<Context, 'database'>,
  organization: OrganizationId,
): Promise<Member[]> {
  const rows = await database.read((db) => listMembers(db, organization))
  return rows.map(({ created, last_seen, role, ...row }) => ({
    ...row,
    role: role as UserRole,
    joined: instantText(created),
    last_seen: last_seen === null ? null : instantText(last_seen),
  }))
}

/** Makes a user a member. Someone who is one already keeps the role. Returns the role. */
export async function join(
  tx: Transaction,
  actor: Actor,
  now: number,
  user: number,
  role: UserRole,
): Promise<UserRole> {
  const { organization } = actor
  if (!(await lockMembers(tx, organization))) throw noEntryFound()
  const present = await roleOf(tx, organization, user)
  if (present) return present
  await insertMember(tx, { organization, user_account: user, role, created: now })
  await forgetRemoval(tx, user)
  await record(tx, actor, now, { action: 'member.created', item: user })
  return role
}

export async function changeRole(
  tx: Transaction,
  actor: Actor,
  now: number,
  user: number,
  role: UserRole,
  asking: AskingRole,
) {
  const { organization } = actor
  const before = await take(tx, organization, user, asking)
  if (role === 'owner') onlyOwners(asking)
  if (before === role) return
  if (before === 'owner') await keepOneOwner(tx, organization)
  await updateRole(tx, organization, user, role)
  await record(tx, actor, now, { action: 'member.updated', item: user, fields: ['role'] })
}

/** Takes away a membership: by somebody else, or by the member. The user stays, but without any membership is signed out. */
export async function removeMember(tx: Transaction, actor: Actor, now: number, user: number, asking: AskingRole) {
  const { organization } = actor
  const before = await take(tx, organization, user, isSelf(actor.by, user) ? null : asking)
  if (before === 'owner') await keepOneOwner(tx, organization)
  const { created } = await deleteMember(tx, organization, user)
  if (!(await isMemberAnywhere(tx, user)))
    await (isSelf(actor.by, user) ? deleteSessions(tx, user, { except: null }) : endSessionsOfRemoved(tx, user))
  const state = JSON.stringify({ role: before, created, hasLeft: isSelf(actor.by, user) } satisfies Removed)
  await recordItem(tx, actor, now, { type: 'member', action: 'deleted' }, { item: String(user), state })
}

/** What the record of a removal keeps. */
interface Removed {
  readonly role: UserRole
  readonly created: number
  /** By themselves. */
  readonly hasLeft: boolean
}

const undoFor = 10 * 60_000

/**
 * Undoes the removal of a member for ten minutes: with the same role, and without an invitation. Somebody who left is
 * invited again, which asks for their consent. Sessions that ended stay ended.
 */
export async function restoreMember(tx: Transaction, actor: Actor, now: number, user: number, asking: AskingRole) {
  const { organization } = actor
  if (!(await lockMembers(tx, organization))) throw noEntryFound()
  if (await roleOf(tx, organization, user))
    throw new Refusal('conflict', 'This person is a member already.', { details: { reason: 'member' } })
  const removal = await findDeletion(tx, { organization, type: 'member', item: String(user) })
  if (!removal?.state || removal.at <= now - undoFor || !(await userById(tx, user))) throw noEntryFound()
  const { role, created, hasLeft } = JSON.parse(removal.state) as Removed
  if (role === 'owner') onlyOwners(asking)
  if (hasLeft)
    throw new Refusal('conflict', 'This person left the organization. Invite them again.', {
      details: { reason: 'left' },
    })
  await insertMember(tx, { organization, user_account: user, role, created })
  await forgetRemoval(tx, user)
  await record(tx, actor, now, { action: 'member.restored', item: user })
}

const isSelf = (by: By, user: number) => 'user' in by && by.user === user

async function take(
  tx: Transaction,
  organization: OrganizationId,
  user: number,
  asking: AskingRole,
): Promise<UserRole> {
  const isKnown = Number.isSafeInteger(user) && (await lockMembers(tx, organization))
  const role = isKnown ? await roleOf(tx, organization, user) : undefined
  if (role === undefined) throw noEntryFound()
  if (role === 'owner') onlyOwners(asking)
  return role
}

/** An admin must not become more powerful, nor lock out the owners. */
export function onlyOwners(asking: AskingRole) {
  if (asking !== null && !hasRole(asking, 'owner'))
    throw new Refusal('forbidden', 'Only an owner can do this. Ask an owner of the organization.', {
      details: { role: 'owner' },
    })
}

async function keepOneOwner(tx: Transaction, organization: OrganizationId) {
  if ((await countOwners(tx, organization)) > 1) return
  throw new Refusal('conflict', 'The last owner must stay. Make somebody else an owner first.', {
    details: { reason: 'last-owner' },
  })
}
