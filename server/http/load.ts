import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getHeapStatistics } from 'node:v8'
import type { FastifyInstance } from 'fastify'
import { tally } from './log.ts'
import { type Noting, requestId, requestNotes } from './request-log.ts'
import { safeHeaders } from './security-headers.ts'
import { giveUpSlowest, unsentBytes } from './unsent.ts'
import { afterArrivals, hasTime, noteArrival } from './turns.ts'

export type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** Puts something before all that handles requests so far. */
export function interpose(app: FastifyInstance, before: (handle: Handle) => Handle) {
  const [handle] = app.server.listeners('request') as [Handle]
  app.server.removeListener('request', handle)
  app.server.on('request', before(handle))
}

const maxPipelined = 1000

/**
 * Handles the requests of one connection one after another. Node hands over all that have arrived, and each would be worked
 * on and its answer held until the ones before it are sent. So a connection costs as much as one request, however many it
 * sends at once, and a read behind a write sees it.
 */
export function oneAtATime(app: FastifyInstance) {
  const waiting = new WeakMap<Socket, number>()
  interpose(app, (handle) => (request, response) => {
    // It gets the connection when the answer before it is sent.
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
  /** Requests that are being worked on. Further ones wait. */
  readonly running: number
  /** Milliseconds that a request may wait before others are refused, and how many may wait. */
  readonly patience: number
  readonly waiting: number
  /** So many may wait however long it takes: after a stall, such as loading code on a slow machine, they are soon done. */
  readonly few: number
  /** Bytes of answers that have not been taken. Beyond them, the answers that have waited longest are given up. */
  readonly unsent: number
}

// With a small heap, less may wait: the rest is for the cache and for work.
const unsent = Math.min(256_000_000, Math.floor(getHeapStatistics().heap_size_limit / 4))
const usual: LoadLimits = { running: 1000, patience: 1000, waiting: 5000, few: 50, unsent }

// Milliseconds.
const sumEvery = 100

/**
 * Works on requests in slices, between which probes, cached answers and what the database answers get their turn, and
 * refuses further requests when they would have to wait for long.
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
  const giveUp = setInterval(() => giveUpSlowest(open, limits.unsent), sumEvery).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(giveUp)
    done()
  })
  app.server.on('connection', noteArrival)
  // Reset rather than closed: what a silent reader has not taken would stay in the memory of the system.
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
      // Most are answered and sent by now.
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

    /** Before it goes on with what is waiting. */
    function look() {
      if (isLooking) return
      isLooking = true
      afterArrivals(runWaiting)
    }

    function runWaiting() {
      isLooking = false
      while (queue.length > 0 && hasTime()) {
        if (!mayRun()) return
        const { request, response } = queue.shift()!
        if (!response.destroyed) run(request, response)
      }
      if (queue.length > 0) look()
    }
  })

  function mayRun(): boolean {
    if (running.size < limits.running) return true
    // Whoever takes the answer slowly is not worked for any more.
    for (const response of running) if (response.headersSent) running.delete(response)
    return running.size < limits.running
  }
}

const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

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
    noteRequest(request, 'none', id, 503, 0)
  }
}

const perKey = { requests: 256, few: 16, unsent: unsent / 8 }

/** What is being done for each key: so that no key can take all there is. */
export class KeyLoad {
  readonly #open = new Map<number, Set<ServerResponse>>()

  /** Counts a request until its answer is sent. False: the key has too many already, or does not take its answers. */
  enter(key: number, response: ServerResponse): boolean {
    // Whoever has gone meanwhile takes no room, and would never give it back.
    if (response.destroyed) return true
    let open = this.#open.get(key)
    if (!open) this.#open.set(key, (open = new Set()))
    if (open.size >= perKey.requests || (open.size >= perKey.few && unsentBytes(open) > perKey.unsent)) return false
    open.add(response)
    response.once('close', () => open.delete(response))
    return true
  }
}
