import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getHeapStatistics } from 'node:v8'
import type { FastifyInstance } from 'fastify'
import { tally } from './log.ts'
import { probes } from './probes.ts'
import { type Noting, requestId, requestNotes } from './request-log.ts'
import { unrouted } from './request-metrics.ts'
import { safeHeaders } from './security-headers.ts'
import { dropSlowest, unsentBytes } from './unsent.ts'
import { afterArrivals, hasTime, noteArrival } from './turns.ts'

export type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** Puts a handler in front of all that were installed so far. */
export function interpose(app: FastifyInstance, before: (handle: Handle) => Handle) {
  const [handle] = app.server.listeners('request') as [Handle]
  app.server.removeListener('request', handle)
  app.server.on('request', before(handle))
}

const maxPipelined = 1000

/**
 * Handles the requests of one connection one at a time. Node delivers all that have arrived, and each would be
 * processed and its response held until the previous ones are sent. This way a connection costs no more than one
 * request, even if it pipelines hundreds, and a read sees the write before it.
 */
export function oneAtATime(app: FastifyInstance) {
  const waiting = new WeakMap<Socket, number>()
  interpose(app, (handle) => (request, response) => {
    // The response gets the socket when the previous response has been sent.
    if (response.socket !== null) return handle(request, response)
    const { socket } = request
    const count = (waiting.get(socket) ?? 0) + 1
    if (count > maxPipelined) return void socket.destroy()
    waiting.set(socket, count)
    response.once('socket', () => {
      waiting.set(socket, waiting.get(socket)! - 1)
      handle(request, response)
    })
  })
}

export interface LoadLimits {
  /** Requests processed at once. Further ones wait. */
  readonly running: number
  /** Milliseconds a request may wait before others are refused, and how many may wait. */
  readonly patience: number
  readonly waiting: number
  /** This many may wait for any time: after a stall, such as loading code on a slow machine, they are soon done. */
  readonly few: number
  /** Bytes of responses that clients haven't read. Beyond this, the oldest of them are dropped. */
  readonly unsent: number
}

// A small heap leaves less room, because the cache and the work need the rest.
const unsent = Math.min(256_000_000, Math.floor(getHeapStatistics().heap_size_limit / 4))
const usual: LoadLimits = { running: 1000, patience: 1000, waiting: 5000, few: 50, unsent }

// Milliseconds.
const sumEvery = 100

/**
 * Processes requests in slices, between which probes, cached responses and database results get their turn, and refuses
 * further requests if they would wait too long.
 */
export function shedLoad(app: FastifyInstance, context: Noting, limits = usual, monotonic = () => performance.now()) {
  const refuse = refusing(context)
  const open = new Set<ServerResponse>()
  const running = new Set<ServerResponse>()
  const queue: { request: IncomingMessage; response: ServerResponse; since: number }[] = []
  const { metrics } = context
  metrics.gauge('kalends_http_requests_running', 'Requests that are being worked on.', () => running.size)
  metrics.gauge('kalends_http_requests_queued', 'Requests that wait for others to be done.', () => queue.length)
  metrics.gauge('kalends_http_responses_unsent', 'Responses that have not been sent as a whole.', () => open.size)
  let isLooking = false
  const dropping = setInterval(() => dropSlowest(open, limits.unsent), sumEvery).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(dropping)
    done()
  })
  app.server.on('connection', noteArrival)
  // Reset rather than closed: otherwise the unread data would stay in kernel memory.
  app.server.on('timeout', (socket: Socket) => socket.resetAndDestroy())

  interpose(app, (handle) => {
    return (request, response) => {
      if (probes.has(request.url!)) return handle(request, response)
      const now = monotonic()
      if (queue.length === 0 && hasTime() && mayRun()) return run(request, response)
      const oldest = queue[0]?.since ?? now
      if (queue.length >= limits.waiting || (queue.length >= limits.few && now - oldest > limits.patience))
        return refuse(request, response)
      queue.push({ request, response, since: now })
      look()
    }

    function run(request: IncomingMessage, response: ServerResponse) {
      handle(request, response)
      // Most responses have been sent by now.
      if (response.writableEnded && response.writableLength === 0) return
      open.add(response)
      running.add(response)
      response.once('close', closed)
    }

    function closed(this: ServerResponse) {
      open.delete(this)
      running.delete(this)
      if (queue.length > 0) look()
    }

    /** Accepts new connections first, then continues with the queue. */
    function look() {
      if (isLooking) return
      isLooking = true
      afterArrivals(runWaiting)
    }

    function runWaiting() {
      isLooking = false
      // The first one regardless of time: otherwise a long list whose turn comes first would use up every slice.
      for (let isFirst = true; queue.length > 0; isFirst = false) {
        if (!hasTime() && !isFirst) break
        if (!mayRun()) return
        const { request, response } = queue.shift()!
        if (!response.destroyed) run(request, response)
      }
      if (queue.length > 0) look()
    }
  })

  function mayRun(): boolean {
    if (running.size < limits.running) return true
    // Responses that are merely being read slowly don't count as running.
    for (const response of running) if (response.headersSent) running.delete(response)
    return running.size < limits.running
  }
}

const busy = JSON.stringify({ status: 'error', message: 'The server is busy. Please try again in a moment.' })
const countRefusal = tally('warn', 'requests were refused because too many were waiting')

function refusing(context: Noting) {
  const noteRequest = requestNotes(context)
  const refused = context.metrics.counter(
    'kalends_http_requests_refused_total',
    'Requests refused because too many waited.',
  )
  return (request: IncomingMessage, response: ServerResponse) => {
    const id = requestId(request)
    response
      .writeHead(503, {
        ...safeHeaders(id),
        'retry-after': '2',
        'content-type': 'application/json; charset=utf-8',
        'content-length': busy.length,
      })
      .end(busy)
    refused.add()
    countRefusal(context.settings)
    noteRequest(request, unrouted, id, 503, 0)
  }
}

const perKey = { requests: 256, few: 16, unsent: unsent / 8 }

/** Limits the requests in progress of each key, so that no key can take all capacity. */
export class KeyLoad {
  readonly #open = new Map<number, Set<ServerResponse>>()

  /**
   * Counts a request until its response is sent. Returns false if the key has too many already, or doesn't read its
   * responses.
   */
  enter(key: number, response: ServerResponse): boolean {
    // A client that disconnected takes no room, and would never release it.
    if (response.destroyed) return true
    let open = this.#open.get(key)
    if (!open) this.#open.set(key, (open = new Set()))
    if (open.size >= perKey.requests || (open.size >= perKey.few && unsentBytes(open) > perKey.unsent)) return false
    open.add(response)
    response.once('close', () => open.delete(response))
    return true
  }
}
