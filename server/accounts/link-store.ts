import type { Kysely, Selectable } from 'kysely'
import type { NameSource } from '../activity/names.ts'
import type { Transaction } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'

export type LinkRow = Selectable<Tables['one_time_link']>

export async function insertLink(tx: Transaction, link: Omit<LinkRow, 'id'>): Promise<number> {
  const { id } = await tx.insertInto('one_time_link').values(link).returning('id').executeTakeFirstOrThrow()
  return id
}

export function linkByHash(db: Kysely<Tables>, hash: string): Promise<LinkRow | undefined> {
  return db.selectFrom('one_time_link').selectAll().where('hash', '=', hash).executeTakeFirst()
}

/** Returns false if somebody else was faster. */
export async function takeLink(tx: Transaction, id: number): Promise<boolean> {
  const taken = await tx.deleteFrom('one_time_link').where('id', '=', id).returning('id').executeTakeFirst()
  return taken !== undefined
}

/** Removes the links that have exactly these values. */
export async function deleteLinks(
  tx: Transaction,
  { purpose, ...values }: Pick<LinkRow, 'purpose' | 'user_account' | 'email' | 'organization'>,
) {
  let query = tx.deleteFrom('one_time_link').where('purpose', '=', purpose)
  for (const [column, value] of Object.entries(values))
    query = query.where(column as 'email', 'is not distinct from', value as string | null)
  await query.execute()
}

/** A link in a mail that is sent later is valid for longer. */
export async function prolongLink(tx: Transaction, hash: string, by: number) {
  await tx
    .updateTable('one_time_link')
    .set((eb) => ({ expires: eb('expires', '+', by) }))
    .where('hash', '=', hash)
    .execute()
}

/** All links that were sent to a user, or those for one purpose. */
export async function deleteLinksOf(tx: Transaction, user: number, purpose?: string) {
  const all = tx.deleteFrom('one_time_link').where('user_account', '=', user)
  await (purpose === undefined ? all : all.where('purpose', '=', purpose)).execute()
}

/** The address that a user has asked for and not confirmed yet. */
export async function newAddressOf(db: Kysely<Tables>, user: number, now: number): Promise<string | null> {
  const found = await db
    .selectFrom('one_time_link')
    .select('email')
    .where('user_account', '=', user)
    .where('purpose', '=', 'email')
    .where('expires', '>', now)
    .executeTakeFirst()
  return found?.email ?? null
}

export async function deleteLinksBefore(tx: Transaction, now: number) {
  await tx.deleteFrom('one_time_link').where('expires', '<=', now).execute()
}

/** The open invitations of an organization, oldest first. */
export function invitationsOf(db: Kysely<Tables>, organization: number, now: number): Promise<LinkRow[]> {
  return db
    .selectFrom('one_time_link')
    .selectAll()
    .where('organization', '=', organization)
    .where('purpose', '=', 'invitation')
    .where('expires', '>', now)
    .orderBy('id')
    .execute()
}

/** The addresses of invitations that were neither accepted nor withdrawn. */
export const invitationNames: NameSource = async (db, organization, items) => {
  const rows = await db
    .selectFrom('one_time_link')
    .select(['id', 'email'])
    .where('organization', '=', organization)
    .where('purpose', '=', 'invitation')
    .where('id', 'in', items.map(Number).filter(Number.isSafeInteger))
    .execute()
  return new Map(rows.map(({ id, email }) => [String(id), { name: email!, exists: true }]))
}

/** Returns the removed invitation; undefined if there is none with that id. */
export function deleteInvitation(tx: Transaction, organization: number, id: number) {
  return tx
    .deleteFrom('one_time_link')
    .where('organization', '=', organization)
    .where('purpose', '=', 'invitation')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
}
