import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cache, Charge, Loaded, OnStale } from '../cache/cache.ts'
import type { Context } from '../context.ts'
import { whenRead } from '../database/open.ts'
import { noEntryFound } from '../refusal.ts'
import { type Asset, type AssetAnswer, answerFor, memoryOf, sendAsset } from './asset.ts'
import { type Find, remember } from './cached-answer.ts'
import { isAnsweredHere } from './hosts.ts'
import { errorFields, log } from './log.ts'
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
    remember(cache, request, organization, finder({ cache, settings }, address))
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
  return { value: asset, organization, bytes: memoryOf(asset), grows: (charge) => void (asset.charge = charge) }
}

const contentKey = (address: string) => `public ${address}`

/** Finds the response if it need not be made or compressed first. */
function finder({ cache, settings }: Pick<Context, 'cache' | 'settings'>, address: string): Find {
  const key = contentKey(address)
  return (request) => {
    const content = cache.get(key) as PublicContent | undefined
    const known = content?.answer
    if (!known || typeof known === 'function') return undefined
    const chosen = 'choose' in known ? known.choose(request) : known
    if (!chosen) return undefined
    // Fastify chooses again, awaits the result and reports a failure.
    if (chosen instanceof Promise) return void chosen.catch(() => undefined)
    const answer = answerFor(request, chosen)
    if (answer instanceof Promise) return undefined
    return { answer, charge: content.charge, counting: countVisit(settings, content, request) }
  }
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
