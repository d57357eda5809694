import type { Context } from '../context.ts'
import type { Place } from './place.ts'
import { knownAnswers } from './store.ts'
import { lineLengths, positionsAmong } from './waiting-store.ts'

/**
 * The position that somebody has who has just joined the line with this submission. An address that was in it before gets the
 * position that a new one would have, so that nobody learns from it which addresses are known.
 */
export function placesInLine({ database }: Pick<Context, 'database'>) {
  return (place: Place, nonce: string): Promise<number> =>
    database.read(async (db) => {
      const [own] = (await positionsAmong(db, await knownAnswers(db, place, [], [nonce]))).values()
      return own ?? ((await lineLengths(db, place.organization, [place.event])).get(place.event) ?? 0) + 1
    })
}
