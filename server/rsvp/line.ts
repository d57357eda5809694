import type { Transaction } from '../database/open.ts'
import { noEntryFound } from '../refusal.ts'
import type { Template } from './form.ts'
import { hasOpenLine, lastCall } from './last-call.ts'
import { lockSeats, offerLocked } from './seats.ts'
import { type Transition, decided, inLine } from './states.ts'
import type { Place } from './place.ts'
import { openEvent } from './store.ts'
import { endOfLine, findEvent } from './waiting-store.ts'

/** An event that people can sign up for. With a waiting list its seats are locked, and `taken` says how many are taken. */
interface Opened {
  readonly organization: number
  readonly template: Template
  readonly taken?: number
}

/**
 * With a waiting list, a sign-up locks the seats first: those in line come before it, and nobody joins the line while seats
 * become free.
 */
export async function openToSignUps(tx: Transaction, event: string): Promise<Opened> {
  const open = await openEvent(tx, event)
  if (!open) throw noEntryFound()
  if (!open.template.waiting_list) return open
  const taken = await lockSeats(tx, { event, organization: open.organization })
  const now = await openEvent(tx, event)
  if (!now) throw noEntryFound()
  return { ...now, taken }
}

/** Locks the seats of an event with a waiting list, in the order in which sign-ups lock seats and RSVPs. */
export async function lockLine(tx: Transaction, place: Place) {
  if ((await openEvent(tx, place.event))?.template.waiting_list) await lockSeats(tx, place)
}

/** Seats for somebody who is not signed up yet or, if there are not enough, a place in the line. */
export async function seatsOrLine(tx: Transaction, place: Place, amount: number, now: number): Promise<Transition> {
  const locked = await lockSeats(tx, place)
  const template = (await openEvent(tx, place.event))?.template
  if (template) {
    const taken = await takenByLine(tx, place, { template, taken: locked, now })
    if (template.max === null || taken + amount <= template.max)
      return { state: decided('confirmed', amount), mail: 'rsvp_thank_you' }
  }
  return inLine(amount, await endOfLine(tx, place, now))
}

/** Offers what is free to those in line, then says how many seats are taken. What they may still get counts as taken. */
export async function takenByLine(tx: Transaction, place: Place, locked: Parameters<typeof offerLocked>[2]) {
  const { taken, isMore } = await offerLocked(tx, place, locked)
  return isMore ? Math.max(taken, locked.template.max ?? 0) : taken
}

/** Whether somebody could join the line. */
export async function isLineOpen(tx: Transaction, place: Place, template: Template, now: number): Promise<boolean> {
  if (!template.waiting_list || template.max === null) return false
  const item = await findEvent(tx, place)
  return item !== undefined && hasOpenLine(item, template, now)
}

/** Whether seats that are held for somebody from the line can still be taken. */
export async function isBeforeLastCall(tx: Transaction, place: Place, now: number): Promise<boolean> {
  const template = (await openEvent(tx, place.event, { drafts: true }))?.template
  const item = template && (await findEvent(tx, place))
  return !item || now < lastCall(item, template!, now)
}
