import type { Context } from '../context.ts'
import type { Place } from './place.ts'
import { knownAnswers } from './store.ts'

/** The id of the RSVP that a submission has made; undefined if its address was known before, or the RSVP is gone. */
export function submittedAnswers({ database }: Pick<Context, 'database'>) {
  return async (place: Place, nonce: string): Promise<string | undefined> => {
    const [answer] = await database.read((db) => knownAnswers(db, place, [], [nonce]))
    return answer?.id
  }
}
