import { Event, type JsonSchema, type Statistics, Statistics as Schema } from '@kalends/contract'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { failureOf, isTooSlow } from '../database/failure.ts'
import { actorOf } from '../http/actor.ts'
import { isProkey } from '../http/formats.ts'
import { type Operation, serve } from '../http/route.ts'
import { Refusal } from '../refusal.ts'
import { definitions } from './answer.ts'
import { eventReader } from './counts.ts'
import { type Metric, dimensionsOf } from './dimensions.ts'
import { statisticsReader } from './reader.ts'
import { rsvpStatistics } from './rsvp.ts'
import { windowOf } from './window.ts'

/** `/statistics`: views, saves and RSVPs of an event. */
export function statisticsRoutes(app: FastifyInstance, context: Context) {
  void app.register(async (statistics) => {
    statistics.setErrorHandler((error: FastifyError) => {
      if (isTooSlow(error)) throw timedOut()
      throw isUnavailable(error) ? new Refusal('unavailable', 'source_unavailable', { retryAfter: 5 }) : error
    })
    for (const metric of ['views', 'saves'] as const) serveMetric(statistics, context, metric)
    rsvpStatistics(statistics, context)
  })
}

const timedOut = () => new Refusal('unavailable', 'backend_timeout', { retryAfter: 5 })

function isUnavailable(error: FastifyError): boolean {
  if (error instanceof Refusal) return error.kind === 'unavailable' && error.message !== 'backend_timeout'
  return error.statusCode === 503 || failureOf(error) === 'unavailable'
}

function serveMetric(app: FastifyInstance, { database, now, settings }: Context, metric: Metric) {
  const find = eventReader(database)
  const read = statisticsReader(database)

  serve(app, {
    method: 'GET',
    path: `/statistics/${metric}/:prokey`,
    access: 'read',
    operation: operationOf(metric),
    handler: async (request): Promise<Statistics> => {
      const window = windowOf(request.query as Record<string, unknown>, metric, now())
      const prokey = (request.params as { prokey: string }).prokey.toLowerCase()
      const [event] = isProkey(prokey) ? await find(actorOf(request).organization, prokey) : []
      if (!event) throw new Refusal('missing', 'Event not found.')
      return inTime(settings.databaseTimeout, () => read(event.id, metric, window))
    },
  })
}

/** Times out after this many seconds. SQLite blocks the event loop, so there the timeout is noticed only at the end. */
async function inTime<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(timedOut()), seconds * 1000)
  try {
    const answer = await Promise.race([work(), late])
    if (performance.now() - start > seconds * 1000) throw timedOut()
    return answer
  } finally {
    clearTimeout(timer)
  }
}

const moment = (which: string): JsonSchema => ({
  type: 'string',
  format: 'date-time',
  description: `${which} of the range, in UTC, ending in Z or +00:00. Send both ends or neither.`,
  examples: ['2027-05-01T00:00:00Z'],
})

function operationOf(metric: Metric): Operation {
  return {
    tag: 'statistics',
    id: `${metric}-statistics`,
    summary: metric === 'views' ? 'Count the views of an event' : 'Count the saves of an event',
    description:
      (metric === 'views'
        ? 'Visits to the landing page. '
        : 'Clicks that open a calendar: on the landing page, in mails, and on buttons whose style has `proxy`. ') +
      'By default, covers the last 30 completed days. At most 90 days or 24 months; `interval=none` has no limit and, without `from` and `to`, covers all time. ' +
      'Counts page loads and clicks, not people.',
    parameters: { prokey: Event.read.properties!.prokey! },
    query: {
      from: moment('The inclusive start'),
      to: moment('The exclusive end'),
      interval: {
        type: 'string',
        enum: ['day', 'month', 'none'],
        default: 'day',
        description: 'UTC days or months, including those the range covers in part; `none` for totals only.',
        examples: ['day'],
      },
      breakdown: {
        type: 'string',
        enum: dimensionsOf[metric],
        description: 'The dimension to break the total down by.',
        examples: [dimensionsOf[metric][0]!],
      },
    },
    answer: Schema,
    example: { metric, definition: definitions[metric] },
    isCached: false,
    errors: [400, 404, 503],
  }
}
