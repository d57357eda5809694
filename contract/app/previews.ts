import { ButtonData } from '../button-data.ts'
import { emailTemplateTypes } from '../email-template.ts'
import { operations, requestBody } from '../operation.ts'
import { type JsonSchema, type Schema, type Static, exampled, list, nullable, object } from '../schema.ts'
import { languages } from '../style.ts'
import { DatePreview, datePreviewBody } from './date-preview.ts'
import { mailImages, text } from './parts.ts'

const word = <const W extends string>(words: readonly W[], description: string, example: W): Schema<W> => ({
  type: 'string',
  enum: words,
  description,
  examples: [example],
})

type Body = Record<string, unknown>
const body = (description: string, example: Body): Schema<Body> => ({
  type: 'object',
  description,
  additionalProperties: true,
  examples: [example],
})
const template = (title: string, example: Body) =>
  body(`Changes to ${title}. With \`id\`, to that one, which the item then uses; otherwise to the one the item uses, or to a new one.`, example) // oxfmt-ignore

const changed = {
  event: body('Changes to the event, or a whole event if there is no `item`.', { dates: [{ name: 'Autumn party' }] }),
  group: body('Changes to the group, or to the group of the event.', { name: 'Parties' }),
  style: template('the style template', { language: 'de' }),
  landingpage: template('the landing page template', { title: 'Join us' }),
  cta_block: template('the CTA template', { headline: 'Stay in touch' }),
  rsvp_block: template('the RSVP template', { max: 20 }),
  email_template: template('the email template of this type', { headline: 'See you soon' }),
}

export type PreviewChanges = { [K in keyof typeof changed]?: Body | undefined }

const changes: Schema<PreviewChanges> = {
  type: 'object',
  description:
    'Unsaved content by resource: what a request that saves it would send. It is validated by the same rules, except that unknown fields are refused. A refusal names the resource in `details.resource`.',
  properties: changed,
  propertyNames: { enum: Object.keys(changed), 'x-must': 'is not a resource that can be previewed' },
  examples: [{ event: { dates: [{ name: 'Autumn party' }] } }],
}

const common = {
  item: text(
    'The prokey of an event or a group. Without it, the event in `changes`, which does not exist yet, or a sample event.',
    '0b6f7a52-5b0c-4c55-9d0c-3f8f3a2e7c11',
  ),
  changes,
  language: word(
    languages,
    'The language of the visitor, if the item has no style, or of the attendee of a mail; English if omitted.',
    'en',
  ),
  state: word(
    ['past', 'full', 'closed', 'cancelled'],
    'A state of the event: over, all seats taken, sign-up closed, or cancelled. If omitted, as it is.',
    'past',
  ),
  at: text('The time at which to look at it; now, if omitted.', '2027-05-01T18:00:00Z'),
}

const page = exampled(
  object({
    html: text('The page, with style sheets from our origin. It must be shown in a frame that runs nothing.', '<!doctype html>…'), // oxfmt-ignore
    policy: text(
      'The Content-Security-Policy of the page, except that our own pages may frame it.',
      "default-src 'none'; style-src 'self'; frame-ancestors 'self'",
    ),
  }),
)
export type PagePreview = Static<typeof page>

const mail = exampled(
  object({
    from: text('The name of the sender.', 'Example Events'),
    reply_to: nullable(text('The address for replies; null: that of the sender.', 'events@example.org')),
    to: text('The address of the attendee.', 'ada@example.org'),
    subject: text('The subject.', 'You’re in: Summer party'),
    html: text('The mail as HTML.', '<!doctype html>…'),
    text: text('The mail as text.', 'Summer party…'),
    images: mailImages,
    attachments: { ...list(text('The name of a file.', 'event.ics'), 'The names of attached files.'), examples: [['event.ics']] } as Schema<string[]>, // oxfmt-ignore
  }),
)
export type MailPreview = Static<typeof mail>

const sample = {
  type: 'object',
  description: 'An attendee who does not exist. Everything is optional.',
  properties: {
    email: { ...text('The email address.', 'ada@example.org'), format: 'mailbox', maxLength: 254, 'x-must': 'must be one plain email address such as ada@example.org' }, // oxfmt-ignore
    status: word(['confirmed', 'undecided', 'declined'], 'What the attendee replied.', 'confirmed'),
    amount: { type: 'integer', minimum: 1, maximum: 1000, description: 'The number of seats.', examples: [1] },
  },
  propertyNames: { enum: ['email', 'status', 'amount'], 'x-must': 'is not known of an attendee' },
  examples: [{ status: 'undecided' }],
} as JsonSchema as Schema<{ email?: string; status?: 'confirmed' | 'undecided' | 'declined'; amount?: number }>

const previewedMails = [...emailTemplateTypes, 'rsvp_reminder'] as const

const nothing = 'Nothing is stored, counted or sent, and it costs no credits.'

export const previewOperations = operations('previews', {
  page: {
    method: 'POST',
    path: '/preview/page',
    role: 'editor',
    id: 'preview-page',
    summary: 'Preview a page',
    description: `A public page with unsaved content, byte for byte as it will be served once the content is saved and published; only the token of a sign-up form differs. ${nothing}`,
    body: requestBody(
      {},
      {
        ...common,
        part: word(
          ['page', 'form', 'done', 'cta'],
          'The page of the item, its sign-up form alone, the page after a sign-up, or its call to action; the page if omitted.',
          'page',
        ),
        day: text('Of a series, the page of its occurrence on that day; of a group, its list from that day on.', '2027-06-11'), // oxfmt-ignore
        device: word(['desktop', 'android', 'ios'], 'The device of the visitor; a computer if omitted.', 'desktop'),
        status: word(['pending', 'confirmed', 'undecided', 'declined'], 'For `done`: what the visitor signed up as; confirmed if omitted.', 'confirmed'), // oxfmt-ignore
      },
    ),
    answer: page,
    errors: [404, 409],
  },
  button: {
    method: 'POST',
    path: '/preview/button',
    role: 'editor',
    id: 'preview-button',
    summary: 'Preview button data',
    description: `The data of the calendar button with unsaved content, as \`/<prokey>/config.json\` will return it. ${nothing}`,
    body: requestBody({}, common),
    answer: ButtonData,
    errors: [404, 409],
  },
  mail: {
    method: 'POST',
    path: '/preview/mail',
    role: 'editor',
    id: 'preview-mail',
    summary: 'Preview a mail',
    description: `A mail to an attendee with unsaved content, as it would be sent now. The links to the RSVP in it open nothing. ${nothing}`,
    body: requestBody(
      { type: word(previewedMails, 'The type of the mail. A reminder is shown as of the time when the next one is sent.', 'rsvp_thank_you') }, // oxfmt-ignore
      {
        ...common,
        attendee: text('The id of an RSVP of the event, to see the mail to that attendee.', '0b6f7a52-5b0c-4c55-9d0c-3f8f3a2e7c11'), // oxfmt-ignore
        sample,
      },
    ),
    answer: mail,
    errors: [404, 409],
  },
  dates: {
    method: 'POST',
    path: '/preview/dates',
    role: 'viewer',
    id: 'preview-dates',
    summary: 'Preview dates',
    description:
      'The next times of an event that is not saved yet, and its recurrence in words. Refuses what saving would refuse about them.',
    body: datePreviewBody,
    answer: DatePreview,
  },
})
