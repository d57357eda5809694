import type { Kysely } from 'kysely'
import type { Transaction } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'

type Identity = Pick<Tables['oidc_identity'], 'issuer' | 'subject'>

export async function userByIdentity(db: Kysely<Tables>, { issuer, subject }: Identity): Promise<number | undefined> {
  const found = await db
    .selectFrom('oidc_identity')
    .select('user_account')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return found?.user_account
}

/** Returns false if this account, or the user's account at this provider, is known already. */
export async function insertIdentity(tx: Transaction, identity: Tables['oidc_identity']): Promise<boolean> {
  const inserted = await tx
    .insertInto('oidc_identity')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_account')
    .executeTakeFirst()
  return inserted !== undefined
}
