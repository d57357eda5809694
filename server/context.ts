import { Cache } from './cache/cache.ts'
import type { Settings } from './config.ts'
import type { Database } from './database/open.ts'
import type { Registry } from './metrics/registry.ts'

/** What a feature may use. */
export interface Context {
  readonly database: Database
  readonly cache: Cache
  /** The metrics of this server and its database. */
  readonly metrics: Registry
  readonly settings: Settings
  /** Wall-clock time in epoch milliseconds, for stored and displayed times. It may jump in either direction. */
  readonly now: () => number
  /** Milliseconds of a monotonic clock, for limits, ages, timeouts and leases. */
  readonly monotonic: () => number
}

interface Given extends Pick<Context, 'database' | 'settings' | 'now'>, Partial<Pick<Context, 'monotonic'>> {
  /** Size limit of the cache in bytes, if not the default. */
  readonly cacheLimit?: number
}

export function createContext({ monotonic = () => performance.now(), cacheLimit, ...given }: Given): Context {
  const { changes, metrics } = given.database
  return { ...given, monotonic, metrics, cache: new Cache(changes, given.now, cacheLimit, metrics) }
}
