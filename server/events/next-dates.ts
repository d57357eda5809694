import type { Context } from '../context.ts'
import type { OrganizationId } from '../http/actor.ts'
import { turn } from '../http/turns.ts'
import type { RunningEvent } from './search-store.ts'
import { type EventItem, eventReads, eventStore, listedAtOnce } from './store.ts'

/** The date of an event that is taking place or comes next; if all are over, the last one. In epoch milliseconds. */
export interface NextDate {
  readonly start: number
  readonly end: number
}
export type NextDateOf = (item: EventItem, now: Temporal.Instant) => NextDate

interface Known extends NextDate {
  readonly version: number
  readonly since: number
}

const mostKnown = 50_000
// Milliseconds. Someone who reads on in a list sees it as it was when they opened it.
const lookBack = 3_600_000

/**
 * The next dates of events that have begun. The database doesn't know them: they would have to be written whenever a
 * date passes. They are remembered until then, so only the first list after a start reads all of these events.
 */
export function nextDates({ database }: Pick<Context, 'database'>, nextOf: NextDateOf) {
  const reads = eventReads(database, true)
  const known = new Map<number, Known>()

  return async (organization: OrganizationId, events: readonly RunningEvent[], now: number) => {
    const found = new Map<number, NextDate>()
    const unknown: RunningEvent[] = []
    for (const event of events) {
      const next = known.get(event.id)
      if (next?.version === event.version && next.since <= now && now < next.end) found.set(event.id, next)
      else unknown.push(event)
    }
    for (let at = 0; at < unknown.length; at += listedAtOnce)
      for (const [id, next] of await readSome(organization, unknown.slice(at, at + listedAtOnce), now))
        found.set(id, next)
    return found
  }

  async function readSome(organization: OrganizationId, events: readonly RunningEvent[], now: number) {
    await turn()
    const byId = new Map(events.map((event) => [event.id, event]))
    const found = new Map<number, NextDate>()
    for (const { id, body, shape, span } of await reads.byIds({ organization, group: null }, [...byId.keys()])) {
      await turn()
      const [whole] = body === null ? await reads.body(organization, id) : [{ body, shape }]
      // Deleted in the meantime.
      if (!whole) continue
      const item = JSON.parse(eventStore.body(whole)) as EventItem
      const next = nextOf(item, instant(now))
      found.set(id, next)
      if (span !== 'dynamic')
        remember(id, { ...next, version: byId.get(id)!.version, since: sinceWhen(item, next, now) })
    }
    return found
  }

  function sinceWhen(item: EventItem, { start }: NextDate, now: number): number {
    return nextOf(item, instant(now - lookBack)).start === start ? now - lookBack : now
  }

  function remember(id: number, next: Known) {
    known.delete(id)
    known.set(id, next)
    if (known.size > mostKnown) known.delete(known.keys().next().value!)
  }
}

const instant = (at: number) => Temporal.Instant.fromEpochMilliseconds(at)
