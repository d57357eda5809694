import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { presets } from '@kalends/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Loaded, type OnStale, noOrganization } from '../cache/cache.ts'
import type { Context } from '../context.ts'
import { isAnsweredHere } from '../http/hosts.ts'
import { type Operation, serve } from '../http/route.ts'
import { markStale } from '../http/stale.ts'
import { noEntryFound } from '../refusal.ts'
import { matches } from '../http/etag.ts'
import { imageReader } from './store.ts'

export interface ImageFile {
  /** Its owner; `noOrganization` for the library. */
  readonly organization: number
  readonly type: string
  /** Of an upload. */
  readonly width?: number
  readonly etag: string
  readonly bytes: Buffer
}

/** Finds images of landing pages: uploads and those that ship with the product. */
export function imageFiles({ database, cache }: Pick<Context, 'database' | 'cache'>) {
  const read = imageReader(database)
  const find = async (id: string): Promise<Loaded<ImageFile> | undefined> => {
    if (presets.some((preset) => preset === id)) return cached(await fromLibrary(id))
    const [row] = uuid.test(id) ? await read(id) : []
    return (
      row &&
      cached({
        organization: row.organization,
        type: row.type,
        width: row.width,
        etag: `"${id}"`,
        bytes: asBuffer(row.bytes),
      })
    )
  }
  return (id: string, onStale?: OnStale) => cache.loadOrStale(`image ${id}`, () => find(id), onStale)
}

/** Serves them to everyone. */
export function imageFileRoutes(app: FastifyInstance, context: Context) {
  const find = imageFiles(context)

  serve(app, {
    method: 'GET',
    path: '/files/:id',
    access: 'public',
    onDomains: true,
    operation,
    handler: async (request, reply) => {
      const { id } = request.params as { id: string }
      return sendImage(request, reply, await find(id, markStale(context.settings, reply)))
    },
  })
}

/** Files never change. One that is sent in place of another may be kept for a minute. */
export function sendImage(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ImageFile | undefined,
  { isSubstitute = false } = {},
) {
  if (!file || !isAnsweredHere(request, file.organization)) throw noEntryFound()
  reply.header('etag', file.etag)
  reply.header('cache-control', isSubstitute ? 'public, max-age=60' : 'public, max-age=31536000, immutable')
  reply.header('content-security-policy', "default-src 'none'; sandbox")
  reply.header('cross-origin-resource-policy', 'cross-origin')
  const known = request.headers['if-none-match']
  if (known !== undefined && matches(known, file.etag)) return reply.code(304).send()
  return reply.type(file.type).send(file.bytes)
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const cached = (file: ImageFile): Loaded<ImageFile> => ({
  value: file,
  organization: file.organization,
  bytes: file.bytes.length,
})

async function fromLibrary(id: string): Promise<ImageFile> {
  const bytes = await readFile(new URL(`presets/${id}.webp`, import.meta.url))
  return {
    organization: noOrganization,
    type: 'image/webp',
    etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    bytes,
  }
}

export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

const operation: Operation = {
  tag: 'landing page templates',
  id: 'read-file',
  summary: 'Read an image',
  description:
    'An uploaded image, or one from the built-in library. Files never change, so they can be cached for a year. ' +
    'They are served outside `/v1`.',
  parameters: {
    id: {
      type: 'string',
      description: `The id returned by the upload, or one of ${presets.join(', ')}.`,
      examples: [presets[0]],
    },
  },
  answerTypes: ['image/webp', 'image/gif', 'image/png', 'image/jpeg'],
  answer: { type: 'string', format: 'binary', description: 'The image.' },
  errors: [404, 503],
}
