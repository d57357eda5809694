import { flushCompileCache } from 'node:module'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { type Crop, cropped } from './cropping.ts'

/** The message from the server to a decoder, which is a separate process. */
export interface Task {
  readonly type: ImageType
  readonly bytes: Uint8Array
  /** The bytes of memory it may use now, and how many if it ran alone. */
  readonly memory: number
  readonly memoryAlone: number
  /** The size of the largest file that is stored. */
  readonly largest: number
  /** To make a smaller copy in this width instead of encoding it again. */
  readonly width?: number
  /** To cut out the part that matters most, for a picture made of several. */
  readonly crop?: Crop
}

export type Outcome =
  | { readonly picture: Picture }
  /** Not decoded: it needs more memory than it may use now. */
  | { readonly mustRunAlone: true }
  | { readonly refused: 'invalid' | 'media-type' | 'too-large'; readonly message: string }

export interface Picture {
  readonly type: ImageType
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
  /** A data URL of a tiny, blurred copy. Only smaller copies have one, unless something shines through them. */
  readonly placeholder?: string
}

export type ImageType = 'image/webp' | 'image/gif' | 'image/png' | 'image/jpeg'

interface Format {
  /**
   * Encodings, the best first. A file near the limit that was compressed more strongly than ours grows when it is encoded
   * again, by half at worst. Then the next encoding is tried until the result is within the limit.
   */
  readonly encodings: readonly ((image: Sharp, pixels: number) => Sharp)[]
  /** The bytes of memory it takes for each pixel of a frame: the most that was measured, not what it usually takes. */
  readonly perPixel: (about: Metadata, pixels: number) => number
}

const most = { pixels: 25_000_000, frames: 300, pixelsOfAllFrames: 100_000_000 }

// Memory for any picture: the file and its copy, line buffers, code that runs for the first time.
const fixed = 16 * 1_048_576

// Tables made for one JPEG save a few percent of its size, but need all of it in memory.
const hasOwnTables = (pixels: number) => pixels <= 4_000_000

const formats: Record<ImageType, Format> = {
  'image/webp': {
    encodings: [90, 75, 50, 30].map((quality) => (image) => image.webp({ quality, effort: 2 })),
    // The encoder needs much more for transparency, which it compresses without loss, and a copy of all frames.
    perPixel: ({ pages = 1, hasAlpha, channels }) =>
      pages === 1 ? (hasAlpha ? 33 : 10.5) : (hasAlpha ? 38 : 19) + pages * channels * 1.05,
  },
  'image/gif': {
    encodings: [
      (image) => image.gif({ effort: 2 }),
      (image) => image.gif({ effort: 2, dither: 0, interFrameMaxError: 8 }),
      (image) => image.gif({ effort: 2, dither: 0, interFrameMaxError: 16, colours: 64 }),
    ],
    perPixel: ({ pages = 1 }) => (pages === 1 ? 15 : 20),
  },
  'image/png': {
    // Photographs get smaller with filters, drawings and screenshots with a palette. Stronger compression saves little
    // and takes half a minute for some pictures.
    encodings: [
      (image) => image.png(),
      (image) => image.png({ adaptiveFiltering: true }),
      (image) => image.png({ palette: true, effort: 3 }),
    ],
    perPixel: (about) => 5.5 + (about.isProgressive ? decodedSize(about) : 0),
  },
  'image/jpeg': {
    encodings: [90, 75, 60, 40].map(
      (quality) => (image, pixels) => image.jpeg({ quality, optimiseCoding: hasOwnTables(pixels) }),
    ),
    // All coefficients of a progressive one, two bytes each, are there before its first line is.
    perPixel: ({ isProgressive, channels }, pixels) =>
      1 + (isProgressive ? 2 * channels : 0) + (hasOwnTables(pixels) ? 4 : 0),
  },
}

sharp.cache(false)
sharp.concurrency(1)

process.on('message', (task: Task) => void answer(task))
process.on('disconnect', end)
// Signals reach the whole process group. The server finishes its uploads and then ends this process.
process.on('SIGINT', () => {}).on('SIGTERM', () => {})
process.send!('ready')
flushCompileCache()

async function answer(task: Task) {
  // The last resort for what no header reveals: a PNG of a few pixels can contain gigabytes of compressed text.
  const limit = process.memoryUsage.rss() + task.memory
  const watch = setInterval(() => process.memoryUsage.rss() > limit && end(), 10)
  const outcome = await decode(task).catch(() => damaged(task.type))
  clearInterval(watch)
  // Frees the pixels of this picture before the next one.
  gc!()
  process.send!(outcome)
}

/** Exits immediately, even in the middle of decoding, which an orderly exit would wait for. */
function end() {
  process.kill(process.pid, 'SIGKILL')
}

async function decode({ type, bytes, memory, memoryAlone, largest, width: wanted, crop }: Task): Promise<Outcome> {
  const format = formats[type]
  const input = { animated: true, failOn: 'error' } as const
  const about = await sharp(bytes, { ...input, limitInputPixels: false }).metadata()
  const { width, pages = 1, pageHeight: height = about.height } = about
  const pixels = width * height

  // Before anything is decoded: a small file can unfold to gigabytes.
  const message = sizeFault(pixels, pages)
  if (message) return { refused: 'invalid', message }
  const perPixel = format.perPixel(about, pixels) + (isTurned(about) ? decodedSize(about) : 0)
  if (fixed + pixels * perPixel > memory) {
    const fault = memoryFault(pixels, pages, (memoryAlone - fixed) / perPixel)
    return fault ? { refused: 'invalid', message: fault } : { mustRunAlone: true }
  }

  if (wanted !== undefined) return { picture: await scaled(bytes, wanted) }
  if (crop) return { picture: { type: 'image/jpeg', ...(await cropped(bytes, { width, height }, crop)) } }

  // Animations cannot be rotated, and have no orientation.
  const options = { ...input, limitInputPixels: most.pixelsOfAllFrames, autoOrient: pages === 1 }
  const source = type === 'image/webp' && pages === 1 ? await unpacked(sharp(bytes, options)) : { bytes, options }

  for (const encode of format.encodings) {
    const image = encode(sharp(source.bytes, source.options), pixels)
    const { data, info } = await image.toBuffer({ resolveWithObject: true })
    if (data.length > largest) continue
    return { picture: { type, width: info.width, height: info.pageHeight ?? info.height, bytes: data } }
  }
  return {
    refused: 'too-large',
    message: `file is too large after re-encoding. At most ${largest.toLocaleString('en')} bytes are stored; send it with fewer pixels.`,
  }
}

const placeholderWidth = 24

/** A copy in this width. */
async function scaled(bytes: Uint8Array, width: number): Promise<Picture> {
  const { data, info } = await sharp(bytes, { failOn: 'error' })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 78, effort: 4 })
    .toBuffer({ resolveWithObject: true })
  const picture = { type: 'image/webp', width: info.width, height: info.height, bytes: data } as const
  if (info.channels > 3) return picture
  const tiny = await sharp(data).resize({ width: placeholderWidth }).webp({ quality: 40, effort: 6 }).toBuffer()
  return { ...picture, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
}

/** Decoding and encoding a WebP one after the other takes less memory than both at once. */
async function unpacked(image: Sharp) {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { bytes: data, options: { raw: info } }
}

function sizeFault(pixels: number, frames: number): string | undefined {
  if (pixels > most.pixels) return `file has too many pixels. At most ${megapixels(most.pixels)} are accepted.`
  if (frames > most.frames) return `file has too many frames. At most ${most.frames} are accepted.`
  return pixels * frames > most.pixelsOfAllFrames
    ? `file has too many pixels in all its frames. At most ${megapixels(most.pixelsOfAllFrames)} are accepted.`
    : undefined
}

/** Whether it is too large even to run alone, or would block others for too long. */
function memoryFault(pixels: number, frames: number, mostPixels: number): string | undefined {
  const limit = Math.min(mostPixels, most.pixels / frames)
  if (pixels <= limit) return undefined
  const such = frames === 1 ? 'of an image like this' : `in each frame of an animation like this, with ${frames} frames`
  return `file needs too much memory to decode. At most ${megapixels(limit)} are accepted ${such}; send a smaller one.`
}

const megapixels = (pixels: number) => `${Math.floor(pixels / 100_000) / 10} megapixels`

const isTurned = ({ orientation = 1 }: Metadata) => orientation > 1

/** In bytes for each pixel. */
const decodedSize = ({ channels, depth }: Metadata) => channels * (depth === 'ushort' ? 2 : 1)

const damaged = (type: ImageType): Outcome => ({
  refused: 'media-type',
  message: `file looks like an image of the type ${type}, but it cannot be decoded: it is damaged or incomplete.`,
})
