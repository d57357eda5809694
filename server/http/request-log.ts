import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import pino from 'pino'
import type { Settings } from '../config.ts'

/** JSON lines, one per request: nothing of headers, query or body, so no key and no address can be in them. */
export function loggerOptions(
  settings: Pick<Settings, 'logLevel'>,
): Exclude<FastifyServerOptions['logger'], undefined> {
  if (settings.logLevel === 'silent') return false
  return {
    level: settings.logLevel,
    base: undefined as never,
    // Lines are written behind the answers, several at a time when there are many.
    stream: pino.destination({ sync: false }),
    serializers: {
      err: (error) => ({ type: error.name, message: error.message, code: error.code, stack: error.stack }) as never,
    },
  }
}

export function logRequests(app: FastifyInstance) {
  // A logger for every request would cost more than its one line; the line carries the id itself.
  app.setChildLoggerFactory((logger) => logger as never)
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        request: request.id,
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
    done()
  })
}

/** A sender's own id is kept when it is a plain one, so that a request can be followed through several services. */
export function requestId(request: { headers: Record<string, string | string[] | undefined> }): string {
  const sent = request.headers['x-request-id']
  return typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID()
}
