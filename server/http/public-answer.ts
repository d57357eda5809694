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
import { type RequestKind, kindOf } from './request-metrics.ts'
import { safeHeaders } from './security-headers.ts'
import { markStale } from './stale.ts'

/** What the public gets at an address: the same bytes for everybody, one of several forms, or what a function answers. */
export type PublicAnswer = Asset | Variants | ((request: FastifyRequest, reply: FastifyReply) => unknown)

/** Forms for different callers, such as languages and devices; each is made when it is first asked for. */
export interface Variants {
  readonly choose: (request: IncomingMessage) => Chosen | undefined
  /** Answers those for whom there is none. */
  readonly otherwise?: (request: FastifyRequest, reply: FastifyReply) => unknown
}

type Chosen = Asset | AssetAnswer | Promise<Asset>

/** An answer, and whose content it is. */
interface PublicContent {
  readonly organization: number
  readonly answer: PublicAnswer
  /** Counts whoever asks. The answer waits for it; undefined: there is nothing to wait for. */
  readonly count: ((request: IncomingMessage) => Promise<void> | undefined) | undefined
  /** Charges the cache for what is held of the answer besides. */
  charge: Charge
}

type Found = (Loaded<PublicAnswer> & Partial<Pick<PublicContent, 'count'>>) | undefined
type Load = () => Found | Promise<Found>

/**
 * Answers what the public sees at this address: as it is cached, or as `load` finds it. The address is the path as our
 * own links write it: the same content can be asked for in many ways and on many hosts, and is built and compressed once.
 * While the database is away, what is cached is answered for an hour.
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
    // What is behind a question mark makes no difference, but would make many entries out of one.
    if (!url.includes('?'))
      void cache.load(keyOnHost(headers.host, url), () => {
        const place: Place = { key: contentKey(address), kind: kindOf(request) }
        return { value: place, organization, bytes: 0 }
      })
    if (!('choose' in answer)) return sendAsset(request, reply, answer)
    const chosen = answer.choose(request.raw)
    if (!chosen) return answer.otherwise!(request, reply)
    return whenRead(chosen, (known) => sendAsset(request, reply, known))
  }
}

/** What is answered at this address, for those who send it from elsewhere. */
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

export function cachedAsset(organization: number, asset: Asset): Loaded<Asset> {
  return { value: asset, organization, bytes: bytesOf(asset), grows: (charge) => void (asset.charge = charge) }
}

const contentKey = (address: string) => `public ${address}`

/** Where the answer to a host and path is cached. */
interface Place {
  readonly key: string
  readonly kind: RequestKind
}

/** The key of a `Place`. Begins as no other key does. */
const keyOnHost = (host = '', path: string) => `//${host}${path}`

/**
 * Answers what is cached before the framework looks at the request, which saves a fifth of a file and a quarter of a 304
 * (docs/decisions/0012). What is known for this host was answered on it before, and will not be found any more once the
 * host or its organization has changed; everything else that the framework would check is checked here.
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
    // Chosen once more below, where somebody waits for it and answers if it fails.
    if (chosen instanceof Promise) chosen.catch(() => undefined)
    const answer = chosen instanceof Promise ? chosen : answerFor(request, chosen)
    if (answer instanceof Promise) return handle(request, response)
    const since = performance.now()
    const counted = countVisit(settings, content, request)
    const write = () => {
      const id = requestId(request)
      const { names, body } = rawForm(answer, content.charge)
      response.writeHead(answer.status, ['x-request-id', id, ...names]).end(body, 'latin1')
      noteRequest(request, place!.kind, id, answer.status, performance.now() - since)
    }
    if (counted) void counted.then(write)
    else write()
  })
}

/** Never rejects: a page is worth more than its count, so it is sent even if counting fails. */
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
  /** Names and values of headers in turn, as Node writes them fastest. */
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

/** Bytes as a text of one character each: Node writes that together with the headers, in one go and without encoding it. */
function rawBody(content: string | Buffer | undefined): RawForm['body'] {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return bytes && bytes.length < shortText ? bytes.toString('latin1') : bytes
}
