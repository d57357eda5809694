import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Charge } from '../cache/cache.ts'
import { memoize } from '../cache/memoize.ts'
import { matches } from './etag.ts'
import { inPieces, json } from './pieces.ts'

/** Content that is sent unchanged many times, with everything that can be prepared in advance. */
export interface Asset {
  /** Of short content, which is held as text only, a copy. */
  readonly bytes: Buffer
  readonly digest: string
  readonly etag: string
  /** False for pictures, which are compressed already, and for what is sent once. */
  readonly isCompressible: boolean
  /**
   * The 304 response. Its headers replace those a browser has stored (RFC 9111, 3.2), so it repeats all headers that
   * govern caching and security, but not those that describe the bytes.
   */
  readonly unchanged: AssetAnswer
  readonly plain: AssetAnswer
  /** Compressed copies that were requested before. */
  readonly compressed: Map<Encoding, AssetAnswer>
  /** Compressions in progress, shared by all requests that wait for them. */
  readonly compressing: Map<Encoding, Promise<AssetAnswer>>
  /** Charges the cache entry for copies made later. */
  charge: Charge
}

export interface AssetAnswer {
  readonly status: 200 | 302 | 304
  readonly headers: Readonly<Record<string, string>>
  /** A text has a character for each byte, as in Latin-1. */
  readonly content?: string | Buffer
}

/**
 * Below this length, Node writes a text of Latin-1 faster than a buffer: together with the headers, in one go and without
 * encoding it. It takes half the memory as well.
 */
export const shortText = 16_384

/** As it is held and sent. */
export function held(bytes: Buffer): string | Buffer {
  return bytes.length < shortText ? bytes.toString('latin1') : alone(bytes)
}

/** For content with a version in its URL. */
export const forEver = 'public, max-age=31536000, immutable'

/** Short, but long enough to tell any two contents apart. SHA-256 takes twice as long. */
export const digestOf = (content: Buffer | string) => hash('blake2b512', content, 'base64url').slice(0, 16)

/** `known`: its digest, if it is known already. */
export function asset(
  type: string,
  content: Buffer | string,
  cacheControl = 'no-cache',
  headers: Readonly<Record<string, string>> = {},
  known?: string,
): Asset {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const { length } = bytes
  const sent = held(bytes)
  const digest = known ?? digestOf(bytes)
  const etag = `"${digest}"`
  // Weak, because the same tag covers the plain and the compressed bytes.
  const always = { etag: `W/${etag}`, 'cache-control': cacheControl, vary: 'accept-encoding', ...headers }
  return {
    get bytes() {
      return bytesOf(sent)
    },
    digest,
    etag,
    isCompressible: !/^image\/(?!svg)/.test(type),
    unchanged: { status: 304, headers: always },
    plain: {
      status: 200,
      headers: { ...always, 'content-type': type, 'content-length': String(length) },
      content: sent,
    },
    compressed: new Map(),
    compressing: new Map(),
    charge: () => {},
  }
}

/** A JSON text as a response that can be sent many times. */
export function jsonAnswer(text: string, headers: Readonly<Record<string, string>>): AssetAnswer {
  const bytes = Buffer.from(text)
  const length = String(bytes.length)
  return { status: 200, headers: { ...headers, 'content-type': json, 'content-length': length }, content: held(bytes) }
}

// Buffers outside the heap take twice their size: gaps between them, and memory that is free but not yet collected.
// Measured with bench/page-memory.ts.
const gaps = 2

/** Memory an asset takes before any copies are made. */
export function memoryOf({ plain: { content } }: Asset): number {
  return memoryOfContent(content!) + 2 * bytesOfHeaders
}

const memoryOfContent = (content: string | Buffer) => (typeof content === 'string' ? 1 : gaps) * content.length

/** Per response; measured, including a Content-Security-Policy. */
export const bytesOfHeaders = 1000

/** Sends the asset in the smallest encoding the client accepts; each encoding is made once. */
export function sendAsset(request: FastifyRequest, reply: FastifyReply, sent: Asset | AssetAnswer): unknown {
  const send = ({ status, headers, content }: AssetAnswer) => {
    return reply
      .code(status)
      .headers(headers)
      .send(content === undefined ? content : inPieces(reply, bytesOf(content)))
  }
  const answer = answerFor(request.raw, sent)
  return answer instanceof Promise ? answer.then(send) : send(answer)
}

/** The response to a request, or a promise while it is still being compressed. */
export function answerFor(
  { headers }: IncomingMessage,
  wanted: Asset | AssetAnswer,
): AssetAnswer | Promise<AssetAnswer> {
  if ('status' in wanted) return wanted
  const known = headers['if-none-match']
  if (known !== undefined && matches(known, wanted.etag)) return wanted.unchanged
  const accepted = headers['accept-encoding']
  const encoding = accepted === undefined || !wanted.isCompressible ? null : preferredEncoding(accepted)
  return encoding ? (wanted.compressed.get(encoding) ?? compressed(wanted, encoding)) : wanted.plain
}

function compressed(wanted: Asset, encoding: Encoding): AssetAnswer | Promise<AssetAnswer> {
  const { bytes, plain, compressing } = wanted
  // It lives for a moment.
  if (plain.headers['cache-control'] === 'no-store' && bytes.length < smallWindow)
    return hold(wanted, encoding, compressQuickly[encoding](bytes))
  const present = compressing.get(encoding)
  if (present) return present
  const isLarge = bytes.length > large
  if (isLarge && waiting >= maxWaiting) return plain
  const making = (isLarge ? inTurn(() => compress[encoding](wanted)) : compress[encoding](wanted))
    .then((content) => hold(wanted, encoding, content))
    .finally(() => compressing.delete(encoding))
  compressing.set(encoding, making)
  return making
}

function hold({ plain, compressed: made, charge }: Asset, encoding: Encoding, bytes: Buffer): AssetAnswer {
  const length = { 'content-encoding': encoding, 'content-length': String(bytes.length) }
  const content = held(bytes)
  const answer: AssetAnswer = { status: 200, headers: { ...plain.headers, ...length }, content }
  made.set(encoding, answer)
  charge(memoryOfContent(content) + bytesOfHeaders)
  return answer
}

/** Of content as it is held. */
function bytesOf(content: string | Buffer): Buffer {
  return typeof content === 'string' ? Buffer.from(content, 'latin1') : content
}

/** Copies a buffer that is part of a larger one, which would be held as a whole otherwise. */
function alone(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

type Encoding = 'br' | 'gzip'
const encodings: readonly Encoding[] = ['br', 'gzip']

const large = 262_144
const smallWindow = 65_536
const [forLarge, forSmall, forStored] = [4, 6, 11]

/** For 11 KB of HTML it takes 0.1 ms instead of 0.7 for a sixth more bytes: too short for another thread. */
const compressQuickly: Record<Encoding, (bytes: Buffer) => Buffer> = {
  br: (bytes) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 3,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGWIN]: 16,
      },
      chunkSize: chunkFor(bytes),
    }),
  gzip: (bytes) => gzipSync(bytes, { level: 1, chunkSize: chunkFor(bytes) }),
}

const compress: Record<Encoding, (asset: Asset) => Promise<Buffer>> = {
  // For 4 MB of text, quality 7 yields 18.3 % in 230 ms and quality 4 yields 19.0 % in 80 ms; up to 256 KB all are
  // quick. Content that clients may store changes rarely and is worth 100 ms more.
  br: ({ bytes, plain }) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]:
          bytes.length > large ? forLarge : plain.headers['cache-control']!.startsWith('public') ? forStored : forSmall,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        // A smaller window: the compressor takes 0.4 MB instead of 2.8 MB and still covers the whole content.
        ...(bytes.length < smallWindow && { [constants.BROTLI_PARAM_LGWIN]: 16 }),
      },
      chunkSize: chunkFor(bytes),
    }),
  gzip: ({ bytes }) =>
    promisify(gzip)(bytes, { level: bytes.length > large ? forLarge : forSmall, chunkSize: chunkFor(bytes) }),
}

/** Sized so that most results fit in one chunk. */
const chunkFor = ({ length }: Buffer) => Math.max(1024, Math.min(length >> 1, 16_384))

// Large files are compressed one at a time, to leave cores and threads for everything else. If many are waiting
// already, further ones are sent uncompressed.
const maxWaiting = 16
let waiting = 0
let last: Promise<unknown> = Promise.resolve()

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  waiting += 1
  const done = last.then(work).finally(() => (waiting -= 1))
  last = done.catch(() => {})
  return done
}

const preferredEncoding = memoize((header) => encodings.find((name) => accepts(header, name)) ?? null)

function accepts(header: string, encoding: Encoding): boolean {
  const entries = header.split(',').map((entry) => entry.trim().toLowerCase())
  return entries.some((entry) => entry.split(';')[0]!.trim() === encoding && !/;\s*q=0(\.0*)?$/.test(entry))
}
