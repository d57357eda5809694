import { EmailTemplate, type EmailTemplateType, emailTemplateTypes } from '../email-template.ts'
import { type BodyOf, operations } from '../operation.ts'
import type { Create, Patch } from '../resource.ts'
import { type JsonSchema, type Schema, type Static, exampled, list, nullable, object } from '../schema.ts'
import { languages } from '../style.ts'
import { flag, force, id, listOf, named, text } from './parts.ts'
import { previewOperations } from './previews.ts'

const type = {
  type: 'string',
  enum: emailTemplateTypes,
  description: 'The kind of mail.',
  examples: ['rsvp_thank_you'],
} as Schema<EmailTemplateType>

const isDefault = flag('Whether RSVP templates without a template of this type use it. It cannot be removed.', false)

const listedFields = {
  id: id('The id of the email template.', 8),
  name: text('An internal name, never shown to attendees.', 'Workshops'),
  type,
  is_default: isDefault,
}

const ListedTemplate = exampled(object(listedFields, { description: 'An email template.' }))

const texts = (where: string) => ({
  subject: text(`The subject of the mail${where}.`, 'See you at {{event}}'),
  headline: text(`The headline inside the mail${where}.`, 'See you soon'),
  content: text(`The text of the mail, HTML${where}.`, '<p>We are looking forward to it.</p>'),
  button_label: text(`The text on the button${where}.`, 'View my RSVP'),
})

export const ManagedEmailTemplate = exampled(
  object(
    {
      ...listedFields,
      ...texts('; if empty, the built-in one'),
      from_name: nullable(text('The name of the sender; null: the name of the organization.', 'Example Events')),
      reply_to: nullable(text('The address for replies to the mail.', 'events@example.org')),
      built_in: exampled(object(texts(', as built in'), { description: 'The texts that are used for empty ones.' })),
      used_by: {
        ...list(named('RSVP template'), 'The RSVP templates that name it.'),
        examples: [[{ id: 5, name: 'Summer' }]],
      } as Schema<{ id: number; name: string }[]>,
    },
    { description: 'An email template with its texts.' },
  ),
)
export type ManagedEmailTemplate = Static<typeof ManagedEmailTemplate>

const MailVariable = object({
  name: text('As it is written in double braces; `field.NAME` stands for each field of the form.', 'event'),
  description: text('What it stands for.', 'The title of the event.'),
  sample: text('A value it may have.', 'Summer party'),
})

export const MailVariables = exampled(
  object({
    type,
    variables: {
      ...list(MailVariable, 'The variables that texts of this type may use.'),
      examples: [[{ name: 'event', description: 'The title of the event.', sample: 'Summer party' }]],
    } as Schema<Static<typeof MailVariable>[]>,
  }),
)

const language = {
  type: 'string',
  enum: languages,
  description: 'The language of the built-in texts; `en` if left out.',
  examples: ['de'],
} as Schema<(typeof languages)[number]>

const { attendee: _, ...previewed } = previewOperations.mail.body.properties!

const template = { answer: ManagedEmailTemplate, role: 'editor' } as const
const writable = EmailTemplate.patch.properties as Record<string, JsonSchema>

export const emailTemplateOperations = operations('mail templates', {
  list: {
    method: 'GET',
    path: '/email-templates',
    role: 'viewer',
    id: 'list-email-templates',
    summary: 'List the email templates',
    answer: listOf(ListedTemplate, 'Oldest first.') as Schema<Static<typeof ListedTemplate>[]>,
  },
  variables: {
    method: 'GET',
    path: '/email-templates/variables',
    role: 'viewer',
    id: 'list-mail-variables',
    summary: 'List the variables that texts of mails may use',
    answer: listOf(MailVariables, 'One entry for each type.') as Schema<Static<typeof MailVariables>[]>,
  },
  read: {
    ...template,
    method: 'GET',
    path: '/email-templates/:id',
    role: 'viewer',
    id: 'read-email-template',
    summary: 'Read an email template',
    query: { language },
    errors: [404],
  },
  create: {
    ...template,
    method: 'POST',
    path: '/email-templates',
    id: 'create-email-template',
    summary: 'Create an email template',
    description:
      'Another template for one of the seven mails, which RSVP templates can name. Texts that are left out are the built-in ones, in the language of the attendee.',
    body: EmailTemplate.create as Schema<Create<typeof EmailTemplate>>,
    status: 201,
  },
  update: {
    ...template,
    method: 'PATCH',
    path: '/email-templates/:id',
    id: 'update-email-template',
    summary: 'Update an email template',
    description:
      'Fields that are not sent stay as they are; an empty text or null brings back the built-in one. The type cannot be changed. Send `If-Match` to notice changes of others.',
    body: { type: 'object', properties: writable, required: [] } as Schema<Patch<typeof EmailTemplate>>,
    errors: [404, 412],
  },
  reset: {
    ...template,
    method: 'POST',
    path: '/email-templates/:id/reset',
    id: 'reset-email-template',
    summary: 'Reset an email template to the built-in texts',
    description: 'This also removes the name of the sender and the address for replies.',
    errors: [404],
  },
  test: {
    method: 'POST',
    path: '/email-templates/test',
    role: 'editor',
    id: 'send-test-mail',
    summary: 'Send a test mail to yourself',
    description:
      'Sends what the preview of the mail shows, with unsaved content and a sample attendee, to your own address. `[Test]` stands before the subject, and the links to the RSVP open nothing. At most 10 in an hour. The mail is in the mail log like any other.',
    body: { ...previewOperations.mail.body, properties: previewed } as Schema<
      Omit<BodyOf<typeof previewOperations.mail>, 'attendee'>
    >,
    answer: exampled(
      object({
        id: text('The id of the mail.', '5d0f6e1c-2b7a-4a38-8a55-9d1f2f0c7b21'),
        recipient: text('Your address.', 'ann@example.org'),
        delivery: {
          type: 'string',
          enum: ['sent', 'kept'],
          description: '`kept`: there is no mail server, so it can only be read in the mail log.',
          examples: ['sent'],
        } as Schema<'sent' | 'kept'>,
      }),
    ),
    status: 202,
    errors: [404, 409],
  },
  remove: {
    method: 'DELETE',
    path: '/email-templates/:id',
    role: 'editor',
    id: 'remove-email-template',
    summary: 'Remove an email template',
    description: 'RSVP templates that name it use the default of its type, which itself cannot be removed.',
    query: { force: force('Remove it even if RSVP templates name it.') },
    answer: exampled(
      object({
        default_id: id('The id of the default of its type.', 2),
        released: {
          ...list(named('RSVP template'), 'The RSVP templates that named it.'),
          examples: [[{ id: 5, name: 'Summer' }]],
        } as Schema<{ id: number; name: string }[]>,
      }),
    ),
    errors: [404, 409],
  },
})
