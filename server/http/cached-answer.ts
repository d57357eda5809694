import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Cache, Charge } from '../cache/cache.ts'
import type { Context } from '../context.ts'
import { type AssetAnswer, bytesOfHeaders, shortText } from './asset.ts'
import { isDraining } from './drain.ts'
import { namesOneHost } from './hosts.ts'
import { interpose } from './load.ts'
import { requestId, requestNotes } from './request-log.ts'
import { type Counted, countedAs } from './request-metrics.ts'
import { safeHeaders } from './security-headers.ts'

/** A response that can be sent at once. */
export interface Ready {
  readonly answer: AssetAnswer
  /** Charges the cache for the form in which it is written. */
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
      const { names, body } = rawForm(ready)
      response.writeHead(ready.answer.status, ['x-request-id', id, ...names]).end(body, 'latin1')
      noteRequest(request, place!.counted, id, ready.answer.status, performance.now() - since)
    }
    if (ready.counting) void ready.counting.then(write)
    else write()
  })
}

interface RawForm {
  /** Header names and values in turn, which Node writes fastest. */
  readonly names: string[]
  readonly body: string | Buffer | undefined
}

const rawForms = new WeakMap<AssetAnswer, RawForm>()

function rawForm({ answer, charge }: Ready): RawForm {
  const known = rawForms.get(answer)
  if (known) return known
  const { 'x-request-id': _, ...safe } = safeHeaders('')
  const made = { names: Object.entries({ ...safe, ...answer.headers }).flat(), body: rawBody(answer.content) }
  rawForms.set(answer, made)
  charge(bytesOfHeaders + (typeof made.body === 'string' ? made.body.length : 0))
  return made
}

/** Bytes as a Latin-1 string: Node writes it together with the headers, in one go and without encoding it. */
function rawBody(content: string | Buffer | undefined): RawForm['body'] {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return bytes && bytes.length < shortText ? bytes.toString('latin1') : bytes
}
