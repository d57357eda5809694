import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { noteAddresses } from '../database/server-addresses.ts'
import { errorFields, log } from './log.ts'

/**
 * Logs once that a proxy not in TRUST_PROXY sends X-Forwarded-For: all visitors behind it appear to have one address
 * and share its limits. "kalends doctor" reports it as well.
 */
export function noticeUntrustedProxy(app: FastifyInstance, { database, settings, now }: Context) {
  let isReported = false
  app.addHook('onRequest', (request, _reply, done) => {
    const isForwarded = !isReported && request.headers['x-forwarded-for'] !== undefined
    // A trusted proxy adds a second address.
    if (isForwarded && (request.ips?.length ?? 1) < 2) {
      isReported = true
      report(request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? 'an unknown address')
    }
    done()
  })

  function report(address: string) {
    log(settings, 'warn', 'X-Forwarded-For is ignored: TRUST_PROXY does not name the address that it comes from', {
      address,
    })
    noteAddresses(database, settings, now(), address).catch((error: unknown) =>
      log(settings, 'warn', 'the proxy could not be noted for "kalends doctor"', { err: errorFields(error as Error) }),
    )
  }
}
