import type { Kysely } from 'kysely'
import { inBatches } from '../database/batches.ts'
import { locked } from '../database/locked.ts'
import type { Transaction } from '../database/open.ts'
import { insertRows, ownedBy } from '../database/rows.ts'
import type { AttendeeTables } from '../database/attendee-tables.ts'
import type { Tables } from '../database/tables.ts'
import type { Place } from './place.ts'
import { keepMails, returnMails } from './removed-mail-store.ts'
import type { AnswerRow } from './store.ts'

// A new column of RSVPs must be added to both tables, and compiles only when it is named here.
const columns = Object.keys({
  serial: true,
  id: true,
  organization: true,
  event: true,
  status: true,
  chosen: true,
  email: true,
  address: true,
  amount: true,
  payload: true,
  language: true,
  nonce: true,
  pending_until: true,
  waiting_since: true,
  sequence: true,
  version: true,
  created: true,
  updated: true,
  ticket: true,
  checked_in: true,
  search: true,
} satisfies Record<keyof AttendeeTables['rsvp_answer'], true>) as (keyof AttendeeTables['rsvp_answer'])[]

const linkColumns = ['hash', 'answer', 'purpose', 'expires'] as const

/** Keeps a copy of an answer that is about to be removed. */
export async function keepAnswer(
  tx: Transaction,
  { organization, id }: Pick<AnswerRow, 'organization' | 'id'>,
  now: number,
) {
  await tx
    .insertInto('removed_answer')
    .columns([...columns, 'removed', 'with_event'])
    .expression((eb) =>
      eb
        .selectFrom('rsvp_answer')
        .select([...columns, eb.val(now).as('removed'), eb.lit(0).as('with_event')])
        .where(ownedBy(organization))
        .where('id', '=', id),
    )
    .execute()
  await tx
    .insertInto('removed_link')
    .columns(linkColumns)
    .expression((eb) => eb.selectFrom('attendee_link').select(linkColumns).where('answer', '=', id))
    .execute()
  await keepMails(tx, organization, [id])
}

/** Keeps copies of all answers to an event that is about to be deleted, without those whose time to confirm is over. */
export async function keepAnswersTo(tx: Transaction, organization: number, event: string, now: number) {
  let last = 0
  await inBatches(tx, async (limit) => {
    const kept = await tx
      .insertInto('removed_answer')
      .columns([...columns, 'removed', 'with_event'])
      .expression((eb) =>
        eb
          .selectFrom('rsvp_answer')
          .select([...columns, eb.val(now).as('removed'), eb.lit(1).as('with_event')])
          .where('organization', '=', organization)
          .where('event', '=', event)
          .where('serial', '>', last)
          .where((of) => of.or([of('pending_until', 'is', null), of('pending_until', '>', now)]))
          .orderBy('serial')
          .limit(limit),
      )
      .returning(['id', 'serial'])
      .execute()
    if (kept.length === 0) return 0
    const ids = kept.map(({ id }) => id)
    await tx
      .insertInto('removed_link')
      .columns(linkColumns)
      .expression((eb) => eb.selectFrom('attendee_link').select(linkColumns).where('answer', 'in', ids))
      .execute()
    await keepMails(tx, organization, ids)
    last = Math.max(...kept.map(({ serial }) => serial))
    return kept.length
  })
}

/** The events of a group that have answers. */
export async function answeredEventsIn(tx: Transaction, organization: number, group: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('event')
    .select('prokey')
    .where('organization', '=', organization)
    .where('event_group', '=', group)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('rsvp_answer')
          .select('serial')
          .where('rsvp_answer.organization', '=', organization)
          .whereRef('rsvp_answer.event', '=', 'event.prokey'),
      ),
    )
    .execute()
  return rows.map(({ prokey }) => prokey)
}

/** A removed answer of this organization. Others who want to bring it back wait until the transaction ends. */
export function lockRemoved(
  tx: Transaction,
  { organization, id, since }: { readonly organization: number; readonly id: string; readonly since: number },
): Promise<Tables['removed_answer'] | undefined> {
  const removed = tx
    .selectFrom('removed_answer')
    .selectAll()
    .where(ownedBy(organization))
    .where('id', '=', id)
    .where('with_event', '=', 0)
    .where('removed', '>', since)
  return locked(tx, removed).executeTakeFirst()
}

/** Inserts a removed answer again, with its links and mails, as `answer`. Returns false if its address or ticket is in use. */
export async function returnAnswer(tx: Transaction, answer: AnswerRow, now: number): Promise<boolean> {
  const row = Object.fromEntries(columns.map((name) => [name, answer[name]])) as AnswerRow
  if ((await insertRows(tx, 'rsvp_answer', [row], 'id')).length === 0) return false
  await tx
    .insertInto('attendee_link')
    .columns(linkColumns)
    .expression((eb) => eb.selectFrom('removed_link').select(linkColumns).where('answer', '=', answer.id))
    .execute()
  await returnMails(tx, answer.organization, [answer.id], now)
  await tx.deleteFrom('removed_answer').where(ownedBy(answer.organization)).where('id', '=', answer.id).execute()
  return true
}

/** Inserts the answers again that were deleted with their event after this moment. Returns how many. */
export async function returnAnswersTo(
  tx: Transaction,
  { organization, event }: Place,
  { since, now }: { readonly since: number; readonly now: number },
): Promise<number> {
  let [last, count] = [0, 0]
  const removed = (db: Kysely<Tables>) =>
    db
      .selectFrom('removed_answer')
      .where(ownedBy(organization))
      .where('event', '=', event)
      .where('with_event', '=', 1)
      .where('removed', '>', since)
  await inBatches(tx, async (limit) => {
    const back = await tx
      .insertInto('rsvp_answer')
      .columns(columns)
      .expression(removed(tx).select(columns).where('serial', '>', last).orderBy('serial').limit(limit))
      .returning(['id', 'serial'])
      .execute()
    if (back.length === 0) return 0
    const ids = back.map(({ id }) => id)
    await tx
      .insertInto('attendee_link')
      .columns(linkColumns)
      .expression((eb) => eb.selectFrom('removed_link').select(linkColumns).where('answer', 'in', ids))
      .execute()
    await returnMails(tx, organization, ids, now)
    await tx.deleteFrom('removed_answer').where(ownedBy(organization)).where('id', 'in', ids).execute()
    last = Math.max(...back.map(({ serial }) => serial))
    count += back.length
    return back.length
  })
  return count
}

/** Forgets the removed answers from an address for good. Returns how many there were. */
export async function forgetRemoved(tx: Transaction, organization: number, address: string): Promise<number> {
  const forgotten = await tx
    .deleteFrom('removed_answer')
    .where('organization', '=', organization)
    .where('address', '=', address)
    .returning('id')
    .execute()
  return forgotten.length
}

/** Forgets some of the answers that were removed before this moment. Returns how many. */
export async function forgetRemovedBefore(tx: Transaction, before: number, limit: number): Promise<number> {
  const forgotten = await tx
    .deleteFrom('removed_answer')
    .where('id', 'in', (eb) => eb.selectFrom('removed_answer').select('id').where('removed', '<=', before).limit(limit))
    .returning('id')
    .execute()
  return forgotten.length
}
