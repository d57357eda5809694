import { operations } from '../operation.ts'
import { count, exampled, nullable, object } from '../schema.ts'
import { flag, text } from './parts.ts'

export const sampleOperations = operations('sample content', {
  create: {
    method: 'POST',
    path: '/samples',
    role: 'editor',
    id: 'create-samples',
    summary: 'Create sample content',
    description:
      'Templates, three groups, events of every kind and RSVPs to one of them, to try everything. Existing sample content is left alone.',
    answer: exampled(
      object({
        created: flag('Whether anything was created.', true),
        event: nullable(
          text('The prokey of an event to look at; null if it was deleted.', '7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'),
        ),
      }),
    ),
  },
  remove: {
    method: 'DELETE',
    path: '/samples',
    role: 'editor',
    id: 'remove-samples',
    summary: 'Remove the sample content',
    description: 'Sample templates that other events or groups use stay.',
    answer: exampled(object({ removed: count('How many groups and templates were removed.', 9) })),
  },
})
