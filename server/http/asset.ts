import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matches } from './etag.ts'

/** Content that is sent again and again as it is, with everything that can be made beforehand. */
export interface Asset {
  readonly bytes: Buffer
  readonly digest: string
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  /** What goes with a 304: the rest of the headers is known to who asks (RFC 9110, 15.4.5). */
  readonly unchanged: Readonly<Record<string, string>>
  /** A short text is written faster than bytes. */
  readonly plain: string | Buffer
  readonly compressed: Map<Encoding, Promise<Buffer>>
}

const shortText = 16_384

/** How long a browser may keep what has its version in its address. */
export const forEver = 'public, max-age=31536000, immutable'

export function asset(
  type: string,
  content: Buffer | string,
  cacheControl = 'no-cache',
  headers: Readonly<Record<string, string>> = {},
): Asset {
  const bytes = Buffer.from(content)
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
  const etag = `"${digest}"`
  // Weak, because the same tag stands for the plain and the compressed bytes.
  const unchanged = { etag: `W/${etag}`, 'cache-control': cacheControl, vary: 'accept-encoding' }
  return {
    bytes,
    digest,
    etag,
    headers: { ...unchanged, ...headers, 'content-type': type },
    unchanged,
    plain: typeof content === 'string' && bytes.length < shortText ? content : bytes,
    compressed: new Map(),
  }
}

/** Answers the asset in the smallest form the caller takes; each form is made once. */
export function sendAsset(request: FastifyRequest, reply: FastifyReply, sent: Asset): void | Promise<void> {
  const known = request.headers['if-none-match']
  if (known !== undefined && matches(known, sent.etag)) return void reply.headers(sent.unchanged).code(304).send()

  reply.headers(sent.headers)
  const encoding = encodings.find((name) => accepts(request.headers['accept-encoding'], name))
  if (!encoding) return void reply.send(sent.plain)
  const bytes = sent.compressed.get(encoding) ?? compress[encoding](sent.bytes)
  sent.compressed.set(encoding, bytes)
  return bytes.then((ready) => void reply.header('content-encoding', encoding).send(ready))
}

type Encoding = 'br' | 'gzip'
const encodings: readonly Encoding[] = ['br', 'gzip']

const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  // Higher qualities take seconds for the largest file and save little.
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
}

function accepts(header: string | string[] | undefined, encoding: Encoding): boolean {
  if (header === undefined) return false
  const entries = String(header)
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
  return entries.some((entry) => entry.split(';')[0]!.trim() === encoding && !/;\s*q=0(\.0*)?$/.test(entry))
}
