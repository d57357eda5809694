import sharp from 'sharp'

export interface Crop {
  readonly width: number
  readonly height: number
  /** Under transparent parts. */
  readonly background: string
  /** To be repeated: smaller images keep their size. */
  readonly isTile: boolean
  /** Without most of its colours. */
  readonly isFaded: boolean
}

/** As a JPEG good enough to be encoded once more. Of an animation, the first frame. */
export async function cropped(bytes: Uint8Array, { width, height }: Size, crop: Crop) {
  const { isTile, isFaded, background } = crop
  const image = sharp(bytes, { failOn: 'error' })
  if (isTile) image.resize({ width: crop.width, height: crop.height, fit: 'cover', withoutEnlargement: true })
  else {
    const scale = Math.max(crop.width / width, crop.height / height)
    const whole = { width: Math.round(width * scale), height: Math.round(height * scale) }
    const focus = await focusOf(bytes, crop.width / crop.height)
    const start = (all: number, shown: number, at: number, place: number) =>
      Math.round(Math.min(all - shown, Math.max(0, all * at - shown * place)))
    // Text covers the lower part.
    const [left, top] = [start(whole.width, crop.width, focus.x, 0.5), start(whole.height, crop.height, focus.y, 0.34)]
    image.resize({ ...whole, fit: 'fill' }).extract({ left, top, width: crop.width, height: crop.height })
  }
  if (isFaded) image.modulate({ saturation: 0.15 })
  const { data, info } = await image
    .flatten({ background })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, bytes: data }
}

interface Size {
  readonly width: number
  readonly height: number
}

const tiny = 320

/** What people look at first: faces, bright colours, contrasts. In shares of the picture. */
async function focusOf(bytes: Uint8Array, shape: number): Promise<{ x: number; y: number }> {
  const small = sharp(bytes, { failOn: 'error' }).resize({ width: tiny, height: tiny, fit: 'inside' }).flatten()
  const { data, info } = await small.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })
  const part = {
    width: Math.max(1, Math.round(Math.min(info.width, info.height * shape))),
    height: Math.max(1, Math.round(Math.min(info.height, info.width / shape))),
  }
  const { info: found } = await sharp(data)
    .resize({ ...part, fit: 'cover', position: sharp.strategy.attention })
    .toBuffer({ resolveWithObject: true })
  const { attentionX = info.width / 2, attentionY = info.height / 2 } = found
  return { x: attentionX / info.width, y: attentionY / info.height }
}
