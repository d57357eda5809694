import { type Schema, exampled, list, nullable, object } from '../schema.ts'

export const text = (description: string, example: string): Schema<string> => ({
  type: 'string',
  description,
  examples: [example],
})

export const id = (description: string, example = 1): Schema<number> => ({
  type: 'integer',
  description,
  examples: [example],
})

/** A list with one example. */
export const listOf = <T>(item: Schema<T>, description?: string): Schema<T[]> => ({
  ...list(item, description),
  examples: [[item.examples![0] as T]],
})

/** The response to a write that has nothing more to say. */
export const done = (message: string) =>
  exampled(
    object({
      status: {
        type: 'string',
        enum: ['success'],
        description: 'Always success.',
        examples: ['success'],
      } as Schema<'success'>,
      message: text('What was done.', message),
    }),
  )

export const success = (message: string) => ({ status: 'success' as const, message })

export const flag = (description: string, example: boolean): Schema<boolean> => ({
  type: 'boolean',
  description,
  examples: [example],
})

/** A line of text in a request. */
export const line = (description: string, example: string): Schema<string> => ({
  type: 'string',
  description,
  minLength: 1,
  maxLength: 500,
  format: 'line',
  examples: [example],
})

/** A point in time in a request. */
export const instant = (description: string): Schema<string> => ({
  type: 'string',
  format: 'instant',
  'x-must': 'must be a moment such as 2027-05-01T00:00:00Z',
  description,
  examples: ['2027-05-01T00:00:00Z'],
})

export const force = (description: string): Schema<boolean> => ({ ...flag(description, true), default: false })

/** An item that something else refers to. */
export const named = (title: string) =>
  object({ id: id(`The id of the ${title}.`, 5), name: text('Its internal name.', 'Summer') })

/** Parameters of a list that is returned in pages. */
export const paging = {
  cursor: text('The `cursor` of the previous page; left out: the first page.', cursorExample()),
  limit: {
    type: 'integer',
    minimum: 1,
    maximum: 100,
    default: 50,
    description: 'How many to return at most.',
    examples: [50],
  } as Schema<number>,
}

export const nextCursor = () => nullable(text('Send it to get the next page; null: there is none.', cursorExample()))

function cursorExample(): string {
  return 'mh3k2j1a.7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'
}

/** The images in the HTML of a mail, for a preview: browsers don't know where `cid:` leads. */
export const mailImages = {
  ...list(
    object({
      cid: text('The HTML shows it as `cid:…`.', 'ticket@kalends'),
      content: text('A PNG image, in base64.', 'iVBORw0KGgo…'),
    }),
    'The images that come with the mail.',
  ),
  examples: [[{ cid: 'ticket@kalends', content: 'iVBORw0KGgo…' }]],
} as Schema<{ cid: string; content: string }[]>
