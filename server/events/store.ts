import { Event, type Item } from '@kalends/contract'
import type { Kysely } from 'kysely'
import { ofActiveOrganization } from '../database/active.ts'
import type { Database, Transaction } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { OrganizationId } from '../http/actor.ts'
import { Refusal } from '../refusal.ts'
import { ResourceStore, type Row } from '../resources/store.ts'

export type EventItem = Item<typeof Event>

export const eventStore = new ResourceStore(Event, {
  columns: ['rsvp', 'cta'],
  readOnly: ['status', 'sequence'],
  kept: ['updates', 'serials'],
})

/** Whether visitors can sign up. The flag has no effect without a template, nor does a template without the flag. */
export function isRsvpEvent({ rsvp, rsvp_block }: Pick<EventItem, 'rsvp' | 'rsvp_block'>): boolean {
  return rsvp && rsvp_block !== null
}

/** The title of an event in lists. */
export function titleOf({ title_event_series, dates }: Pick<EventItem, 'title_event_series' | 'dates'>): string {
  return (dates.length > 1 && title_event_series) || dates[0]!.name
}

/**
 * How an event is found by time. Nearly all are short: a short event that overlaps a window starts at most a month
 * before it, so it is found by its start. Long events are found by their end, endless ones by their start. Dynamic
 * events move with the current day, so they are checked one by one.
 */
export type SpanKind = 'short' | 'long' | 'endless' | 'dynamic'

/** The longest span of a short event. */
export const longestShort = 31 * 86_400_000

const updatesPerCredit = 5

/** Every fifth update of an event costs a credit, in the transaction of that update. */
export async function chargeUpdate(tx: Transaction, organization: OrganizationId, row: Row) {
  if (((row.updates as number) + 1) % updatesPerCredit !== 0) return
  const charged = await tx
    .updateTable('organization')
    .set((eb) => ({ credits: eb('credits', '-', 1) }))
    .where('id', '=', organization)
    .where((eb) => eb.or([eb('credits', 'is', null), eb('credits', '>', 0)]))
    .returning('id')
    .executeTakeFirst()
  if (!charged) throw new Refusal('payment', 'No event credits left.')
}

export interface ListedEvent {
  id: number
  prokey: string
  label: string
  /** Empty if not selected, null if it is long: long ones are read one by one. */
  body: string | null
  shape: string
  span: SpanKind
}

export interface SizedEvent {
  id: number
  bytes: number
}

export interface Filter {
  readonly organization: OrganizationId
  readonly group: string | null
}

/** Reads block the event loop on SQLite, and rows stay in memory until they are sent, so each read is small. */
export const listedAtOnce = 128
export const pageBytes = 65_536
export const longBody = 16_384
const idsAtOnce = 1000

/** The lists of events, with or without their bodies. */
export function eventReads(database: Database, withBody: boolean) {
  const shortBody = `case when octet_length(body) <= ${longBody} then body end as body`
  const content = withBody ? shortBody : "'' as body"
  const select = (shown: string) => `select id, prokey, label, ${shown}, shape, span from event where organization = ?`
  const forEach = <Run>(make: (inGroup: string) => Run) => {
    const [all, ofGroup] = [make(''), make('and event_group = ?')]
    return (group: string | null) => (group === null ? all : ofGroup)
  }
  const valuesOf = ({ organization, group }: Filter) => (group === null ? [organization] : [organization, group])
  const listed = (sql: (inGroup: string) => string) =>
    forEach((inGroup) => database.statement<ListedEvent>(sql(inGroup)))

  const after = listed((inGroup) => `${select(content)} ${inGroup} and id > ? order by id limit ${listedAtOnce}`)
  const page = listed((inGroup) => `${select(content)} ${inGroup} order by id limit ? offset ?`)
  const heldBytes = `case when octet_length(body) <= ${longBody} then octet_length(body) else 0 end`
  const sizesOf = (which: (inGroup: string) => string) =>
    forEach((inGroup) =>
      database.statement<SizedEvent>(
        `select id, ${heldBytes} as bytes from event where organization = ? ${which(inGroup)}`,
      ),
    )
  const sizesAfter = sizesOf((inGroup) => `${inGroup} and id > ? order by id limit ${idsAtOnce}`)
  const sizesOfPage = sizesOf((inGroup) => `${inGroup} order by id limit ? offset ?`)
  const anyOf = `id in (${Array<string>(listedAtOnce).fill('?').join()}) order by id`
  const sizesByIds = sizesOf(() => `and ${anyOf}`)(null)
  const count = forEach((inGroup) =>
    database.statement<{ count: number }>(`select count(*) as count from event where organization = ? ${inGroup}`),
  )
  // One subquery per kind of span, so that each uses an index.
  const within = listed((inGroup) =>
    [
      `${select(content)} ${inGroup} and span = 'short' and starts > ? and starts < ? and (ends > ? or starts = ?)`,
      `${select(content)} ${inGroup} and span = 'long' and ends > ? and starts < ?`,
      `${select(content)} ${inGroup} and span = 'endless' and starts < ?`,
      `${select(shortBody)} ${inGroup} and span = 'dynamic' limit ${listedAtOnce + 1}`,
    ].join(' union all '),
  )
  const idsWithin = forEach((inGroup) =>
    database.statement<{ id: number; starts: number }>(
      `select id, starts from event where organization = ? ${inGroup} and span = ? and (starts, id) > (?, ?) ` +
        `and starts < ? and (ends > ? or starts = ? or ends is null) order by starts, id limit ${idsAtOnce}`,
    ),
  )
  // They have no start. Saying so lets SQLite find them by an index instead of reading all events.
  const areDynamic = `span = 'dynamic' and starts is null`
  const dynamic = listed(
    (inGroup) => `${select(shortBody)} ${inGroup} and ${areDynamic} and id > ? order by id limit ${listedAtOnce}`,
  )
  const byIds = database.statement<ListedEvent>(`${select(content)} and ${anyOf}`)

  return {
    after: (filter: Filter, id: number) => after(filter.group)(...valuesOf(filter), id),
    page: (filter: Filter, limit: number, offset: number) => page(filter.group)(...valuesOf(filter), limit, offset),
    /** The sizes of events. Long ones count as nothing, because they are read one by one. */
    sizes: {
      after: (filter: Filter, id: number) => sizesAfter(filter.group)(...valuesOf(filter), id),
      page: (filter: Filter, limit: number, offset: number) =>
        sizesOfPage(filter.group)(...valuesOf(filter), limit, offset),
      byIds: ({ organization }: Filter, ids: readonly number[]) => sizesByIds(organization, ...padded(ids)),
    },
    count: async (filter: Filter) => (await count(filter.group)(...valuesOf(filter)))[0]!.count,
    /**
     * Events that overlap [from, to) or have no length and lie within it, and all dynamic ones. Unordered, and
     * incomplete if there are many.
     */
    within(filter: Filter, { from, to }: Window) {
      const who = valuesOf(filter)
      const values = [...who, from - longestShort, to, from, from, ...who, from, to, ...who, to, ...who]
      return within(filter.group)(...values)
    },
    /** The next events of one kind that overlap [from, to), ordered by start. */
    idsWithin(filter: Filter, span: Exclude<SpanKind, 'dynamic'>, { from, to }: Window, last?: IdAndStart) {
      const { starts, id } = last ?? { starts: span === 'short' ? from - longestShort : -furthest, id: furthest }
      return idsWithin(filter.group)(...valuesOf(filter), span, starts, id, to, from, from)
    },
    dynamic: (filter: Filter, id: number) => dynamic(filter.group)(...valuesOf(filter), id),
    /** At most `listedAtOnce`. */
    byIds: ({ organization }: Filter, ids: readonly number[]) => byIds(organization, ...padded(ids)),
    body: database.statement<{ body: string; shape: string }>(
      'select body, shape from event where organization = ? and id = ?',
    ),
    latest: database.statement<ListedEvent>(`${select('body')} order by id desc limit 1`),
  }
}

const padded = (ids: readonly number[]) => [...ids, ...Array<number>(listedAtOnce - ids.length).fill(ids[0]!)]

interface IdAndStart {
  readonly id: number
  readonly starts: number
}

export interface Window {
  readonly from: number
  readonly to: number
}

/** Later than every possible date, and still a safe integer. */
export const furthest = 8_640_000_000_000_000

/** Deletes some events of a group and returns their prokeys. */
export async function deleteEventsIn(
  tx: Transaction,
  organization: OrganizationId,
  group: string,
  limit: number,
): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('event')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('event')
        .select('id')
        .where('organization', '=', organization)
        .where('event_group', '=', group)
        .orderBy('id')
        .limit(limit),
    )
    .returning('prokey')
    .execute()
  return deleted.map(({ prokey }) => prokey)
}

/** The organization that an event belongs to. */
export async function findOwner(db: Kysely<Tables>, prokey: string): Promise<OrganizationId | undefined> {
  const row = await db.selectFrom('event').select('organization').where('prokey', '=', prokey).executeTakeFirst()
  return row?.organization as OrganizationId | undefined
}

/** Events with everything their calendar files need. */
export function icsReads(database: Database) {
  return {
    own: database.statement<Row>('select * from event where organization = ? and prokey = ?'),
    published: database.statement<Row>(
      `select * from event where prokey = ? and status = 'published' and ${ofActiveOrganization}`,
    ),
  }
}

/** The current mode of a group. Undefined if there is no such group. */
export async function modeOf(tx: Kysely<Tables>, organization: OrganizationId, prokey: string) {
  const row = await tx
    .selectFrom('event_group')
    .select('subscription')
    .where('organization', '=', organization)
    .where('prokey', '=', prokey)
    .executeTakeFirst()
  return row?.subscription
}
