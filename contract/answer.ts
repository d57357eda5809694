import { type Schema, list, object } from './schema.ts'

/** The response to a successful write. */
export interface Written {
  status: 'success'
  message: 'created' | 'updated' | 'deleted' | 'restored'
  /** Present if the request had unknown keys, which were ignored. */
  warnings?: string[]
}

/** The body of every error response. */
export interface ErrorBody {
  status: 'error'
  message: string
  details?: { errors?: FieldError[] } & Record<string, unknown>
}

export interface FieldError {
  field: string
  message: string
}

const word = (description: string, example: string): Schema<string> => ({
  type: 'string',
  description,
  examples: [example],
})
const only = (value: string, description: string): Schema<string> => ({ ...word(description, value), enum: [value] })

export const warnings: Schema<string[]> = {
  ...list<string>(
    { type: 'string' },
    'One sentence for each unknown key in the request, which is ignored, for each setting that has no effect, and for what is lost with a deleted item.',
  ),
  examples: [['colour is not a known field and was ignored.']],
}

export function written(
  message: Written['message'],
  key: Record<string, Schema<unknown>>,
  optional: Record<string, Schema<unknown>> = {},
) {
  return object(
    {
      status: only('success', 'Always success.'),
      message: only(message, 'What was done.'),
      ...key,
      ...optional,
      warnings,
    },
    { optional: ['warnings', ...(Object.keys(optional) as 'warnings'[])] },
  )
}

export const ErrorAnswer = object(
  {
    status: only('error', 'Always error.'),
    message: word('What is wrong and, unless obvious, how to fix it.', 'name is required.'),
    details: {
      type: 'object',
      description: 'Machine-readable details, if there are any. `errors` lists every invalid field.',
      examples: [{ errors: [{ field: 'name', message: 'name is required.' }] }],
    } as Schema<Record<string, unknown>>,
  },
  { description: 'Every error response.', optional: ['details'] },
)
