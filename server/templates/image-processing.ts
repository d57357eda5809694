import type { Sharp } from 'sharp'
import { Refusal } from '../refusal.ts'
import { type SentFile, fileFault } from './image-form.ts'

export interface Picture {
  readonly type: string
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
}

const most = { pixels: 25_000_000, frames: 300, pixelsOfAllFrames: 100_000_000, seconds: 20, atOnce: 2, waiting: 50 }

const jpeg = { type: 'image/jpeg', magic: /^\xff\xd8\xff/, encode: (image: Sharp) => image.jpeg({ quality: 90 }) }

/** By the content type a file is declared as. */
const formats = new Map([
  [
    'image/webp',
    { type: 'image/webp', magic: /^RIFF[^]{4}WEBP/, encode: (image: Sharp) => image.webp({ quality: 90, effort: 2 }) },
  ],
  ['image/gif', { type: 'image/gif', magic: /^GIF8[79]a/, encode: (image: Sharp) => image.gif({ effort: 2 }) }],
  [
    'image/png',
    { type: 'image/png', magic: /^\x89PNG\r\n\x1a\n/, encode: (image: Sharp) => image.png({ compressionLevel: 9 }) },
  ],
  ['image/jpg', jpeg],
  ['image/jpeg', jpeg],
])

export const imageTypes = [...formats.keys()]

/**
 * The picture, decoded and written anew in its own format: nothing but pixels gets through, no metadata and nothing
 * that was hidden in or behind them. What the file is said to be, how it begins and what it decodes to must agree.
 */
export async function processImage({ type, bytes }: SentFile): Promise<Picture> {
  const format = formats.get(type)
  if (!format) throw new Refusal('media-type', `file must be an image of the type ${imageTypes.join(', ')}.`)
  if (!format.magic.test(bytes.toString('latin1', 0, 12))) throw notThatType(type)

  return inTurn(async () => {
    const sharp = await loadSharp()
    const input = { animated: true, failOn: 'error' } as const
    const about = await sharp(bytes, { ...input, limitInputPixels: false })
      .metadata()
      .catch(() => undefined)
    if (!about) throw notThatType(type)
    const { width, height, pages = 1, pageHeight = height } = about
    checkSize(width, pageHeight, pages)

    const started = performance.now()
    // An animation cannot be turned, and has no orientation to be turned by.
    const image = sharp(bytes, { ...input, limitInputPixels: most.pixelsOfAllFrames, autoOrient: pages === 1 })
    const { data, info } = await format
      .encode(image.timeout({ seconds: most.seconds }))
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        const tookTooLong = performance.now() - started >= most.seconds * 1000
        throw tookTooLong ? fileFault('file takes too long to decode. Send a smaller image.') : notThatType(type)
      })
    return { type: format.type, width: info.width, height: info.pageHeight ?? info.height, bytes: data }
  })
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

let running = 0
const waiting: (() => void)[] = []

/** Decoding takes much memory and a thread each, so only few pictures are decoded at the same time. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= most.waiting)
    throw new Refusal('unavailable', 'Too many images are being uploaded right now.', { retryAfter: 5 })
  if (running < most.atOnce) running += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

const notThatType = (type: string) =>
  new Refusal('media-type', `file is declared as ${type}, but it is no such image, or a damaged one.`)
