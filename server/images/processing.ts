import { limits } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { OrganizationId } from '../http/actor.ts'
import type { Crop } from './cropping.ts'
import type { ImageType, Outcome, Picture, Task } from './decoder.ts'
import { DecoderEnded, Decoders } from './decoders.ts'
import { type SentFile, fileFault, refusedFile, wrongType } from './form.ts'
import { ImageQueue, type Upload, abandoned } from './queue.ts'

// Per decoder, on top of the process itself. All together stay below 150 MB.
const memory = 50 * 1_048_576
const memoryAlone = 2 * memory
const longest = 20_000

const magic: Record<ImageType, RegExp> = {
  'image/webp': /^RIFF[^]{4}WEBP/,
  'image/gif': /^GIF8[79]a/,
  'image/png': /^\x89PNG\r\n\x1a\n/,
  'image/jpeg': /^\xff\xd8\xff/,
}

/** By declared content type. */
const types = new Map<string, ImageType>([
  ['image/webp', 'image/webp'],
  ['image/gif', 'image/gif'],
  ['image/png', 'image/png'],
  ['image/jpg', 'image/jpeg'],
  ['image/jpeg', 'image/jpeg'],
])

export const imageTypes = [...types.keys()]

/** Ends with the server. */
export function startImageProcessing(app: FastifyInstance): ImageProcessing {
  const images = new ImageProcessing()
  app.addHook('onClose', async () => images.close())
  return images
}

type Wanted = Pick<Task, 'type' | 'bytes' | 'width' | 'crop'>

export class ImageProcessing {
  readonly queue = new ImageQueue()
  readonly #decoders = new Decoders()

  /**
   * The picture, decoded and encoded again in its own format: only pixels get through, no metadata and nothing hidden. The
   * declared type, if any, the first bytes and the decoded format must agree.
   */
  process(file: SentFile, upload: Upload): Promise<Picture> {
    return this.#inTurn({ type: typeOf(file), bytes: file.bytes }, upload)
  }

  /** A smaller copy of a stored picture, as WebP. Throws if too many pictures are waiting. */
  async scale(image: { readonly type: string; readonly bytes: Buffer }, owner: OrganizationId, width: number) {
    using place = this.queue.enter(owner, new AbortController().signal)
    return await this.#inTurn({ type: image.type as ImageType, bytes: image.bytes, width }, place)
  }

  /** The part of a picture that matters most, as a JPEG. Throws like `scale`. */
  async crop(image: { readonly type: string; readonly bytes: Buffer }, owner: OrganizationId, crop: Crop) {
    using place = this.queue.enter(owner, new AbortController().signal)
    const made = await this.#inTurn({ type: image.type as ImageType, bytes: image.bytes, crop }, place)
    return Buffer.from(made.bytes)
  }

  async #inTurn(wanted: Wanted, upload: Upload): Promise<Picture> {
    const deadline = this.queue.deadline()
    const decode = (alone: boolean) =>
      this.queue.inTurn(upload, deadline, alone, () => this.#decode(wanted, upload.signal, alone))

    let outcome = await decode(false)
    if ('mustRunAlone' in outcome) outcome = await decode(true)
    if ('picture' in outcome) return outcome.picture
    if ('refused' in outcome) throw refusedFile(outcome.refused, outcome.message)
    throw new Error('An image needs more memory than its decoder has said.')
  }

  close() {
    this.#decoders.close()
  }

  async #decode(wanted: Wanted, signal: AbortSignal, alone: boolean): Promise<Outcome> {
    const task = { ...wanted, memory: alone ? memoryAlone : memory, memoryAlone, largest: limits.image }
    const tooLong = AbortSignal.timeout(longest)
    try {
      return await this.#decoders.decode(task, AbortSignal.any([signal, tooLong]))
    } catch (error) {
      if (signal.aborted) throw abandoned()
      if (tooLong.aborted) throw fileFault('file takes too long to decode. Send a smaller image.')
      if (error instanceof DecoderEnded)
        throw fileFault('file needs too much memory to decode. Save it with fewer pixels and without metadata.')
      throw error
    }
  }
}

/** The format of the file. The declared type, if any, must match. */
function typeOf({ type: declared, bytes }: SentFile): ImageType {
  const start = bytes.toString('latin1', 0, 12)
  const found = [...types.values()].find((type) => magic[type].test(start))
  if (found && (declared === undefined || types.get(declared) === found)) return found
  const wanted = `file must be an image of the type ${imageTypes.join(', ')}`
  if (declared === undefined || (!found && !types.has(declared))) throw wrongType(`${wanted}.`)
  throw wrongType(
    found
      ? `file is declared as ${declared}, but its content is ${found}. Declare it as what it is.`
      : `file is declared as ${declared}, but its content is no such image. ${wanted}.`,
  )
}
