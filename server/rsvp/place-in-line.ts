import type { Context } from '../context.ts'
import { knownAnswers } from './store.ts'
import { lineLengths, positionsAmong } from './waiting-store.ts'

/**
 * The position that somebody has who has just joined the line with this submission. An address that was in it before gets the
 * position that a new one would have, so that nobody learns from it which addresses are known.
 */
export function placesInLine({ database }: Pick<Context, 'database'>) {
  return (event: string, nonce: string): Promise<number> =>
    database.read(async (db) => {
      const [own] = (await positionsAmong(db, await knownAnswers(db, event, [], [nonce]))).values()
      return own ?? ((await lineLengths(db, [event])).get(event) ?? 0) + 1
    })
}
