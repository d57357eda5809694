import type { Response } from 'undici'
import { type DialSettings, guardedAgent } from './agent.ts'
import { OutboundFailure, failureFrom } from './failure.ts'

export interface Limits {
  /** Milliseconds for DNS, connection and TLS, per hop. */
  readonly connect: number
  /** Milliseconds for the whole request. */
  readonly total: number
  /** Limit for the body, both compressed and decompressed. */
  readonly bytes: number
}

const usualLimits: Limits = { connect: 3000, total: 10_000, bytes: 5 * 1024 * 1024 }

export interface OutboundRequest {
  readonly headers?: Readonly<Record<string, string>>
  readonly redirects: number
  readonly signal?: AbortSignal
}

export interface OutboundResponse {
  readonly status: number
  readonly headers: { get(name: string): string | null }
  /** Empty unless the request succeeded: our response must not expose another service's error body. */
  readonly bytes: Buffer
}

/**
 * The only way to request a URL that a customer chose. It never reaches our own network, no matter what DNS and
 * redirects say, and it stays within its limits. Throws an OutboundFailure if there is no response.
 */
export async function fetchUntrusted(
  address: string,
  request: OutboundRequest,
  settings: DialSettings,
  limits = usualLimits,
): Promise<OutboundResponse> {
  const end = new AbortController()
  const abort = () => end.abort(new OutboundFailure('stopped'))
  const timer = setTimeout(() => end.abort(new OutboundFailure('time')), limits.total)
  request.signal?.addEventListener('abort', abort)
  if (request.signal?.aborted) abort()
  try {
    return await follow(new URL(address), request.redirects)
  } catch (error) {
    throw failureFrom(end.signal.aborted ? end.signal.reason : error)
  } finally {
    clearTimeout(timer)
    request.signal?.removeEventListener('abort', abort)
  }

  async function follow(url: URL, redirectsLeft: number): Promise<OutboundResponse> {
    if (!isWeb(url)) throw new OutboundFailure('address')
    const { fetch } = await import('undici')
    const guarded = await guardedAgent(url, settings, limits)
    let next: URL | undefined
    try {
      const headers = { 'user-agent': 'Kalends', ...request.headers }
      const response = await fetch(url, { headers, redirect: 'manual', dispatcher: guarded.agent, signal: end.signal })
      next = redirectsLeft > 0 ? targetOf(response, url) : undefined
      if (!next) {
        const bytes = response.ok ? await read(response, limits.bytes) : Buffer.alloc(0)
        return { status: response.status, headers: response.headers, bytes }
      }
    } finally {
      await guarded.close()
    }
    return follow(next, redirectsLeft - 1)
  }
}

function isWeb(url: URL): boolean {
  return ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === ''
}

function targetOf(response: Response, from: URL): URL | undefined {
  const location = response.headers.get('location')
  if (location === null || ![301, 302, 303, 307, 308].includes(response.status)) return undefined
  const to = URL.parse(location, from)
  if (to && from.protocol === 'https:' && to.protocol !== 'https:') throw new OutboundFailure('address')
  return to ?? undefined
}

/** Counts bytes after decompression, so that a small body cannot grow without limit. */
async function read(response: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > most) throw new OutboundFailure('size')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
