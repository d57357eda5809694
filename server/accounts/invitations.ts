import { type Invitation, type UserRole, hasRole } from '@kalends/contract'
import type { Kysely } from 'kysely'
import { creatorOf } from '../activity/read-store.ts'
import { record } from '../activity/record.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { Actor, OrganizationId } from '../http/actor.ts'
import { instantText } from '../http/formats.ts'
import { Faults, Refusal, noEntryFound } from '../refusal.ts'
import { type LinkRow, deleteInvitation, invitationsOf } from './link-store.ts'
import { type AskingRole, join, onlyOwners } from './members.ts'
import { queueAccountMail } from './account-mails.ts'
import { invitationMails, presentMail, undeliveredToken } from './invitation-mails.ts'
import { createLink, readLink, useLink } from './one-time-links.ts'
import { activeOrganization, roleOf, userByEmail, userById } from './people-store.ts'
import { type UserRow, addUser, userAddress } from './users.ts'

export { invitationNames } from './link-store.ts'

export interface CreatedInvitation extends Omit<Invitation, 'mail'> {
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
  { isMailed }: { readonly isMailed: boolean },
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
  const inviter = 'user' in actor.by ? await userById(tx, actor.by.user) : undefined
  const organizationName = await activeOrganization(tx, organization)
  // Otherwise the person who invites gets the link, and no copy of it is kept.
  if (isMailed)
    await queueAccountMail(tx, now, 'invitation', {
      organization,
      recipient: email,
      // A new person has no language yet. That of a colleague is a better guess than English.
      language: known?.language ?? inviter?.language ?? 'en',
      content: { token, ...(organizationName && { organizationName }), ...(inviter && { inviter: nameOf(inviter) }) },
      expires,
    })
  const invited_by = inviter ? nameOf(inviter) : null
  return { id, email, role, invited_by, created: instantText(now), expires: instantText(expires), token }
}

export async function invitations(
  { database, now }: Pick<Context, 'database' | 'now'>,
  organization: OrganizationId,
): Promise<Invitation[]> {
  return database.read(async (db) => {
    const listed: Invitation[] = []
    const rows = await invitationsOf(db, organization, now())
    const mailOf = await invitationMails(db, organization, rows)
    for (const row of rows) {
      const inviter = await inviterOf(db, row)
      listed.push({
        id: row.id,
        email: row.email!,
        role: row.role as UserRole,
        invited_by: inviter ? nameOf(inviter) : null,
        created: instantText(row.created),
        expires: instantText(row.expires),
        mail: presentMail(mailOf(row)),
      })
    }
    return listed
  })
}

/** The token of an open invitation whose mail could not be delivered, to pass it on in another way. */
export async function tokenToPassOn(
  { database, now }: Pick<Context, 'database' | 'now'>,
  organization: OrganizationId,
  id: number,
  asking: AskingRole,
): Promise<string> {
  const token = await database.read(async (db) => {
    const row = (await invitationsOf(db, organization, now())).find((each) => each.id === id)
    if (!row) throw noEntryFound()
    if (row.role === 'owner') onlyOwners(asking)
    return undeliveredToken((await invitationMails(db, organization, [row]))(row), row)
  })
  // Opening the link in the mail proves the address; only if no mail arrives there is nothing to prove it with.
  if (token === undefined)
    throw new Refusal('conflict', 'Only the mail has the link, unless it could not be delivered. Invite them again.')
  return token
}

export async function withdrawInvitation(tx: Transaction, actor: Actor, now: number, id: number) {
  if (!(await deleteInvitation(tx, actor.organization, id))) throw noEntryFound()
  await record(tx, actor, now, { action: 'invitation.deleted', item: id })
}

/** An invitation as its page shows it. */
export interface OpenInvitation {
  readonly email: string
  readonly role: UserRole
  readonly organization: string
  /** The name or address of the person who sent it; null if it came from the command line, or the person is gone. */
  readonly inviter: string | null
  /** The user who has this address already. */
  readonly user: number | undefined
}

/** Undefined if it is unknown, used or expired, or its organization is disabled. */
export async function readInvitation(
  context: Pick<Context, 'database' | 'now'>,
  token: string,
): Promise<OpenInvitation | undefined> {
  const link = await readLink(context, ['invitation'], token)
  if (!link) return undefined
  return context.database.read(async (db) => {
    const organization = await activeOrganization(db, link.organization!)
    if (organization === undefined || !(await isStillAllowed(db, link))) return undefined
    const inviter = await inviterOf(db, link)
    const user = await userByEmail(db, link.email!)
    return {
      email: link.email!,
      role: link.role as UserRole,
      organization,
      inviter: inviter ? nameOf(inviter) : null,
      user: user?.id,
    }
  })
}

/**
 * Accepts an invitation, for an existing user or for a new one. A link doesn't prove the address: without a mail server the
 * person who invites gets it. So an existing user must be signed in, and a new one must not take over an existing one.
 * Returns the user; undefined if the link is unknown, used, expired or for another address.
 */
export async function acceptInvitation(
  tx: Transaction,
  now: number,
  token: string,
  accepting: { readonly user: number } | { readonly name: string; readonly password_hash: string | null },
): Promise<number | undefined> {
  const link = await useLink(tx, now, ['invitation'], token)
  if (!link || !(await isStillAllowed(tx, link))) return undefined
  const email = link.email!
  const known = await userByEmail(tx, email)
  if ('user' in accepting ? known?.id !== accepting.user : known !== undefined) throw otherAccount()
  const user = known?.id ?? (await addUser(tx, now, { email, ...(accepting as { name: string }) }))
  const organization = link.organization as OrganizationId
  await join(tx, { organization, by: { user } }, now, user, link.role as UserRole)
  return user
}

/** An invitation counts only as long as the person who sent it could send it: otherwise it would be a way back in. */
async function isStillAllowed(db: Kysely<Tables>, link: LinkRow): Promise<boolean> {
  const inviter = await creatorOf(db, activityOf(link))
  if (inviter === undefined) return true
  const role = await roleOf(db, link.organization!, inviter)
  return role !== undefined && hasRole(role, link.role === 'owner' ? 'owner' : 'admin')
}

/** The user who sent it; undefined if there is none any more. */
async function inviterOf(db: Kysely<Tables>, link: LinkRow): Promise<UserRow | undefined> {
  const inviter = await creatorOf(db, activityOf(link))
  return inviter === undefined ? undefined : userById(db, inviter)
}

const activityOf = ({ organization, id }: LinkRow) => ({
  organization: organization!,
  type: 'invitation',
  item: String(id),
})

const otherAccount = () => new Refusal('conflict', 'This invitation is for another account. Sign in with that account.')

const nameOf = ({ name, email }: { readonly name: string; readonly email: string }) => name || email
