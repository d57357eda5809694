import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Settings } from '../config.ts'

/** JSON lines, one per request: nothing of headers, query or body, so no key and no address can be in them. */
export function loggerOptions(
  settings: Pick<Settings, 'logLevel'>,
): Exclude<FastifyServerOptions['logger'], undefined> {
  if (settings.logLevel === 'silent') return false
  return {
    level: settings.logLevel,
    base: undefined as never,
    stream: { write: writeLine },
    serializers: {
      err: (error) => ({ type: error.name, message: error.message, code: error.code, stack: error.stack }) as never,
    },
  }
}

export function logRequests(app: FastifyInstance, { logLevel }: Pick<Settings, 'logLevel'>) {
  // A logger for every request would cost more than its one line; the line carries the id itself.
  app.setChildLoggerFactory((logger) => logger as never)
  if (logLevel !== 'info' && logLevel !== 'debug') return
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.url.split('?', 1)[0]!
    const ms = Math.round(reply.elapsedTime * 10) / 10
    // Put together by hand: this is done for every request, and only the path can hold anything to escape.
    writeLine(
      `{"level":30,"time":${Date.now()},"request":"${request.id}","method":"${request.method}",` +
        `"path":${JSON.stringify(path)},"status":${reply.statusCode},"ms":${ms},"msg":"request"}\n`,
    )
    done()
  })
}

let lines = ''
process.on('exit', flush)
// Whoever reads the log may go away; the server goes on.
process.stdout.on('error', () => {})

/** Lines of one turn of the event loop are written together, behind the answers. */
function writeLine(line: string) {
  if (lines === '') setImmediate(flush)
  lines += line
}

function flush() {
  const text = lines
  lines = ''
  if (text !== '') process.stdout.write(text)
}

/** A sender's own id is kept when it is a plain one, so that a request can be followed through several services. */
export function requestId(request: { headers: Record<string, string | string[] | undefined> }): string {
  const sent = request.headers['x-request-id']
  return typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID()
}
