import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../config.ts'
import { type Asset, type AssetAnswer, answerFor } from './asset.ts'
import { isDraining } from './drain.ts'
import { checkHost } from './hosts.ts'
import { noteRequest, requestId, wantsRequestLog } from './request-log.ts'
import { safeHeaders } from './security-headers.ts'

interface Remembered {
  readonly asset: Asset
  readonly isCurrent: () => boolean
}

const most = { answers: 5000, bytes: 32_000_000 }
const memories = new WeakMap<Server, Memory>()

/**
 * Public answers that were given before and have not changed since. They are given again before the framework looks at
 * the request, which takes half the time; everything it would have checked for such a request is checked here.
 */
export function answerFromMemory(app: FastifyInstance, settings: Settings) {
  const memory = new Memory()
  memories.set(app.server, memory)
  const isLogged = wantsRequestLog(settings)
  const [handle] = app.server.listeners('request') as [(request: IncomingMessage, response: ServerResponse) => void]
  app.server.removeListener('request', handle)
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const asset = memory.find(request)
    const answer = asset && !isDraining(app) && !checkHost(request, settings) && answerFor(request, asset)
    if (!answer || answer instanceof Promise) return handle(request, response)
    const id = requestId(request)
    response.writeHead(answer.status, ['x-request-id', id, ...rawHeaders(answer)]).end(answer.content)
    if (isLogged) noteRequest(request, id, answer.status, 0)
  })
}

const raw = new WeakMap<AssetAnswer, string[]>()

/** Names and values in turn, as Node writes them fastest. */
function rawHeaders(answer: AssetAnswer): string[] {
  const known = raw.get(answer)
  if (known) return known
  const { 'x-request-id': _, ...safe } = safeHeaders('')
  const made = Object.entries(answer.status === 304 ? answer.headers : { ...safe, ...answer.headers }).flat()
  raw.set(answer, made)
  return made
}

/** Remembers what is answered to this request. `isCurrent` is asked before it is answered again. */
export function remember({ method, url, server }: FastifyRequest, asset: Asset, isCurrent: () => boolean) {
  // What is behind a question mark makes no difference, but would make many addresses out of one.
  if (method === 'GET' && !url.includes('?')) memories.get(server.server)?.keep(url, { asset, isCurrent })
}

class Memory {
  readonly #answers = new Map<string, Remembered>()
  #bytes = 0

  keep(url: string, remembered: Remembered) {
    const { length } = remembered.asset.bytes
    if (length > most.bytes / 4) return
    this.#drop(url)
    if (this.#answers.size >= most.answers || this.#bytes + length > most.bytes) {
      this.#answers.clear()
      this.#bytes = 0
    }
    this.#answers.set(url, remembered)
    this.#bytes += length
  }

  find({ method, url = '' }: IncomingMessage): Asset | undefined {
    const known = method === 'GET' ? this.#answers.get(url) : undefined
    if (!known) return undefined
    if (known.isCurrent()) return known.asset
    this.#drop(url)
    return undefined
  }

  #drop(url: string) {
    this.#bytes -= this.#answers.get(url)?.asset.bytes.length ?? 0
    this.#answers.delete(url)
  }
}
