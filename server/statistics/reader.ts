import type { Statistics } from '@kalends/contract'
import type { Database } from '../database/open.ts'
import { statisticsOf } from './answer.ts'
import { visitCounter } from './counts.ts'
import type { Metric } from './dimensions.ts'
import type { Window } from './window.ts'

/** Reads the statistics of an event, including visits that are not aggregated yet. */
export function statisticsReader(database: Database) {
  const count = visitCounter(database)
  return async (event: number, metric: Metric, window: Window): Promise<Statistics> => {
    const { from, to, breakdown } = window
    const range = from === null ? undefined : { from, to: to! }
    return statisticsOf(metric, window, await count({ scope: { event }, metric, range, breakdown }))
  }
}
