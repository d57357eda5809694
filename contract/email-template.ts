import { byDefault, choice, html, name, text, timestamps } from './fields.ts'
import { type Read, defineResource } from './resource.ts'

export const emailTemplateTypes = [
  'rsvp_doi',
  'rsvp_thank_you',
  'rsvp_signup_confirmation',
  'rsvp_change_confirmation',
  'rsvp_event_update',
  'rsvp_magic_link',
  'rsvp_second_signup',
] as const

export type EmailTemplateType = (typeof emailTemplateTypes)[number]

const orOurs = 'If empty, the built-in text in the language of the attendee.'

const mailText = html(`The text of the mail. ${orOurs}`, {
  example: '<p>Please confirm that this is your address.</p>',
  linkVariable: 'link',
})

export const EmailTemplate = defineResource({
  name: 'email-template',
  table: 'email_template',
  title: 'email template',
  titles: 'email templates',
  description:
    'The texts of one kind of mail to attendees. Every organization has a default for each type and can have more. The API reads them, and restores deleted ones.',
  deletion: 'RSVP templates that use it fall back to the default of its type.',
  key: 'id',
  required: {
    name: name('An internal name, never shown to attendees.', { example: 'Confirm your address' }),
    type: choice(emailTemplateTypes, 'The kind of mail.', { example: 'rsvp_doi' }),
  },
  defaulted: {
    subject: byDefault(
      '',
      text(`The subject of the mail. ${orOurs}`, { example: 'Please confirm your email address' }),
    ),
    headline: byDefault('', text(`The headline inside the mail. ${orOurs}`, { example: 'One more step' })),
    content: byDefault('', mailText),
    button_label: byDefault(
      '',
      text(`The text on the button of the mail. ${orOurs}`, { example: 'Confirm my address' }),
    ),
  },
  optional: {
    from_name: text('The name of the sender; the name of the organization if null.', { example: 'Example Events' }),
    reply_to: text('The address for replies to the mail.', { example: 'events@example.org' }),
  },
  readOnly: timestamps,
})

export type EmailTemplate = Read<typeof EmailTemplate>
