import type { Transaction } from '../database/open.ts'
import { enqueue } from '../jobs/queue.ts'
import type { Template } from './form.ts'
import { offerToLine } from './offers.ts'
import type { Place } from './place.ts'
import { changeTaken, lockTaken, openEvent, seatsTaken } from './store.ts'

interface Limit {
  readonly max: number | null
  /** Whether others were first. */
  readonly waiting_list: boolean
}

/**
 * Takes seats, or releases them if `places` is negative. Returns false when fewer are left; then nothing has changed. Every
 * change of the seats of an event comes through here, as the last statement of its transaction, because everyone else who
 * signs up for the event waits for this row.
 */
export async function moveSeats(
  tx: Transaction,
  place: Place,
  places: number,
  { max, waiting_list: hasLine }: Limit,
  now: number,
): Promise<boolean> {
  if (places > 0) {
    if (hasLine && max !== null && (await offerSeats(tx, place, now))) return false
    return changeTaken(tx, place, places, max)
  }
  await releaseSeats(tx, place, -places, now)
  return true
}

/** All seats that become free pass here, with their event and in the transaction that frees them. */
export async function releaseSeats(tx: Transaction, place: Place, places: number, now: number) {
  if (places <= 0) return
  await changeTaken(tx, place, -places, null)
  await offerSeats(tx, place, now)
}

/**
 * Offers free seats to the waiting list. Returns whether there may be more of them than it could offer at once: the rest is
 * left to a job, and until then the seats belong to those in line. Others wait for the seats until the transaction ends.
 */
export async function offerSeats(tx: Transaction, place: Place, now: number): Promise<boolean> {
  if (!(await openEvent(tx, place.event))?.template.waiting_list) return false
  const taken = await lockSeats(tx, place)
  // Read again after the lock: of two changes, the later one sees the other.
  const template = (await openEvent(tx, place.event))?.template
  return template !== undefined && (await offerLocked(tx, place, { template, taken, now })).isMore
}

interface Locked {
  /** Read since the seats were locked. */
  readonly template: Template
  readonly taken: number
  /** Seats that become free, and are still counted in `taken`. */
  readonly freed?: number
  readonly now: number
}

/** The same while the seats are locked. Also returns how many are taken then. */
export async function offerLocked(tx: Transaction, place: Place, { template, taken, freed = 0, now }: Locked) {
  const { event, organization } = place
  const before = taken - freed
  const free = template.max === null ? Infinity : template.max - before
  const { places, isMore } = template.waiting_list
    ? await offerToLine(tx, place, { template, free, now })
    : { places: 0, isMore: false }
  await changeTaken(tx, place, places - freed, null)
  if (isMore)
    await enqueue(tx, { name: 'offer-seats', organization, payload: { event, organization }, runAt: now }, now)
  return { taken: before + places, isMore }
}

/** Makes others who want seats of the event, or a place on its waiting list, wait. Returns how many seats are taken. */
export function lockSeats(tx: Transaction, place: Place): Promise<number> {
  return lockTaken(tx, place)
}

/** Takes all seats that are left. For previews, whose transactions are rolled back. */
export async function fillSeats(tx: Transaction, place: Place, max: number) {
  await changeTaken(tx, place, Math.max(0, max - (await seatsTaken(tx, place))), null)
}
