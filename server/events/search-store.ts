import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely'
import type { Transaction } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { OrganizationId } from '../http/actor.ts'
import type { Row } from '../resources/row.ts'
import { lazy } from '../lazy.ts'
import { type EventItem, type Window, eventStore, furthest, longBody } from './store.ts'

export const sorts = ['start', 'created', 'name', 'next'] as const

export interface Wanted {
  readonly organization: OrganizationId
  /** Folded words; it must contain all of them. */
  readonly terms: readonly string[]
  readonly group: string | null
  readonly status: string | null
  readonly rsvp: boolean | null
  /** null: at any time. */
  readonly window: Window | null
  /** Only events that have a date which is not over, or only those that have none; null: both. */
  readonly time: 'upcoming' | 'past' | null
  /** What is over and what comes next depends on it. */
  readonly now: number
  /** Events with dynamic dates that are in the window and match the time. */
  readonly dynamic: readonly number[]
  readonly sort: (typeof sorts)[number]
  readonly isDescending: boolean
}

/** Where an event stands in a sorted list. */
export interface Place {
  readonly key: number | string
  readonly id: number
}

interface Part {
  readonly after: Place | null
  /** Only ids above `from`, up to `to`. */
  readonly from: number
  readonly to: number
  readonly limit: number
}

type Events = ExpressionBuilder<Tables, 'event'>
const kysely = lazy(() => import('kysely'))
const sortedLength = 100

/** The first matches after a place, in the order of the list. By `next`, running events are left out: see findRunning. */
export async function findPlaces(db: Kysely<Tables>, engine: string, wanted: Wanted, part: Part): Promise<Place[]> {
  const key = await keyOf(wanted)
  const order = wanted.isDescending ? 'desc' : 'asc'
  return (await following(db, engine, wanted, part))
    .select(['id', key.as('key')])
    .$if(wanted.sort === 'next', (query) => query.where((eb) => eb.not(isRunning(eb, wanted.now))))
    .orderBy(key, order)
    .orderBy('id', order)
    .limit(part.limit)
    .execute() as Promise<Place[]>
}

export async function countPlaces(db: Kysely<Tables>, engine: string, wanted: Wanted, part: Omit<Part, 'limit'>) {
  const query = await following(db, engine, wanted, part)
  const { count } = await query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}

async function keyOf({ sort, now }: Wanted) {
  const { sql } = await kysely()
  return {
    // Events that move with the day come last.
    start: sql<Place['key']>`coalesce(starts, ${sql.lit(furthest)})`,
    created: sql<Place['key']>`id`,
    name: sql<Place['key']>`substr(coalesce(search, ''), 1, ${sql.lit(sortedLength)})`,
    next: sql<Place['key']>`case when ends <= ${now} then ends else starts end`,
  }[sort]
}

async function following(db: Kysely<Tables>, engine: string, wanted: Wanted, part: Omit<Part, 'limit'>) {
  const { sql } = await kysely()
  const key = await keyOf(wanted)
  const follows = sql.raw(wanted.isDescending ? '<' : '>')
  const { after } = part
  return (await matching(db, engine, wanted, part)).$if(after !== null, (query) =>
    query.where(sql<SqlBool>`(${key}, id) ${follows} (${after!.key}, ${after!.id})`),
  )
}

/** What is needed to change an event. */
export interface EventTarget {
  readonly prokey: string
  readonly label: string
  readonly status: string
  readonly event_group: string
  readonly rsvp: number
  readonly rsvp_block: number | null
}

export async function findTargets(db: Kysely<Tables>, engine: string, wanted: Wanted, part: Pick<Part, 'from' | 'to'>) {
  return (await matching(db, engine, wanted, part))
    .select(['prokey', 'label', 'status', 'event_group', 'rsvp', 'rsvp_block'])
    .orderBy('id')
    .execute() as unknown as Promise<EventTarget[]>
}

export interface RunningEvent {
  readonly id: number
  readonly version: number
}

/** Matching events that have begun and are not over, and those that move with the day. In no order. */
export async function findRunning(db: Kysely<Tables>, engine: string, wanted: Wanted, part: Pick<Part, 'from' | 'to'>) {
  const { sql } = await kysely()
  // A subquery, because with a column outside of the index SQLite would read the whole row of every event.
  const version = sql<number>`(select version from event as own where own.id = event.id)`
  return (await matching(db, engine, wanted, part))
    .select(['id', version.as('version')])
    .where((eb) => isRunning(eb, wanted.now))
    .execute() as Promise<RunningEvent[]>
}

async function matching(db: Kysely<Tables>, engine: string, wanted: Wanted, { from, to }: Pick<Part, 'from' | 'to'>) {
  const { sql } = await kysely()
  const { organization, terms, group, status, rsvp, window, time, now, dynamic } = wanted
  const position = sql.raw(engine === 'sqlite' ? 'instr' : 'strpos')
  const moving =
    engine === 'sqlite'
      ? sql<SqlBool>`id in (select value from json_each(${JSON.stringify(dynamic)}))`
      : sql<SqlBool>`id in (select cast(value as bigint) from json_array_elements_text(cast(${JSON.stringify(dynamic)} as json)) as listed(value))`
  const orMoving = (eb: Events, isFixed: Expression<SqlBool>) =>
    dynamic.length > 0 ? eb.or([isFixed, moving]) : isFixed
  return db
    .selectFrom('event')
    .where('organization', '=', organization)
    .where('id', '>', from)
    .where('id', '<=', to)
    .$if(group !== null, (query) => query.where('event_group', '=', group!))
    .$if(status !== null, (query) => query.where('status', '=', status!))
    .$if(rsvp !== null, (query) => query.where((eb) => (rsvp ? isRsvp(eb) : eb.not(isRsvp(eb)))))
    .$if(window !== null, (query) => query.where((eb) => orMoving(eb, overlapping(eb, window!))))
    .$if(time !== null, (query) => query.where((eb) => orMoving(eb, inTime(eb, time!, now))))
    .where((eb) => eb.and(terms.map((term) => sql<SqlBool>`${position}(search, ${term}) > 0`)))
}

const isRsvp = (eb: Events): Expression<SqlBool> => eb.and([eb('rsvp', '=', 1), eb('rsvp_block', 'is not', null)])

function overlapping(eb: Events, { from, to }: Window): Expression<SqlBool> {
  const isAhead = eb.or([eb('ends', '>', from), eb('ends', 'is', null), eb('starts', '>=', from)])
  return eb.and([eb(startOf(eb), '<', to), isAhead])
}

function inTime(eb: Events, time: 'upcoming' | 'past', now: number): Expression<SqlBool> {
  if (time === 'past') return eb(eb.fn.coalesce('ends', eb.lit(furthest)), '<=', now)
  return eb.and([eb(startOf(eb), '<', furthest), eb.or([eb('ends', '>', now), eb('ends', 'is', null)])])
}

/** Its next date is not its first one, or is unknown to the database. */
function isRunning(eb: Events, now: number): Expression<SqlBool> {
  const hasBegun = eb.and([eb(startOf(eb), '<=', now), eb.or([eb('ends', '>', now), eb('ends', 'is', null)])])
  return eb.or([hasBegun, eb(startOf(eb), '=', furthest)])
}

// With `starts` alone, SQLite would choose an index by time, and read the whole row of every event.
const startOf = (eb: Events) => eb.fn.coalesce('starts', eb.lit(furthest))

/** The last of the next `count` ids of an organization; undefined if there are fewer. */
export async function idAfter(db: Kysely<Tables>, organization: OrganizationId, from: number, count: number) {
  const row = await db
    .selectFrom('event')
    .select('id')
    .where('organization', '=', organization)
    .where('id', '>', from)
    .orderBy('id')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

export interface FoundEvent extends Row {
  readonly group_name: string
}

/** These events without their files, and the names of their groups. In no order. Long bodies are null. */
export async function eventsByIds(db: Kysely<Tables>, organization: OrganizationId, ids: readonly number[]) {
  const { sql } = await kysely()
  const rows = await db
    .selectFrom('event')
    .innerJoin('event_group', (join) =>
      join
        .onRef('event_group.organization', '=', 'event.organization')
        .onRef('event_group.prokey', '=', 'event.event_group'),
    )
    .select(['event.id', 'event.prokey', 'event.label', 'event.shape', 'event.status', 'event.version'])
    .select(['event.event_group', 'event.rsvp', 'event.cta', 'event.rsvp_block', 'event.cta_block'])
    .select(['event.layout', 'event.landingpage', 'event.created', 'event.updated', 'event_group.label as group_name'])
    .select(sql`case when octet_length(event.body) <= ${sql.lit(longBody)} then event.body end`.as('body'))
    .where('event.organization', '=', organization)
    .where('event.id', 'in', ids)
    .execute()
  return rows as unknown as (Omit<FoundEvent, 'body'> & { body: string | null })[]
}

/** Fills in the search text of some events that have none. Returns how many. */
export async function fillSearch(tx: Transaction, textOf: (event: EventItem) => string, most: number): Promise<number> {
  const rows = await tx.selectFrom('event').selectAll().where('search', 'is', null).orderBy('id').limit(most).execute()
  for (const row of rows) {
    const search = textOf(eventStore.item(row as unknown as Row) as EventItem)
    // Unless it was changed since.
    await tx.updateTable('event').set({ search }).where('id', '=', row.id).where('version', '=', row.version).execute()
  }
  return rows.length
}
