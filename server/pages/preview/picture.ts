import type { Sharp } from 'sharp'
import { loadSharp } from '../../images/sharp.ts'
import { drawingOf } from './drawing.ts'
import type { Preview } from './preview.ts'
import { size } from './shapes.ts'

/** What lies behind the drawing: in the size of the picture, or smaller if it is repeated. */
export type Behind = Buffer | undefined

/** More than some messengers load. */
const largest = 150_000

/** The bytes of the picture, identical on every machine. */
export async function drawPicture({ drawn, header, behind }: Preview, image: Behind): Promise<Buffer> {
  const sharp = await loadSharp()
  const ground =
    image === undefined
      ? 'colours'
      : header === null
        ? 'image'
        : { brightness: await brightnessUnderText(sharp(image)) }
  const front = { input: Buffer.from(await drawingOf(drawn, ground)) }
  const canvas = sharp({ create: { ...size, channels: 3, background: drawn.background.colour } })
  // Centres one tile and repeats it around, as browsers do.
  const layers = image === undefined ? [front] : [{ input: image, tile: behind?.isRepeated ?? false }, front]
  const { data, info } = await limited(canvas.composite(layers)).raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (const options of qualities.slice(0, -1)) {
    const bytes = await limited(sharp(data, { raw })).jpeg(options).toBuffer()
    if (bytes.length <= largest) return bytes
  }
  return limited(sharp(data, { raw })).jpeg(qualities.at(-1)!).toBuffer()
}

/** Of the brighter parts, from 0 to 255. */
async function brightnessUnderText(image: Sharp): Promise<number> {
  const { channels } = await limited(image.extract({ ...size, left: 0, top: 210, height: 420 }).greyscale()).stats()
  const { mean, stdev, max } = channels[0]!
  return Math.min(max, mean + 1.7 * stdev)
}

/** Full colour resolution keeps letters sharp, but photographs of leaves or crowds need more than is allowed. */
const qualities = [
  { quality: 90, chromaSubsampling: '4:4:4' },
  { quality: 82, chromaSubsampling: '4:4:4' },
  ...[80, 68, 54, 40, 25].map((quality) => ({ quality, chromaSubsampling: '4:2:0' })),
]

const limited = (image: Sharp) => image.timeout({ seconds: 20 })
