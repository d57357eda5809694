import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookie, cookieName, cookieOf } from '../accounts/sessions/sessions.ts'
import type { Context } from '../context.ts'
import { sharedSecret } from '../database/shared-secret.ts'
import { lazy } from '../lazy.ts'

const year = 365 * 86_400

/**
 * Recognizes a browser in which somebody has signed in with an address before. The cookie outlives the session. It opens
 * nothing: it only keeps strangers who guess passwords from locking out the person they guess for.
 */
export function knownDevices({ database, settings, now }: Context) {
  const secret = lazy(() => sharedSecret(database, 'known devices', now()))
  const nameOf = () => `${cookieName(settings)}-device`

  return {
    /** A name for the browser; undefined if nobody has signed in there with this address. */
    async nameFor(request: FastifyRequest, email: string): Promise<string | undefined> {
      const [, name, sent] = /^([\w-]{22})\.([\w-]{43})$/.exec(cookieOf(request, nameOf()) ?? '') ?? []
      if (name === undefined) return undefined
      const expected = Buffer.from(signature(await secret(), name, email))
      return timingSafeEqual(expected, Buffer.from(sent!)) ? name : undefined
    },
    async remember(reply: FastifyReply, email: string) {
      const name = randomBytes(16).toString('base64url')
      const value = `${name}.${signature(await secret(), name, email)}`
      reply.header('set-cookie', cookie(settings, nameOf(), value, year))
    },
  }
}

function signature(secret: string, name: string, email: string): string {
  return createHmac('sha256', secret).update(`${name} ${email}`).digest('base64url')
}
