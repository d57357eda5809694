import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'
import { refuse } from './errors.ts'

// Milliseconds between checks, during which requests already on their way still get a response.
const courtesy = 50
const sweepEvery = 20

const states = new WeakMap<FastifyInstance, { draining: boolean }>()

/**
 * Refuses new requests once `drain` was called. Registered before any hook that waits, so a request is judged by when
 * it arrived.
 */
export function refuseWhileDraining(app: FastifyInstance) {
  const state = { draining: false }
  states.set(app, state)
  app.addHook('onRequest', (request, reply, done) => {
    if (!state.draining || request.url === '/healthz') return done()
    reply.header('connection', 'close')
    // Not passed on as an error: it isn't a failure and doesn't belong in the log.
    refuse(reply, new Refusal('unavailable', 'The server is stopping. Try again in a moment.', { retryAfter: 5 }))
  })
}

export function isDraining(app: FastifyInstance): boolean {
  return states.get(app)!.draining
}

/**
 * Refuses new requests and waits so many seconds for running ones. The port stays open so that `/readyz` can return 503 instead of
 * nothing.
 */
export async function drain(app: FastifyInstance, seconds: number) {
  states.get(app)!.draining = true
  const rounds = (seconds * 1000) / courtesy
  for (let round = 0; round < rounds; round += 1) {
    await pause(courtesy)
    // Not in every round: a connection that was just opened and hasn't sent anything yet is idle too.
    if (round % sweepEvery === 0) app.server.closeIdleConnections()
    if ((await connectionsOf(app)) === 0) break
  }
  app.server.closeAllConnections()
}

function connectionsOf(app: FastifyInstance): Promise<number> {
  return new Promise((done, failed) =>
    app.server.getConnections((error, count) => (error ? failed(error) : done(count))),
  )
}
