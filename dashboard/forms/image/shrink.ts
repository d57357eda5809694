import { limits } from '@kalends/contract'

/** A rectangle of a picture, in its pixels. */
export interface Part {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What the server decodes in every format, in pixels. */
const safePixels = 2_600_000
const sentAsTheyAre = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

/** Reads a file as a picture, upright. Fails if the browser cannot read it. */
export function readPicture(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' })
}

/** Whether a file can be uploaded without drawing it again, which would also stop animations. */
export function isSmall(file: Blob, { width, height }: ImageBitmap): boolean {
  return sentAsTheyAre.includes(file.type) && file.size <= limits.image && width * height <= safePixels
}

/** Draws a part of a picture, as large and as well as the upload limit allows. */
export async function shrink(picture: ImageBitmap, part: Part): Promise<Blob> {
  let scale = Math.min(1, Math.sqrt(safePixels / (part.width * part.height)))
  for (;;) {
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(part.width * scale)),
      Math.max(1, Math.round(part.height * scale)),
    )
    const context = canvas.getContext('2d')!
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height)
    for (const quality of [0.88, 0.78, 0.66]) {
      const blob = await encode(canvas, quality)
      if (blob.size <= limits.image) return blob
    }
    scale *= 0.7
  }
}

/** WebP; in browsers that cannot write it, PNG for pictures with transparency and JPEG for others. */
async function encode(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
  if (blob.type === 'image/webp' || isTransparent(canvas)) return blob
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

function isTransparent(canvas: OffscreenCanvas): boolean {
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
  for (let at = 3; at < data.length; at += 4 * 16) if (data[at]! < 255) return true
  return false
}
