import type { Kysely } from 'kysely'
import { CompiledStatements } from '../database/compiled.ts'
import type { Transaction } from '../database/open.ts'
import { among, ownedBy } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'
import { type EventItem, events } from '../events/events.ts'
import { lazy } from '../lazy.ts'
import type { Row } from '../resources/store.ts'
import type { Place } from './place.ts'
import type { AnswerRow } from './store.ts'

const kysely = lazy(() => import('kysely'))
const statements = new CompiledStatements()

/** Both engines use the index of the line only if the status is part of the statement. */
async function allInLine(db: Kysely<Tables>) {
  const { sql } = await kysely()
  return db.selectFrom('rsvp_answer').where('rsvp_answer.status', '=', sql.lit('waiting'))
}

async function inLine(db: Kysely<Tables>, organization: number) {
  return (await allInLine(db)).where(ownedBy(organization, 'rsvp_answer'))
}

/** Some of those in line who want at most this many seats, first come first. */
export async function firstInLine(
  db: Kysely<Tables>,
  { organization, event }: Place,
  { most, limit }: { readonly most: number; readonly limit: number },
): Promise<AnswerRow[]> {
  const query = (await inLine(db, organization)).selectAll().where('event', '=', event)
  const fitting = most === Infinity ? query : query.where('amount', '<=', most)
  return fitting.orderBy('waiting_since').orderBy('serial').limit(limit).execute()
}

/** The place of the next in line, behind all others even if clocks differ. Only while the seats are locked. */
export async function endOfLine(tx: Transaction, { organization, event }: Place, now: number): Promise<number> {
  const row = await (
    await inLine(tx, organization)
  )
    .select((of) => of.fn.max('waiting_since').as('last'))
    .where('event', '=', event)
    .executeTakeFirst()
  return Math.max(now, (row?.last ?? 0) + 1)
}

/** The positions of those answers of an organization that are on a waiting list, by id. */
export async function positionsAmong(
  db: Kysely<Tables>,
  answers: readonly Pick<AnswerRow, 'organization' | 'id' | 'event' | 'status'>[],
): Promise<ReadonlyMap<string, number>> {
  const waiting = answers.filter(({ status }) => status === 'waiting')
  if (waiting.length === 0) return new Map()
  const { sql } = await kysely()
  const rank = sql<number>`row_number() over (partition by event order by waiting_since, serial)`
  const prokeys = [...new Set(waiting.map(({ event }) => event))]
  const lines = (await inLine(db, waiting[0]!.organization)).where(await among(db, 'event', prokeys))
  const ids = new Set(waiting.map(({ id }) => id))
  const rows = await lines.select(['id', rank.as('position')]).execute()
  return new Map(rows.filter(({ id }) => ids.has(id)).map(({ id, position }) => [id, position]))
}

/** How many are in line, by event. Events without a line are left out. */
export async function lineLengths(
  db: Kysely<Tables>,
  organization: number,
  prokeys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await (
    await inLine(db, organization)
  )
    .select(['event', (of) => of.fn.countAll<number>().as('count')])
    .where(await among(db, 'event', prokeys))
    .groupBy('event')
    .execute()
  return new Map(rows.map(({ event, count }) => [event, count]))
}

/** Some RSVP events with people in line that are not over, after this prokey and in order. */
export async function eventsWithLine(
  db: Kysely<Tables>,
  { after, now }: { readonly after: string; readonly now: number },
  limit: number,
) {
  const rows = await (
    await allInLine(db)
  )
    .innerJoin('event', 'event.prokey', 'rsvp_answer.event')
    .select(['event.prokey', 'event.organization', 'event.rsvp_block'])
    .distinct()
    .where('rsvp_answer.event', '>', after)
    .where('event.rsvp_block', 'is not', null)
    .where((of) => of.or([of('event.ends', 'is', null), of('event.ends', '>', now)]))
    .orderBy('event.prokey')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, rsvp_block: row.rsvp_block! }))
}

/** Those who are offered seats. `coalesce` makes both engines use the index of `pending_until`. */
function offered(db: Kysely<Tables>, organization: number, after: number) {
  return db
    .selectFrom('rsvp_answer')
    .where(ownedBy(organization, 'rsvp_answer'))
    .where((of) => of(of.fn.coalesce('rsvp_answer.status', of.val('')), '=', 'pending'))
    .where('rsvp_answer.waiting_since', 'is not', null)
    .where('rsvp_answer.pending_until', 'is not', null)
    .where('rsvp_answer.pending_until', '>', after)
}

/** The offers for an event that end after this moment. */
export function offersUntilAfter(
  db: Kysely<Tables>,
  { organization, event }: Place,
  after: number,
): Promise<AnswerRow[]> {
  const all = offered(db, organization, after).selectAll()
  return all.where((of) => of(of.fn.coalesce('event', of.val('')), '=', event)).execute()
}

/** The events that use an RSVP template, and where somebody is in line or is offered seats. */
export async function eventsWithLineOf(
  db: Kysely<Tables>,
  { organization, template, now }: { organization: number; template: number; now: number },
): Promise<string[]> {
  const query = async (answers: Awaited<ReturnType<typeof inLine>>) =>
    answers
      .innerJoin('event', 'event.prokey', 'rsvp_answer.event')
      .select('rsvp_answer.event')
      .distinct()
      .where('event.organization', '=', organization)
      .where('event.rsvp_block', '=', template)
      .execute()
  const rows = [...(await query(await inLine(db, organization))), ...(await query(offered(db, organization, now)))]
  return [...new Set(rows.map(({ event }) => event))]
}

/** Whether somebody is in line or is offered seats. Built once, because it is asked whenever an event is saved. */
export async function hasLine(tx: Transaction, { organization, event }: Place, now: number): Promise<boolean> {
  const values = [0, organization, event, 0, organization, '', 'pending', now, '', event, 1]
  const found = await statements.run(tx, 'has line', values, async () => {
    const held = offered(tx, organization, now).where((of) => of(of.fn.coalesce('event', of.val('')), '=', event))
    const line = (await inLine(tx, organization)).where('event', '=', event)
    return line.select('serial').unionAll(held.select('serial')).limit(1)
  })
  return found.length > 0
}

export async function findEvent(db: Kysely<Tables>, { organization, event }: Place): Promise<EventItem | undefined> {
  const row = await db
    .selectFrom('event')
    .selectAll()
    .where('organization', '=', organization)
    .where('prokey', '=', event)
    .executeTakeFirst()
  return row && (events.store.item(row as unknown as Row) as EventItem)
}
