import type { Kysely, Selectable } from 'kysely'
import type { Transaction } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'

export type PasskeyRow = Selectable<Tables['passkey']>

/** Returns nothing if the credential is known already. */
export function insertPasskey(tx: Transaction, passkey: Omit<PasskeyRow, 'id'>): Promise<PasskeyRow | undefined> {
  return tx
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Oldest first. */
export function passkeysOf(db: Kysely<Tables>, user: number): Promise<PasskeyRow[]> {
  return db.selectFrom('passkey').selectAll().where('user_account', '=', user).orderBy('id').execute()
}

export function passkeyByCredential(db: Kysely<Tables>, credential: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkey').selectAll().where('credential', '=', credential).executeTakeFirst()
}

/** Returns false if it was removed or used since it was read. */
export async function notePasskeyUse(
  tx: Transaction,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  used: { readonly counter: number; readonly synced: number; readonly last_used: number },
): Promise<boolean> {
  const noted = await tx
    .updateTable('passkey')
    .set(used)
    .where('id', '=', id)
    .where('counter', '=', counter)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

export function renamePasskeyRow(tx: Transaction, user: number, id: number, name: string) {
  return tx
    .updateTable('passkey')
    .set({ name })
    .where('user_account', '=', user)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export function deletePasskey(tx: Transaction, user: number, id: number) {
  return tx
    .deleteFrom('passkey')
    .where('user_account', '=', user)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
}
