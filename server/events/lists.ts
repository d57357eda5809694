import { Event, type JsonSchema, list, object } from '@kalends/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { actorOf } from '../http/actor.ts'
import { isProkey, parseInstant } from '../http/formats.ts'
import { type Operation, serve } from '../http/route.ts'
import { Faults, noEntryFound } from '../refusal.ts'
import { answerList, pageParameter } from '../resources/lists.ts'
import type { EventItem } from './ics.ts'
import { longestShort, overlaps } from './window.ts'
import { type ListedEvent, eventReads } from './store.ts'

/** `/event/all` with its filters, and `/event/latest`. */
export function eventLists(app: FastifyInstance, context: Context) {
  const reads = eventReads(context.database)

  serve(app, {
    method: 'GET',
    path: '/event/all',
    access: 'read',
    operation: operations.all,
    handler: async (request, reply) => {
      const { organization } = actorOf(request)
      const asked = parametersOf(request, context.now())
      const found = await matching(organization, asked)
      const shown = found.map((event) => present(event, asked.dates))
      return answerList(request, reply, {
        all: () => shown,
        page: (limit, offset) => shown.slice(offset, offset + limit),
        count: async () => shown.length,
      })
    },
  })
  serve(app, {
    method: 'GET',
    path: '/event/latest',
    access: 'read',
    operation: operations.latest,
    handler: async (request) => {
      const { dates } = parametersOf(request, context.now())
      const [latest] = await reads.latest(actorOf(request).organization)
      if (!latest) throw noEntryFound()
      return present(latest, dates)
    },
  })

  async function matching(organization: number, { from, to, group }: Asked): Promise<ListedEvent[]> {
    if (from === null && to === null)
      return group === null ? reads.all(organization) : reads.ofGroup(organization, group)
    const bounds = [(from ?? -furthest) - longestShort, to ?? furthest, from ?? -furthest] as const
    const short = await (group === null
      ? reads.short(organization, ...bounds)
      : reads.shortOfGroup(organization, group, ...bounds))
    const others = await (group === null ? reads.others(organization) : reads.othersOfGroup(organization, group))
    const spans = await Promise.all(others.map((event) => currentSpan(event, context.now())))
    const kept = others.filter((_, i) => overlaps(spans[i]!, from, to))
    return [...short, ...kept].toSorted((one, other) => one.id - other.id)
  }
}

// Beyond every date there can be, and still a safe number.
const furthest = 8_640_000_000_000_000

interface Asked {
  from: number | null
  to: number | null
  group: string | null
  dates: boolean
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
  return { from, to, group: group?.toLowerCase() ?? null, dates: dates === 'true' }
}

function present({ id, prokey, label, body }: ListedEvent, dates: boolean) {
  return { id, prokey, label, ...(dates && { dates: (JSON.parse(body) as EventItem).dates }) }
}

/** A dynamic event is judged by the day of asking. */
async function currentSpan({ span, starts, ends, body }: ListedEvent, now: number) {
  if (span !== 'dynamic') return { starts: starts!, ends }
  const [{ spanOf }, { soundRule }] = await Promise.all([import('./span.ts'), import('./rules.ts')])
  const event = { ...Event.defaults, ...(JSON.parse(body) as object) } as EventItem
  return spanOf(event.dates, soundRule(event), Temporal.Instant.fromEpochMilliseconds(now))
}

const moment = (which: string): JsonSchema => ({
  type: 'string',
  description: `Only events that ${which}: \`now\` or a UTC datetime without milliseconds. An event counts from its earliest start to its latest end.`,
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
