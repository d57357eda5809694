import type { Statistics } from '@kalends/contract'
import type { Database } from '../database/open.ts'
import { statisticsOf } from './answer.ts'
import { countVisits, positionOf, textsOf } from './counts.ts'
import type { Metric } from './dimensions.ts'
import type { Window } from './window.ts'

const tries = 5

/** Reads the statistics of an event, exact up to this moment. */
export function statisticsReader(database: Database) {
  return (event: number, metric: Metric, window: Window): Promise<Statistics> =>
    database.read(async (db) => {
      const { from, to, breakdown } = window
      const asked = { subject: event, metric, range: from === null ? undefined : { from, to: to! }, breakdown }
      for (let left = tries; ; left -= 1) {
        const position = await positionOf(db)
        const counted = await countVisits(db, asked, position)
        // Visits are added up while we read: if the sums have moved meanwhile, it is read again.
        const { folded } = await positionOf(db)
        if (folded !== position.folded && left > 0) continue
        const texts = await textsOf(db, [...(counted.keys?.keys() ?? [])])
        return statisticsOf(metric, window, counted, texts)
      }
    })
}
