import type { IncomingMessage } from 'node:http'
import type { Context } from '../context.ts'
import { errorFields, log, tally } from '../http/log.ts'
import { lazy } from '../lazy.ts'
import { countryReader } from '../http/country.ts'
import { type Visit, visitStore } from './record.ts'
import { attributionOf, clean, isPerson } from './visit.ts'

/** Counts a request. Resolves once the visit is on disk; undefined if the request does not count as a visit. */
export type Count = (request: IncomingMessage) => Promise<void> | undefined

export interface VisitRecorder {
  /** A landing page was requested. The subject is the id of an event, or the negative id of a group. */
  view(subject: number): Count
  /** A click opened a calendar. If the event has several dates, `position` is that of the date. */
  save(subject: number, type: string, position?: number): Count
}

// Milliseconds for each second that a query may take.
const patience = 400
// Milliseconds.
const retryAway = 1000
const retryCountries = 60_000

const recorders = new WeakMap<Context, VisitRecorder>()
const countLost = tally('warn', 'visits could not be counted')

/** The visit recorder of a server. It is shared, so that concurrent visits go into one batch. */
export function visitRecorder(context: Context): VisitRecorder {
  const known = recorders.get(context)
  if (known) return known
  const { now, monotonic, metrics, settings } = context
  const failed = metrics.counter('kalends_visits_failed_total', 'Visits that could not be stored, or not in time.')
  const store = visitStore(context, { longestWait: settings.databaseTimeout * patience })
  const openCountries = lazy(() => countryReader(settings))
  let noCountriesUntil = -Infinity

  // Pages matter more than their counts: while the database is unreachable or slow, they are served uncounted.
  let awayUntil = -Infinity
  const record = async (visit: Visit) => {
    if (monotonic() < awayUntil) return lose()
    try {
      await store(visit)
    } catch {
      awayUntil = monotonic() + retryAway
      lose()
    }
  }
  const lose = () => {
    failed.add()
    countLost(settings)
  }
  const countryOf = async (request: IncomingMessage) => {
    if (monotonic() < noCountriesUntil) return undefined
    try {
      return (await openCountries())(request)
    } catch (error) {
      noCountriesUntil = monotonic() + retryCountries
      log(settings, 'error', 'the table of countries cannot be read', { err: errorFields(error as Error) })
      return undefined
    }
  }
  const made: VisitRecorder = {
    view: (subject) => (request) => {
      if (!isPerson(request)) return undefined
      const at = now()
      const keys = attributionOf(request)
      return countryOf(request).then((country) =>
        record({ subject, at, metric: 'views', keys: country === undefined ? keys : { ...keys, country } }),
      )
    },
    save: (subject, type, position) => (request) => {
      if (!isPerson(request)) return undefined
      const key = position !== undefined && position > 1 ? `${type}-${position}` : type
      return record({ subject, at: now(), metric: 'saves', keys: { type: clean(key) } })
    },
  }
  recorders.set(context, made)
  return made
}
