import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matches } from './etag.ts'

/** Bytes that are sent again and again as they are. */
export interface Asset {
  readonly type: string
  readonly bytes: Buffer
  readonly digest: string
  readonly compressed: Map<Encoding, Promise<Buffer>>
}

export function asset(type: string, content: Buffer | string): Asset {
  const bytes = Buffer.from(content)
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
  return { type, bytes, digest, compressed: new Map() }
}

/** Answers the asset in the smallest form the caller takes; each form is made once. */
export async function sendAsset(request: FastifyRequest, reply: FastifyReply, sent: Asset, cacheControl: string) {
  const etag = `"${sent.digest}"`
  // Weak, because the same tag stands for the plain and the compressed bytes.
  reply
    .header('etag', `W/${etag}`)
    .header('cache-control', cacheControl)
    .header('vary', 'accept-encoding')
    .type(sent.type)
  const known = request.headers['if-none-match']
  if (known !== undefined && matches(known, etag)) return reply.code(304).send()

  const encoding = encodings.find((name) => accepts(request.headers['accept-encoding'], name))
  if (!encoding) return reply.send(sent.bytes)
  const bytes = sent.compressed.get(encoding) ?? compress[encoding](sent.bytes)
  sent.compressed.set(encoding, bytes)
  return reply.header('content-encoding', encoding).send(await bytes)
}

type Encoding = 'br' | 'gzip'
const encodings: readonly Encoding[] = ['br', 'gzip']

const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  // Higher qualities take seconds for the largest file and save little.
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
}

function accepts(header: string | string[] | undefined, encoding: Encoding): boolean {
  const entries = String(header ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
  return entries.some((entry) => entry.split(';')[0]!.trim() === encoding && !/;\s*q=0(\.0*)?$/.test(entry))
}
