import type { FastifyReply } from 'fastify'
import type { Context } from '../context.ts'
import { streamJson } from '../http/pieces.ts'
import { Slots } from '../http/slots.ts'
import { turn } from '../http/turns.ts'
import { type Asked, type NextEvents, eventSelection } from './selection.ts'
import { type ListedEvent, eventStore } from './store.ts'

// In characters.
const longText = 1_000_000
// Of texts that are put together, and of long events that are being sent: these are held as a whole.
const atOnce = { texts: 8, longEvents: 16 }

/** Lists of events may be of any length, so they are read and written in pieces between which other requests pass. */
export function eventListing(context: Context) {
  const { select, latest, withLongBody } = eventSelection(context)
  const texts = new Slots(atOnce.texts)
  const longEvents = new Slots(atOnce.longEvents)

  return {
    select,
    latest,
    /** The list as a text; null when it is a long one. */
    async text(asked: Asked, next: NextEvents): Promise<string | null> {
      const leave = await texts.enter(asked.organization)
      try {
        let text = ''
        for await (const piece of pieces(asked, next)) {
          text += piece
          if (text.length > longText) return null
        }
        return text
      } finally {
        leave()
      }
    },
    /** A long list, written as it is read and read as fast as it is taken. */
    stream: (reply: FastifyReply, asked: Asked, next: NextEvents) =>
      streamJson(context.settings, reply, pieces(asked, next, longEvents)),
  }

  async function* pieces(asked: Asked, next: NextEvents, slots?: Slots): AsyncGenerator<string, void, void> {
    // A function of its own: between two pieces a generator would hold on to the rows.
    const read = async () => {
      await turn()
      const events = await next()
      return events && partsOf(events, asked.dates)
    }
    let before = '['
    for (let parts = await read(); parts; parts = await read()) {
      for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
        const leave = typeof part === 'string' ? undefined : await slots?.enter(asked.organization)
        try {
          const text = typeof part === 'string' ? part : await longEntry(asked, part)
          // Deleted meanwhile.
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

  async function longEntry(asked: Asked, event: ListedEvent): Promise<string | undefined> {
    const whole = await withLongBody(asked, event)
    return whole && entryText(whole, asked.dates)
  }
}

/** The entries as one text; where there are long ones, as the texts between them and what is to be read yet. */
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

/** Put together from what is stored, which is text already. */
export function entryText(event: ListedEvent, dates: boolean): string {
  const { id, prokey, label, body, shape } = event
  const more = dates ? `,"dates":${eventStore.firstField({ body: body!, shape })}` : ''
  return `{"id":${id},"prokey":"${prokey}","label":${JSON.stringify(label)}${more}}`
}
