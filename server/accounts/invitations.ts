import type { Invitation, UserRole } from '@kalends/contract'
import { record } from '../activity/record.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import type { Actor, OrganizationId } from '../http/actor.ts'
import { instantText } from '../http/formats.ts'
import { Faults, Refusal, noEntryFound } from '../refusal.ts'
import { type LinkRow, deleteInvitation, invitationsOf } from './link-store.ts'
import { type AskingRole, join, onlyOwners } from './members.ts'
import { createLink } from './one-time-links.ts'
import { roleOf, userByEmail } from './people-store.ts'
import { addUser, userAddress } from './users.ts'

export interface CreatedInvitation extends Invitation {
  /** For the address of the link. */
  readonly token: string
}

/** Invites a person to join. An earlier invitation of the same address is replaced. */
export async function invite(
  tx: Transaction,
  actor: Actor,
  now: number,
  request: { readonly email: string; readonly role: UserRole },
  asking: AskingRole,
): Promise<CreatedInvitation> {
  const { organization } = actor
  const faults = new Faults()
  const email = userAddress(request.email) ?? ''
  const { role } = request
  if (email === '') faults.add('email', 'email must be one plain email address such as ann@example.org.')
  faults.throwIfAny()
  if (role === 'owner') onlyOwners(asking)
  const known = await userByEmail(tx, email)
  if (known && (await roleOf(tx, organization, known.id)) !== undefined)
    throw new Refusal('conflict', `${email} is already a member of this organization.`)
  const { id, token, expires } = await createLink(tx, now, { purpose: 'invitation', email, organization, role })
  await record(tx, actor, now, { action: 'invitation.created', item: id })
  return { id, email, role, created: instantText(now), expires: instantText(expires), token }
}

export async function invitations(
  { database, now }: Pick<Context, 'database' | 'now'>,
  organization: OrganizationId,
): Promise<Invitation[]> {
  const rows = await database.read((db) => invitationsOf(db, organization, now()))
  return rows.map((row) => ({
    id: row.id,
    email: row.email!,
    role: row.role as UserRole,
    created: instantText(row.created),
    expires: instantText(row.expires),
  }))
}

export async function withdrawInvitation(tx: Transaction, actor: Actor, now: number, id: number) {
  if (!(await deleteInvitation(tx, actor.organization, id))) throw noEntryFound()
  await record(tx, actor, now, { action: 'invitation.deleted', item: id })
}

/**
 * Accepts an invitation whose link was just used up. Opening the link proves the address, so it also finds the user, or
 * creates one. Never changes an existing user.
 */
export async function acceptInvitation(tx: Transaction, now: number, link: LinkRow, name = ''): Promise<number> {
  const email = link.email!
  const user = (await userByEmail(tx, email))?.id ?? (await addUser(tx, now, { email, name }))
  const organization = link.organization as OrganizationId
  await join(tx, { organization, by: { user } }, now, user, link.role as UserRole)
  return user
}
