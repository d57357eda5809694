import { operations } from '../operation.ts'
import { RsvpAnswer } from '../rsvp-answer.ts'
import { type Schema, type Static, count, exampled, list, moment, nullable, object } from '../schema.ts'
import { mailStates } from './mails.ts'
import { flag, text } from './parts.ts'

const prokey = '7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'

const answer = exampled(
  object({
    ...(RsvpAnswer.properties as Record<string, Schema<unknown>>),
    event_label: text('The label of the event.', 'Summer party, 2027-06-12, RSVP'),
  }),
) as Schema<RsvpAnswer & { event_label: string }>

const mail = exampled(
  object({
    id: text('The id of the mail.', '5d0f6e1c-2b7a-4a38-8a55-9d1f2f0c7b21'),
    kind: text('The kind of mail.', 'rsvp_thank_you'),
    event: nullable(text('The prokey of the event it is about.', prokey)),
    recipient: text('The address.', 'ann@example.org'),
    language: text('The language it is written in.', 'en'),
    subject: nullable(text('The subject; null until it was composed.', 'You’re in: Summer party')),
    state: {
      type: 'string',
      enum: mailStates,
      description: 'Whether it was sent.',
      examples: ['sent'],
    } as Schema<(typeof mailStates)[number]>,
    date_created: moment('When it was queued.', '2027-04-01T09:00:00.000Z'),
    date_sent: nullable(moment('When it was sent.', '2027-04-01T09:00:02.000Z')),
  }),
)

export const AttendeeData = exampled(
  object(
    {
      answers: { ...list(answer, 'The RSVPs, oldest first.'), examples: [[answer.examples![0]]] } as Schema<
        (RsvpAnswer & { event_label: string })[]
      >,
      mails: {
        ...list(mail, 'The mails of the last 90 days, oldest first.'),
        examples: [[mail.examples![0]]],
      } as Schema<Static<typeof mail>[]>,
      unsubscribed: nullable(
        exampled(
          object({
            reason: text('Why.', 'unsubscribed'),
            date_created: moment('Since when.', '2027-04-03T09:00:00.000Z'),
          }),
        ),
      ),
    },
    { description: 'Everything the organization has stored about an address.' },
  ),
)
export type AttendeeData = Static<typeof AttendeeData>

/** What the law calls access and erasure: all data about one person, across all events. */
export const attendeeDataOperations = operations('attendees', {
  read: {
    method: 'GET',
    path: '/attendees/person/:email',
    role: 'editor',
    id: 'read-attendee-data',
    summary: 'Read everything about one attendee',
    description: 'RSVPs with their form values, the mails sent, and whether the address has unsubscribed.',
    answer: AttendeeData,
    errors: [404],
  },
  erase: {
    method: 'DELETE',
    path: '/attendees/person/:email',
    role: 'admin',
    isSensitive: true,
    id: 'erase-attendee-data',
    summary: 'Erase the personal data of one attendee',
    description:
      'Removes the address and the form values from all RSVPs and mails. This cannot be undone. Seats are released, and the RSVPs count as declined without a name. No mail is sent.',
    query: { keep_seats: flag('Keep the seats taken, without a name.', false) },
    answer: exampled(
      object({
        status: {
          type: 'string',
          enum: ['success'],
          description: 'Always success.',
          examples: ['success'],
        } as Schema<'success'>,
        message: text('What was done.', 'erased'),
        answers: count('RSVPs that no longer name the person.', 2),
        mails: count('Mails that no longer do.', 3),
      }),
    ),
    errors: [404],
  },
})
