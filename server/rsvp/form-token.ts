import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** What a form carries to prove that it was served by us. */
export interface FormToken {
  readonly servedAt: number
  readonly nonce: string
}

export function newFormToken(secret: string, prokey: string, now: number): string {
  const content = `${now.toString(36)}.${randomBytes(16).toString('base64url')}`
  return `${content}.${signature(secret, prokey, content)}`
}

/** Undefined if the token is not ours or belongs to another event. */
export function readFormToken(secret: string, prokey: string, token: unknown): FormToken | undefined {
  if (typeof token !== 'string') return undefined
  const [, content, servedAt, nonce, signed] = /^(([0-9a-z]{1,11})\.([\w-]{22}))\.([\w-]{43})$/.exec(token) ?? []
  if (!content) return undefined
  const expected = Buffer.from(signature(secret, prokey, content))
  if (!timingSafeEqual(expected, Buffer.from(signed!))) return undefined
  return { servedAt: Number.parseInt(servedAt!, 36), nonce: nonce! }
}

/**
 * Names a submission: sending it twice makes one answer. Others may have got the same form, so its nonce alone doesn't tell
 * who sends it again; and somebody who goes back and replies otherwise says something new.
 */
export function submissionNonce(secret: string, { nonce }: FormToken, said: readonly string[]): string {
  return createHmac('sha256', secret)
    .update([nonce, ...said].join(' '))
    .digest('base64url')
    .slice(0, 22)
}

function signature(secret: string, prokey: string, content: string): string {
  return createHmac('sha256', secret).update(`${prokey} ${content}`).digest('base64url')
}
