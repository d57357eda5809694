import { operations, requestBody } from '../operation.ts'
import { RsvpAnswer } from '../rsvp-answer.ts'
import { type Schema, type Static, count, exampled, list, moment, nullable, object } from '../schema.ts'
import { prokey, selection } from './attendee-selection.ts'
import { done, flag, listOf, mailImages, text } from './parts.ts'

export const attendeeSorting = ['created', 'updated', 'email', 'status', 'amount', 'checked_in', 'position'] as const

export const Attendee = exampled(
  object(
    {
      ...(RsvpAnswer.properties as Record<string, Schema<unknown>>),
      name: text('The name, from form fields that seem to ask for it; empty if there is none.', 'Ann Example'),
      event_label: text('The label of the event.', 'Summer party, 2027-06-12, RSVP'),
    },
    { description: 'An RSVP, with everything an organizer needs in a list.' },
  ),
) as Schema<RsvpAnswer & { name: string; event_label: string }>
export type Attendee = Static<typeof Attendee>

const tally = (what: string, rsvps: number, seats: number) =>
  exampled(object({ rsvps: count('RSVPs.', rsvps), seats: count('Seats.', seats) }, { description: what }))

export const AttendeeCounts = exampled(
  object(
    {
      confirmed: tally('Those who said yes.', 12, 14),
      undecided: tally('Those who said maybe.', 3, 4),
      declined: tally('Those who said no; they take no seats. Erased ones are not counted.', 1, 0),
      pending: tally('Those whose address is not confirmed yet.', 2, 2),
      waiting: tally('Those on the waiting list, and the seats they would like. They take none.', 3, 4),
      offered: tally('Those who were on the waiting list, and the seats held for them.', 1, 1),
      checked_in: tally('Those who have arrived, except those who declined afterwards.', 7, 9),
    },
    { description: 'How many RSVPs there are, and the seats they take.' },
  ),
)
export type AttendeeCounts = Static<typeof AttendeeCounts>

export const CheckIn = exampled(
  object(
    {
      ...(Attendee.properties as Record<string, Schema<unknown>>),
      checked_in: moment('When the attendee was checked in.', '2027-06-12T16:04:00.000Z'),
      is_first: {
        type: 'boolean',
        description:
          'Whether this request did it. If not, the attendee was checked in before, at the moment in `checked_in`.',
        examples: [true],
      } as Schema<boolean>,
    },
    { description: 'An attendee at the door.' },
  ),
) as Schema<Attendee & { checked_in: string; is_first: boolean }>
export type CheckIn = Static<typeof CheckIn>

const ids: Schema<string[]> = {
  ...list<string>({ type: 'string', format: 'prokey', 'x-must': 'must be the id of an RSVP' }),
  description: 'Only these RSVPs.',
  minItems: 1,
  maxItems: 500,
  examples: [['5b1f0c9e-6a53-4c02-a2a5-8f0f6f8f1d11']],
}
const selected = {
  ...requestBody({}, { ...selection, ids }, 'Who gets it. Without `status`: those who confirmed or are undecided.'),
  additionalProperties: false,
  examples: [{ event: '7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11', status: 'confirmed' }],
}
const message = {
  selection: selected,
  subject: {
    ...text('The subject. Variables such as {{event}} are replaced.', 'News about {{event}}'),
    minLength: 1,
    maxLength: 200,
    format: 'line',
  } as Schema<string>,
  text: {
    ...text(
      'The text, without markup. Blank lines separate paragraphs, and addresses become links.',
      'The doors open at 5.',
    ),
    minLength: 1,
    maxLength: 10_000,
    format: 'text',
  } as Schema<string>,
}

export const attendeeOperations = operations('attendees', {
  list: {
    method: 'GET',
    path: '/attendees',
    role: 'editor',
    id: 'list-attendees',
    summary: 'List, search and filter RSVPs',
    description: 'RSVPs to one event or to all events of the organization.',
    query: {
      ...selection,
      sort: {
        type: 'string',
        enum: attendeeSorting.flatMap((name) => [name, `-${name}`]),
        default: 'created',
        description: 'The order; with a minus sign, the reverse.',
        examples: ['-created'],
      } as Schema<string>,
      page: {
        type: 'integer',
        minimum: 1,
        maximum: 1_000_000,
        default: 1,
        description: 'The page.',
        examples: [1],
      } as Schema<number>,
      limit: {
        type: 'integer',
        minimum: 1,
        maximum: 500,
        default: 100,
        description: 'RSVPs per page.',
        examples: [100],
      } as Schema<number>,
    },
    answer: exampled(
      object({
        total: count('How many there are on all pages.', 1),
        page: count('This page.', 1),
        pages: count('How many pages there are.', 1),
        attendees: listOf(Attendee, 'The RSVPs.'),
      }),
    ),
    errors: [404],
  },
  counts: {
    method: 'GET',
    path: '/attendees/counts',
    role: 'viewer',
    id: 'count-attendees',
    summary: 'Count RSVPs and arrivals',
    description: 'For one event or for all events of the organization, without names.',
    query: { event: prokey },
    answer: AttendeeCounts,
    errors: [404],
  },
  export: {
    method: 'GET',
    path: '/attendees/export',
    role: 'editor',
    id: 'export-attendees',
    summary: 'Export RSVPs as CSV',
    description:
      'UTF-8 with a byte order mark for Excel, oldest first, and one column for every form field that was filled in. Unless `event` is sent, `event` and `event_date` have the title and first day of each event. Texts that a spreadsheet would run as a formula start with an apostrophe.',
    query: selection,
    answer: { type: 'string', description: 'A CSV file.', examples: ['id,status,email,amount\r\n…'] } as Schema<string>,
    answerTypes: ['text/csv'],
    errors: [404],
  },
  exportSome: {
    method: 'POST',
    path: '/attendees/export',
    role: 'editor',
    id: 'export-some-attendees',
    summary: 'Export certain RSVPs as CSV',
    description: 'The same table of up to 5,000 RSVPs. Ids that do not exist are left out.',
    body: requestBody({ ids: { ...ids, maxItems: 5000 } as Schema<string[]> }),
    answer: { type: 'string', description: 'A CSV file.', examples: ['id,status,email,amount\r\n…'] } as Schema<string>,
    answerTypes: ['text/csv'],
  },
  read: {
    method: 'GET',
    path: '/attendees/:id',
    role: 'editor',
    id: 'read-attendee',
    summary: 'Read one RSVP',
    description: 'The `ETag` of the response is for `If-Match` when you change or remove the RSVP.',
    answer: Attendee,
    errors: [404],
  },
  checkIn: {
    method: 'POST',
    path: '/attendees/check-in',
    role: 'editor',
    id: 'check-in',
    summary: 'Check an attendee in',
    description:
      'By the id of the RSVP or by its ticket. If two devices do it at once, one of them is first. A 409 has a `details.reason`: `declined`, `pending`, `waiting`, `offered` if seats are held for somebody from the waiting list who has not taken them, `cancelled` if all dates of the event are cancelled, or `other-event` if the ticket is not for the given event.',
    body: requestBody(
      {},
      {
        id: {
          ...text('The id of the RSVP.', '5b1f0c9e-6a53-4c02-a2a5-8f0f6f8f1d11'),
          maxLength: 100,
        } as Schema<string>,
        ticket: { ...text('The ticket, as scanned or typed.', 'K7QM-2XVD'), maxLength: 100 } as Schema<string>,
        event: {
          ...prokey,
          description: 'The event at whose door this happens. Tickets for others are refused.',
        } as Schema<string>,
      },
      'Either `id` or `ticket`.',
    ),
    answer: CheckIn,
    errors: [404, 409],
  },
  undoCheckIn: {
    method: 'POST',
    path: '/attendees/:id/undo-check-in',
    role: 'editor',
    id: 'undo-check-in',
    summary: 'Undo a check-in',
    answer: done('updated'),
    errors: [404],
  },
  offer: {
    method: 'POST',
    path: '/attendees/:id/offer',
    role: 'editor',
    id: 'offer-seats',
    summary: 'Offer seats to somebody on the waiting list',
    description:
      'Out of turn: seats are held as for the first in line, with the same mail. A 409 has a `details.reason`: `full` unless `over` is true, `not-waiting`, `late` if there is no time left to hold seats, or `event` if nobody can sign up for it.',
    body: requestBody(
      {},
      {
        over: {
          ...flag('Holds seats even if fewer are left.', true),
          default: false,
        } as Schema<boolean>,
      },
    ),
    answer: Attendee,
    errors: [404, 409],
  },
  resend: {
    method: 'POST',
    path: '/attendees/:id/resend',
    role: 'editor',
    id: 'resend-to-attendee',
    summary: 'Send the mail with link and ticket again',
    description: 'With a new link. While the RSVP is pending, it is the mail that asks to confirm the address.',
    answer: done('queued'),
    errors: [404, 409],
  },
  previewMessage: {
    method: 'POST',
    path: '/attendees/message/preview',
    role: 'editor',
    id: 'preview-message-to-attendees',
    summary: 'Preview a message to attendees',
    description:
      'Who would get it, and the mail as the first of them would get it. Nothing is stored or sent. `{{field.…}}` is refused if a selected event has no double opt-in: a stranger may have filled in the form with this address.',
    body: requestBody(message),
    answer: exampled(
      object({
        recipients: count(
          'How many people would get it. Addresses that have unsubscribed, were never confirmed or were erased are left out.',
          14,
        ),
        unsubscribed: count('How many others are selected, but have unsubscribed and get nothing.', 1),
        mail: nullable(
          exampled(
            object({
              to: text('The address.', 'ann@example.org'),
              subject: text('The subject.', 'News about Summer party'),
              html: text('The mail as HTML.', '<!doctype html>…'),
              text: text('The mail as plain text.', 'The doors open at 5.'),
              images: mailImages,
            }),
          ),
        ),
      }),
    ),
    errors: [404],
  },
  sendMessage: {
    method: 'POST',
    path: '/attendees/message',
    role: 'editor',
    id: 'send-message-to-attendees',
    summary: 'Send a message to attendees',
    description:
      'Each address gets one mail, with a link to unsubscribe. The daily limit of mails applies. `recipients` is the number in the preview; if it has changed in the meantime, nothing is sent: 409 with the new number in `details.recipients`.',
    body: requestBody({
      ...message,
      recipients: { ...count('The number in the preview.', 14), minimum: 1, maximum: 10_000_000 } as Schema<number>,
    }),
    answer: exampled(
      object({
        status: done('queued').properties!.status as Schema<'success'>,
        message: text('What was done.', 'queued'),
        id: text('The id of the message.', '5b1f0c9e-6a53-4c02-a2a5-8f0f6f8f1d11'),
      }),
    ),
    status: 202,
    errors: [404, 409, 422],
  },
})
