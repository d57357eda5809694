import type { Sharp } from 'sharp'
import { loadSharp } from '../../images/sharp.ts'
import { cardSvg } from './drawing.ts'
import type { Preview } from './preview.ts'
import { size } from './shapes.ts'

interface Images {
  readonly header: Buffer | undefined
  readonly behind: Buffer | undefined
}

/** The bytes of the picture, identical on every machine. */
export async function drawPicture({ card, behind }: Preview, images: Images): Promise<Buffer> {
  const sharp = await loadSharp()
  const colour = card.background.colour
  if (images.header) return jpeg(sharp(images.header).resize(size.width, size.height).flatten({ background: colour }))

  const front = Buffer.from(await cardSvg(card, images.behind !== undefined))
  if (!images.behind) return jpeg(sharp(front).flatten({ background: colour }))
  const canvas = sharp({ create: { ...size, channels: 3, background: colour } })
  // Centres one tile and repeats it around, as browsers do.
  const layer = behind?.isRepeated
    ? {
        input: await sharp(images.behind)
          .resize({ ...size, fit: 'cover', withoutEnlargement: true })
          .toBuffer(),
        tile: true,
      }
    : { input: await sharp(images.behind).resize(size.width, size.height).toBuffer() }
  return jpeg(canvas.composite([layer, { input: front }]))
}

/** JPEG, because messengers refuse large PNGs of photographs. Full colour resolution keeps letters sharp. */
function jpeg(image: Sharp): Promise<Buffer> {
  return image.jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).timeout({ seconds: 20 }).toBuffer()
}
