import { createHash, randomBytes } from 'node:crypto'

export type LinkPurpose = 'confirm' | 'manage' | 'unsubscribe'
/** A link of a mail that went to a mistyped address can do nothing any more but say so. */
export type StoredPurpose = LinkPurpose | 'corrected'

/** Milliseconds in which an address can be confirmed; for as long, an unconfirmed answer holds its seats. */
export const pendingFor = 60 * 60_000

export interface NewLink {
  readonly token: string
  readonly row: { hash: string; answer: string; purpose: LinkPurpose; expires: number }
}

/** A link that cannot be guessed, nor derived from what is stored. */
export function newLink(answer: string, purpose: LinkPurpose, now: number, lifetime: number): NewLink {
  const token = randomBytes(32).toString('base64url')
  return { token, row: { hash: hashOf(token), answer, purpose, expires: now + lifetime } }
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
