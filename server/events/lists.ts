import { Event, type JsonSchema, list, object } from '@kalends/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Loaded } from '../cache/cache.ts'
import type { Context } from '../context.ts'
import { actorOf } from '../http/actor.ts'
import { isProkey, parseInstant } from '../http/formats.ts'
import { sendJson } from '../http/pieces.ts'
import { type Operation, serve } from '../http/route.ts'
import { Faults, noEntryFound } from '../refusal.ts'
import { requestedPage, setPageHeaders, pageParameter } from '../resources/lists.ts'
import { entryText, eventListing } from './listing.ts'
import type { ListQuery } from './selection.ts'
import { furthest } from './store.ts'

/** `/event/all` with its filters, and `/event/latest`. */
export function eventLists(app: FastifyInstance, context: Context) {
  const listing = eventListing(context)

  serve(app, {
    method: 'GET',
    path: '/event/all',
    access: 'read',
    operation: operations.all,
    handler: async (request, reply) => {
      const query = parametersOf(request, context.now())
      const page = requestedPage(request)
      if (page !== undefined) {
        const selection = await listing.select(query)
        const range = setPageHeaders(request, reply, page, await selection.count())
        const text = await listing.text(query, selection.events(range))
        return text === null ? listing.stream(reply, query, selection.events(range)) : sendJson(reply, text)
      }
      // Calendars request the same window again and again, while pages are requested once each.
      const key = `events ${query.organization} ${request.url}`
      const text = await context.cache.loadExact(key, () => shortList(query, isAboutNow(request)))
      return typeof text === 'string'
        ? sendJson(reply, text)
        : listing.stream(reply, query, (await listing.select(query)).events())
    },
  })
  serve(app, {
    method: 'GET',
    path: '/event/latest',
    access: 'read',
    operation: operations.latest,
    handler: async (request, reply) => {
      const { dates } = parametersOf(request, context.now())
      const latest = await listing.latest(actorOf(request).organization)
      if (!latest) throw noEntryFound()
      return sendJson(reply, entryText(latest, dates))
    },
  })

  async function shortList(query: ListQuery, isNow: boolean): Promise<Loaded<string | null>> {
    const { events, isDynamic } = await listing.select(query)
    const text = await listing.text(query, events())
    // Not cached if the result depends on the current time.
    const until = isNow || isDynamic ? context.now() : Infinity
    return { value: text, organization: query.organization, bytes: (text?.length ?? 0) * 2, until }
  }
}

function isAboutNow(request: FastifyRequest): boolean {
  const { from, to } = request.query as Record<string, string | undefined>
  return from === 'now' || to === 'now'
}

function parametersOf(request: FastifyRequest, now: number): ListQuery {
  const query = request.query as Record<string, string | undefined>
  const faults = new Faults()
  const moment = (name: 'from' | 'to') => {
    const text = query[name]
    if (text === undefined) return null
    if (text === 'now') return now
    const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) ? parseInstant(text) : undefined
    if (!instant) faults.add(name, `${name} must be now or a UTC time such as 2027-05-01T00:00:00Z.`)
    return instant?.epochMilliseconds ?? null
  }
  const [from, to] = [moment('from'), moment('to')]
  if (from !== null && to !== null && from > to) faults.add('to', 'to must not be before from.')
  const { group, dates = 'false' } = query
  if (group !== undefined && !isProkey(group)) faults.add('group', 'group must be the prokey of a group.')
  if (dates !== 'true' && dates !== 'false') faults.add('dates', 'dates must be true or false.')
  faults.throwIfAny()
  return {
    organization: actorOf(request).organization,
    window: from === null && to === null ? null : { from: from ?? -furthest, to: to ?? furthest },
    group: group?.toLowerCase() ?? null,
    dates: dates === 'true',
  }
}

const moment = (which: string): JsonSchema => ({
  type: 'string',
  description: `Only events that ${which}: \`now\` or a UTC datetime without milliseconds. An event spans from its earliest start to its latest end; one without duration matches if it starts within the window.`,
  examples: ['2027-05-01T00:00:00Z'],
})

const withDates: JsonSchema = { type: 'boolean', description: 'Adds the dates of each event.', examples: [true] }
const { prokey, dates } = Event.read.properties!
const entry = object(
  {
    id: { type: 'integer', description: 'A number that increases with every event.', examples: [67] },
    prokey: prokey!,
    label: {
      type: 'string',
      description: 'The title and first day of the event, and `RSVP` for RSVP events.',
      examples: ['Summer party, 2027-05-01'],
    },
    dates: dates!,
  },
  { optional: ['dates'] },
)

const operations = {
  all: {
    tag: Event.titles,
    id: 'list-event',
    summary: 'List events',
    description: 'All events, oldest first, or those that match all parameters.',
    query: {
      from: moment('end after this moment'),
      to: moment('start before this moment'),
      group: {
        type: 'string',
        format: 'uuid',
        description: 'Only events of this group.',
        examples: ['7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'],
      },
      dates: withDates,
      ...pageParameter,
    },
    answer: list(entry),
    errors: [400],
  },
  latest: {
    tag: Event.titles,
    id: 'latest-event',
    summary: 'Read the latest event',
    description: 'The most recently created event; 404 if there is none.',
    query: { dates: withDates },
    answer: entry,
    errors: [404],
  },
} satisfies Record<string, Operation>
