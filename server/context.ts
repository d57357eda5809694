import { Cache } from './cache/cache.ts'
import type { Settings } from './config.ts'
import type { Database } from './database/open.ts'

/** What a feature may use. */
export interface Context {
  readonly database: Database
  readonly cache: Cache
  readonly settings: Settings
  /** The time, in epoch milliseconds. */
  readonly now: () => number
}

export function createContext({ database, settings, now }: Omit<Context, 'cache'>): Context {
  return { database, settings, now, cache: new Cache(database.changes, now) }
}
