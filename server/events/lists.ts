import { Event, type JsonSchema, list, object } from '@kalends/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Loaded } from '../cache/cache.ts'
import type { Context } from '../context.ts'
import { type OrganizationId, actorOf } from '../http/actor.ts'
import { isProkey, parseInstant } from '../http/formats.ts'
import { type Operation, serve } from '../http/route.ts'
import { Faults, noEntryFound } from '../refusal.ts'
import { answerList, pageParameter } from '../resources/lists.ts'
import { type EventItem, type ListedEvent, eventReads, eventStore } from './store.ts'

/** `/event/all` with its filters, and `/event/latest`. */
export function eventLists(app: FastifyInstance, context: Context) {
  const [plain, withBodies] = [eventReads(context.database, false), eventReads(context.database, true)]

  serve(app, {
    method: 'GET',
    path: '/event/all',
    access: 'read',
    operation: operations.all,
    handler: async (request, reply) => {
      const asked = parametersOf(request, context.now())
      const { organization } = actorOf(request)
      // Whoever shows a calendar asks for the same window again and again; whoever pages asks for each page once.
      const text = asked.isPage
        ? (await listOf(organization, asked, request, reply)).value
        : await context.cache.loadExact(`events ${organization} ${request.url}`, () =>
            listOf(organization, asked, request, reply),
          )
      return sendJson(reply, text!)
    },
  })
  serve(app, {
    method: 'GET',
    path: '/event/latest',
    access: 'read',
    operation: operations.latest,
    handler: async (request, reply) => {
      const { dates } = parametersOf(request, context.now())
      const [latest] = await withBodies.latest(actorOf(request).organization)
      if (!latest) throw noEntryFound()
      return sendJson(reply, entryText(latest, dates))
    },
  })

  async function listOf(
    organization: OrganizationId,
    { from, to, group, dates, isNow }: Asked,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Loaded<string>> {
    const reads = dates ? withBodies : plain
    const filter = { organization, group }
    const isWindow = from !== null || to !== null
    const within = isWindow ? await reads.within(filter, from ?? -furthest, to ?? furthest) : []
    const found = isWindow ? await overlapping(within, from ?? -furthest, to ?? furthest) : undefined
    const listed = await answerList<ListedEvent>(request, reply, {
      all: () => found ?? reads.all(filter),
      page: (limit, offset) => found?.slice(offset, offset + limit) ?? reads.page(filter, limit, offset),
      count: async () => found?.length ?? reads.count(filter),
    })
    const text = `[${listed.map((event) => entryText(event, dates)).join()}]`
    // What depends on the moment is not true a moment later.
    const until = isNow || within.some(isDynamic) ? context.now() : Infinity
    return { value: text, organization, bytes: text.length * 2, until }
  }

  /** Dynamic events are judged by the day of asking. */
  async function overlapping(events: ListedEvent[], from: number, to: number): Promise<ListedEvent[]> {
    const isIn = events.some(isDynamic) ? await dynamicIn(from, to, context.now()) : () => true
    return events.filter((event) => !isDynamic(event) || isIn(event)).toSorted((one, other) => one.id - other.id)
  }
}

const isDynamic = ({ span }: ListedEvent) => span === 'dynamic'

/** Put together from what is stored, which is text already. */
function entryText(event: ListedEvent, dates: boolean): string {
  const { id, prokey, label } = event
  const more = dates ? `,"dates":${eventStore.firstField(event)}` : ''
  return `{"id":${id},"prokey":"${prokey}","label":${JSON.stringify(label)}${more}}`
}

function sendJson(reply: FastifyReply, text: string) {
  return reply.type('application/json; charset=utf-8').send(text)
}

// Beyond every date there can be, and still a safe number.
const furthest = 8_640_000_000_000_000

interface Asked {
  from: number | null
  to: number | null
  group: string | null
  dates: boolean
  isPage: boolean
  /** One of the two moments is the present one. */
  isNow: boolean
}

function parametersOf(request: FastifyRequest, now: number): Asked {
  const query = request.query as Record<string, string | undefined>
  const faults = new Faults()
  const moment = (name: 'from' | 'to') => {
    const text = query[name]
    if (text === undefined) return null
    if (text === 'now') return now
    const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) ? parseInstant(text) : undefined
    if (!instant) faults.add(name, `${name} must be now or a moment in UTC such as 2027-05-01T00:00:00Z.`)
    return instant?.epochMilliseconds ?? null
  }
  const [from, to] = [moment('from'), moment('to')]
  if (from !== null && to !== null && from > to) faults.add('to', 'to must not lie before from.')
  const { group, dates = 'false' } = query
  if (group !== undefined && !isProkey(group)) faults.add('group', 'group must be the prokey of a group.')
  if (dates !== 'true' && dates !== 'false') faults.add('dates', 'dates must be true or false.')
  faults.throwIfAny()
  return {
    from,
    to,
    group: group?.toLowerCase() ?? null,
    dates: dates === 'true',
    isPage: query.page !== undefined,
    isNow: query.from === 'now' || query.to === 'now',
  }
}

async function dynamicIn(from: number, to: number, now: number) {
  const [{ overlaps, scheduleOf, spanOf }, { soundRule }] = await Promise.all([
    import('../calendar/schedule.ts'),
    import('./recurrence.ts'),
  ])
  const today = Temporal.Instant.fromEpochMilliseconds(now)
  return (row: ListedEvent) => {
    const event = JSON.parse(eventStore.body(row)) as EventItem
    return overlaps(spanOf(scheduleOf(event.dates, soundRule(event), today)), from, to)
  }
}

const moment = (which: string): JsonSchema => ({
  type: 'string',
  description: `Only events that ${which}: \`now\` or a UTC datetime without milliseconds. An event counts from its earliest start to its latest end; one without length is in the window that holds its moment.`,
  examples: ['2027-05-01T00:00:00Z'],
})

const withDates: JsonSchema = { type: 'boolean', description: 'Adds the dates of each event.', examples: [true] }
const { prokey, dates } = Event.read.properties!
const entry = object(
  {
    id: { type: 'integer', description: 'A number that counts up with every event.', examples: [67] },
    prokey: prokey!,
    label: {
      type: 'string',
      description: 'Names the event: its title, its first day, and RSVP for RSVP events.',
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
    description: 'All events, oldest first, or those that match all the parameters that are sent.',
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
    description: 'The event that was created last. While there is none, the answer is 404.',
    query: { dates: withDates },
    answer: entry,
    errors: [404],
  },
} satisfies Record<string, Operation>
