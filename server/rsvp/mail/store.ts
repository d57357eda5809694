import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Transaction } from '../../database/open.ts'
import { among, insertRows, ownedBy } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'
import type { MailRow } from '../../mail/kind.ts'
import type { StoredPurpose } from './links.ts'

type AnswerRow = Selectable<Tables['rsvp_answer']>

type AboutAnswer = Pick<MailRow, 'organization' | 'answer'>

/** The answer that a mail is about. */
const aboutIn = (db: Kysely<Tables>, { organization, answer }: AboutAnswer) =>
  db.selectFrom('rsvp_answer').where(ownedBy(organization)).where('id', '=', answer)

export async function insertLinks(tx: Transaction, links: readonly Insertable<Tables['attendee_link']>[]) {
  await insertRows(tx, 'attendee_link', links, 'hash')
}

/**
 * Extends the life of links, and of an answer whose address is not confirmed yet, because their mail is sent later. The
 * answer gets a new version, so that a job that has found it expired does not remove it.
 */
export async function prolong(
  tx: Transaction,
  { organization, id }: Pick<AnswerRow, 'organization' | 'id'>,
  { hashes, by, pendingUntil }: { hashes: string[]; by: number; pendingUntil: number },
) {
  await tx
    .updateTable('attendee_link')
    .set((eb) => ({ expires: eb('expires', '+', by) }))
    .where('hash', 'in', [...hashes, ''])
    .execute()
  await tx
    .updateTable('rsvp_answer')
    .set((eb) => ({ pending_until: pendingUntil, version: eb('version', '+', 1) }))
    .where(ownedBy(organization))
    .where('id', '=', id)
    .where('pending_until', '<', pendingUntil)
    .execute()
}

/** The links of an answer that is replaced because its address was mistyped, as they belong to the one that replaces it. */
export async function correctedLinks(tx: Transaction, former: string, answer: string) {
  const links = await tx.selectFrom('attendee_link').select(['hash', 'expires']).where('answer', '=', former).execute()
  return links.map((link) => ({ ...link, answer, purpose: 'corrected' satisfies StoredPurpose }))
}

/** When somebody signed up; undefined if the answer is gone. */
export async function answerCreated(db: Kysely<Tables>, mail: AboutAnswer): Promise<number | undefined> {
  const row = await aboutIn(db, mail).select('created').executeTakeFirst()
  return row?.created
}

/** Which of these answers are still there. */
export async function answersAmong(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('rsvp_answer')
    .select('id')
    .where(await among(db, 'id', ids))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** What an attendee has replied by now; undefined if the answer is gone. */
export function currentReply(db: Kysely<Tables>, mail: AboutAnswer) {
  return aboutIn(db, mail).select(['status', 'amount']).executeTakeFirst()
}

/** Some other events of an organization that somebody with this address comes to, or may come to. */
export async function otherEvents(
  db: Kysely<Tables>,
  { organization, recipient, event }: Pick<MailRow, 'organization' | 'recipient' | 'event'>,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('rsvp_answer')
    .innerJoin('event', 'event.prokey', 'rsvp_answer.event')
    .select('rsvp_answer.event')
    .where('rsvp_answer.address', '=', recipient)
    .where('rsvp_answer.organization', '=', organization)
    .where('rsvp_answer.event', '!=', event)
    .where('rsvp_answer.status', 'in', ['confirmed', 'undecided'])
    .where('event.status', '=', 'published')
    .orderBy('rsvp_answer.serial', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.event)
}

/** Until when seats are held for somebody from the waiting list; undefined if they are not, or no longer. */
export async function heldNow(db: Kysely<Tables>, mail: AboutAnswer): Promise<number | undefined> {
  const answer = await aboutIn(db, mail).select('pending_until').where('status', '=', 'pending').executeTakeFirst()
  return answer?.pending_until ?? undefined
}

/** Whether an offer of seats has ended, and the attendee has not replied since. */
export async function isStillLapsed(db: Kysely<Tables>, mail: AboutAnswer): Promise<boolean> {
  const answer = await aboutIn(db, mail)
    .select('id')
    .where('status', '=', 'declined')
    .where('waiting_since', 'is not', null)
    .executeTakeFirst()
  return answer !== undefined
}

/** Some of the answers of people who come, or may come, in the order of sign-up. Skips erased addresses. */
export function comingAnswers(
  tx: Transaction,
  part: { organization: number; event: string; after: number; signedUpBy?: number },
  limit: number,
): Promise<AnswerRow[]> {
  const { organization, event, after, signedUpBy } = part
  return tx
    .selectFrom('rsvp_answer')
    .selectAll()
    .where('organization', '=', organization)
    .where('event', '=', event)
    .where('status', 'in', ['confirmed', 'undecided'])
    .where('email', '!=', '')
    .where('serial', '>', after)
    .$if(signedUpBy !== undefined, (query) => query.where('created', '<=', signedUpBy!))
    .orderBy('serial')
    .limit(limit)
    .execute()
}

/** The mails of one kind about these answers that were not sent yet, oldest first. */
export function waitingMails(tx: Transaction, organization: number, kind: string, answers: readonly string[]) {
  return tx
    .selectFrom('mail')
    .select(['answer', 'content'])
    .where(ownedBy(organization))
    .where('answer', 'in', [...answers, ''])
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .where('content', 'is not', null)
    .orderBy('created')
    .execute()
}
