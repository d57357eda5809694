import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Loaded } from '../cache/cache.ts'
import { parseDay } from '../calendar/days.ts'
import type { EventTime } from '../calendar/event-time.ts'
import type { Context } from '../context.ts'
import { prokeyOf } from '../http/formats.ts'
import { type PublicAnswer, sendCached } from '../http/public-answer.ts'
import { type PublishedEvent, publishedEvents } from '../publication/event.ts'
import { type PublishedGroup, publishedGroups } from '../publication/group.ts'
import { isListedDay } from '../publication/outline.ts'

export type PublishedPage = PublishedEvent | PublishedGroup

type Draw = (
  page: PublishedPage,
  asked: { readonly file: string; readonly occurrence: EventTime | undefined },
) => Promise<Loaded<PublicAnswer> | undefined>

/**
 * Serves a picture that belongs to a page, such as `/<prokey>/icon.png`. One that shows a date can be about one occurrence
 * of a series: `/<prokey>/qr.svg?on=2027-06-11`.
 */
export function pictures(context: Context, draw: Draw, { showsDate = false } = {}) {
  const [event, group] = [publishedEvents(context), publishedGroups(context)]

  return (request: FastifyRequest, reply: FastifyReply) => {
    const prokey = prokeyOf(request)
    const file = request.routeOptions.url!.replace(/.*\//, '')
    const day = showsDate ? askedDay(request) : null
    const address = `/${prokey}/${file}${day === null ? '' : `?on=${day}`}`
    return sendCached(context, request, reply, address, async () => {
      const page = (await event(prokey)) ?? (await group(prokey))
      if (!page || !hasPage(page)) return undefined
      const occurrence = day !== null && 'dates' in page && page.occurrence(parseDay(day)!)
      return draw(page, { file, occurrence: occurrence || undefined })
    })
  }
}

function askedDay({ query }: FastifyRequest): string | null {
  const { on } = query as { on?: unknown }
  return typeof on === 'string' && isListedDay(on) ? on : null
}

/** A group has one if it lists its events or can be subscribed to. */
export function hasPage(found: PublishedPage): boolean {
  return 'dates' in found || found.item.public_event_overview || found.feed !== undefined
}
