import type { Settings } from './config.ts'
import type { Database } from './database/open.ts'

/** What a feature may use. */
export interface Context {
  readonly database: Database
  readonly settings: Settings
  /** The time, in epoch milliseconds. */
  readonly now: () => number
}
