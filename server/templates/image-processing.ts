import { limits } from '@kalends/contract'
import type { Sharp } from 'sharp'
import { concurrencyLimit } from '../http/concurrency-limit.ts'
import { type SentFile, fileFault, mostBytes, tooLarge, wrongType } from './image-form.ts'

export interface Picture {
  readonly type: string
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
}

const most = { pixels: 25_000_000, frames: 300, pixelsOfAllFrames: 100_000_000, seconds: 20, atOnce: 2, waiting: 50 }

interface Format {
  readonly type: string
  readonly magic: RegExp
  /**
   * Ways to write it, the best first. A file near the limit that was compressed more strongly than we do grows when it
   * is written anew, by half at worst; the next way is taken until what is stored is within the limit too.
   */
  readonly encodings: readonly ((image: Sharp) => Sharp)[]
}

const webp: Format = {
  type: 'image/webp',
  magic: /^RIFF[^]{4}WEBP/,
  encodings: [90, 75, 50, 30].map((quality) => (image) => image.webp({ quality, effort: 2 })),
}
const gif: Format = {
  type: 'image/gif',
  magic: /^GIF8[79]a/,
  encodings: [
    (image) => image.gif({ effort: 2 }),
    (image) => image.gif({ effort: 2, dither: 0, interFrameMaxError: 8 }),
    (image) => image.gif({ effort: 2, dither: 0, interFrameMaxError: 16, colours: 64 }),
  ],
}
const png: Format = {
  type: 'image/png',
  magic: /^\x89PNG\r\n\x1a\n/,
  // Photographs get smaller with filters, drawings and screenshots with a palette. Stronger compression saves little
  // and takes half a minute for some pictures.
  encodings: [
    (image) => image.png(),
    (image) => image.png({ adaptiveFiltering: true }),
    (image) => image.png({ palette: true, effort: 3 }),
  ],
}
const jpeg: Format = {
  type: 'image/jpeg',
  magic: /^\xff\xd8\xff/,
  encodings: [90, 75, 60, 40].map((quality) => (image) => image.jpeg({ quality })),
}

/** By the content type a file is declared as. */
const formats = new Map([
  ['image/webp', webp],
  ['image/gif', gif],
  ['image/png', png],
  ['image/jpg', jpeg],
  ['image/jpeg', jpeg],
])

export const imageTypes = [...formats.keys()]

/**
 * The picture, decoded and written anew in its own format: nothing but pixels gets through, no metadata and nothing
 * that was hidden in or behind them. What the file is said to be, if anything, how it begins and what it decodes to must
 * agree.
 */
export async function processImage({ type, bytes }: SentFile): Promise<Picture> {
  const format = formatOf(type, bytes)

  return inTurn(async () => {
    const sharp = await loadSharp()
    const input = { animated: true, failOn: 'error' } as const
    const about = await sharp(bytes, { ...input, limitInputPixels: false })
      .metadata()
      .catch(() => undefined)
    if (!about) throw damaged(format)
    const { width, height, pages = 1, pageHeight = height } = about
    checkSize(width, pageHeight, pages)

    // An animation cannot be turned, and has no orientation to be turned by.
    const options = { ...input, limitInputPixels: most.pixelsOfAllFrames, autoOrient: pages === 1 }
    return written(format, () => sharp(bytes, options))
  })
}

/** By what the file is. What it is declared as, if anything, must be the same. */
function formatOf(declared: string | undefined, bytes: Buffer): Format {
  const start = bytes.toString('latin1', 0, 12)
  const found = [webp, gif, png, jpeg].find(({ magic }) => magic.test(start))
  if (found && (declared === undefined || formats.get(declared) === found)) return found
  const wanted = `file must be an image of the type ${imageTypes.join(', ')}`
  if (declared === undefined || (!found && !formats.has(declared))) throw wrongType(`${wanted}.`)
  throw wrongType(
    found
      ? `file is declared as ${declared}, but its content is ${found.type}. Declare it as what it is.`
      : `file is declared as ${declared}, but its content is no such image. ${wanted}.`,
  )
}

async function written(format: Format, decode: () => Sharp): Promise<Picture> {
  const ends = performance.now() + most.seconds * 1000
  for (const encode of format.encodings) {
    const seconds = Math.max(1, Math.ceil((ends - performance.now()) / 1000))
    const { data, info } = await encode(decode().timeout({ seconds }))
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        const tookTooLong = performance.now() >= ends
        throw tookTooLong ? fileFault('file takes too long to decode. Send a smaller image.') : damaged(format)
      })
    if (data.length <= limits.image)
      return { type: format.type, width: info.width, height: info.pageHeight ?? info.height, bytes: data }
  }
  throw tooLarge(
    `file is too large once it is written anew. At most ${mostBytes()} bytes are stored; send it with fewer pixels.`,
  )
}

/** Before anything is decoded: a small file can unfold to gigabytes. */
function checkSize(width: number, height: number, frames: number) {
  const pixels = width * height
  if (pixels > most.pixels) throw fileFault(`file has too many pixels. At most ${megapixels(most.pixels)} are taken.`)
  if (frames > most.frames) throw fileFault(`file has too many frames. At most ${most.frames} are taken.`)
  if (pixels * frames > most.pixelsOfAllFrames) {
    throw fileFault(
      `file has too many pixels in all its frames. At most ${megapixels(most.pixelsOfAllFrames)} are taken.`,
    )
  }
}

const megapixels = (pixels: number) => `${pixels / 1_000_000} megapixels`

// Decoding takes much memory and a thread each.
const inTurn = concurrencyLimit({
  atOnce: most.atOnce,
  waiting: most.waiting,
  refusal: 'Too many images are being uploaded right now.',
})

export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

const damaged = ({ type }: Format) =>
  wrongType(`file begins like an image of the type ${type}, but it cannot be decoded: it is damaged or not complete.`)
