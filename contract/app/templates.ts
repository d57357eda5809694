import { operations } from '../operation.ts'
import { type Schema, type Static, count, exampled, object } from '../schema.ts'
import { listOf, text } from './parts.ts'

const TemplateUse = exampled(
  object({
    type: {
      type: 'string',
      enum: ['event', 'group', 'rsvp-block'],
      description: 'What uses it: the name of a resource.',
      examples: ['event'],
    } as Schema<'event' | 'group' | 'rsvp-block'>,
    key: text('Its prokey, or its id.', '7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'),
    name: text('Its name.', 'Summer party'),
  }),
)
export type TemplateUse = Static<typeof TemplateUse>

export const templateOperations = operations('templates', {
  use: {
    method: 'GET',
    path: '/templates/:kind/:id/use',
    role: 'viewer',
    id: 'read-template-use',
    summary: 'Read what uses a template',
    description:
      'The kind is `style`, `landingpage`, `cta-block`, `rsvp-block` or `email-template`. What deleting one means for the items that use it is described at its resource.',
    answer: exampled(
      object({
        count: count('How many items use it.', 1),
        items: listOf(TemplateUse, 'The first 20 of them: events, then groups, then RSVP templates.'),
      }),
    ),
    errors: [404],
  },
})
