import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import type { OrganizationId } from '../http/actor.ts'
import { errorFields, log } from '../http/log.ts'
import { type Operation, serve } from '../http/route.ts'
import { markStale } from '../http/stale.ts'
import { type ImageFile, cached, imageFiles, sendImage } from './files.ts'
import type { ImageProcessing } from './processing.ts'
import { loadSharp } from './sharp.ts'

// Twice the width of a mail, less what nobody sees.
const widest = 960
// Of a copy in that width. Only a very tall picture has more.
const mostPixels = 4_000_000

/** The address of a picture in mails, and the width it has there. */
export function mailCover({ id, width }: { readonly id: string; readonly width: number }) {
  return { path: `/files/${id}/mail.jpg`, width: Math.min(width, widest) }
}

/** Serves pictures as mails show them: in a small width, and as JPEG, because Outlook shows no WebP. */
export function mailCoverRoutes(app: FastifyInstance, context: Context, images: ImageProcessing) {
  const { cache, settings } = context
  const find = imageFiles(context)

  serve(app, {
    method: 'GET',
    path: '/files/:id/mail.jpg',
    access: 'public',
    onDomains: true,
    operation,
    handler: async (request, reply) => {
      const { id } = request.params as { id: string }
      const onStale = markStale(settings, reply)
      const original = await find(id, onStale)
      // Those that ship with the product are never in mails.
      if (original?.width === undefined) return sendImage(request, reply, undefined)
      try {
        const load = async () => cached(await copyOf(id, original))
        return sendImage(request, reply, await cache.loadOrStale(`mail image ${id}`, load, onStale))
      } catch (error) {
        log(settings, 'warn', 'a picture for mails cannot be made', { err: errorFields(error as Error) })
        return sendImage(request, reply, original, { isSubstitute: true })
      }
    },
  })

  async function copyOf(id: string, original: ImageFile): Promise<ImageFile> {
    const { organization, width = widest } = original
    const { bytes } = await images.scale(original, organization as OrganizationId, Math.min(width, widest))
    const sharp = await loadSharp()
    const jpeg = await sharp(bytes, { limitInputPixels: mostPixels })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, progressive: true })
      .toBuffer()
    return { organization, type: 'image/jpeg', etag: `"${id}-mail"`, bytes: jpeg }
  }
}

const operation: Operation = {
  tag: 'landing page templates',
  id: 'read-mail-file',
  summary: 'Read an image as it is in mails',
  description:
    'An uploaded image as JPEG, at most 960 pixels wide. While it cannot be made, the image itself is sent. Served outside `/v1`.',
  parameters: {
    id: {
      type: 'string',
      description: 'The id returned by the upload.',
      examples: ['0b6f7a52-5b0c-4c55-9d0c-3f8f3a2e7c11'],
    },
  },
  answerTypes: ['image/jpeg', 'image/webp', 'image/gif', 'image/png'],
  answer: { type: 'string', format: 'binary', description: 'The image.' },
  errors: [404, 503],
}
