import type { Kysely } from 'kysely'
import type { Database, Transaction } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'

/** When an organization is to be removed; undefined: not planned. A removal that has begun counts as planned for 0. */
export async function removalOf(db: Kysely<Tables>, organization: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('organization_removal')
    .select('at')
    .where('organization', '=', organization)
    .executeTakeFirst()
  return row?.at
}

export async function insertRemoval(tx: Transaction, organization: number, at: number, now: number) {
  await tx.insertInto('organization_removal').values({ organization, at, created: now }).execute()
}

export async function deleteRemoval(tx: Transaction, organization: number) {
  await tx.deleteFrom('organization_removal').where('organization', '=', organization).execute()
}

export async function beginRemoval(tx: Transaction, organization: number) {
  await tx.updateTable('organization_removal').set({ at: 0 }).where('organization', '=', organization).execute()
}

/** Organizations whose time has come. */
export async function dueRemovals(database: Database, now: number): Promise<number[]> {
  const rows = await database.read((db) =>
    db.selectFrom('organization_removal').select('organization').where('at', '<=', now).orderBy('at').execute(),
  )
  return rows.map(({ organization }) => organization)
}

/** The people who hear of it. */
export function ownersOf(
  tx: Transaction,
  organization: number,
): Promise<{ id: number; email: string; language: string | null }[]> {
  return tx
    .selectFrom('membership')
    .innerJoin('user_account', 'user_account.id', 'membership.user_account')
    .select(['id', 'email', 'language'])
    .where('organization', '=', organization)
    .where('role', '=', 'owner')
    .orderBy('id')
    .execute()
}
