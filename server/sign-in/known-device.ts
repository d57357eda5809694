import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookie, cookieName, cookieOf } from '../accounts/sessions/sessions.ts'
import { userById } from '../accounts/users.ts'
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
  const cookieOfDevice = () => `${cookieName(settings)}-device`

  return { nameFor, remember, rememberUser }

  /** A name for the browser; undefined if nobody has signed in there with this address. */
  async function nameFor(request: FastifyRequest, email: string): Promise<string | undefined> {
    const [, name, sent] = /^([\w-]{22})\.([\w-]{43})$/.exec(cookieOf(request, cookieOfDevice()) ?? '') ?? []
    if (name === undefined) return undefined
    const expected = Buffer.from(signature(await secret(), name, email))
    return timingSafeEqual(expected, Buffer.from(sent!)) ? name : undefined
  }

  async function remember(reply: FastifyReply, email: string) {
    const name = randomBytes(16).toString('base64url')
    const value = `${name}.${signature(await secret(), name, email)}`
    reply.header('set-cookie', cookie(settings, cookieOfDevice(), value, year))
  }

  /** For ways in by which nobody types an address. */
  async function rememberUser(reply: FastifyReply, user: number) {
    const row = await database.read((db) => userById(db, user))
    if (row) await remember(reply, row.email)
  }
}

function signature(secret: string, name: string, email: string): string {
  return createHmac('sha256', secret).update(`${name} ${email}`).digest('base64url')
}
