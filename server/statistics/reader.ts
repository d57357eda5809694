import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Statistics } from '@kalends/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { leadingKeys, statisticsOf } from './answer.ts'
import { type Counted, countVisits, idOf, positionOf, textsOf } from './counts.ts'
import { type Dimension, type Metric, unknownKey } from './dimensions.ts'
import type { Window } from './window.ts'

const tries = 5
// No key has this id.
const nowhere = 0

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
        if (!breakdown) return statisticsOf(metric, window, counted, new Map())
        const keys = await withUnknown(db, breakdown, counted)
        // There may be thousands of keys, and only the greatest are shown.
        const texts = await textsOf(db, leadingKeys(keys))
        return statisticsOf(metric, window, { ...counted, keys }, texts.set(nowhere, unknownKey[breakdown]))
      }
    })
}

/** What nothing is known of is not stored, so it is what is left; a visitor may have sent the word for it as well. */
async function withUnknown(db: Kysely<Tables>, breakdown: Dimension, { total, keys }: Counted) {
  const all = new Map(keys)
  let rest = total
  for (const value of all.values()) rest -= value
  if (rest <= 0) return all
  const sent = (await idOf(db, unknownKey[breakdown])) ?? nowhere
  return all.set(sent, (all.get(sent) ?? 0) + rest)
}
