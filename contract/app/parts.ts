import { type Schema, exampled, object } from '../schema.ts'

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
