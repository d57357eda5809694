import { Cache } from './cache/cache.ts'
import type { Settings } from './config.ts'
import type { Database } from './database/open.ts'

/** What a feature may use. */
export interface Context {
  readonly database: Database
  readonly cache: Cache
  readonly settings: Settings
  /** The time, in epoch milliseconds, for what is stored or shown. Somebody may set this clock, also back. */
  readonly now: () => number
  /** Milliseconds on a clock that nobody can set, for limits, ages, waits and leases. */
  readonly monotonic: () => number
}

interface Given extends Pick<Context, 'database' | 'settings' | 'now'>, Partial<Pick<Context, 'monotonic'>> {
  /** How many bytes the cache may hold, where not as many as usual. */
  readonly cacheLimit?: number
}

export function createContext({ monotonic = () => performance.now(), cacheLimit, ...given }: Given): Context {
  return { ...given, monotonic, cache: new Cache(given.database.changes, given.now, cacheLimit) }
}
