import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyServerOptions, RawRequestDefaultExpression as RawRequest } from 'fastify'
import { requestId } from './request-log.ts'

const heads = new WeakSet<RawRequest>()

/**
 * Every GET route also serves HEAD. A second route for each would double the time to register them, so HEAD is routed as
 * GET: between the two functions, which Fastify calls right before and after it looks for the route.
 */
export const headLikeGet = {
  exposeHeadRoutes: false,
  rewriteUrl(request) {
    if (request.method === 'HEAD') {
      request.method = 'GET'
      heads.add(request)
    }
    return request.url!
  },
  genReqId(request) {
    if (heads.has(request)) request.method = 'HEAD'
    return requestId(request)
  },
} satisfies FastifyServerOptions

/** Leaves the content out of responses to HEAD. */
export function omitContentOfHead(app: FastifyInstance) {
  app.addHook<string | Buffer | Readable | null | undefined>('onSend', (request, reply, content, done) => {
    if (request.method !== 'HEAD') return done()
    if (content instanceof Readable) content.destroy()
    else if (reply.statusCode !== 304) reply.header('content-length', Buffer.byteLength(content ?? ''))
    done(null, null)
  })
}
