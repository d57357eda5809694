import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * `kal_<public id>_<secret>`: the public id finds the key, the secret proves it. Only a hash of the secret is stored.
 */
export interface KeyText {
  readonly publicId: string
  readonly secret: string
}

export function newKey(): KeyText & { text: string } {
  const publicId = randomBytes(6).toString('hex')
  const secret = randomBytes(32).toString('base64url')
  return { publicId, secret, text: `kal_${publicId}_${secret}` }
}

export function parseKey(text: string): KeyText | undefined {
  const match = /^kal_([0-9a-f]{12})_([A-Za-z0-9_-]{43})$/.exec(text)
  return match ? { publicId: match[1]!, secret: match[2]! } : undefined
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

export function sameHash(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
