import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'

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
  const { promise: done, resolve } = Promise.withResolvers<void>()

  app.server.on('request', (_request, response) => {
    if (draining) return
    running.add(response)
    response.once('close', () => {
      running.delete(response)
      if (draining && running.size === 0) resolve()
    })
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!draining || request.url === '/healthz') return
    reply.header('connection', 'close')
    throw new Refusal('unavailable', 'The server is stopping. Try again in a moment.', { retryAfter: 5 })
  })

  return async () => {
    draining = true
    setTimeout(() => app.server.closeAllConnections(), patience).unref()
    await Promise.all([running.size > 0 && done, pause(courtesy)])
  }
}
