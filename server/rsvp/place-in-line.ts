import type { Context } from '../context.ts'
<<<<<<< HEAD
import type { Place } from './place.ts'
=======
import { type Mistyped, replaceable } from './correction.ts'
>>>>>>> bb4106fb (RSVP: Correct a mistyped address on the waiting list, keeping the place, and through the API without double opt-in)
import { knownAnswers } from './store.ts'
import { lineLengths, positionsAmong } from './waiting-store.ts'

/**
 * The position that somebody has who has just joined the line with this submission. An address that was in it before gets the
 * position that a new one would have, so that nobody learns from it which addresses are known.
 */
<<<<<<< HEAD
export function placesInLine({ database }: Pick<Context, 'database'>) {
  return (place: Place, nonce: string): Promise<number> =>
    database.read(async (db) => {
      const [own] = (await positionsAmong(db, await knownAnswers(db, place, [], [nonce]))).values()
      return own ?? ((await lineLengths(db, place.organization, [place.event])).get(place.event) ?? 0) + 1
=======
export function placesInLine({ database, now }: Pick<Context, 'database' | 'now'>) {
  return { placeOf, placeKept }

  function placeOf(event: string, nonce: string): Promise<number> {
    return database.read(async (db) => {
      const [own] = (await positionsAmong(db, await knownAnswers(db, event, [], [nonce]))).values()
      return own ?? ((await lineLengths(db, [event])).get(event) ?? 0) + 1
>>>>>>> bb4106fb (RSVP: Correct a mistyped address on the waiting list, keeping the place, and through the API without double opt-in)
    })
  }

  /** The position that a mistyped address has, and the right one will have, whether or not that is known. */
  function placeKept(event: string, mistyped: Mistyped): Promise<number | undefined> {
    return database.read(async (db) => {
      const former = replaceable(await knownAnswers(db, event, [], [mistyped.nonce]), mistyped, now())
      const [place] = (await positionsAmong(db, former ? [former] : [])).values()
      return place
    })
  }
}
