import { operations } from '../operation.ts'
import { type Schema, type Static, count, exampled, nullable, object } from '../schema.ts'
import { flag, id, listOf, text } from './parts.ts'

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

const FirstEvent = object({
  prokey: text('Its prokey.', '7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'),
  name: text('Its label.', 'Summer party, 2027-05-01, RSVP'),
})

const ListedForm = exampled(
  object({
    id: id('The id of the RSVP template.'),
    name: text('Its internal name.', 'Summer party'),
    single_event: flag('Whether it is the form of one event, rather than a template for many.', true),
    events: count('How many events use it.', 1),
    first_event: nullable(exampled(FirstEvent)),
  }),
)
export type ListedForm = Static<typeof ListedForm>

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
  forms: {
    method: 'GET',
    path: '/templates/rsvp-block',
    role: 'viewer',
    id: 'list-forms',
    summary: 'List RSVP templates with their events',
    description: 'All RSVP templates, oldest first: templates for many events and the forms of single events.',
    answer: listOf(ListedForm, 'Each with how many events use it, and the oldest of these.'),
  },
})
