import type { Transaction } from '../database/open.ts'
import { noEntryFound } from '../refusal.ts'
import type { Template } from './form.ts'
import { hasOpenLine } from './last-call.ts'
import { lockSeats, offerSeats, releaseSeats } from './seats.ts'
import { type Transition, decided, inLine } from './states.ts'
import { openEvent, seatsTaken } from './store.ts'
import { endOfLine, findEvent } from './waiting-store.ts'

interface Place {
  readonly event: string
  readonly organization: number
}

/**
 * With a waiting list, a sign-up locks the seats first: those in line come before it, and nobody joins the line while seats
 * become free.
 */
export async function openToSignUps(tx: Transaction, event: string) {
  const open = await openEvent(tx, event)
  if (!open) throw noEntryFound()
  if (!open.template.waiting_list) return open
  await lockSeats(tx, { event, organization: open.organization })
  return (await openEvent(tx, event)) ?? open
}

/** Seats for somebody who is not signed up yet or, if there are not enough, a place in the line. */
export async function seatsOrLine(tx: Transaction, place: Place, amount: number, now: number): Promise<Transition> {
  await lockSeats(tx, place)
  const template = (await openEvent(tx, place.event))?.template
  if (!template) return inLine(amount, now)
  const { taken, last } = await servedLine(tx, place, template, 0, now)
  const isEnough = template.max === null || taken + amount <= template.max
  return isEnough ? { state: decided('confirmed', amount), mail: 'rsvp_thank_you' } : inLine(amount, last)
}

/** Offers what is free to those in line. What they may still get counts as taken. */
export async function servedLine(tx: Transaction, place: Place, template: Template, freed: number, now: number) {
  await releaseSeats(tx, place, freed, now)
  const isMore = await offerSeats(tx, place, now)
  const item = await findEvent(tx, place.event)
  return {
    taken: isMore && template.max !== null ? template.max : await seatsTaken(tx, place.event),
    isOpen: item !== undefined && hasOpenLine(item, template, now),
    /** The next place in the line. */
    last: await endOfLine(tx, place.event, now),
  }
}
