import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { memoize } from '../cache/memoize.ts'
import type { Settings } from '../config.ts'
import type { Registry } from '../metrics/registry.ts'
import { writeLines } from './log.ts'
import { mask } from './mask.ts'
import { type Counted, countedAs, requestCounter } from './request-metrics.ts'

// Milliseconds.
const together = 50
let lines = ''
process.on('exit', flush)

export interface Noting {
  readonly metrics: Registry
  readonly settings: Pick<Settings, 'logLevel' | 'slowRequest'>
}

export function noteRequests(app: FastifyInstance, context: Noting) {
  const noteRequest = requestNotes(context)
  app.addHook('onResponse', (request, reply, done) => {
    noteRequest(request.raw, countedAs(request), request.id, reply.statusCode, reply.elapsedTime)
    done()
  })
}

/**
 * Returns a function that counts a finished request, and logs it if the settings say so. A log line contains no
 * headers, query or body, and the path without the secrets of links in mails.
 */
export function requestNotes({ metrics, settings }: Noting) {
  const count = requestCounter(metrics)
  const { logLevel, slowRequest } = settings
  const isLogged = logLevel === 'info' || logLevel === 'debug'
  const isSlowLogged = isLogged || logLevel === 'warn'
  return (request: IncomingMessage, counted: Counted, id: string, status: number, ms: number) => {
    const { method = '', url = '' } = request
    count(counted, method, status, ms)
    const isSlow = ms >= slowRequest
    if (!(isSlow ? isSlowLogged : isLogged)) return
    // Writing many lines at once takes a tenth of the time.
    if (lines === '') setTimeout(flush, together).unref()
    // Built by hand because it runs for every request; only the path may need escaping.
    lines +=
      `{"level":"${isSlow ? 'warn' : 'info'}","time":${Date.now()},"request":"${id}","method":"${method}",` +
      `"path":${loggedPath(url)},"status":${status},"ms":${Math.round(ms * 10) / 10},"msg":"${isSlow ? 'slow request' : 'request'}"}\n`
  }
}

function flush() {
  const written = lines
  lines = ''
  writeLines(written)
}

const masked = memoize((path) => JSON.stringify(mask(path)), 2000)

function loggedPath(url: string): string {
  const query = url.indexOf('?')
  return masked(query < 0 ? url : url.slice(0, query))
}

/** Keeps the id of the sender if it is a plain one, so that a request can be traced through several services. */
export function requestId(request: { headers: Record<string, string | string[] | undefined> }): string {
  const sent = request.headers['x-request-id']
  if (typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent)) return sent
  count += 1
  return `${thisProcess}-${count.toString(36).padStart(6, '0')}`
}

// A random prefix and a counter: unique, and much cheaper than a random id per request.
const thisProcess = randomUUID().slice(0, 13)
let count = 0
