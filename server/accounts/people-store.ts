import type { UserRole } from '@kalends/contract'
import type { Kysely, Selectable } from 'kysely'
import type { NameSource } from '../activity/names.ts'
import { contentChanged } from '../database/content-changes.ts'
import type { Database, Transaction } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'

export type UserRow = Selectable<Tables['user_account']>

export interface UserChanges {
  email?: string
  name?: string
  language?: string | null
  time_zone?: string | null
  password_hash?: string | null
}

export async function insertUser(tx: Transaction, user: Omit<UserRow, 'id'>): Promise<number> {
  const { id } = await tx.insertInto('user_account').values(user).returning('id').executeTakeFirstOrThrow()
  return id
}

export function userByEmail(db: Kysely<Tables>, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('user_account').selectAll().where('email', '=', email).executeTakeFirst()
}

export function userById(db: Kysely<Tables>, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('user_account').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The same, and others who lock it wait until the transaction ends. */
export function lockUser(tx: Transaction, id: number): Promise<UserRow | undefined> {
  return tx
    .updateTable('user_account')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function updateUser(tx: Transaction, id: number, changes: UserChanges) {
  await tx.updateTable('user_account').set(changes).where('id', '=', id).execute()
}

/** Cascades to memberships, sessions and links. */
export async function deleteUser(tx: Transaction, id: number) {
  await tx.deleteFrom('user_account').where('id', '=', id).execute()
}

export function listUsers(database: Database, organization?: number) {
  return database.read(async (db) => {
    const users = db.selectFrom('user_account').select(['id', 'email', 'name', 'created']).orderBy('id')
    const memberships = db
      .selectFrom('membership')
      .innerJoin('organization', 'organization.id', 'membership.organization')
      .select(['user_account', 'organization.id', 'organization.name', 'role'])
      .orderBy('organization.id')
    const chosen =
      organization === undefined
        ? users
        : users.where('id', 'in', (eb) =>
            eb.selectFrom('membership').select('user_account').where('organization', '=', organization),
          )
    return { users: await chosen.execute(), memberships: await memberships.execute() }
  })
}

/** Locks the organization, so that of two owners who leave at the same time one stays. False if there is none. */
export async function lockMembers(tx: Transaction, organization: number): Promise<boolean> {
  const locked = await tx
    .updateTable('organization')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', organization)
    .returning('id')
    .executeTakeFirst()
  return locked !== undefined
}

/** Sessions of the person that were refused before learn of it at once, on every server. */
export async function insertMember(
  tx: Transaction,
  member: { organization: number; user_account: number; role: UserRole; created: number },
) {
  await tx.insertInto('membership').values(member).execute()
  contentChanged(tx, member.organization)
}

export async function roleOf(db: Kysely<Tables>, organization: number, user: number): Promise<UserRole | undefined> {
  const found = await db
    .selectFrom('membership')
    .select('role')
    .where('organization', '=', organization)
    .where('user_account', '=', user)
    .executeTakeFirst()
  return found?.role as UserRole | undefined
}

/** Whether a user belongs to any organization. */
export async function isMemberAnywhere(tx: Transaction, user: number): Promise<boolean> {
  const query = tx.selectFrom('membership').select('organization').where('user_account', '=', user).limit(1)
  return (await query.executeTakeFirst()) !== undefined
}

export async function countOwners(tx: Transaction, organization: number): Promise<number> {
  const { count } = await tx
    .selectFrom('membership')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organization', '=', organization)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow()
  return count
}

/** Sessions of the member learn of it at once, on every server. */
export async function updateRole(tx: Transaction, organization: number, user: number, role: UserRole) {
  await tx
    .updateTable('membership')
    .set({ role })
    .where('organization', '=', organization)
    .where('user_account', '=', user)
    .execute()
  contentChanged(tx, organization)
}

/** Returns when the member had joined. */
export async function deleteMember(
  tx: Transaction,
  organization: number,
  user: number,
): Promise<{ readonly created: number }> {
  contentChanged(tx, organization)
  return tx
    .deleteFrom('membership')
    .where('organization', '=', organization)
    .where('user_account', '=', user)
    .returning('created')
    .executeTakeFirstOrThrow()
}

export function organizationsOf(db: Kysely<Tables>, user: number) {
  return db
    .selectFrom('membership')
    .innerJoin('organization', 'organization.id', 'membership.organization')
    .select(['organization.id', 'organization.name', 'role'])
    .where('user_account', '=', user)
    .where('disabled', 'is', null)
    .orderBy('organization.name')
    .orderBy('organization.id')
    .execute()
}

/** The name of an organization; undefined if it is disabled or does not exist. */
export async function activeOrganization(db: Kysely<Tables>, organization: number): Promise<string | undefined> {
  const found = await db
    .selectFrom('organization')
    .select('name')
    .where('id', '=', organization)
    .where('disabled', 'is', null)
    .executeTakeFirst()
  return found?.name
}

export function listMembers(db: Kysely<Tables>, organization: number) {
  return db
    .selectFrom('membership')
    .innerJoin('user_account', 'user_account.id', 'membership.user_account')
    .select((eb) => [
      'user_account.id',
      'email',
      'user_account.name',
      'role',
      'membership.created',
      eb
        .selectFrom('session')
        .select((each) => each.fn.max('last_seen').as('last_seen'))
        .whereRef('session.user_account', '=', 'user_account.id')
        .as('last_seen'),
    ])
    .where('organization', '=', organization)
    .orderBy('user_account.id')
    .execute()
}

/** Names or addresses of members, and of former ones who still have an account. */
export const memberNames: NameSource = async (db, organization, items) => {
  const rows = await db
    .selectFrom('user_account')
    .leftJoin('membership', (join) =>
      join.onRef('user_account', '=', 'user_account.id').on('organization', '=', organization),
    )
    .select(['user_account.id', 'name', 'email', 'role'])
    .where('user_account.id', 'in', items.map(Number).filter(Number.isSafeInteger))
    .execute()
  return new Map(rows.map(({ id, name, email, role }) => [String(id), { name: name || email, exists: role !== null }]))
}

export function listOwners(db: Kysely<Tables>) {
  return db
    .selectFrom('membership')
    .innerJoin('user_account', 'user_account.id', 'membership.user_account')
    .select(['organization', 'email'])
    .where('role', '=', 'owner')
    .orderBy('user_account.id')
    .execute()
}
