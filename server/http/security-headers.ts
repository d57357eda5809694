import type { FastifyInstance } from 'fastify'

/** Headers of every response. Pages that load anything set their own Content-Security-Policy. */
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

/** For content any site may read: it is public and the same for everyone. */
export const forAnyOrigin = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

/** The response to a CORS preflight, which browsers send if a script sets headers. */
export const preflightHeaders = {
  ...forAnyOrigin,
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
}
