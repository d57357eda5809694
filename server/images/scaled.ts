import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import type { OrganizationId } from '../http/actor.ts'
import { errorFields, log } from '../http/log.ts'
import { type Operation, serve } from '../http/route.ts'
import { markStale } from '../http/stale.ts'
import { type ImageFile, asBuffer, cached, imageFiles, sendImage } from './files.ts'
import type { ImageProcessing } from './processing.ts'
import { insertScaledImage, scaledImageReader } from './store.ts'
import { widths, widthsFor } from './widths.ts'

/** Serves smaller copies of uploaded pictures. They are made once, when somebody first needs them. */
export function scaledImageRoutes(app: FastifyInstance, context: Context, images: ImageProcessing) {
  const { database, cache, settings } = context
  const find = imageFiles(context)
  const read = scaledImageReader(database)

  serve(app, {
    method: 'GET',
    path: '/files/:id/:size',
    access: 'public',
    onDomains: true,
    operation,
    handler: async (request, reply) => {
      const { id, size } = request.params as { id: string; size: string }
      const width = widths.find((each) => `${each}.webp` === size)
      const onStale = markStale(settings, reply)
      const original = width && (await find(id, onStale))
      if (!original || !hasCopy(original, width)) return sendImage(request, reply, undefined)
      if (isAnimated(original)) return sendImage(request, reply, original)
      try {
        const load = async () => (await stored(id, width)) ?? make(id, original, width)
        return sendImage(request, reply, await cache.loadOrStale(`image ${id} ${width}`, load, onStale))
      } catch (error) {
        // Too many are being made, or this one is too large to make. A heavy picture is better than none.
        log(settings, 'warn', 'a smaller copy of a picture cannot be made', { err: errorFields(error as Error) })
        return sendImage(request, reply, original, { isSubstitute: true })
      }
    },
  })

  async function stored(id: string, width: number) {
    const [row] = await read(id, width)
    return row && cached(scaledFile(id, width, row.organization, row.bytes))
  }

  async function make(id: string, original: ImageFile, width: number) {
    const { organization } = original
    const { bytes, placeholder = null } = await images.scale(original, organization as OrganizationId, width)
    await database.transaction((tx) => insertScaledImage(tx, { organization, image: id, width, bytes, placeholder }))
    return cached(scaledFile(id, width, organization, bytes))
  }
}

/** Pictures that ship with the product have none: they are small already. */
const hasCopy = (original: ImageFile, width: number) =>
  original.width !== undefined && widthsFor(original.width).includes(width)

/** A copy would show the first frame only. The header of a WebP says whether there are more; in a GIF each frame has one. */
function isAnimated({ type, bytes }: ImageFile): boolean {
  if (type === 'image/gif') return bytes.indexOf(gifFrame, bytes.indexOf(gifFrame) + gifFrame.length) !== -1
  if (type !== 'image/webp') return false
  return bytes.toString('latin1', 12, 16) === 'VP8X' && (bytes[20]! & 2) !== 0
}

// A graphic control extension after the block before it.
const gifFrame = Buffer.from([0x00, 0x21, 0xf9, 0x04])

function scaledFile(id: string, width: number, organization: number, bytes: Uint8Array): ImageFile {
  return { organization, type: 'image/webp', etag: `"${id}-${width}"`, bytes: asBuffer(bytes) }
}

const operation: Operation = {
  tag: 'landing page templates',
  id: 'read-scaled-file',
  summary: 'Read an image in a smaller width',
  description:
    'A smaller copy of an uploaded image, as WebP, never enlarged; 404 if the next smaller width has the whole image already. Pages ' +
    'offer them to browsers, which load the one that fits the screen. Of animations, and while a copy cannot be made, the image itself is sent. ' +
    'Served outside `/v1`.',
  parameters: {
    id: {
      type: 'string',
      description: 'The id returned by the upload.',
      examples: ['0b6f7a52-5b0c-4c55-9d0c-3f8f3a2e7c11'],
    },
    size: {
      type: 'string',
      enum: widths.map((width) => `${width}.webp`),
      description: 'The width.',
      examples: ['960.webp'],
    },
  },
  answerTypes: ['image/webp', 'image/gif', 'image/png', 'image/jpeg'],
  answer: { type: 'string', format: 'binary', description: 'The image.' },
  errors: [404, 503],
}
