import type { FastifyInstance, FastifyRequest } from 'fastify'
import { browserToken, giveBrowserToken } from '../accounts/sessions/browser-token.ts'
import { signInBy } from '../accounts/sessions/sign-in.ts'
import type { Context } from '../context.ts'
import { RateLimit, siteOf } from '../http/rate-limit.ts'
import { serve } from '../http/route.ts'
import { isSameSite } from '../http/same-site.ts'
import { lazy } from '../lazy.ts'
import { Faults, Refusal } from '../refusal.ts'
import { knownDevices } from './known-device.ts'
import { nextPath } from './next.ts'

/** Every visit of the sign-in page asks once, and an office may share one address. */
const asked = { limit: 300, seconds: 60 }

/** What the script of the sign-in page asks for. Only pages of this server get an answer. */
export function passkeyRoutes(app: FastifyInstance, context: Context) {
  const { settings, monotonic } = context
  const loaded = lazy(() => import('../accounts/passkeys/passkey-sign-in.ts'))
  const limit = new RateLimit(asked.limit, asked.seconds)
  const devices = knownDevices(context)
  const route = { method: 'POST', access: 'public' } as const

  serve(app, {
    ...route,
    path: '/app/sign-in/passkey/options',
    handler: async (request, reply) => {
      onlyOwnPages(request)
      const wait = limit.hit(siteOf(request.ip), monotonic())
      if (wait > 0)
        throw new Refusal('too-many', `Too many attempts. Try again in ${wait} seconds.`, { retryAfter: wait })
      reply.header('cache-control', 'no-store')
      return (await loaded()).signInOptions(context, giveBrowserToken(request, reply, settings))
    },
  })

  serve(app, {
    ...route,
    path: '/app/sign-in/passkey',
    handler: async (request, reply) => {
      onlyOwnPages(request)
      const { response, next } = bodyOf(request)
      const token = browserToken(request, settings)
      const prove = token === undefined ? undefined : await (await loaded()).provePasskey(context, token, response)
      const user = prove && (await signInBy(context, request, reply, 'passkey', prove))
      if (user === undefined)
        throw new Refusal('forbidden', 'This passkey does not work here. Try again, or sign in another way.')
      await devices.rememberUser(reply, user)
      reply.header('cache-control', 'no-store')
      return { next: nextPath(next) ?? '/app' }
    },
  })

  function onlyOwnPages(request: FastifyRequest) {
    if (!settings.signIn.includes('passkey'))
      throw new Refusal('forbidden', 'Signing in with a passkey is switched off here.')
    if (!isSameSite(request, context.settings))
      throw new Refusal('forbidden', 'Only the sign-in page of this server can do this.')
  }
}

function bodyOf({ body }: FastifyRequest): { response: object; next: unknown } {
  const { response, next } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const faults = new Faults()
  if (typeof response !== 'object' || response === null)
    faults.add('response', 'response must be the JSON form of what the browser has returned.')
  faults.throwIfAny()
  return { response: response as object, next }
}
