import type { Transaction } from '../database/open.ts'
import { Refusal } from '../refusal.ts'
import type { Template } from './form.ts'
import { isLineOpen } from './line.ts'
import type { Place } from './place.ts'
import { seatsTaken } from './store.ts'

export function isClosed({ expires }: Template, now: number): boolean {
  return expires !== null && Date.parse(expires) <= now
}

export function closed(): Refusal {
  return new Refusal('conflict', 'Sign-up is closed.', { details: { reason: 'expired' } })
}

export function full({ max }: Pick<Template, 'max'>, taken: number, { hasLine = false } = {}): Refusal {
  const left = Math.max(0, max! - taken)
  const message = left === 0 ? 'All seats are taken.' : `There are not enough seats: ${left} left.`
  const hint = hasLine ? ' Send it again with waiting to join the waiting list.' : ''
  const details = { reason: 'full', remaining: left, ...(hasLine && { waiting_list: true }) }
  return new Refusal('conflict', `${message}${hint}`, { details })
}

/** The same, if somebody could join the waiting list instead. */
export async function fullNow(tx: Transaction, place: Place, template: Template, now: number): Promise<Refusal> {
  return full(template, await seatsTaken(tx, place), { hasLine: await isLineOpen(tx, place, template, now) })
}

/** Depends on the mailbox alone, so that it doesn't reveal whether the address has an answer. */
export function tooManyMails(): Refusal {
  return new Refusal('conflict', 'Too many emails are waiting for this address. Nothing was stored; try again later.', {
    details: { reason: 'mails' },
  })
}
