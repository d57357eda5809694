import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { limits, object, written } from '@kalends/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { record } from '../activity/record.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import { type Actor, actorOf } from '../http/actor.ts'
import { keepRawBody, refuseEncoded } from '../http/json-body.ts'
import { type Operation, serve } from '../http/route.ts'
import { dropBody } from '../http/unread-body.ts'
import { Refusal } from '../refusal.ts'
import { writeOnce } from '../resources/idempotency.ts'
import { fileFault, readFile, wrongType } from './form.ts'
import { type ImageProcessing, imageTypes } from './processing.ts'
import { countImages, insertImage, removeUnusedImages } from './store.ts'

const most = 1000
const unusedFor = 24 * 3_600_000

/** Receives images for landing pages. The only route that reads multipart forms. */
export function imageRoutes(app: FastifyInstance, context: Context, images: ImageProcessing) {
  void app.register(async (upload) => {
    upload.removeAllContentTypeParsers()
    upload.addContentTypeParser('multipart/form-data', (_request, form, done) => done(null, form))
    upload.addContentTypeParser('*', (_request, _body, done) => done(notAForm()))

    serve(upload, {
      method: 'POST',
      path: '/upload-image',
      access: 'upload',
      operation,
      handler: async (request, reply) => {
        const actor = actorOf(request)
        const { organization } = actor
        const gone = new AbortController()
        reply.raw.once('close', () => gone.abort())

        using place = await unlessRefused(request, () => images.queue.enter(organization, gone.signal))
        const file = await unlessRefused(request, () => receive(request))
        keepRawBody(request, file.bytes)
        const picture = await images.process(file, place)

        return await writeOnce(context, request, reply, async (tx) => {
          await makeRoom(tx, actor, context.now())
          const id = await insertImage(tx, organization, picture, context.now())
          await record(tx, actor, context.now(), { action: 'image.created', item: id })
          return { status: 201, body: { status: 'success', message: 'created', id } }
        })
      },
    })
  })
}

const untilCutOff = 1000

async function unlessRefused<T>(request: FastifyRequest, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // Many clients read the response only after sending everything.
    if (request.body) void dropBody(request.raw).then(() => cutOff(request.raw))
    throw error
  }
}

/** Closing immediately would discard the response before a client that is still sending has read it. */
function cutOff(request: IncomingMessage) {
  if (!request.readableEnded) setTimeout(() => request.destroy(), untilCutOff).unref()
}

function receive(request: FastifyRequest) {
  const type = request.headers['content-type']
  if (type === undefined) throw fileFault('file is required. Send it as multipart/form-data.')
  refuseEncoded(request)
  return readFile(request.body as Readable, type)
}

/** At the limit, unused uploads are removed to make room. */
async function makeRoom(tx: Transaction, actor: Actor, now: number) {
  const { organization } = actor
  if ((await countImages(tx, organization)) < most) return
  const removed = await removeUnusedImages(tx, organization, now - unusedFor)
  await record(tx, actor, now, { action: 'image.deleted', item: removed })
  if ((await countImages(tx, organization)) < most) return
  throw new Refusal(
    'conflict',
    `Your organization has reached the limit of ${grouped(most)} images. Remove images you no longer need from your ` +
      'landing page templates; unused images are deleted 24 hours after their upload.',
  )
}

const notAForm = () =>
  wrongType('This content type is not accepted. Send the image as multipart/form-data, in a file field named file.')

/** `1,048,570`. `toLocaleString` would take longer than everything else this file does at start. */
function grouped(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}

const operation: Operation = {
  tag: 'landing page templates',
  id: 'upload-image',
  summary: 'Upload an image',
  description:
    'Stores an image for landing page templates and returns its id, to be sent as `header_image` or `image`. ' +
    'The image is decoded and re-encoded in its own format, rotated upright and without metadata; animations keep their frames. ' +
    'If the content type is `application/octet-stream` or missing, it is detected. ' +
    'The limit is 25 megapixels, 300 frames and 100 megapixels in all frames. Formats that need more memory to decode have lower ' +
    'limits: 16 megapixels for PNG (9 interlaced), 12 for progressive JPEG, 8 for WebP (2.6 with transparency, 20 in all ' +
    'frames of an animation) and 5 for GIF. If an image would exceed the size limit after re-encoding, its detail is reduced. ' +
    'When many images are uploaded at once, those that would wait longer than ten seconds get 503 with `Retry-After`. ' +
    'Other fields of the form, such as a folder, are ignored. An image that no landing page template uses may be removed 24 hours ' +
    'after its upload.',
  form: object({
    file: {
      type: 'string',
      format: 'binary',
      description: `The image: ${imageTypes.join(', ')}; at most ${grouped(limits.image)} bytes.`,
      examples: ['header.webp'],
    },
  }),
  status: 201,
  answer: written('created', {
    id: {
      type: 'string',
      format: 'uuid',
      description: 'The id of the image.',
      examples: ['0b6f7a52-5b0c-4c55-9d0c-3f8f3a2e7c11'],
    },
  }),
  errors: [400, 409, 413, 415, 422],
}
