import type { FastifyInstance } from 'fastify'

/** Counts the requests that Fastify sees. Others are answered from memory before. */
export function countRequests(app: FastifyInstance): { requests: number } {
  const framework = { requests: 0 }
  app.addHook('onRequest', (_request, _reply, done) => {
    framework.requests += 1
    done()
  })
  return framework
}
