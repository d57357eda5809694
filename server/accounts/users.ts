import { type UserRole, roles } from '@kalends/contract'
import { zoneName } from '../calendar/event-time.ts'
import type { Context } from '../context.ts'
import type { Database, Transaction } from '../database/open.ts'
import type { By, OrganizationId } from '../http/actor.ts'
import { instantText, isVisibleLine, mailboxIn } from '../http/formats.ts'
import { isLanguage } from '../messages/messages.ts'
import { Faults, Refusal } from '../refusal.ts'
import { checkOrganization } from './keys.ts'
import { changeRole, join, removeMember } from './members.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import {
  type UserChanges,
  type UserRow,
  deleteUser,
  insertUser,
  listUsers,
  organizationsOf,
  updateUser,
  userByEmail,
  userById,
} from './people-store.ts'
import { queueAccountMail } from './account-mails.ts'
import { deleteLinksOf } from './link-store.ts'
import { deleteSessions } from './sessions/session-store.ts'

export { type UserRow, activeOrganization, organizationsOf, userByEmail, userById } from './people-store.ts'

type Storage = Pick<Context, 'database' | 'now'>

export interface UserRequest {
  organization: number
  email: string
  name?: string | undefined
  role?: string | undefined
  password?: string | undefined
}

export interface CreatedUser {
  id: number
  email: string
  role: UserRole
  /** Whether there was no user with this address before. */
  isNew: boolean
}

/** The address by which a user is found. Undefined if the text is no mailbox. */
export function userAddress(text: string): string | undefined {
  return mailboxIn(text)?.toLowerCase()
}

/** Creates a user and makes them a member. Someone who is a user already becomes a member and keeps the password. */
export async function createUser({ database, now }: Storage, by: By, request: UserRequest): Promise<CreatedUser> {
  const faults = new Faults()
  const email = userAddress(request.email) ?? ''
  const role = roles.find((known) => known === (request.role ?? 'owner'))
  if (email === '') faults.add('email', 'email must be one plain email address such as ann@example.org.')
  if (!role) faults.add('role', `role must be one of ${roles.join(', ')}.`)
  checkName(request.name ?? '', faults)
  if (request.password !== undefined) await checkPassword(request.password, faults)
  faults.throwIfAny()

  const password_hash = request.password === undefined ? null : await hashPassword(request.password)
  return database.transaction(async (tx) => {
    const organization = request.organization as OrganizationId
    await checkOrganization(tx, organization)
    const known = await userByEmail(tx, email)
    if (known && request.password !== undefined)
      throw new Refusal('conflict', `${email} is already a user and keeps the present password. Leave out --password.`)
    if (known && (await organizationsOf(tx, known.id)).some((each) => each.id === organization))
      throw new Refusal('conflict', `${email} is already a user of this organization.`)
    const id = known?.id ?? (await addUser(tx, now(), { email, name: request.name ?? '', password_hash }))
    await join(tx, { organization, by }, now(), id, role!)
    return { id, email, role: role!, isNew: known === undefined }
  })
}

export function addUser(
  tx: Transaction,
  now: number,
  user: { email: string; name: string; password_hash?: string | null },
): Promise<number> {
  return insertUser(tx, { password_hash: null, language: null, time_zone: null, ...user, created: now })
}

/** What a person says about themselves. Omitted values stay. */
export async function updateProfile(
  { database }: Pick<Context, 'database'>,
  user: number,
  changes: Pick<UserChanges, 'name' | 'language' | 'time_zone'>,
) {
  const faults = new Faults()
  const { language, time_zone } = changes
  const name = changes.name?.trim()
  if (name === '') faults.add('name', 'name must not be empty.')
  if (name !== undefined) checkName(name, faults)
  if (typeof language === 'string' && !isLanguage(language))
    faults.add('language', 'language must be one of the languages of the pages, such as en or de.')
  if (typeof time_zone === 'string' && zoneName(time_zone) === undefined)
    faults.add('time_zone', 'time_zone must be a time zone such as Europe/Berlin.')
  faults.throwIfAny()
  if (Object.keys(changes).length === 0) return
  await database.transaction((tx) => updateUser(tx, user, { ...changes, ...(name !== undefined && { name }) }))
}

/** Colleagues must be able to tell people apart by their names. */
export function isName(name: string): boolean {
  return isVisibleLine(name) && [...name].length <= 200
}

export function checkName(name: string, faults: Faults) {
  if (!isName(name)) faults.add('name', 'name must be one line of text, at most 200 characters, all of them visible.')
}

/** Sets the password and ends all sessions, except the one that asked for it. */
export async function setPassword({ database, now }: Storage, user: number, password: string, session: number | null) {
  const faults = new Faults()
  await checkPassword(password, faults)
  faults.throwIfAny()
  const password_hash = await hashPassword(password)
  await database.transaction((tx) => changePassword(tx, now(), user, password_hash, session))
}

/** The same in a transaction. A mail tells the person, in case somebody else did it. */
export async function changePassword(
  tx: Transaction,
  now: number,
  user: number,
  password_hash: string,
  session: number | null,
) {
  await updateUser(tx, user, { password_hash })
  await deleteSessions(tx, user, { except: session })
  await deleteLinksOf(tx, user)
  const { email, language } = (await userById(tx, user))!
  await queueAccountMail(tx, now, 'password_changed', { recipient: email, language: language ?? 'en', content: {} })
}

export async function users(database: Database, organization?: number) {
  const found = await listUsers(database, organization)
  const memberships = Map.groupBy(found.memberships, ({ user_account }) => user_account)
  return found.users.map(({ created, ...user }) => ({
    ...user,
    organizations: (memberships.get(user.id) ?? []).map(({ id, name, role }) => ({ id, name, role: role as UserRole })),
    created: instantText(created),
  }))
}

/** The user with this id or address. */
export async function findUser(database: Database, idOrEmail: string): Promise<UserRow> {
  const email = userAddress(idOrEmail)
  const found = await database.read(async (db) =>
    email === undefined ? userById(db, Number(idOrEmail) || 0) : userByEmail(db, email),
  )
  if (!found) throw new Refusal('missing', `There is no user ${idOrEmail}. Run "kalends user list" to see them.`)
  return found
}

/** Removes a user from one organization, or from all and altogether. */
export async function removeUser(tx: Transaction, by: By, now: number, id: number, only?: number) {
  const from = only === undefined ? (await organizationsOf(tx, id)).map((organization) => organization.id) : [only]
  for (const organization of from)
    await removeMember(tx, { organization: organization as OrganizationId, by }, now, id, null).catch(
      (error: unknown) => {
        throw error instanceof Refusal && error.kind === 'conflict' ? lastOwnerOf(organization) : error
      },
    )
  if (only === undefined) await deleteUser(tx, id)
}

const lastOwnerOf = (organization: number) =>
  new Refusal(
    'conflict',
    `The user is the last owner of organization ${organization}. Make somebody else an owner with "kalends user role", or remove the organization with "kalends org remove ${organization}".`,
  )

export async function setUserRole(
  tx: Transaction,
  by: By,
  now: number,
  organization: number,
  id: number,
  role: string,
) {
  const faults = new Faults()
  const known = roles.find((each) => each === role)
  if (!known) faults.add('role', `role must be one of ${roles.join(', ')}.`)
  faults.throwIfAny()
  await changeRole(tx, { organization: organization as OrganizationId, by }, now, id, known!, null)
}
