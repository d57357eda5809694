import { operations } from '../operation.ts'
import { type Schema, type Static, count, exampled, list, moment, object } from '../schema.ts'
import { done, id, listOf, nextCursor, paging, text } from './parts.ts'

const example = '0b6f7a52-5b0c-4c55-9d0c-3f8f3a2e7c11'

const ImageUse = object({
  type: text('What shows it: the name of a resource, such as `landingpage`, or `organization`.', 'landingpage'),
  id: id('Its id.', 5),
  name: text('Its name.', 'Summer'),
  field: text('The field that refers to the image.', 'header_image'),
})

export const ListedImage = exampled(
  object(
    {
      id: text('The id of the image.', example),
      type: text('The content type.', 'image/webp'),
      width: count('The width in pixels.', 1600),
      height: count('The height in pixels.', 900),
      bytes: count('The size of the file in bytes.', 184_320),
      url: text('Where it is served.', `https://events.example.org/files/${example}`),
      created: moment('When it was uploaded.', '2027-04-01T09:00:00.000Z'),
      used_by: {
        ...list(ImageUse, 'What shows it. If nothing does, it may be removed 24 hours after its upload.'),
        examples: [[{ type: 'landingpage', id: 5, name: 'Summer', field: 'header_image' }]],
      } as Schema<Static<typeof ImageUse>[]>,
    },
    { description: 'An uploaded image.' },
  ),
)
export type ListedImage = Static<typeof ListedImage>

export const imageOperations = operations('images', {
  list: {
    method: 'GET',
    path: '/images',
    role: 'viewer',
    id: 'list-images',
    summary: 'List the uploaded images',
    description: 'Latest first, with what shows them. Upload more with `POST /v1/upload-image`.',
    query: paging,
    answer: exampled(
      object({
        images: listOf(ListedImage, 'The images.'),
        cursor: nextCursor(),
      }),
    ),
  },
  remove: {
    method: 'DELETE',
    path: '/images/:id',
    role: 'editor',
    id: 'remove-image',
    summary: 'Remove an image',
    description: 'If something shows it, the response is 409 and `details.used_by` says what.',
    answer: done('deleted'),
    errors: [404, 409],
  },
})
