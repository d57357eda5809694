import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Cache, Charge } from '../cache/cache.ts'
import type { Context } from '../context.ts'
import { type AssetAnswer, bytesOfHeaders } from './asset.ts'
import { isDraining } from './drain.ts'
import { namesOneHost } from './hosts.ts'
import { interpose } from './load.ts'
import { requestId, requestNotes } from './request-log.ts'
import { type Counted, countedAs } from './request-metrics.ts'
import { safeHeaders } from './security-headers.ts'

/** A response that can be sent at once. */
export interface Ready {
  readonly answer: AssetAnswer
  /** Charges the cache for its headers as they are written. */
  readonly charge: Charge
  /** A visit that is being counted, which the response waits for. Never rejects. */
  readonly counting?: Promise<void> | undefined
}

/** Finds the response in the cache; undefined if Fastify has to make it. */
export type Find = (request: IncomingMessage) => Ready | undefined

interface Place {
  readonly find: Find
  readonly counted: Counted
}

const bytesOfPlace = 300

/**
 * Remembers how to find the response to requests like this one. `isKeyed`: only to those that send the same API key.
 */
export function remember(
  cache: Cache,
  request: FastifyRequest,
  organization: number,
  find: Find,
  { isKeyed = false } = {},
) {
  const { url, headers } = request
  // The query makes no difference to the content, but would create many entries for it.
  if (url.includes('?')) return
  const key = isKeyed ? keyWith(headers.authorization!, headers.host, url) : keyOn(headers.host, url)
  void cache.load(key, () => {
    const place: Place = { find, counted: countedAs(request) }
    return { value: place, organization, bytes: bytesOfPlace }
  })
}

// No other keys of the cache start like these.
const keyOn = (host = '', path: string) => `//${host}${path}`
const keyWith = (authorization: string, host: string | undefined, path: string) =>
  `//${authorization} ${keyOn(host, path)}`

/**
 * Sends cached responses before Fastify sees the request. Through Fastify a page, a file or a 304 takes 20 to 35 % more
 * CPU time (docs/decisions/0012). A place for a host exists only if the response was sent on it before, and is gone
 * once the host or its organization changes. Repeats every other check the framework would have made.
 */
export function answerBeforeRouting(app: FastifyInstance, { cache, metrics, settings }: Context) {
  const noteRequest = requestNotes({ metrics, settings })

  function placeOf({ method, url = '', headers }: IncomingMessage): Place | undefined {
    if (method !== 'GET') return undefined
    const { authorization, host } = headers
    const keyed = authorization === undefined ? undefined : cache.get(keyWith(authorization, host, url))
    return (keyed ?? cache.get(keyOn(host, url))) as Place | undefined
  }

  interpose(app, (handle) => (request, response) => {
    const place = placeOf(request)
    const ready = place && !isDraining(app) && namesOneHost(request) ? place.find(request) : undefined
    if (!ready) return handle(request, response)
    const since = performance.now()
    const write = () => {
      const id = requestId(request)
      const { status, content } = ready.answer
      response.writeHead(status, ['x-request-id', id, ...headersOf(ready)]).end(content, 'latin1')
      noteRequest(request, place!.counted, id, status, performance.now() - since)
    }
    if (ready.counting) void ready.counting.then(write)
    else write()
  })
}

/** Header names and values in turn, which Node writes fastest. */
const namesOf = new WeakMap<AssetAnswer, string[]>()

function headersOf({ answer, charge }: Ready): string[] {
  const known = namesOf.get(answer)
  if (known) return known
  const { 'x-request-id': _, ...safe } = safeHeaders('')
  const names = Object.entries({ ...safe, ...answer.headers }).flat()
  namesOf.set(answer, names)
  charge(bytesOfHeaders)
  return names
}
