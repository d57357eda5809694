import type { Database, Value } from '../database/open.ts'
import { type HistoryRow, type Position, comparedTo, isIndexed, selectChanges } from './read-store.ts'

/** Which changes to list. Null: all. */
export interface ActivityFilter {
  readonly organization: number
  readonly type: string | null
  readonly action: string | null
  readonly item: string | null
  readonly actor: string | null
  readonly actorId: string | null
  readonly from: number | null
  readonly to: number | null
  /** Only the last time that this happened to an item, without RSVPs. */
  readonly isLast?: boolean
}

/** `operation`: see store.ts. */
export type ListedChange = Omit<HistoryRow, 'state'> & Position & { readonly operation: number | null }

interface Boundary extends Position {
  readonly at: number
}

const columns = 'id, organization, transaction_id, at, actor, actor_id, type, action, item, event, fields, operation'
const latestFirst = 'order by transaction_id desc, activity.id desc'

/** Changes of an organization, latest first: by transaction and id, as the index has them. */
export function listReads(database: Database) {
  const boundary = database.statement<Boundary>(
    `select transaction_id, id, at from activity where organization = ? and ${comparedTo(database, '<')}
     ${latestFirst} limit 1 offset ?`,
  )
  const upTo = database.statement<Boundary>(
    'select transaction_id, id, at from activity where id <= ? order by id desc limit 1',
  )
  const ends = database.statement<{ first: number | null; last: number | null }>(
    'select (select min(id) from activity) as first, (select max(id) from activity) as last',
  )
  const statements = new Map<string, (...values: Value[]) => ListedChange[] | Promise<ListedChange[]>>()

  return {
    /** The last of the next `count` changes before a position; undefined if there are fewer. */
    boundary: async ({ organization }: ActivityFilter, { transaction_id, id }: Position, count: number) =>
      (await boundary(organization, transaction_id, id, count - 1))[0],

    /** The latest matches before a position, and not before another one. */
    async matches(filter: ActivityFilter, before: Position, from: Position, limit: number): Promise<ListedChange[]> {
      const { texts, values } = conditionsOf(filter)
      // Names are only looked up for the page. Otherwise PostgreSQL may join all changes before it sorts them.
      const page = `(select ${columns} from activity where organization = ? and ${comparedTo(database, '<')}
        and ${comparedTo(database, '>=')} ${texts.map((text) => `and ${text}`).join(' ')} ${latestFirst} limit ?) as activity`
      const sql = `${selectChanges('transaction_id, operation', page)} ${latestFirst}`
      const run = statements.get(sql) ?? database.statement<ListedChange>(sql)
      statements.set(sql, run)
      const range = [before.transaction_id, before.id, from.transaction_id, from.id]
      return run(filter.organization, ...range, ...values, limit)
    },

    /**
     * A change at about this time, after which all are later. Ids ascend nearly with time, so it is found by bisection instead
     * of an index that every change would have to maintain.
     */
    async around(time: number): Promise<Position | undefined> {
      const [{ first, last } = { first: null, last: null }] = await ends()
      if (first === null || last === null) return undefined
      let found: Boundary | undefined
      for (let [low, high] = [first, last]; low <= high;) {
        const middle = Math.floor((low + high) / 2)
        const [row] = await upTo(middle)
        if (!row || row.at <= time) {
          found = row ?? found
          low = middle + 1
        } else high = row.id - 1
      }
      return found
    },
  }
}

/** SQL: the same did not happen to the item again. Ids are the order of its changes. */
const isLastOfItem = `${isIndexed} and not exists (select 1 from activity as later
  where later.type <> 'rsvp' and later.item = activity.item and later.organization = activity.organization
    and later.type = activity.type and later.action = activity.action and later.id > activity.id)`

function conditionsOf({ type, action, item, actor, actorId, from, to, isLast = false }: ActivityFilter) {
  const conditions: [string, Value][] = []
  const add = (text: string, value: Value) => value !== null && conditions.push([text, value])
  add('type = ?', type)
  add('action = ?', action)
  // The index of items leaves out RSVPs.
  add(type === 'rsvp' ? 'item = ?' : `${isIndexed} and item = ?`, item)
  add('actor = ?', actor)
  add('actor_id = ?', actorId)
  add('at >= ?', from)
  add('at < ?', to)
  const texts = conditions.map(([text]) => text)
  return { texts: isLast ? [...texts, isLastOfItem] : texts, values: conditions.map(([, value]) => value) }
}
