import { type JsonSchema, type Schema, exampled, object } from '../schema.ts'
import { text } from './parts.ts'

export const prokey: Schema<string> = { ...text('The prokey of the event.', '7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11') }

export const group = (description: string): Schema<string> => ({
  type: 'string',
  format: 'prokey',
  'x-must': 'must be the prokey of a group of your organization',
  description,
  examples: ['0b6f8d0e-6a55-4c5f-8a66-5d1b6c1f7a10'],
})

export const oneOf = <const Values extends readonly string[]>(
  values: Values,
  description: string,
): Schema<Values[number]> => ({
  type: 'string',
  enum: values,
  description,
  examples: [values[0]],
})

/** The response to a change of an event. */
export const changed = <P extends Record<string, JsonSchema>>(
  message: string,
  more: P,
  optional: (keyof P & string)[] = [],
) =>
  exampled(
    object(
      { status: oneOf(['success'], 'Always success.'), message: text('What was done.', message), prokey, ...more },
      { optional },
    ),
  )
