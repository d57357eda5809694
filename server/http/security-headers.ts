import type { FastifyInstance } from 'fastify'

/** Headers of every answer. A page that needs more than nothing sets its own Content-Security-Policy. */
export function setSecurityHeaders(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(safeHeaders(request.id))
    done()
  })
}

export function safeHeaders(requestId: string) {
  return {
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  }
}
