import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './open.ts'
import type { Tables } from './tables.ts'

/** A secret shared by all servers of the database; created on first use. */
export async function sharedSecret(database: Database, name: string, now: number): Promise<string> {
  const find = (db: Kysely<Tables>) =>
    db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst()
  const known = await database.read(find)
  if (known) return known.value
  return database.transaction(async (tx) => {
    await tx
      .insertInto('secret')
      .values({ name, value: randomBytes(32).toString('base64url'), created: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return (await find(tx))!.value
  })
}
