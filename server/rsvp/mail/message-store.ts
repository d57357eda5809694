import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Transaction } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'

export type MessageRow = Selectable<Tables['attendee_message']>

export async function insertMessage(tx: Transaction, message: Insertable<Tables['attendee_message']>) {
  await tx.insertInto('attendee_message').values(message).execute()
}

export function findMessage(
  db: Kysely<Tables>,
  organization: number | null,
  id: string,
): Promise<MessageRow | undefined> {
  return db
    .selectFrom('attendee_message')
    .selectAll()
    .where('organization', '=', organization)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function removeMessagesBefore(tx: Transaction, before: number) {
  await tx.deleteFrom('attendee_message').where('created', '<', before).execute()
}
