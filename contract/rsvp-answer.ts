import { type Optional, type Schema, type Static, count, exampled, moment, nullable, object } from './schema.ts'
import { languages } from './style.ts'

/** What people reply; the other statuses are on the way there. */
export const answerStatuses = ['pending', 'confirmed', 'undecided', 'declined', 'waiting'] as const

const uuid = (description: string, example: string): Schema<string> => ({
  type: 'string',
  format: 'uuid',
  description,
  examples: [example],
})

export const RsvpAnswer = object(
  {
    id: uuid('The id of the RSVP.', '5b1f0c9e-6a53-4c02-a2a5-8f0f6f8f1d11'),
    status: {
      type: 'string',
      enum: answerStatuses,
      description:
        'The reply; `pending` until the email address is confirmed. Beyond the specification: `waiting` for someone on the waiting list, who is `pending` again while a seat is held for them.',
      examples: ['confirmed'],
    } as Schema<(typeof answerStatuses)[number]>,
    email: {
      type: 'string',
      description: 'The email address of the attendee; empty if it was erased.',
      examples: ['attendee@example.org'],
    } as Schema<string>,
    amount: { type: 'integer', minimum: 1, description: 'The number of seats.', examples: [2] } as Schema<number>,
    payload: {
      type: 'object',
      description: 'The form values, by field name of the RSVP template.',
      additionalProperties: { type: ['string', 'number', 'boolean'] },
      examples: [{ company: 'Example Ltd.' }],
    } as Schema<Record<string, string | number | boolean>>,
    prokey: uuid('The prokey of the event.', '7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'),
    date_created: moment('When it was created.', '2027-04-01T09:00:00.000Z'),
    date_updated: nullable(moment('When it was last changed; null if never.', '2027-04-02T09:00:00.000Z')),
    language: {
      type: 'string',
      enum: languages,
      description: 'Beyond the specification: the language of mails to the attendee.',
      examples: ['en'],
    } as Schema<(typeof languages)[number]>,
    ticket: nullable({
      type: 'string',
      description:
        'Beyond the specification: the code on the ticket, for check-in. Null unless the RSVP is confirmed, and if it was erased.',
      examples: ['K7QM-2XVD'],
    } as Schema<string>),
    checked_in: nullable(
      moment('Beyond the specification: when the attendee was checked in; null if not.', '2027-06-12T16:04:00.000Z'),
    ),
    position: nullable({
      type: 'integer',
      minimum: 1,
      description: 'Beyond the specification: the position on the waiting list; null unless the RSVP is `waiting`.',
      examples: [3],
    } as Schema<number>),
    offered_until: nullable(
      moment(
        'Beyond the specification: until when a seat is held for someone from the waiting list; null if none is.',
        '2027-06-10T16:00:00.000Z',
      ),
    ),
  },
  { description: 'One sign-up for an event.' },
)
export type RsvpAnswer = Static<typeof RsvpAnswer>

const byReply = (what: string, [confirmed, undecided, declined]: readonly [number, number, number]) =>
  exampled(
    object(
      {
        confirmed: count(`${what} with yes.`, confirmed),
        undecided: count(`${what} with maybe.`, undecided),
        declined: count(`${what} with no.`, declined),
      },
      { description: `${what}, by reply.` },
    ),
  )
const totals = (what: string, example: { entries: number; people: number }) =>
  exampled(
    object(
      { entries: count('RSVPs.', example.entries), people: count('Seats.', example.people) },
      { description: what },
    ),
  )

export const RsvpStatistics = object(
  {
    metric: { type: 'string', const: 'rsvp', description: 'What is counted.', examples: ['rsvp'] } as Schema<'rsvp'>,
    definition: {
      type: 'string',
      description: 'What the numbers mean.',
      examples: ['Current RSVPs to the event.'],
    } as Schema<string>,
    unit: {
      type: 'string',
      const: 'count',
      description: 'The unit of all numbers.',
      examples: ['count'],
    } as Schema<'count'>,
    snapshot: exampled(
      object(
        {
          entries: byReply('RSVPs', [12, 3, 1]),
          people: byReply('Seats', [14, 4, 1]),
          non_pending_totals: totals('All RSVPs except pending ones.', { entries: 16, people: 19 }),
          pending: totals('RSVPs whose email address is not confirmed yet, and offers to the waiting list.', {
            entries: 2,
            people: 2,
          }),
          waiting: totals('Beyond the specification: RSVPs on the waiting list. They take no seats.', {
            entries: 3,
            people: 4,
          }),
          offered: totals('Beyond the specification: those of `pending` who were on the waiting list.', {
            entries: 1,
            people: 1,
          }),
        },
        { description: 'The current state.' },
      ),
    ),
    capacity: exampled(
      object(
        {
          max: nullable(count('The maximum number of seats; null if unlimited.', 120)),
          max_per_person: nullable(count('The maximum number of seats per sign-up.', 4)),
          expires: nullable(moment('When sign-up closes.', '2027-05-01T18:00:00.000Z')),
          expired: {
            type: 'boolean',
            description: 'Whether `expires` has passed.',
            examples: [false],
          } as Schema<boolean>,
          occupancy: exampled(
            object(
              {
                people: count('Seats taken: confirmed, undecided and pending.', 20),
                remaining: nullable(count('Seats left, at least 0; null if unlimited.', 100)),
                full: nullable({
                  type: 'boolean',
                  description: 'Whether all seats are taken; null if unlimited.',
                  examples: [false],
                } as Schema<boolean>),
              },
              { description: 'How many seats are taken.' },
            ),
          ),
        },
        { description: 'The limits of the RSVP template, and how much of them is used.' },
      ),
    ),
  },
  { description: 'The totals of the RSVPs to an event.' },
)
export type RsvpStatistics = Static<typeof RsvpStatistics>

export const RsvpSent = object(
  {
    email: {
      type: 'string',
      format: 'email',
      maxLength: 254,
      description: 'The email address of the attendee.',
      examples: ['attendee@example.org'],
    } as Schema<string>,
    status: {
      type: 'string',
      enum: ['confirmed', 'undecided', 'declined'],
      description:
        'The reply. Leave it out if the template does not ask (`initial_confirmation`); `undecided` requires `maybe_option`.',
      examples: ['confirmed'],
    } as Schema<'confirmed' | 'undecided' | 'declined'>,
    amount: {
      type: 'integer',
      minimum: 1,
      default: 1,
      description: 'The number of seats, up to `maxpp` of the template.',
      examples: [2],
    } as Schema<number>,
    payload: {
      type: 'object',
      description: 'The form values, by field name of the template. Other names are ignored and listed in `warnings`.',
      additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
      examples: [{ company: 'Example Ltd.' }],
    } as Schema<Record<string, string | number | boolean | null>>,
    language: {
      type: 'string',
      enum: languages,
      description: 'The language of the mails; by default that of the style or the browser.',
      examples: ['en'],
    } as Schema<(typeof languages)[number]>,
    waiting: {
      type: 'boolean',
      default: false,
      description:
        'Beyond the specification: joins the waiting list if no seats are left and the template has one. Only for the reply `confirmed`.',
      examples: [false],
    } as Schema<boolean>,
    form: {
      type: 'string',
      description:
        '`rsvp.form` of the button data, which identifies the form. Valid for a day; sending the same form twice creates one RSVP per address.',
      examples: ['mhwx0c2p.Xq3…'],
    } as Schema<string>,
    sent: {
      type: 'string',
      description:
        'Beyond the specification: `sent` of the response to a sign-up whose address was mistyped. This one then replaces it and takes over its seats or its place in the line: as long as its address is not confirmed or, where that is not necessary, for 15 minutes.',
      examples: ['k3VbX…'],
    } as Schema<string>,
    correctable: {
      type: 'boolean',
      default: false,
      description:
        'Beyond the specification: asks for `sent` in the response even if the address does not have to be confirmed.',
      examples: [true],
    } as Schema<boolean>,
  },
  {
    optional: ['status', 'amount', 'payload', 'language', 'waiting', 'sent', 'correctable'],
    description: 'A sign-up for an event.',
  },
)
export type RsvpSent = Static<typeof RsvpSent>

export const RsvpReceipt = object(
  {
    status: {
      type: 'string',
      const: 'success',
      description: 'The RSVP was accepted.',
      examples: ['success'],
    } as Schema<'success'>,
    message: {
      type: 'string',
      enum: answerStatuses,
      description:
        'The resulting status; `pending` if a mail asks to confirm the address, `waiting` if it is on the waiting list.',
      examples: ['confirmed'],
    } as Schema<(typeof answerStatuses)[number]>,
    sent: {
      type: 'string',
      description:
        'Beyond the specification: with `pending`, or if the request asks for it, what was sent, encrypted. Send it with another address to correct a mistyped one.',
      examples: ['k3VbX…'],
    } as Schema<string>,
    position: {
      type: 'integer',
      minimum: 1,
      description: 'Beyond the specification: with `sent`, the position on the waiting list.',
      examples: [3],
    } as Schema<number>,
    warnings: {
      type: 'array',
      items: { type: 'string' },
      description: 'Unknown keys, which were ignored. Left out if there are none.',
      examples: [['payload.compny is not a known field and was ignored. Did you mean company?']],
    } as Schema<string[]>,
  },
  { optional: ['sent', 'position', 'warnings'], description: 'The RSVP was accepted.' },
)
type Receipt = Static<typeof RsvpReceipt>
export type RsvpReceipt = Pick<Receipt, 'status' | 'message'> &
  Optional<Pick<Receipt, 'sent' | 'position' | 'warnings'>>
