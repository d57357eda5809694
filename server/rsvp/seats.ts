import type { Transaction } from '../database/open.ts'
import { changeTaken, seatsTaken } from './store.ts'

interface Place {
  readonly event: string
  readonly organization: number
}

/**
 * Takes seats, or releases them if `places` is negative. Returns false when fewer are left; then nothing has changed. Every
 * change of the seats of an event comes through here, as the last statement of its transaction, because everyone else who
 * signs up for the event waits for this row.
 */
export async function moveSeats(tx: Transaction, place: Place, places: number, max: number | null): Promise<boolean> {
  if (places > 0) return changeTaken(tx, place, places, max)
  await releaseSeats(tx, place, -places)
  return true
}

/**
 * All seats that become free pass here, with their event and in the transaction that frees them. Raising `max` frees none:
 * it is compared when seats are taken.
 */
export async function releaseSeats(tx: Transaction, place: Place, places: number) {
  if (places > 0) await changeTaken(tx, place, -places, null)
}

/** Takes all seats that are left. For previews, whose transactions are rolled back. */
export async function fillSeats(tx: Transaction, place: Place, max: number) {
  await changeTaken(tx, place, Math.max(0, max - (await seatsTaken(tx, place.event))), null)
}
