import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Statistics } from '@kalends/contract'
import type { Database } from '../database/open.ts'
import { statisticsOf } from './answer.ts'
import { countVisits, positionOf, textsOf } from './counts.ts'
import type { Metric } from './dimensions.ts'
import type { Window } from './window.ts'

const tries = 5

/** Reads the statistics of an event, exact up to this moment. Stops between two queries once the signal is aborted. */
export function statisticsReader(database: Database) {
  return (event: number, metric: Metric, window: Window, signal?: AbortSignal): Promise<Statistics> =>
    database.read(async (db) => {
      const { from, to, breakdown } = window
      const asked = { subject: event, metric, range: from === null ? undefined : { from, to: to! }, breakdown }
      // SQLite answers without a pause, in which no timer could fire and nobody else would be served.
      const pause = async () => {
        await nextTurn()
        signal?.throwIfAborted()
      }
      for (let left = tries; ; left -= 1) {
        const position = await positionOf(db)
        await pause()
        const counted = await countVisits(db, asked, position)
        await pause()
        // Visits are added up while we read: if the sums have moved meanwhile, it is read again.
        const { folded } = await positionOf(db)
        if (folded !== position.folded && left > 0) continue
        const texts = await textsOf(db, [...(counted.keys?.keys() ?? [])])
        return statisticsOf(metric, window, counted, texts)
      }
    })
}
