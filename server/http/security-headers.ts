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

/** For what any page may read, wherever it comes from: it is public, and the same whoever asks. */
export const forAnyOrigin = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

/** To a browser that asks first, because a script wants to send headers of its own. */
export const preflightHeaders = {
  ...forAnyOrigin,
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
}
