import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../config.ts'
import { writeLine } from './log.ts'

/** One line per request: nothing of headers, query or body, so no key and no address can be in it. */
export function logRequests(app: FastifyInstance, { logLevel }: Pick<Settings, 'logLevel'>) {
  if (logLevel !== 'info' && logLevel !== 'debug') return
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.url.split('?', 1)[0]!
    const ms = Math.round(reply.elapsedTime * 10) / 10
    // Put together by hand: this is done for every request, and only the path can hold anything to escape.
    writeLine(
      `{"level":"info","time":${Date.now()},"request":"${request.id}","method":"${request.method}",` +
        `"path":${JSON.stringify(path)},"status":${reply.statusCode},"ms":${ms},"msg":"request"}\n`,
    )
    done()
  })
}

/** A sender's own id is kept when it is a plain one, so that a request can be followed through several services. */
export function requestId(request: { headers: Record<string, string | string[] | undefined> }): string {
  const sent = request.headers['x-request-id']
  if (typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent)) return sent
  count += 1
  return `${thisProcess}-${count.toString(36).padStart(6, '0')}`
}

// Random once and counted from there: unique, and much cheaper than a random id for every request.
const thisProcess = randomUUID().slice(0, 13)
let count = 0
