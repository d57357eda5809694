import type { Context } from '../context.ts'
import { type Mistyped, replaceable } from './correction.ts'
import type { Place } from './place.ts'
import { knownAnswers } from './store.ts'
import { lineLengths, positionsAmong } from './waiting-store.ts'

/**
 * The position that somebody has who has just joined the line with this submission. An address that was in it before gets the
 * position that a new one would have, so that nobody learns from it which addresses are known.
 */
export function placesInLine({ database, now }: Pick<Context, 'database' | 'now'>) {
  return { positionOf, positionKept }

  function positionOf(place: Place, nonce: string): Promise<number> {
    return database.read(async (db) => {
      const [own] = (await positionsAmong(db, await knownAnswers(db, place, [], [nonce]))).values()
      return own ?? ((await lineLengths(db, place.organization, [place.event])).get(place.event) ?? 0) + 1
    })
  }

  /** The position that a mistyped address has, and the right one will have, whether or not that is known. */
  function positionKept(place: Place, mistyped: Mistyped): Promise<number | undefined> {
    return database.read(async (db) => {
      const former = replaceable(await knownAnswers(db, place, [], [mistyped.nonce]), mistyped, now())
      const [position] = (await positionsAmong(db, former ? [former] : [])).values()
      return position
    })
  }
}
