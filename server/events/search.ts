import type { Context } from '../context.ts'
import { turn } from '../http/turns.ts'
import {
  type EventTarget,
  type FoundEvent,
  type Place,
  type Wanted,
  countPlaces,
  eventsByIds,
  fillSearch,
  findPlaces,
  findRunning,
  findTargets,
  idAfter,
} from './search-store.ts'
import { type NextDateOf, nextDates } from './next-dates.ts'
import { searchText } from './search-text.ts'
import { eventSelection } from './selection.ts'
import { eventReads, furthest } from './store.ts'

export { type EventTarget, type FoundEvent, type Place, type Wanted, sorts } from './search-store.ts'

export interface EventQuery extends Omit<Wanted, 'dynamic'> {
  readonly after: Place | null
  readonly limit: number
}

/** A page of a list, and the place after which the next one begins; null: it is the last. */
export interface EventPage {
  readonly events: readonly FoundEvent[]
  readonly next: Place | null
}

// On SQLite a statement blocks the event loop. On PostgreSQL it doesn't, and the planner knows best.
const scannedAtOnce = { sqlite: 2000, postgres: Infinity }

/** Lists of events for people: found by words and filters, sorted, a page at a time. */
export function eventSearch({ database, now }: Pick<Context, 'database' | 'now'>, nextOf: NextDateOf) {
  const { dynamicWithin } = eventSelection({ database, now })
  const { body: bodyOf } = eventReads(database, true)
  const nextDatesOf = nextDates({ database }, nextOf)

  return {
    async find(query: EventQuery): Promise<EventPage> {
      const places = await placesOf(query, query.limit + 1)
      const page = places.slice(0, query.limit)
      return { events: await read(query, page), next: places.length > query.limit ? page.at(-1)! : null }
    },
    /** How many match after a place, in an order other than by next date. */
    async count(query: Omit<EventQuery, 'after' | 'limit'>, after: Place): Promise<number> {
      const wanted = { ...query, dynamic: await dynamicOf(query) }
      let count = 0
      for await (const part of parts(wanted))
        count += await database.read((db) => countPlaces(db, database.engine, wanted, { ...part, after }))
      return count
    },
    /** All matches, oldest first, up to `limit` and one more. */
    async all(query: Omit<EventQuery, 'after' | 'limit'>, limit: number): Promise<EventTarget[]> {
      const wanted = { ...query, dynamic: await dynamicOf(query) }
      const found: EventTarget[] = []
      for await (const part of parts(wanted)) {
        found.push(...(await database.read((db) => findTargets(db, database.engine, wanted, part))))
        if (found.length > limit) break
      }
      return found.slice(0, limit + 1)
    },
  }

  async function placesOf(query: EventQuery, limit: number): Promise<Place[]> {
    const wanted = { ...query, dynamic: await dynamicOf(query) }
    const places = await firstPlaces(wanted, query.after, limit)
    if (wanted.sort !== 'next') return places
    return [...places, ...(await runningPlaces(wanted, query.after))].toSorted(comparison(wanted)).slice(0, limit)
  }

  async function dynamicOf({
    organization,
    group,
    window,
    time,
    now: moment,
  }: Omit<Wanted, 'dynamic'>): Promise<number[]> {
    if (!window && time === null) return []
    const filter = { organization, group }
    const inWindow = await dynamicWithin(filter, window ?? { from: -furthest, to: furthest })
    if (time === null || inWindow.length === 0) return inWindow
    const ahead = new Set(await dynamicWithin(filter, { from: moment, to: furthest }))
    return inWindow.filter((id) => ahead.has(id) === (time === 'upcoming'))
  }

  /** The first matches. Scans all events of the organization in parts, and keeps the best of each. */
  async function firstPlaces(wanted: Wanted, after: Place | null, limit: number): Promise<Place[]> {
    const compare = comparison(wanted)
    let best: Place[] = []
    for await (const part of parts(wanted)) {
      const found = await database.read((db) => findPlaces(db, database.engine, wanted, { ...part, after, limit }))
      best = best.length === 0 ? found : [...best, ...found].toSorted(compare).slice(0, limit)
      if (wanted.sort === 'created' && !wanted.isDescending && best.length === limit) break
    }
    return best
  }

  /** Matches whose next date must be calculated. */
  async function runningPlaces(wanted: Wanted, after: Place | null): Promise<Place[]> {
    // None of them is over.
    if (wanted.time === 'past' && wanted.dynamic.length === 0) return []
    const compare = comparison(wanted)
    const places: Place[] = []
    for await (const part of parts(wanted)) {
      const running = await database.read((db) => findRunning(db, database.engine, wanted, part))
      for (const [id, { start }] of await nextDatesOf(wanted.organization, running, wanted.now))
        places.push({ key: start, id })
    }
    return after ? places.filter((place) => compare(place, after) > 0) : places
  }

  async function* parts({ organization }: Wanted): AsyncGenerator<{ from: number; to: number }, void, void> {
    const atOnce = scannedAtOnce[database.engine]
    for (let from: number | undefined = 0; from !== undefined;) {
      await turn()
      const start: number = from
      from = atOnce === Infinity ? undefined : await database.read((db) => idAfter(db, organization, start, atOnce))
      yield { from: start, to: from ?? furthest }
    }
  }

  async function read({ organization }: EventQuery, page: readonly Place[]): Promise<FoundEvent[]> {
    if (page.length === 0) return []
    const ids = page.map(({ id }) => id)
    const rows = await database.read((db) => eventsByIds(db, organization, ids))
    const found = new Map<number, FoundEvent>()
    for (const { body, ...row } of rows) {
      await turn()
      const [whole] = body === null ? await bodyOf(organization, row.id as number) : [{ body, shape: row.shape }]
      if (whole) found.set(row.id as number, { ...row, ...whole } as FoundEvent)
    }
    // Some may have been deleted in the meantime.
    return ids.flatMap((id) => found.get(id) ?? [])
  }
}

function comparison({ isDescending }: Wanted) {
  const sign = isDescending ? -1 : 1
  return (one: Place, other: Place) => {
    if (one.key === other.key) return (one.id - other.id) * sign
    return (typeof one.key === 'number' ? one.key - (other.key as number) : byBytes(one.key, String(other.key))) * sign
  }
}

/** As the databases compare texts. JavaScript would compare UTF-16 units. */
const byBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))

const filledAtOnce = 50

/** A job: fills in the search texts of events that were stored before there were any. */
export async function fillSearchTexts({ database }: Pick<Context, 'database'>, signal: AbortSignal) {
  const fillSome = () => database.transaction((tx) => fillSearch(tx, searchText, filledAtOnce))
  while ((await fillSome()) === filledAtOnce) signal.throwIfAborted()
}
