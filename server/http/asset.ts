import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Charge } from '../cache/cache.ts'
import { memoize } from '../cache/memoize.ts'
import { matches } from './etag.ts'
import { inPieces } from './pieces.ts'

/** Content that is sent again and again as it is, with everything that can be made beforehand. */
export interface Asset {
  readonly bytes: Buffer
  readonly digest: string
  readonly etag: string
  /** Pictures are compressed already. */
  readonly isCompressible: boolean
  /**
   * What goes with a 304. Its headers take the place of those that a browser has stored (RFC 9111, 3.2), so all that say
   * what may be done with the content are there; those that describe the bytes are not.
   */
  readonly unchanged: AssetAnswer
  readonly plain: AssetAnswer
  /** The compressed forms that have been asked for. */
  readonly compressed: Map<Encoding, AssetAnswer>
  /** Those that are being made, which all who want them share. */
  readonly compressing: Map<Encoding, Promise<AssetAnswer>>
  /** Charges the cache entry for copies that are made later. */
  charge: Charge
}

export interface AssetAnswer {
  readonly status: 200 | 302 | 304
  readonly headers: Readonly<Record<string, string>>
  readonly content?: string | Buffer
}

/** A text that is shorter is written faster than bytes. */
export const shortText = 16_384

/** How long a browser may keep what has its version in its address. */
export const forEver = 'public, max-age=31536000, immutable'

export function asset(
  type: string,
  content: Buffer | string,
  cacheControl = 'no-cache',
  headers: Readonly<Record<string, string>> = {},
): Asset {
  const bytes = typeof content === 'string' ? bytesIn(content) : alone(content)
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
  const etag = `"${digest}"`
  // Weak, because the same tag stands for the plain and the compressed bytes.
  const always = { etag: `W/${etag}`, 'cache-control': cacheControl, vary: 'accept-encoding', ...headers }
  const isShortText = typeof content === 'string' && bytes.length < shortText
  return {
    bytes,
    digest,
    etag,
    isCompressible: !/^image\/(?!svg)/.test(type),
    unchanged: { status: 304, headers: always },
    plain: {
      status: 200,
      headers: { ...always, 'content-type': type, 'content-length': String(bytes.length) },
      content: isShortText ? content : bytes,
    },
    compressed: new Map(),
    compressing: new Map(),
    charge: () => {},
  }
}

// Bytes outside of the heap take as much again: gaps between them, and what is free but not yet collected. Measured by
// bench/page-memory.ts.
const gaps = 2

/** The memory that an asset takes before anything is made of it. */
export function bytesOf({ bytes, plain: { content } }: Asset): number {
  return gaps * bytes.length + (typeof content === 'string' ? 2 * content.length : 0) + 2 * bytesOfHeaders
}

/** Of one answer: measured, with the text of a Content-Security-Policy. */
export const bytesOfHeaders = 1000

/** Answers the asset in the smallest form the caller takes; each form is made once. */
export function sendAsset(request: FastifyRequest, reply: FastifyReply, sent: Asset | AssetAnswer): unknown {
  const send = ({ status, headers, content }: AssetAnswer) => {
    return reply.code(status).headers(headers).send(inPieces(reply, content))
  }
  const answer = answerFor(request.raw, sent)
  return answer instanceof Promise ? answer.then(send) : send(answer)
}

/** What to answer; later, while the form that is wanted is being made. */
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
  const { bytes, plain, compressed: made, compressing } = wanted
  const present = compressing.get(encoding)
  if (present) return present
  const isLarge = bytes.length > large
  if (isLarge && waiting >= maxWaiting) return plain
  const making = (isLarge ? inTurn(() => compress[encoding](wanted)) : compress[encoding](wanted))
    .then((content) => {
      const length = { 'content-encoding': encoding, 'content-length': String(content.length) }
      const answer: AssetAnswer = { status: 200, headers: { ...plain.headers, ...length }, content: alone(content) }
      made.set(encoding, answer)
      wanted.charge(gaps * content.length + bytesOfHeaders)
      return answer
    })
    .finally(() => compressing.delete(encoding))
  compressing.set(encoding, making)
  return making
}

/** For a text of which only the bytes are held: beside them it would take twice as much. */
export function bytesIn(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

/** Node cuts small buffers out of larger ones, and holding a part would hold the whole. */
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

const compress: Record<Encoding, (asset: Asset) => Promise<Buffer>> = {
  // Of 4 MB of text, quality 7 makes 18.3 % in 230 ms and quality 4 makes 19.0 % in 80 ms; up to 256 KB all are quick.
  // What may be stored stays the same for long, and is worth 100 ms more.
  br: ({ bytes, plain }) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]:
          bytes.length > large ? forLarge : plain.headers['cache-control']!.startsWith('public') ? forStored : forSmall,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        // A compressor takes 0.4 MB in place of 2.8 MB, and looks back as far as there is anything.
        ...(bytes.length < smallWindow && { [constants.BROTLI_PARAM_LGWIN]: 16 }),
      },
      chunkSize: chunkFor(bytes),
    }),
  gzip: ({ bytes }) =>
    promisify(gzip)(bytes, { level: bytes.length > large ? forLarge : forSmall, chunkSize: chunkFor(bytes) }),
}

/** What is compressed mostly fits in one. */
const chunkFor = ({ length }: Buffer) => Math.max(1024, Math.min(length >> 1, 16_384))

// Large files are compressed one after another, so that they leave cores and threads to everything else. When many are
// waiting already, the next ones are sent as they are.
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
