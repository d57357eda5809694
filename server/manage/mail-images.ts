import type { InlineImage } from '../mail/message.ts'

/** The images of a mail, as previews return them. */
export function imagesOf(images: readonly InlineImage[]) {
  return images.map(({ id, bytes }) => ({ cid: id, content: Buffer.from(bytes).toString('base64') }))
}
