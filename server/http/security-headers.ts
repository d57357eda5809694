import type { FastifyInstance } from 'fastify'

/** Headers of every answer. A page that needs more than nothing sets its own Content-Security-Policy. */
export function setSecurityHeaders(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'no-referrer')
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    reply.header('cache-control', 'no-store')
  })
}
