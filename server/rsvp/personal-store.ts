import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Transaction } from '../database/open.ts'
import { ownedBy } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'
import type { StoredPurpose } from './mail/links.ts'
import { type AnswerRow, type KnownAnswer, updateAnswer } from './store.ts'

/** Replaces an address that was erased. */
export const erasedAddress = ({ id }: Pick<AnswerRow, 'id'>) => `erased ${id}`

/** Removes personal data from an answer and the mails about it, unless the answer has changed since it was read. */
export async function eraseAnswer(
  tx: Transaction,
  answer: KnownAnswer & Pick<AnswerRow, 'status'>,
  now: number,
  status = answer.status,
): Promise<boolean> {
  const nothing = { email: '', address: erasedAddress(answer), payload: '{}', nonce: null, ticket: null, search: '' }
  const erased = { ...nothing, status, updated: now }
  if (!(await updateAnswer(tx, answer, erased))) return false
  await removeLinks(tx, answer)
  await eraseMails(tx, answer)
  return true
}

/** Makes all links of an answer invalid. */
export async function removeLinks(tx: Transaction, { id }: Pick<AnswerRow, 'id'>) {
  await tx.deleteFrom('attendee_link').where('answer', '=', id).execute()
}

const nothingPersonal = { recipient: '', content: null, subject: null, error: null }

/** A mail that has not been sent yet never will be. */
const stateOfErased = (eb: ExpressionBuilder<Tables, 'mail'>) =>
  eb.case().when('state', 'in', ['waiting', 'kept']).then('dropped').else(eb.ref('state')).end()

const erasure = (eb: ExpressionBuilder<Tables, 'mail'>) => ({ ...nothingPersonal, state: stateOfErased(eb) })

/** Removes personal data from the mails about an answer. */
export async function eraseMails(tx: Transaction, { organization, id }: Pick<AnswerRow, 'organization' | 'id'>) {
  await tx.updateTable('mail').set(erasure).where(ownedBy(organization)).where('answer', '=', id).execute()
}

/** The same for all mails of an organization to an address, such as those about answers that are gone. */
export async function eraseMailsTo(tx: Transaction, organization: number, address: string) {
  await tx
    .updateTable('mail')
    .set(erasure)
    .where('organization', '=', organization)
    .where('recipient', '=', address)
    .execute()
}

/** The same for some mails about events; returns how many. */
export async function eraseMailsAbout(
  tx: Transaction,
  organization: number,
  events: readonly string[],
  limit: number,
): Promise<number> {
  const erased = await tx
    .updateTable('mail')
    .set(erasure)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mail')
        .select('id')
        .where(ownedBy(organization))
        .where('event', 'in', events)
        .where('recipient', '<>', '')
        .limit(limit),
    )
    .returning('id')
    .execute()
  return erased.length
}

/** All answers to events of an organization from one address, oldest first, with the labels of the events. */
export function answersFrom(
  db: Kysely<Tables>,
  organization: number,
  address: string,
): Promise<(AnswerRow & { readonly label: string })[]> {
  return db
    .selectFrom('rsvp_answer')
    .innerJoin('event', 'event.prokey', 'rsvp_answer.event')
    .selectAll('rsvp_answer')
    .select('event.label')
    .where('rsvp_answer.organization', '=', organization)
    .where('rsvp_answer.address', '=', address)
    .orderBy('rsvp_answer.serial')
    .execute()
}

/** All mails of an organization to one address, oldest first. */
export function mailsTo(db: Kysely<Tables>, organization: number, address: string) {
  return db
    .selectFrom('mail')
    .selectAll()
    .where('organization', '=', organization)
    .where('recipient', '=', address)
    .orderBy('created')
    .orderBy('id')
    .execute()
}

interface Recipient {
  readonly organization: number
  readonly address: string
}

/** Why an address gets no more news from an organization. */
export function findSuppression(db: Kysely<Tables>, { organization, address }: Recipient) {
  return db
    .selectFrom('mail_suppression')
    .select(['reason', 'created'])
    .where('organization', '=', organization)
    .where('address', '=', address)
    .executeTakeFirst()
}

/** For an address without answers, which gets no news anyway. */
export async function removeSuppression(tx: Transaction, { organization, address }: Recipient) {
  await tx
    .deleteFrom('mail_suppression')
    .where('organization', '=', organization)
    .where('address', '=', address)
    .execute()
}

/**
 * Some answers that are not erased yet, of events that ended before this moment. If an event has no last date, because its
 * dates move with the day or its series has no end, the last change of the answer counts, and not before the series begins.
 */
export function outlivedAnswers(tx: Transaction, before: number, limit: number): Promise<AnswerRow[]> {
  return tx
    .selectFrom('rsvp_answer')
    .innerJoin('event', 'event.prokey', 'rsvp_answer.event')
    .selectAll('rsvp_answer')
    .where((eb) =>
      eb.or([
        eb('event.ends', '<', before),
        eb.and([
          eb('event.ends', 'is', null),
          eb(eb.fn.coalesce('rsvp_answer.updated', 'rsvp_answer.created'), '<', before),
          eb(eb.fn.coalesce('event.starts', eb.val(0)), '<', before),
        ]),
      ]),
    )
    .where('rsvp_answer.email', '<>', '')
    .orderBy('rsvp_answer.serial')
    .limit(limit)
    .execute()
}

/** Removes some links that expired before this moment; returns how many. */
export async function removeLinksBefore(tx: Transaction, before: number, most: number): Promise<number> {
  const removed = await tx
    .deleteFrom('attendee_link')
    .where('hash', 'in', (eb) =>
      eb
        .selectFrom('attendee_link')
        .select('hash')
        .where('expires', '<', before)
        // These still tell people who open them late whether they had confirmed in time, or that the address was corrected.
        .where('purpose', 'not in', ['confirm', 'corrected'] satisfies StoredPurpose[])
        .limit(most),
    )
    .returning('hash')
    .execute()
  return removed.length
}
