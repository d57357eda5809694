import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Cache, Charge, Loaded, OnStale } from '../cache/cache.ts'
import type { Context } from '../context.ts'
import { whenRead } from '../database/open.ts'
import { noEntryFound } from '../refusal.ts'
import { type Asset, type AssetAnswer, answerFor, bytesOf, bytesOfHeaders, sendAsset, shortText } from './asset.ts'
import { isDraining } from './drain.ts'
import { isAnsweredHere, namesOneHost } from './hosts.ts'
import { interpose } from './load.ts'
import { errorFields, log } from './log.ts'
import { requestId, requestNotes } from './request-log.ts'
import { type Counted, countedAs } from './request-metrics.ts'
import { safeHeaders } from './security-headers.ts'
import { markStale } from './stale.ts'

/**
 * What the public gets at an address: the same bytes for everyone, one of several variants, or the result of a
 * function.
 */
export type PublicAnswer = Asset | Variants | ((request: FastifyRequest, reply: FastifyReply) => unknown)

/** Variants for different visitors, such as languages and devices; each is made on first request. */
export interface Variants {
  readonly choose: (request: IncomingMessage) => Chosen | undefined
  /** Responds if no variant fits. */
  readonly otherwise?: (request: FastifyRequest, reply: FastifyReply) => unknown
}

type Chosen = Asset | AssetAnswer | Promise<Asset>

/** A response and the organization it belongs to. */
interface PublicContent {
  readonly organization: number
  readonly answer: PublicAnswer
  /** Counts a visit. The response waits for the promise, if there is one. */
  readonly count: ((request: IncomingMessage) => Promise<void> | undefined) | undefined
  /** Charges the cache for memory the response takes later. */
  charge: Charge
}

type Found = (Loaded<PublicAnswer> & Partial<Pick<PublicContent, 'count'>>) | undefined
type Load = () => Found | Promise<Found>

/**
 * Sends the public content of an address, from the cache or from `load`. The address is the path as our own links write
 * it: the same content can be requested in many ways and on many hosts, but is built and compressed once. While the
 * database is away, cached content is sent for up to an hour.
 */
export function sendCached(
  { cache, settings }: Pick<Context, 'cache' | 'settings'>,
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  load: Load,
): unknown {
  return whenRead(publicContent(cache, address, load, markStale(settings, reply)), (content) => {
    if (!content || !isAnsweredHere(request, content.organization)) throw noEntryFound()
    const counted = countVisit(settings, content, request.raw)
    return counted ? counted.then(() => send(content)) : send(content)
  })

  function send({ answer, organization }: PublicContent): unknown {
    if (typeof answer === 'function') return answer(request, reply)
    const { url, headers } = request
    // The query makes no difference to the content, but would create many entries for it.
    if (!url.includes('?'))
      void cache.load(keyOnHost(headers.host, url), () => {
        const place: Place = { key: contentKey(address), counted: countedAs(request) }
        return { value: place, organization, bytes: 0 }
      })
    if (!('choose' in answer)) return sendAsset(request, reply, answer)
    const chosen = answer.choose(request.raw)
    if (!chosen) return answer.otherwise!(request, reply)
    return whenRead(chosen, (known) => sendAsset(request, reply, known))
  }
}

/** The content of an address, for callers that send it themselves. */
export function publicContent(cache: Cache, address: string, load: Load, onStale?: OnStale) {
  const loadContent = () =>
    whenRead(load(), (found) => {
      if (!found) return undefined
      const { value: answer, organization, count } = found
      const content: PublicContent = { organization, answer, count, charge: () => {} }
      const grows = (charge: Charge) => {
        content.charge = charge
        found.grows?.(charge)
      }
      return { ...found, value: content, grows }
    })
  return cache.loadOrStale<PublicContent>(contentKey(address), loadContent, onStale)
}

/** What was sent last from an address, even if it is no longer valid. */
export function lastAnswer(cache: Cache, address: string): PublicAnswer | undefined {
  return (cache.last(contentKey(address)) as PublicContent | undefined)?.answer
}

export function cachedAsset(organization: number, asset: Asset): Loaded<Asset> {
  return { value: asset, organization, bytes: bytesOf(asset), grows: (charge) => void (asset.charge = charge) }
}

const contentKey = (address: string) => `public ${address}`

/** Where the response for a host and path is cached. */
interface Place {
  readonly key: string
  readonly counted: Counted
}

/** The cache key of a `Place`. No other key starts like this. */
const keyOnHost = (host = '', path: string) => `//${host}${path}`

/**
 * Sends cached content before Fastify sees the request. Through Fastify a page, a file or a 304 takes 20 to 35 % more
 * CPU time (docs/decisions/0012). An entry for a host exists only if the content was served on it before, and is gone
 * once the host or its organization changes. Repeats every other check the framework would have made.
 */
export function answerBeforeRouting(app: FastifyInstance, { cache, metrics, settings }: Context) {
  const noteRequest = requestNotes({ metrics, settings })
  interpose(app, (handle) => (request, response) => {
    const { method, url = '', headers } = request
    const place = (method === 'GET' ? cache.get(keyOnHost(headers.host, url)) : undefined) as Place | undefined
    const content = place && (cache.get(place.key) as PublicContent | undefined)
    const known = content?.answer
    if (!known || typeof known === 'function' || isDraining(app) || !namesOneHost(request))
      return handle(request, response)
    const chosen = 'choose' in known ? known.choose(request) : known
    if (!chosen) return handle(request, response)
    // Fastify chooses again, awaits the result and reports a failure.
    if (chosen instanceof Promise) chosen.catch(() => undefined)
    const answer = chosen instanceof Promise ? chosen : answerFor(request, chosen)
    if (answer instanceof Promise) return handle(request, response)
    const since = performance.now()
    const counted = countVisit(settings, content, request)
    const write = () => {
      const id = requestId(request)
      const { names, body } = rawForm(answer, content.charge)
      response.writeHead(answer.status, ['x-request-id', id, ...names]).end(body, 'latin1')
      noteRequest(request, place!.counted, id, answer.status, performance.now() - since)
    }
    if (counted) void counted.then(write)
    else write()
  })
}

/** Never rejects: the page is sent even if counting fails. */
function countVisit(
  settings: Context['settings'],
  { count }: PublicContent,
  request: IncomingMessage,
): Promise<void> | undefined {
  const report = (error: unknown) =>
    log(settings, 'error', 'a visit could not be counted', { err: errorFields(error as Error) })
  try {
    return count?.(request)?.catch(report)
  } catch (error) {
    report(error)
    return undefined
  }
}

interface RawForm {
  /** Header names and values in turn, which Node writes fastest. */
  readonly names: string[]
  readonly body: string | Buffer | undefined
}

const rawForms = new WeakMap<AssetAnswer, RawForm>()

function rawForm(answer: AssetAnswer, charge: Charge): RawForm {
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
