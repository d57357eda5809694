import type { FastifyReply, FastifyRequest } from 'fastify'
import { browserToken, giveBrowserToken } from '../accounts/sessions/browser-token.ts'
import { oidcClient } from '../accounts/oidc/oidc.ts'
import { OidcFailure } from '../accounts/oidc/oidc-failure.ts'
import { userWith } from '../accounts/oidc/oidc-users.ts'
import { signInBy } from '../accounts/sessions/sign-in.ts'
import type { Addresses } from '../browser/files.ts'
import type { Oidc } from '../config.ts'
import type { Context } from '../context.ts'
import { log } from '../http/log.ts'
import { RateLimit, siteOf } from '../http/rate-limit.ts'
import { knownDevices } from './known-device.ts'
import { nextPath } from './next.ts'
import { oidcErrorPage, statusOf } from './oidc-page.ts'
import { type Visit, visits } from './visit.ts'

/** An office may share one address. */
const begun = { limit: 300, seconds: 60 }

/** Signing in at the provider. */
export function oidcHandlers(context: Context, oidc: Oidc, files: () => Promise<Addresses>) {
  const { settings, now, monotonic } = context
  const { handled } = visits(context, files)
  const limit = new RateLimit(begun.limit, begun.seconds)
  const client = oidcClient(context, oidc)
  const devices = knownDevices(context)
  const hasOtherWays = settings.signIn.some((way) => way !== 'oidc')

  return { begin: leadingOn(begin), finish: leadingOn(finish) }

  async function begin(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const { next, account } = request.query as { next?: unknown; account?: unknown }
    if (limit.hit(siteOf(request.ip), monotonic()) > 0) throw new OidcFailure('busy')
    const token = giveBrowserToken(request, reply, settings)
    return (await client.begin(token, nextPath(next) ?? '/app', account === 'other')).href
  }

  async function finish(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const [, query = ''] = request.url.split('?', 2)
    const { claims, next } = await client.finish(browserToken(request, settings), `?${query}`)
    const user = await signInBy(context, request, reply, 'oidc', (tx) => userWith(tx, now(), oidc, claims))
    await devices.rememberUser(reply, user!)
    return nextPath(next) ?? '/app'
  }

  /** Redirects to what `work` returns, or shows why it failed. */
  function leadingOn(work: (request: FastifyRequest, reply: FastifyReply) => Promise<string>) {
    return handled(async ({ request, reply, frame, query, show }: Visit) => {
      try {
        const address = await work(request, reply)
        return reply.header('cache-control', 'no-store').redirect(address, 303)
      } catch (error) {
        if (!(error instanceof OidcFailure)) throw error
        const { reason, details } = error
        const level = reason === 'away' || reason === 'wrong' ? 'error' : 'info'
        log(settings, level, 'sign-in at the provider failed', { reason, ...details })
        const page = { reason, provider: oidc.name, next: nextPath(query.next), hasOtherWays }
        return show(oidcErrorPage(frame, page), statusOf(reason))
      }
    })
  }
}
