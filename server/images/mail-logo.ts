import type { Context } from '../context.ts'
import { errorFields, log } from '../http/log.ts'
import type { InlineImage } from '../mail/message.ts'
import { imageFiles } from './files.ts'
import { loadSharp } from './sharp.ts'

/** The space for a logo, in CSS pixels. */
export const logoSpace = { width: 200, height: 48 } as const
// For screens with a high resolution.
const scale = 2

/**
 * A logo as mails contain it: a small PNG, because Outlook shows no WebP, and every mail carries it. With a palette it has at
 * most one byte per pixel.
 */
export function mailLogos(context: Context) {
  const find = imageFiles(context)

  return (id: string): Promise<InlineImage | undefined> =>
    context.cache.load(`mail logo ${id}`, async () => {
      const file = await find(id)
      if (!file) return undefined
      const image = await drawn(file.bytes)
      return image && { value: image, organization: file.organization, bytes: image.bytes.length }
    }) as Promise<InlineImage | undefined>

  async function drawn(bytes: Buffer): Promise<InlineImage | undefined> {
    try {
      const sharp = await loadSharp()
      const { data, info } = await sharp(bytes)
        .resize({ ...sizedBy(scale), fit: 'inside', withoutEnlargement: true })
        .png({ palette: true, compressionLevel: 9 })
        .toBuffer({ resolveWithObject: true })
      return { id: 'logo', type: 'image/png', bytes: data, ...fitted(info) }
    } catch (error) {
      // A mail without a logo is better than none.
      log(context.settings, 'warn', 'a logo cannot be drawn', { err: errorFields(error as Error) })
      return undefined
    }
  }
}

const sizedBy = (factor: number) => ({ width: logoSpace.width * factor, height: logoSpace.height * factor })

/** The size at which an image fits into the space for a logo. */
export function fitted({ width, height }: { readonly width: number; readonly height: number }) {
  const factor = Math.min(1, logoSpace.width / width, logoSpace.height / height)
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}
