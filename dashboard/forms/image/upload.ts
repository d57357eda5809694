import { v1 } from '../../api.ts'
import { invalidate } from '../../cache.ts'
import { organizationId } from '../../session.ts'
import { type Part, isSmall, shrink } from './shrink.ts'

/** Uploads a file, or a part of the picture in it, and returns the id of the image. */
export async function upload(file: Blob, picture: ImageBitmap, part: Part | undefined): Promise<string> {
  const whole = { x: 0, y: 0, width: picture.width, height: picture.height }
  const sent = part === undefined && isSmall(file, picture) ? file : await shrink(picture, part ?? whole)
  const { id } = await v1.uploadImage(sent)
  invalidate(`${organizationId.value}/images/`)
  return id
}
