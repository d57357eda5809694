import type { Context } from '../context.ts'
import { turn } from '../http/turns.ts'
import {
  type EventItem,
  type Filter,
  type ListedEvent,
  type SizedEvent,
  type Window,
  eventReads,
  eventStore,
  listedAtOnce,
  pageBytes,
} from './store.ts'

export interface ListQuery extends Filter {
  /** null: at any time. */
  readonly window: Window | null
  readonly dates: boolean
}

interface Range {
  readonly limit: number
  readonly offset: number
}

/** Reads the next events, few enough to keep in memory while a client receives them; undefined at the end. */
export type NextEvents = () => Promise<readonly ListedEvent[] | undefined>

/** Oldest first. */
export interface Selection {
  readonly count: () => number | Promise<number>
  /** All events or a page of them, read on demand. */
  readonly events: (range?: Range) => NextEvents
  /** Whether the result depends on the current day. */
  readonly isDynamic: boolean
}

const everything: Range = { limit: Infinity, offset: 0 }

/** Finds the requested events. Between two reads it keeps only the position. */
export function eventSelection({ database, now }: Pick<Context, 'database' | 'now'>) {
  const [plain, withBodies] = [eventReads(database, false), eventReads(database, true)]
  const readsOf = ({ dates }: ListQuery) => (dates ? withBodies : plain)

  return {
    async select(query: ListQuery): Promise<Selection> {
      if (query.window) return within(query, query.window)
      return {
        count: () => readsOf(query).count(query),
        events: (range) => (range ? part(query, range) : all(query)),
        isDynamic: false,
      }
    },
    latest: async (organization: Filter['organization']) => (await withBodies.latest(organization))[0],
    withLongBody,
    dynamicWithin,
  }

  async function withLongBody({ organization }: Filter, event: ListedEvent): Promise<ListedEvent | undefined> {
    const [found] = await withBodies.body(organization, event.id)
    return found && { ...event, ...found }
  }

  function all(query: ListQuery): NextEvents {
    let last: number | undefined = 0
    if (query.dates)
      return inPages(query, async () => {
        const sizes: SizedEvent[] = last === undefined ? [] : await withBodies.sizes.after(query, last)
        last = sizes.at(-1)?.id
        return sizes
      })
    return async () => {
      if (last === undefined) return undefined
      const events: ListedEvent[] = await plain.after(query, last)
      last = events.length < listedAtOnce ? undefined : events.at(-1)!.id
      return events
    }
  }

  function part(query: ListQuery, { limit, offset }: Range): NextEvents {
    let done = 0
    if (query.dates)
      return inPages(query, async () => {
        const left = limit - done
        done = limit
        return left > 0 ? withBodies.sizes.page(query, left, offset) : []
      })
    return async () => {
      if (done >= limit) return undefined
      const wanted = Math.min(listedAtOnce, limit - done)
      const events = await plain.page(query, wanted, offset + done)
      done = events.length < wanted ? limit : done + wanted
      return events
    }
  }

  /** Reads events of known sizes, few enough at a time to keep in memory while a client receives them. */
  function inPages(query: ListQuery, nextSizes: () => Promise<SizedEvent[]>): NextEvents {
    let sizes: SizedEvent[] = []
    let at = 0
    return async () => {
      if (at === sizes.length) {
        sizes = await nextSizes()
        at = 0
        if (sizes.length === 0) return undefined
      }
      const ids: number[] = []
      for (let bytes = 0; at < sizes.length && ids.length < listedAtOnce; at += 1) {
        bytes += sizes[at]!.bytes
        if (bytes > pageBytes && ids.length > 0) break
        ids.push(sizes[at]!.id)
      }
      return withBodies.byIds(query, ids)
    }
  }

  async function within(query: ListQuery, window: Window): Promise<Selection> {
    const some = await readsOf(query).within(query, window)
    if (some.length > listedAtOnce) return manyWithin(query, window)
    const isIn = some.some(isDynamic) ? await dynamicIn(query, window) : async () => true
    const found: ListedEvent[] = []
    for (const event of some) if (!isDynamic(event) || (await isIn(event))) found.push(event)
    found.sort((one, other) => one.id - other.id)
    const bytes = found.reduce((sum, { body }) => sum + (body?.length ?? 0), 0)
    if (bytes > pageBytes)
      return byIds(
        query,
        found.map(({ id }) => id),
        some.some(isDynamic),
      )
    return {
      count: () => found.length,
      events({ limit, offset } = everything) {
        let events: ListedEvent[] | undefined = found.slice(offset, offset + limit)
        return async () => {
          const page = events
          events = undefined
          return page
        }
      },
      isDynamic: some.some(isDynamic),
    }
  }

  /** Finds all matching ids first, then reads the events in order. */
  async function manyWithin(query: ListQuery, window: Window): Promise<Selection> {
    const reads = readsOf(query)
    const ids: number[] = []
    for (const span of ['short', 'long', 'endless'] as const) {
      let last: { id: number; starts: number } | undefined
      do {
        await turn()
        const found: { id: number; starts: number }[] = await reads.idsWithin(query, span, window, last)
        for (const { id } of found) ids.push(id)
        last = found.at(-1)
      } while (last)
    }
    let isSeen = false
    const onDynamic = () => (isSeen = true)
    for (const id of await dynamicWithin(query, window, onDynamic)) ids.push(id)
    return byIds(query, ids, isSeen)
  }

  /** The dynamic events in a window. Calls back if there are any, even outside of it. */
  async function dynamicWithin(filter: Filter, window: Window, onAny?: () => void): Promise<number[]> {
    const isIn = await dynamicIn(filter, window)
    const ids: number[] = []
    for (let last: number | undefined = 0; last !== undefined;) {
      const events: ListedEvent[] = await plain.dynamic(filter, last)
      for (const event of events) {
        await turn()
        if (await isIn(event)) ids.push(event.id)
      }
      if (events.length > 0) onAny?.()
      last = events.at(-1)?.id
    }
    return ids
  }

  function byIds(query: ListQuery, found: readonly number[], seen: boolean): Selection {
    const sorted = Float64Array.from(found).toSorted()
    return {
      count: () => sorted.length,
      events({ limit, offset } = everything) {
        const end = Math.min(sorted.length, offset + limit)
        let at = offset
        const nextIds = () => {
          const ids = Array.from(sorted.subarray(at, Math.min(end, at + listedAtOnce)))
          at += ids.length
          return ids
        }
        if (!query.dates)
          return async () => {
            const ids = nextIds()
            return ids.length === 0 ? undefined : plain.byIds(query, ids)
          }
        return inPages(query, async () => {
          // Some may have been deleted in the meantime; later ones may still exist.
          for (let ids = nextIds(); ids.length > 0; ids = nextIds()) {
            const sizes = await withBodies.sizes.byIds(query, ids)
            if (sizes.length > 0) return sizes
          }
          return []
        })
      },
      isDynamic: seen,
    }
  }

  /** Dynamic events are checked against the current day. */
  async function dynamicIn(query: Filter, { from, to }: Window) {
    const [{ overlaps, scheduleOf, spanOf }, { soundRule }] = await Promise.all([
      import('../calendar/schedule.ts'),
      import('./recurrence.ts'),
    ])
    const today = Temporal.Instant.fromEpochMilliseconds(now())
    return async (event: ListedEvent): Promise<boolean> => {
      const whole = event.body === null ? await withLongBody(query, event) : event
      if (!whole) return false
      const { dates, ...item } = JSON.parse(eventStore.body({ body: whole.body!, shape: whole.shape })) as EventItem
      return overlaps(spanOf(scheduleOf(dates, soundRule({ dates, ...item }), today)), from, to)
    }
  }
}

const isDynamic = ({ span }: ListedEvent) => span === 'dynamic'
