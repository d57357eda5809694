import type { UserRole } from '@kalends/contract'
import type { Kysely, Selectable } from 'kysely'
import type { Database, Transaction } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'

export type SessionRow = Selectable<Tables['session']>

/** A session, and the role of its user in the organization that a request names; null if the user is not in it. */
export type SessionInUse = SessionRow & { readonly role: UserRole | null }

/** One statement finds session and membership. An organization of 0 has no members. */
export function sessionReader(database: Database) {
  return database.statement<SessionInUse>(`
    select session.id, session.hash, session.user_account, way, device, country, session.created, last_seen,
      case when disabled is null then role end as role
    from session
      left join membership on membership.user_account = session.user_account and membership.organization = ?
      left join organization on organization.id = membership.organization
    where hash = ?
  `)
}

// No hash begins like this, so a marked session is found by no request.
const removedMark = 'removed '

/** Finds whether a session has ended because its user was removed from the last organization. */
export function removedReader(database: Database) {
  const read = database.statement<{ id: number }>('select id from session where hash = ?')
  return (hash: string) => read(`${removedMark}${hash}`)
}

/** Ends all sessions of somebody who was removed. Requests with their tokens still learn why. */
export async function endSessionsOfRemoved(tx: Transaction, user: number) {
  await tx
    .updateTable('session')
    .set((eb) => ({ hash: eb(eb.val(removedMark), '||', eb.ref('hash')).$castTo<string>() }))
    .where('user_account', '=', user)
    .where('hash', 'not like', `${removedMark}%`)
    .execute()
}

/** For somebody who belongs to an organization again: their old sessions have just ended. */
export async function forgetRemoval(tx: Transaction, user: number) {
  await tx.deleteFrom('session').where('user_account', '=', user).where('hash', 'like', `${removedMark}%`).execute()
}

export async function insertSession(tx: Transaction, session: Omit<SessionRow, 'id'>): Promise<number> {
  const { id } = await tx.insertInto('session').values(session).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function touchSession(tx: Transaction, id: number, last_seen: number, country: string | null) {
  await tx.updateTable('session').set({ last_seen, country }).where('id', '=', id).execute()
}

/** Latest first. */
export function sessionsOf(db: Kysely<Tables>, user: number): Promise<SessionRow[]> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('user_account', '=', user)
    .where('hash', 'not like', `${removedMark}%`)
    .orderBy('last_seen', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Ends one session of a user, or all but one. Returns how many. */
export async function deleteSessions(
  tx: Transaction,
  user: number,
  which: { readonly only: number } | { readonly except: number | null },
): Promise<number> {
  const all = tx.deleteFrom('session').where('user_account', '=', user)
  const chosen =
    'only' in which
      ? all.where('id', '=', which.only)
      : which.except === null
        ? all
        : all.where('id', '!=', which.except)
  return (await chosen.returning('id').execute()).length
}

export async function deleteSessionByHash(tx: Transaction, hash: string) {
  await tx.deleteFrom('session').where('hash', '=', hash).execute()
}

export async function deleteSessionsBefore(tx: Transaction, lastSeen: number, created: number) {
  await tx
    .deleteFrom('session')
    .where((eb) => eb.or([eb('last_seen', '<', lastSeen), eb('created', '<', created)]))
    .execute()
}
