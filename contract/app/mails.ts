import { operations } from '../operation.ts'
import { type Schema, type Static, exampled, moment, nullable, object } from '../schema.ts'
import { flag, listOf, nextCursor, paging, text } from './parts.ts'

const prokey = '7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'
export const mailStates = ['waiting', 'sent', 'kept', 'failed', 'dropped'] as const

export const mailState = (description: string) =>
  ({ type: 'string', enum: mailStates, description, examples: ['failed'] }) as Schema<(typeof mailStates)[number]>

const fields = {
  id: text('The id of the mail.', '5d0f6e1c-2b7a-4a38-8a55-9d1f2f0c7b21'),
  kind: text('The kind of mail, such as `rsvp_thank_you`.', 'rsvp_thank_you'),
  recipient: nullable(text('The address; null once it was erased.', 'ada@example.org')),
  language: text('The language it is written in.', 'en'),
  event: nullable(text('The prokey of the event it is about.', prokey)),
  state: mailState(
    '`waiting`: it is going to be sent. `sent`: the mail server has accepted it. `kept`: there is no mail server. `failed`: it could not be sent. `dropped`: it was no longer needed.',
  ),
  outcome: text('The state in a sentence, with the reason.', 'It could not be sent: 550 5.1.1 Unknown user'),
  subject: nullable(text('The subject; null until it was composed.', 'Your RSVP is confirmed: Summer party')),
  created: moment('When it was queued.', '2027-04-01T09:00:00.000Z'),
  sent: nullable(moment('When it was sent.', '2027-04-01T09:00:02.000Z')),
  can_resend: flag('Whether it can be sent again.', true),
}

export const LoggedMail = exampled(object(fields, { description: 'A mail of the organization.' }))
export type LoggedMail = Static<typeof LoggedMail>

export const ReadMail = exampled(
  object(
    {
      ...fields,
      text: nullable(text('The text, only of a kept mail: its links grant access.', 'Example Ltd\n\nThank you\n')),
      html: nullable(text('The same as HTML.', '<!doctype html>…')),
    },
    { description: 'A mail of the organization.' },
  ),
)

const filter = (description: string, example: string): Schema<string> => ({
  ...text(description, example),
  format: 'line',
  minLength: 1,
  maxLength: 254,
})

export const mailOperations = operations('mails', {
  list: {
    method: 'GET',
    path: '/mails',
    role: 'editor',
    id: 'list-mails',
    summary: 'List the mails of the organization',
    description: 'Latest first. Mails are removed after 90 days.',
    query: {
      state: mailState('Only mails in this state.'),
      kind: filter('Only mails of this kind.', 'rsvp_thank_you'),
      event: filter('Only mails about the event with this prokey.', prokey),
      recipient: filter('Only mails to this address, or to addresses that begin like this.', 'ada@'),
      ...paging,
    },
    answer: exampled(
      object({
        mails: listOf(LoggedMail, 'The mails.'),
        cursor: nextCursor(),
      }),
    ),
  },
  read: {
    method: 'GET',
    path: '/mails/:id',
    role: 'editor',
    id: 'read-mail',
    summary: 'Read a mail',
    description: 'Its text is returned only if there is no mail server, so that nobody else receives it.',
    answer: ReadMail,
    errors: [404],
  },
  resend: {
    method: 'POST',
    path: '/mails/:id/resend',
    role: 'editor',
    id: 'resend-mail',
    summary: 'Send a mail again',
    description:
      'A mail that was kept or failed is sent as it is. A mail to an attendee that was sent or dropped is composed again, with the current RSVP and event and new links. All limits apply.',
    answer: exampled(
      object({
        id: text(
          'The id of the mail that is sent: another one if it was composed again.',
          '5d0f6e1c-2b7a-4a38-8a55-9d1f2f0c7b21',
        ),
      }),
    ),
    status: 202,
    errors: [404, 409],
  },
})
