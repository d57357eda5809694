import { Event, type Item } from '@kalends/contract'
import { contentChanged } from '../database/content-changes.ts'
import type { Database, Transaction } from '../database/open.ts'
import type { OrganizationId } from '../http/actor.ts'
import { Refusal } from '../refusal.ts'
import { ResourceStore, type Row } from '../resources/store.ts'

export type EventItem = Item<typeof Event>

export const eventStore = new ResourceStore(Event, { columns: ['rsvp', 'cta'], answered: ['status', 'sequence'] })

/** Whether visitors sign up for it. The flag without a template, or the template without the flag, has no effect. */
export function isRsvpEvent({ rsvp, rsvp_block }: Pick<EventItem, 'rsvp' | 'rsvp_block'>): boolean {
  return rsvp && rsvp_block !== null
}

/**
 * How an event is found by time. Nearly all are short, and a short one that overlaps a window starts at most a month
 * before it, so its start finds it. A long one is found by its end, one without an end by its start. Dynamic ones move
 * with the day of asking and are judged then, one by one.
 */
export type SpanKind = 'short' | 'long' | 'endless' | 'dynamic'

/** A span up to this long is a short one. */
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
  /** Empty where it was not asked for; that of a dynamic event is always there. */
  body: string
  shape: string
  span: SpanKind
}

/** Which events a list is about. */
interface Filter {
  readonly organization: OrganizationId
  readonly group: string | null
}

/** The lists of events, with or without their bodies. */
export function eventReads(database: Database, withBody: boolean) {
  const content = withBody ? 'body' : "'' as body"
  const select = (shown: string) => `select id, prokey, label, ${shown}, shape, span from event where organization = ?`
  const forEach = <Run>(make: (inGroup: string) => Run) => {
    const [all, ofGroup] = [make(''), make('and event_group = ?')]
    return (group: string | null) => (group === null ? all : ofGroup)
  }
  const valuesOf = ({ organization, group }: Filter) => (group === null ? [organization] : [organization, group])

  const all = forEach((inGroup) => database.statement<ListedEvent>(`${select(content)} ${inGroup} order by id`))
  const page = forEach((inGroup) =>
    database.statement<ListedEvent>(`${select(content)} ${inGroup} order by id limit ? offset ?`),
  )
  const count = forEach((inGroup) =>
    database.statement<{ count: number }>(`select count(*) as count from event where organization = ? ${inGroup}`),
  )
  // One part for each kind of span, so that each is found by an index.
  const within = forEach((inGroup) =>
    database.statement<ListedEvent>(
      [
        `${select(content)} ${inGroup} and span = 'short' and starts > ? and starts < ? and (ends > ? or starts = ?)`,
        `${select(content)} ${inGroup} and span = 'long' and ends > ? and starts < ?`,
        `${select(content)} ${inGroup} and span = 'endless' and starts < ?`,
        `${select('body')} ${inGroup} and span = 'dynamic'`,
      ].join(' union all '),
    ),
  )

  return {
    all: (filter: Filter) => all(filter.group)(...valuesOf(filter)),
    page: (filter: Filter, limit: number, offset: number) => page(filter.group)(...valuesOf(filter), limit, offset),
    count: async (filter: Filter) => (await count(filter.group)(...valuesOf(filter)))[0]!.count,
    /** Those that overlap [from, to) or, without length, lie in it, and all dynamic ones; in no order. */
    within(filter: Filter, from: number, to: number) {
      const who = valuesOf(filter)
      const values = [...who, from - longestShort, to, from, from, ...who, from, to, ...who, to, ...who]
      return within(filter.group)(...values)
    },
    latest: database.statement<ListedEvent>(`${select(content)} order by id desc limit 1`),
  }
}

/** Deletes some of the events of a group and answers their prokeys. */
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
        .limit(limit),
    )
    .returning('prokey')
    .execute()
  return deleted.map(({ prokey }) => prokey)
}

/** Sets an event to published or draft; answers whether there is such an event. */
export async function setStatus(tx: Transaction, prokey: string, status: 'published' | 'draft'): Promise<boolean> {
  const changed = await tx
    .updateTable('event')
    .set((eb) => ({ status, version: eb('version', '+', 1) }))
    .where('prokey', '=', prokey)
    .returning('organization')
    .executeTakeFirst()
  if (changed) contentChanged(tx, changed.organization)
  return changed !== undefined
}

/** Events with everything their calendar files need. */
export function icsReads(database: Database) {
  const columns = 'select * from event'
  return {
    own: database.statement<Row>(`${columns} where organization = ? and prokey = ?`),
    published: database.statement<Row>(`${columns} where prokey = ? and status = 'published'`),
  }
}
