import { randomBytes } from 'node:crypto'

// Crockford's base 32: no I, L, O and U.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8

/** A code of 40 random bits. It identifies an RSVP at the door and opens nothing. */
export function newTicket(): string {
  // 32 divides 256, so all letters are equally likely.
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')
}

/** The ticket of an RSVP as people read it, such as `K7QM-2XVD`. Only confirmed ones have one. */
export function ticketOf({
  status,
  ticket,
}: {
  readonly status: string
  readonly ticket: string | null
}): string | null {
  return status !== 'confirmed' || ticket === null ? null : `${ticket.slice(0, 4)}-${ticket.slice(4)}`
}

/** The code that was typed or scanned, as it is stored; undefined if it can't be one. */
export function readTicket(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return code.length === length && [...code].every((letter) => alphabet.includes(letter)) ? code : undefined
}
