import type { IncomingMessage } from 'node:http'
import type { Context } from '../context.ts'
import { errorFields, log, tally } from '../http/log.ts'
import { clientAddress, countryReader } from './country.ts'
import { type Visit, visitStore } from './record.ts'
import { attributionOf, clean, isPerson } from './visit.ts'
import { visitorLimit } from './visitor-limit.ts'

/** Counts a request. Fulfilled when that is on disk; undefined when nobody is to be counted. */
export type Count = (request: IncomingMessage) => Promise<void> | undefined

export interface VisitRecorder {
  /** A landing page is answered. The subject is the id of an event, or that of a group below zero. */
  view(subject: number): Count
  /** A click leads into a calendar; of one date of several, its position. */
  save(subject: number, type: string, position?: number): Count
}

// Milliseconds.
const retryAway = 1000

const recorders = new WeakMap<Context, VisitRecorder>()
const countLost = tally('warn', 'visits could not be counted')

/** What counts visits, one for a server: all that come together are stored together. */
export function visitRecorder(context: Context): VisitRecorder {
  const known = recorders.get(context)
  if (known) return known
  const { now, monotonic, settings } = context
  const store = visitStore(context)
  const isWithinLimit = visitorLimit(context)
  let opened: ReturnType<typeof open> | undefined

  // A page is worth more than its count: while the database is away or silent, it is answered without.
  let awayUntil = -Infinity
  const record = async (visit: Visit) => {
    if (monotonic() < awayUntil) return countLost(settings)
    try {
      await store(visit)
    } catch {
      awayUntil = monotonic() + retryAway
      countLost(settings)
    }
  }
  const open = async () => {
    const addressOf = await clientAddress(settings)
    const countryOf = await countryReader(settings, addressOf).catch((error: unknown) => {
      log(settings, 'error', 'the table of countries cannot be read', { err: errorFields(error as Error) })
      return () => undefined
    })
    return { addressOf, countryOf }
  }
  const count = async (request: IncomingMessage, visit: Visit) => {
    const { addressOf, countryOf } = await (opened ??= open())
    const visitor = { address: addressOf(request), agent: request.headers['user-agent'] ?? '' }
    if (!isWithinLimit(visitor, visit.subject, visit.metric)) return
    const country = visit.metric === 'views' ? countryOf(request) : undefined
    await record(country === undefined ? visit : { ...visit, keys: { ...visit.keys, country } })
  }
  const made: VisitRecorder = {
    view: (subject) => (request) =>
      isPerson(request)
        ? count(request, { subject, at: now(), metric: 'views', keys: attributionOf(request) })
        : undefined,
    save: (subject, type, position) => (request) => {
      if (!isPerson(request)) return undefined
      const key = position !== undefined && position > 1 ? `${type}-${position}` : type
      return count(request, { subject, at: now(), metric: 'saves', keys: { type: clean(key) } })
    },
  }
  recorders.set(context, made)
  return made
}
