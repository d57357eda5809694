import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Transaction } from '../../database/open.ts'
import { insertRows } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'

type AnswerRow = Selectable<Tables['rsvp_answer']>

export async function insertLinks(tx: Transaction, links: readonly Insertable<Tables['attendee_link']>[]) {
  await insertRows(tx, 'attendee_link', links, 'hash')
}

/**
 * Lets links, and an answer that waits for its address to be confirmed, last for longer: their mail is sent later. The
 * answer gets a new version, so that no one who has found it expired removes it.
 */
export async function prolong(
  tx: Transaction,
  { answer, hashes, by, pendingUntil }: { answer: string; hashes: string[]; by: number; pendingUntil: number },
) {
  await tx
    .updateTable('attendee_link')
    .set((eb) => ({ expires: eb('expires', '+', by) }))
    .where('hash', 'in', [...hashes, ''])
    .execute()
  await tx
    .updateTable('rsvp_answer')
    .set((eb) => ({ pending_until: pendingUntil, version: eb('version', '+', 1) }))
    .where('id', '=', answer)
    .where('pending_until', '<', pendingUntil)
    .execute()
}

export async function answerExists(db: Kysely<Tables>, id: string): Promise<boolean> {
  return (await db.selectFrom('rsvp_answer').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Those who are told about a change of the event and can be reached, some of them, in the order in which they came in. */
export function informedAnswers(
  tx: Transaction,
  { organization, event, after }: { organization: number; event: string; after: number },
  limit: number,
): Promise<AnswerRow[]> {
  return tx
    .selectFrom('rsvp_answer')
    .selectAll()
    .where('organization', '=', organization)
    .where('event', '=', event)
    .where('status', 'in', ['confirmed', 'undecided'])
    .where('email', '!=', '')
    .where('serial', '>', after)
    .orderBy('serial')
    .limit(limit)
    .execute()
}
