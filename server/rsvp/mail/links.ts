import { createHash, randomBytes } from 'node:crypto'

export type LinkPurpose = 'confirm' | 'manage' | 'unsubscribe'

const hour = 3_600_000
const day = 24 * hour

/** How long the link that confirms an address is good for, and an unconfirmed answer holds its seats. */
export const pendingFor = hour

// How long a link in a mail is good for.
const lifetimes: Record<LinkPurpose, number> = { confirm: pendingFor, manage: hour, unsubscribe: 400 * day }

export interface NewLink {
  readonly token: string
  readonly row: { hash: string; answer: string; purpose: LinkPurpose; expires: number }
}

/** A link that nobody can guess; what is stored does not tell it. */
export function newLink(answer: string, purpose: LinkPurpose, now: number, lifetime = lifetimes[purpose]): NewLink {
  const token = randomBytes(32).toString('base64url')
  return { token, row: { hash: hashOf(token), answer, purpose, expires: now + lifetime } }
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
