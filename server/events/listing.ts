import type { FastifyReply } from 'fastify'
import type { Context } from '../context.ts'
import { streamJson } from '../http/pieces.ts'
import { Slots } from '../http/slots.ts'
import { turn } from '../http/turns.ts'
import { type ListQuery, type NextEvents, eventSelection } from './selection.ts'
import { type ListedEvent, eventStore } from './store.ts'

// In characters.
const longText = 1_000_000
// For texts that are being joined, and for long events that are being sent: these are in memory as a whole.
const atOnce = { texts: 8, longEvents: 16 }

/** Lists of events can be long, so they are read and written in chunks, and other requests run in between. */
export function eventListing(context: Context) {
  const { select, latest, withLongBody } = eventSelection(context)
  const texts = new Slots(atOnce.texts)
  const longEvents = new Slots(atOnce.longEvents)

  return {
    select,
    latest,
    /** The list as a text; null if it is too long for one. */
    async text(query: ListQuery, next: NextEvents): Promise<string | null> {
      const leave = await texts.enter(query.organization)
      try {
        let text = ''
        for await (const piece of pieces(query, next)) {
          text += piece
          if (text.length > longText) return null
        }
        return text
      } finally {
        leave()
      }
    },
    /** Streams a long list, reading only as fast as the client does. */
    stream: (reply: FastifyReply, query: ListQuery, next: NextEvents) =>
      streamJson(context.settings, reply, pieces(query, next, longEvents)),
  }

  async function* pieces(query: ListQuery, next: NextEvents, slots?: Slots): AsyncGenerator<string, void, void> {
    // A separate function, because a generator would keep the rows in memory between chunks.
    const read = async () => {
      await turn()
      const events = await next()
      return events && partsOf(events, query.dates)
    }
    let before = '['
    for (let parts = await read(); parts; parts = await read()) {
      for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
        const leave = typeof part === 'string' ? undefined : await slots?.enter(query.organization)
        try {
          const text = typeof part === 'string' ? part : await longEntry(query, part)
          // Deleted in the meantime.
          if (text === undefined) continue
          yield `${before}${text}`
          before = ','
        } finally {
          leave?.()
        }
      }
    }
    yield before === '[' ? '[]' : ']'
  }

  async function longEntry(query: ListQuery, event: ListedEvent): Promise<string | undefined> {
    const whole = await withLongBody(query, event)
    return whole && entryText(whole, query.dates)
  }
}

/** Joins entries into one text; if there are long ones, into the texts between them and references to read later. */
function partsOf(events: readonly ListedEvent[], dates: boolean): (string | ListedEvent)[] {
  const parts: (string | ListedEvent)[] = []
  let texts: string[] = []
  const flush = () => {
    if (texts.length > 0) parts.push(texts.join(','))
    texts = []
  }
  for (const event of events) {
    if (dates && event.body === null) {
      flush()
      parts.push(event)
    } else texts.push(entryText(event, dates))
  }
  flush()
  return parts
}

/** Built from stored text, which is JSON already. */
export function entryText(event: ListedEvent, dates: boolean): string {
  const { id, prokey, label, body, shape } = event
  const more = dates ? `,"dates":${eventStore.firstField({ body: body!, shape })}` : ''
  return `{"id":${id},"prokey":"${prokey}","label":${JSON.stringify(label)}${more}}`
}
