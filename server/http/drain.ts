import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'
import { refuse } from './errors.ts'

const patience = 10_000
// Requests that are on their way get an answer instead of a broken connection.
const courtesy = 50

/**
 * Answers a function that prepares the end: from its first moment new requests are refused, and it waits for those that
 * run already. The port stays open meanwhile, so that `/readyz` can say 503 instead of nothing.
 */
export function drainBeforeClose(app: FastifyInstance): () => Promise<void> {
  let draining = false
  const running = new Set<ServerResponse>()
  const { promise: idle, resolve } = Promise.withResolvers<void>()

  app.server.on('request', (_request, response) => {
    if (draining) return
    running.add(response)
    response.once('close', () => {
      running.delete(response)
      if (draining && running.size === 0) resolve()
    })
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (!draining || running.has(reply.raw) || request.url === '/healthz') return done()
    reply.header('connection', 'close')
    // Not passed on as an error: it is no failure that belongs into the log.
    refuse(reply, new Refusal('unavailable', 'The server is stopping. Try again in a moment.', { retryAfter: 5 }))
  })

  return async () => {
    draining = true
    setTimeout(() => app.server.closeAllConnections(), patience).unref()
    await Promise.all([running.size > 0 && idle, pause(courtesy)])
  }
}
