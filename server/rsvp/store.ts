import type { Kysely, Selectable } from 'kysely'
import { CompiledStatements } from '../database/compiled.ts'
import { isSqlite } from '../database/engine.ts'
import { locked } from '../database/locked.ts'
import type { Database, Transaction, Value } from '../database/open.ts'
import { among, insertRows, ownedBy } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'
import { rsvpBlocks } from '../templates/templates.ts'
import type { Row } from '../resources/store.ts'
import type { Template } from './form.ts'
import type { StoredPurpose } from './mail/links.ts'
import type { Place } from './place.ts'
import type { AnswerState, AnswerStatus } from './states.ts'

const statements = new CompiledStatements()

export type AnswerRow = Selectable<Tables['rsvp_answer']>
export type NewAnswer = Omit<AnswerRow, 'serial'>

/** An event that people can sign up for. */
export interface OpenEvent {
  readonly organization: number
  readonly template: Template
}

/** The event with its template, as committed. Undefined if there is no such event, or nobody can sign up for it. */
export async function openEvent(
  db: Kysely<Tables>,
  prokey: string,
  { drafts = false } = {},
): Promise<OpenEvent | undefined> {
  const values = drafts ? [prokey, 1] : [prokey, 1, 'published']
  const [row] = await statements.run<Selectable<Tables['rsvp_block']>>(db, `open ${drafts}`, values, () =>
    db
      .selectFrom('event')
      .innerJoin('rsvp_block', (join) =>
        join
          .onRef('rsvp_block.organization', '=', 'event.organization')
          .onRef('rsvp_block.id', '=', 'event.rsvp_block'),
      )
      .selectAll('rsvp_block')
      .where('event.prokey', '=', prokey)
      .where('event.rsvp', '=', 1)
      .where('event.organization', 'not in', disabledIn(db))
      .$if(!drafts, (query) => query.where('event.status', '=', 'published')),
  )
  return row && { organization: row.organization, template: rsvpBlocks.store.item(row as unknown as Row) as Template }
}

const disabledIn = (db: Kysely<Tables>) => db.selectFrom('organization').select('id').where('disabled', 'is not', null)

/**
 * Answers from one of these addresses or forms. Two queries, because both engines would read all answers to the event for
 * an `or`.
 */
export async function knownAnswers(
  tx: Kysely<Tables>,
  { event, organization }: Place,
  addresses: readonly string[],
  nonces: readonly string[],
): Promise<AnswerRow[]> {
  const place = [0, organization, event]
  const listed = (texts: readonly string[]) => (isSqlite(tx) ? texts : [texts]) as Value[]
  const values = [...place, ...listed(addresses), ...place, ...listed(nonces)]
  const rows = await statements.run<AnswerRow>(tx, `known ${values.length} ${nonces.length > 0}`, values, async () => {
    const answers = tx.selectFrom('rsvp_answer').selectAll().where(ownedBy(organization)).where('event', '=', event)
    const sameForms = answers.where(await among(tx, 'nonce', nonces))
    return answers.where(await among(tx, 'address', addresses)).unionAll(sameForms)
  })
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

/** Returns whether all of them are new. */
export async function insertAnswers(tx: Transaction, answers: readonly NewAnswer[]): Promise<boolean> {
  return (await insertRows(tx, 'rsvp_answer', answers, 'id')).length === answers.length
}

export async function seatsTaken(db: Kysely<Tables>, { event, organization }: Place): Promise<number> {
  const row = await db
    .selectFrom('rsvp_seats')
    .select('taken')
    .where('organization', '=', organization)
    .where('event', '=', event)
    .executeTakeFirst()
  return row?.taken ?? 0
}

const withoutSeats = ['declined', 'waiting'] as const

/** The places that the answers to an event take, as they should be counted. */
export async function placesHeld(tx: Transaction, { event, organization }: Place): Promise<number> {
  const answers = await tx
    .selectFrom('rsvp_answer')
    .select((of) => of.fn.sum<number | string | null>('amount').as('places'))
    .where('organization', '=', organization)
    .where('event', '=', event)
    .where('status', 'not in', withoutSeats)
    .where((of) => of(of.fn.coalesce('chosen', of.val('')), 'not in', withoutSeats))
    .executeTakeFirst()
  return Number(answers?.places ?? 0)
}

export function seatCounter(database: Database) {
  return database.statement<{ taken: number }>('select taken from rsvp_seats where organization = ? and event = ?')
}

/** Raises or lowers the counter, and returns false if it would pass `max`: then nothing has changed. For rsvp/seats.ts only. */
export async function changeTaken(
  tx: Transaction,
  { event, organization }: Place,
  places: number,
  max: number | null,
): Promise<boolean> {
  if (places === 0) return true
  const update = () => {
    const query = tx
      .updateTable('rsvp_seats')
      .set((eb) => ({ taken: eb('taken', '+', places) }))
      .where('organization', '=', organization)
      .where('event', '=', event)
      .returning('taken')
    return places > 0 && max !== null ? query.where((eb) => eb(eb('taken', '+', places), '<=', max)) : query
  }
  if (await update().executeTakeFirst()) return true
  const isNew = await tx
    .insertInto('rsvp_seats')
    .values({ event, organization, taken: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event')
    .executeTakeFirst()
  return isNew !== undefined && (await update().executeTakeFirst()) !== undefined
}

/** Makes other writers of the counter wait until the transaction ends, and returns it. For rsvp/seats.ts only. */
export async function lockTaken(tx: Transaction, { event, organization }: Place): Promise<number> {
  const { taken } = await tx
    .insertInto('rsvp_seats')
    .values({ event, organization, taken: 0 })
    .onConflict((conflict) => conflict.column('event').doUpdateSet((eb) => ({ taken: eb.ref('rsvp_seats.taken') })))
    .returning('taken')
    .executeTakeFirstOrThrow()
  return taken
}

/** The answers whose address somebody has confirmed: `confirm` links are stored as long as their answer. */
export async function provenAmong(
  tx: Transaction,
  answers: readonly Pick<AnswerRow, 'id' | 'status'>[],
): Promise<ReadonlySet<string>> {
  const ids = answers.filter(({ status }) => status !== 'pending').map(({ id }) => id)
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('attendee_link')
    .select('answer')
    .where(await among(tx, 'answer', ids))
    .where('purpose', '=', 'confirm')
    .execute()
  return new Set(rows.map(({ answer }) => answer))
}

/** The answer that a link in a mail leads to, while the link is valid. */
export async function answerBehind(
  db: Kysely<Tables>,
  hash: string,
  purposes: readonly StoredPurpose[],
  now: number,
): Promise<(AnswerRow & { purpose: string }) | undefined> {
  return db
    .selectFrom('attendee_link')
    .innerJoin('rsvp_answer', 'rsvp_answer.id', 'attendee_link.answer')
    .selectAll('rsvp_answer')
    .select('attendee_link.purpose')
    .where('attendee_link.hash', '=', hash)
    .where('attendee_link.purpose', 'in', purposes)
    .where('attendee_link.expires', '>', now)
    .where('rsvp_answer.organization', 'not in', disabledIn(db))
    .executeTakeFirst()
}

/** Makes other writers of the answer wait until the transaction ends. */
export async function lockAnswerBehind(tx: Transaction, hash: string) {
  const behind = tx
    .selectFrom('rsvp_answer')
    .select('id')
    .where('id', 'in', (eb) => eb.selectFrom('attendee_link').select('answer').where('hash', '=', hash))
  await locked(tx, behind).execute()
}

export type KnownAnswer = Pick<AnswerRow, 'organization' | 'id' | 'version'>

/** Changes an answer, unless it has changed since it was read. */
export async function updateAnswer(
  tx: Transaction,
  { organization, id, version }: KnownAnswer,
  values: Partial<Omit<AnswerRow, 'serial' | 'organization' | 'id' | 'version'>>,
): Promise<boolean> {
  const changed = await tx
    .updateTable('rsvp_answer')
    .set({ ...values, version: version + 1 })
    .where(ownedBy(organization))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Removes an answer, unless it has changed since it was read. */
export async function deleteAnswer(tx: Transaction, { organization, id, version }: KnownAnswer): Promise<boolean> {
  const removed = await tx
    .deleteFrom('rsvp_answer')
    .where(ownedBy(organization))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

/** An answer of this organization, which other writers can't change until the transaction ends. */
export function lockAnswer(tx: Transaction, organization: number, id: string): Promise<AnswerRow | undefined> {
  const answer = tx.selectFrom('rsvp_answer').selectAll().where(ownedBy(organization)).where('id', '=', id)
  return locked(tx, answer).executeTakeFirst()
}

export async function hasEvent(db: Kysely<Tables>, organization: number, prokey: string): Promise<boolean> {
  const query = db
    .selectFrom('event')
    .select('id')
    .where('organization', '=', organization)
    .where('prokey', '=', prokey)
  return (await query.executeTakeFirst()) !== undefined
}

export function findAnswer(db: Kysely<Tables>, organization: number, id: string): Promise<AnswerRow | undefined> {
  return db.selectFrom('rsvp_answer').selectAll().where(ownedBy(organization)).where('id', '=', id).executeTakeFirst()
}

/** Some of the answers that were not confirmed in time, of one event or of all organizations. */
export function expiredAnswers(db: Kysely<Tables>, now: number, limit: number, place?: Place): Promise<AnswerRow[]> {
  const all = db
    .selectFrom('rsvp_answer')
    .selectAll()
    .where('pending_until', 'is not', null)
    .where('pending_until', '<=', now)
  // `coalesce` makes both engines use the index of `pending_until`. With a bare column they would read all answers to the event.
  const ofEvent = ({ organization, event }: Place) =>
    all.where(ownedBy(organization)).where((eb) => eb(eb.fn.coalesce('event', eb.val('')), '=', event))
  const some = place ? ofEvent(place) : all
  return some.orderBy('pending_until').limit(limit).execute()
}

/** Events whose counter differs from the places that their answers take. */
export async function wrongCounters(database: Database) {
  return database.statement<{ event: string; taken: number; places: number }>(
    `select seats.event, seats.taken, coalesce(held.places, 0) as places from rsvp_seats seats left join
     (select event, cast(sum(amount) as bigint) as places from rsvp_answer
      where status not in ('declined', 'waiting') and coalesce(chosen, '') not in ('declined', 'waiting')
      group by event) held on held.event = seats.event
     where seats.taken <> coalesce(held.places, 0) limit 100`,
  )()
}

export function stateOf({ status, chosen, amount, pending_until, waiting_since }: NewAnswer): AnswerState {
  return {
    status: status as AnswerStatus,
    chosen: chosen as AnswerState['chosen'],
    amount,
    pendingUntil: pending_until,
    waitingSince: waiting_since,
  }
}

/** The columns of a state. */
export function columnsOf({ status, chosen, amount, pendingUntil, waitingSince }: AnswerState) {
  return { status, chosen, amount, pending_until: pendingUntil, waiting_since: waitingSince }
}
