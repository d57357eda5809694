import type { Context } from '../context.ts'
import { turn } from '../http/turns.ts'
import {
  type FoundEvent,
  type Place,
  type Wanted,
  eventsByIds,
  fillSearch,
  findPlaces,
  idAfter,
} from './search-store.ts'
import { searchText } from './search-text.ts'
import { eventSelection } from './selection.ts'
import { eventReads, furthest } from './store.ts'

export { type FoundEvent, type Place, type Wanted, sorts } from './search-store.ts'

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
export function eventSearch({ database, now }: Pick<Context, 'database' | 'now'>) {
  const { dynamicWithin } = eventSelection({ database, now })
  const { body: bodyOf } = eventReads(database, true)

  return async (query: EventQuery): Promise<EventPage> => {
    const { organization, group, window, limit } = query
    const dynamic = window ? await dynamicWithin({ organization, group }, window) : []
    const places = await firstPlaces({ ...query, dynamic }, query.after, limit + 1)
    const page = places.slice(0, limit)
    return { events: await read(query, page), next: places.length > limit ? page.at(-1)! : null }
  }

  /** The first matches. Scans all events of the organization in parts, and keeps the best of each. */
  async function firstPlaces(wanted: Wanted, after: Place | null, limit: number): Promise<Place[]> {
    const { organization } = wanted
    const atOnce = scannedAtOnce[database.engine]
    const compare = comparison(wanted)
    let best: Place[] = []
    for (let from: number | undefined = 0; from !== undefined;) {
      await turn()
      const start: number = from
      const end: number | undefined =
        atOnce === Infinity ? undefined : await database.read((db) => idAfter(db, organization, start, atOnce))
      const part = { after, from: start, to: end ?? furthest, limit }
      const found = await database.read((db) => findPlaces(db, database.engine, wanted, part))
      best = best.length === 0 ? found : [...best, ...found].toSorted(compare).slice(0, limit)
      from = wanted.sort === 'created' && !wanted.isDescending && best.length === limit ? undefined : end
    }
    return best
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
