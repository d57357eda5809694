import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../config.ts'
import { writeLines } from './log.ts'
import { mask } from './mask.ts'

interface Answered {
  readonly time: number
  readonly id: string
  readonly method: string
  readonly url: string
  readonly status: number
  readonly ms: number
}

// Milliseconds.
const together = 50
let answered: Answered[] = []
process.on('exit', flush)

/** One line per request: nothing of headers, query or body, and the path without the secrets of links in mails. */
export function logRequests(app: FastifyInstance, settings: Pick<Settings, 'logLevel'>) {
  if (!wantsRequestLog(settings)) return
  app.addHook('onResponse', (request, reply, done) => {
    noteRequest(request.raw, request.id, reply.statusCode, reply.elapsedTime)
    done()
  })
}

export function wantsRequestLog({ logLevel }: Pick<Settings, 'logLevel'>): boolean {
  return logLevel === 'info' || logLevel === 'debug'
}

/** Only noted here: writing the lines of many requests in one go takes a tenth of the time. */
export function noteRequest({ method = '', url = '' }: IncomingMessage, id: string, status: number, ms: number) {
  if (answered.length === 0) setTimeout(flush, together).unref()
  answered.push({ time: Date.now(), id, method, url, status, ms })
}

function flush() {
  const lines = answered.map(lineOf).join('')
  answered = []
  writeLines(lines)
}

/** Put together by hand, because it is done for every request; only the path can hold anything to escape. */
function lineOf({ time, id, method, url, status, ms }: Answered): string {
  return (
    `{"level":"info","time":${time},"request":"${id}","method":"${method}",` +
    `"path":${JSON.stringify(mask(url.split('?', 1)[0]!))},"status":${status},"ms":${Math.round(ms * 10) / 10},"msg":"request"}\n`
  )
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
