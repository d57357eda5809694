import type { Transaction } from '../database/open.ts'
import type { Refusal } from '../refusal.ts'
import { seatsTaken, takeSeats } from './store.ts'

interface Place {
  readonly event: string
  readonly organization: number
}

/** Gives back seats that answers no longer need. All seats that become free pass here, as the last step of their transaction. */
export async function releaseSeats(tx: Transaction, place: Place, places: number) {
  if (places > 0) await takeSeats(tx, place, -places, null)
}

/** An answer needs more seats than before, or fewer. */
export async function moveSeats(
  tx: Transaction,
  place: Place,
  { more, max, refuse }: { more: number; max: number | null; refuse: (taken: number) => Refusal },
) {
  if (more <= 0) return releaseSeats(tx, place, -more)
  if (!(await takeSeats(tx, place, more, max))) throw refuse(await seatsTaken(tx, place.event))
}
