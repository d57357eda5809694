import { Readable } from 'node:stream'
import type { Context } from '../context.ts'
import { errorFields, log } from '../http/log.ts'
import { turns } from '../http/turns.ts'
import {
  type EventItem,
  type Filter,
  type ListedEvent,
  type Window,
  eventReads,
  eventStore,
  listedAtOnce,
} from './store.ts'

export interface Asked extends Filter {
  /** null: whenever they take place. */
  readonly window: Window | null
  readonly dates: boolean
}

interface Range {
  readonly limit: number
  readonly offset: number
}

type Pages = AsyncIterable<readonly ListedEvent[]>

/** The events that were asked for, oldest first. */
export interface Selection {
  readonly count: () => number | Promise<number>
  /** All of them, or a part, read as they are taken. */
  readonly pages: (range?: Range) => Pages
  /** What it holds depends on the day of asking. */
  readonly isDynamic: boolean
}

// In characters.
const longText = 1_000_000
const pieceLength = 64_000

/** Lists of events may be of any length, so they are read and written in pieces between which other requests pass. */
export function eventListing({ database, now, settings }: Context) {
  const [plain, withBodies] = [eventReads(database, false), eventReads(database, true)]
  const readsOf = ({ dates }: Asked) => (dates ? withBodies : plain)

  return {
    async select(asked: Asked): Promise<Selection> {
      const { window } = asked
      if (window) return within(asked, window)
      return {
        count: () => readsOf(asked).count(asked),
        pages: (range) => (range ? part(asked, range) : everything(asked)),
        isDynamic: false,
      }
    },
    /** The list as a text; null when it is a long one. */
    async text(asked: Asked, pages: Pages): Promise<string | null> {
      let text = ''
      for await (const piece of pieces(asked, pages)) {
        text += piece
        if (text.length > longText) return null
      }
      return text
    },
    /** A long list, written as it is read and read as fast as it is taken. */
    stream(asked: Asked, pages: Pages): Readable {
      return Readable.from(pieces(asked, pages)).on('error', (error) => {
        log(settings, 'error', 'a list was broken off', { err: errorFields(error) })
      })
    },
    latest: async (organization: Filter['organization']) => (await withBodies.latest(organization))[0],
  }

  async function* pieces(asked: Asked, pages: Pages): AsyncGenerator<string> {
    const turn = turns()
    let text = '['
    let isFirst = true
    for await (const events of pages) {
      for (const event of events) {
        const whole = event.body === null ? await withLongBody(asked, event) : event
        // Deleted meanwhile.
        if (!whole) continue
        text += `${isFirst ? '' : ','}${entryText(whole, asked.dates)}`
        isFirst = false
        await turn()
        if (text.length < pieceLength) continue
        yield text
        text = ''
      }
    }
    yield `${text}]`
  }

  async function withLongBody({ organization }: Filter, event: ListedEvent): Promise<ListedEvent | undefined> {
    const [found] = await withBodies.body(organization, event.id)
    return found && { ...event, ...found }
  }

  async function* everything(asked: Asked): Pages {
    const reads = readsOf(asked)
    let last = 0
    for (;;) {
      const events = await reads.after(asked, last)
      yield events
      if (events.length < listedAtOnce) return
      last = events.at(-1)!.id
    }
  }

  async function* part(asked: Asked, { limit, offset }: Range): Pages {
    const reads = readsOf(asked)
    for (let done = 0; done < limit; done += listedAtOnce) {
      const events = await reads.page(asked, Math.min(listedAtOnce, limit - done), offset + done)
      yield events
      if (events.length < listedAtOnce) return
    }
  }

  async function within(asked: Asked, window: Window): Promise<Selection> {
    const some = await readsOf(asked).within(asked, window)
    if (some.length > listedAtOnce) return manyWithin(asked, window)
    const isIn = some.some(isDynamic) ? await dynamicIn(asked, window) : async () => true
    const found: ListedEvent[] = []
    for (const event of some) if (!isDynamic(event) || (await isIn(event))) found.push(event)
    found.sort((one, other) => one.id - other.id)
    return {
      count: () => found.length,
      async *pages({ limit, offset } = { limit: Infinity, offset: 0 }) {
        yield found.slice(offset, offset + limit)
      },
      isDynamic: some.some(isDynamic),
    }
  }

  /** Finds which they are before it reads them in their order. */
  async function manyWithin(asked: Asked, window: Window): Promise<Selection> {
    const reads = readsOf(asked)
    const turn = turns()
    const ids: number[] = []
    for (const span of ['short', 'long', 'endless'] as const) {
      let last: { id: number; starts: number } | undefined
      do {
        const found: { id: number; starts: number }[] = await reads.idsWithin(asked, span, window, last)
        for (const { id } of found) ids.push(id)
        last = found.at(-1)
        await turn()
      } while (last)
    }
    let isSeen = false
    const isIn = await dynamicIn(asked, window)
    for (let last: number | undefined = 0; last !== undefined;) {
      const events: ListedEvent[] = await reads.dynamic(asked, last)
      for (const event of events) {
        if (await isIn(event)) ids.push(event.id)
        await turn()
      }
      isSeen ||= events.length > 0
      last = events.at(-1)?.id
    }
    const sorted = Float64Array.from(ids).toSorted()
    return {
      count: () => sorted.length,
      async *pages({ limit, offset } = { limit: Infinity, offset: 0 }) {
        const end = Math.min(sorted.length, offset + limit)
        for (let at = offset; at < end; at += listedAtOnce)
          yield reads.byIds(asked, Array.from(sorted.subarray(at, Math.min(end, at + listedAtOnce))))
      },
      isDynamic: isSeen,
    }
  }

  /** Dynamic events are judged by the day of asking. */
  async function dynamicIn(asked: Asked, { from, to }: Window) {
    const [{ overlaps, scheduleOf, spanOf }, { soundRule }] = await Promise.all([
      import('../calendar/schedule.ts'),
      import('./recurrence.ts'),
    ])
    const today = Temporal.Instant.fromEpochMilliseconds(now())
    return async (event: ListedEvent): Promise<boolean> => {
      const whole = event.body === null ? await withLongBody(asked, event) : event
      if (!whole) return false
      const { dates, ...item } = JSON.parse(eventStore.body(stored(whole))) as EventItem
      return overlaps(spanOf(scheduleOf(dates, soundRule({ dates, ...item }), today)), from, to)
    }
  }
}

const isDynamic = ({ span }: ListedEvent) => span === 'dynamic'

const stored = ({ body, shape }: ListedEvent) => ({ body: body!, shape })

/** Put together from what is stored, which is text already. */
export function entryText(event: ListedEvent, dates: boolean): string {
  const { id, prokey, label } = event
  const more = dates ? `,"dates":${eventStore.firstField(stored(event))}` : ''
  return `{"id":${id},"prokey":"${prokey}","label":${JSON.stringify(label)}${more}}`
}
