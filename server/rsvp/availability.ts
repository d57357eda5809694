import type { Context } from '../context.ts'
import type { Template } from './form.ts'
import type { Place } from './place.ts'
import { seatCounter } from './store.ts'

export interface Availability {
  readonly state: 'open' | 'full' | 'closed'
  /** Seats left; null if unlimited. */
  readonly remaining: number | null
}

/** Whether people can sign up for an event right now. Never cached, because sign-ups don't invalidate the cache. */
export function availabilities({ database, now }: Pick<Context, 'database' | 'now'>) {
  const takenOf = seatCounter(database)
  return async ({ organization, event }: Place, { max, expires }: Template): Promise<Availability> => {
    const [row] = await takenOf(organization, event)
    const remaining = max === null ? null : Math.max(0, max - (row?.taken ?? 0))
    const isClosed = expires !== null && Date.parse(expires) <= now()
    return { state: isClosed ? 'closed' : remaining === 0 ? 'full' : 'open', remaining }
  }
}
