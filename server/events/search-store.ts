import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely'
import type { Transaction } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { OrganizationId } from '../http/actor.ts'
import type { Row } from '../resources/row.ts'
import { lazy } from '../lazy.ts'
import { type EventItem, type Window, eventStore, furthest, longBody } from './store.ts'

export const sorts = ['start', 'created', 'name'] as const

export interface Wanted {
  readonly organization: OrganizationId
  /** Folded words; it must contain all of them. */
  readonly terms: readonly string[]
  readonly group: string | null
  readonly status: string | null
  readonly rsvp: boolean | null
  /** null: at any time. */
  readonly window: Window | null
  /** Events with dynamic dates that are in the window. */
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

/** The first matches after a place, in the order of the list. */
export async function findPlaces(db: Kysely<Tables>, engine: string, wanted: Wanted, part: Part): Promise<Place[]> {
  const { sql } = await kysely()
  const { organization, terms, group, status, rsvp, window, dynamic, sort, isDescending } = wanted
  const { after, from, to, limit } = part
  const key = {
    // Events that move with the day come last.
    start: sql<Place['key']>`coalesce(starts, ${sql.lit(furthest)})`,
    created: sql<Place['key']>`id`,
    name: sql<Place['key']>`substr(coalesce(search, ''), 1, ${sql.lit(sortedLength)})`,
  }[sort]
  const position = sql.raw(engine === 'sqlite' ? 'instr' : 'strpos')
  const moving =
    engine === 'sqlite'
      ? sql<SqlBool>`id in (select value from json_each(${JSON.stringify(dynamic)}))`
      : sql<SqlBool>`id in (select cast(value as bigint) from json_array_elements_text(cast(${JSON.stringify(dynamic)} as json)) as listed(value))`
  const follows = sql.raw(isDescending ? '<' : '>')
  const order = isDescending ? 'desc' : 'asc'
  return db
    .selectFrom('event')
    .select(['id', key.as('key')])
    .where('organization', '=', organization)
    .where('id', '>', from)
    .where('id', '<=', to)
    .$if(group !== null, (query) => query.where('event_group', '=', group!))
    .$if(status !== null, (query) => query.where('status', '=', status!))
    .$if(rsvp !== null, (query) => query.where((eb) => (rsvp ? isRsvp(eb) : eb.not(isRsvp(eb)))))
    .$if(window !== null, (query) =>
      query.where((eb) => overlapping(eb, window!, dynamic.length > 0 ? moving : undefined)),
    )
    .$if(after !== null, (query) => query.where(sql<SqlBool>`(${key}, id) ${follows} (${after!.key}, ${after!.id})`))
    .where((eb) => eb.and(terms.map((term) => sql<SqlBool>`${position}(search, ${term}) > 0`)))
    .orderBy(key, order)
    .orderBy('id', order)
    .limit(limit)
    .execute() as Promise<Place[]>
}

const isRsvp = (eb: Events): Expression<SqlBool> => eb.and([eb('rsvp', '=', 1), eb('rsvp_block', 'is not', null)])

function overlapping(eb: Events, { from, to }: Window, moving?: Expression<SqlBool>): Expression<SqlBool> {
  const isAhead = eb.or([eb('ends', '>', from), eb('ends', 'is', null), eb('starts', '>=', from)])
  // With `starts` alone, SQLite would choose an index by time, and read the whole row of every event.
  const isFixed = eb.and([eb(eb.fn.coalesce('starts', eb.lit(furthest)), '<', to), isAhead])
  return moving ? eb.or([isFixed, moving]) : isFixed
}

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
