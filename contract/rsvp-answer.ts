import { type Schema, type Static, count, exampled, moment, nullable, object } from './schema.ts'
import { languages } from './style.ts'

export const answerStatuses = ['pending', 'confirmed', 'undecided', 'declined'] as const

const uuid = (description: string, example: string): Schema<string> => ({
  type: 'string',
  format: 'uuid',
  description,
  examples: [example],
})

export const RsvpAnswer = object(
  {
    id: uuid('The id of the answer.', '5b1f0c9e-6a53-4c02-a2a5-8f0f6f8f1d11'),
    status: {
      type: 'string',
      enum: answerStatuses,
      description: 'What was answered; `pending` until the email address is confirmed.',
      examples: ['confirmed'],
    } as Schema<(typeof answerStatuses)[number]>,
    email: {
      type: 'string',
      description: 'The address of the attendee; empty when the attendee had it erased.',
      examples: ['attendee@example.org'],
    } as Schema<string>,
    amount: { type: 'integer', minimum: 1, description: 'The number of places.', examples: [2] } as Schema<number>,
    payload: {
      type: 'object',
      description: 'What was filled in, by the names of the fields of the RSVP template.',
      additionalProperties: { type: ['string', 'number', 'boolean'] },
      examples: [{ company: 'Example Ltd.' }],
    } as Schema<Record<string, string | number | boolean>>,
    prokey: uuid('The event.', '7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'),
    date_created: moment('When it was sent.', '2027-04-01T09:00:00.000Z'),
    date_updated: nullable(moment('When it was last changed; null: never.', '2027-04-02T09:00:00.000Z')),
  },
  { description: 'What somebody answered to the form of an event.' },
)
export type RsvpAnswer = Static<typeof RsvpAnswer>

const byReply = (what: string, [confirmed, undecided, declined]: readonly [number, number, number]) =>
  exampled(
    object(
      {
        confirmed: count(`${what} that said yes.`, confirmed),
        undecided: count(`${what} that said maybe.`, undecided),
        declined: count(`${what} that said no.`, declined),
      },
      { description: `${what}, by what was answered.` },
    ),
  )
const totals = (what: string, example: { entries: number; people: number }) =>
  exampled(
    object(
      { entries: count('Answers.', example.entries), people: count('Places.', example.people) },
      { description: what },
    ),
  )

export const RsvpStatistics = object(
  {
    metric: { type: 'string', const: 'rsvp', description: 'What is counted.', examples: ['rsvp'] } as Schema<'rsvp'>,
    definition: {
      type: 'string',
      description: 'What the numbers mean.',
      examples: ['Current answers to the event.'],
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
          entries: byReply('Answers', [12, 3, 1]),
          people: byReply('Places', [14, 4, 1]),
          non_pending_totals: totals('All but those that are pending.', { entries: 16, people: 19 }),
          pending: totals('Those whose email address is not confirmed yet.', { entries: 2, people: 2 }),
        },
        { description: 'How things stand at this moment.' },
      ),
    ),
    capacity: exampled(
      object(
        {
          max: nullable(count('The most seats; null: unlimited.', 120)),
          max_per_person: nullable(count('The most seats of one sign-up.', 4)),
          expires: nullable(moment('When sign-up closes.', '2027-05-01T18:00:00.000Z')),
          expired: {
            type: 'boolean',
            description: 'Whether that moment has come.',
            examples: [false],
          } as Schema<boolean>,
          occupancy: exampled(
            object(
              {
                people: count('Places taken: confirmed, undecided and pending.', 20),
                remaining: nullable(count('Places left, at least 0; null: unlimited.', 100)),
                full: nullable({
                  type: 'boolean',
                  description: 'Whether all are taken; null: unlimited.',
                  examples: [false],
                } as Schema<boolean>),
              },
              { description: 'How many seats are taken.' },
            ),
          ),
        },
        { description: 'What the RSVP template allows, and how much of it is used.' },
      ),
    ),
  },
  { description: 'The answers to an event, counted.' },
)
export type RsvpStatistics = Static<typeof RsvpStatistics>

/** What a form sends. */
export const RsvpSent = object(
  {
    email: {
      type: 'string',
      format: 'email',
      maxLength: 254,
      description: 'The address of the attendee.',
      examples: ['attendee@example.org'],
    } as Schema<string>,
    status: {
      type: 'string',
      enum: ['confirmed', 'undecided', 'declined'],
      description:
        'The answer. Left out where the template does not ask (`initial_confirmation`); `undecided` only with `maybe_option`.',
      examples: ['confirmed'],
    } as Schema<'confirmed' | 'undecided' | 'declined'>,
    amount: {
      type: 'integer',
      minimum: 1,
      default: 1,
      description: 'The number of places, up to `maxpp` of the template.',
      examples: [2],
    } as Schema<number>,
    payload: {
      type: 'object',
      description:
        'What was filled in, by the names of the fields of the template. Other names are ignored and named in `warnings`.',
      additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
      examples: [{ company: 'Example Ltd.' }],
    } as Schema<Record<string, string | number | boolean | null>>,
    language: {
      type: 'string',
      enum: languages,
      description: 'The language of the mails; left out, that of the style or of the browser.',
      examples: ['en'],
    } as Schema<(typeof languages)[number]>,
    form: {
      type: 'string',
      description:
        '`rsvp.form` of the button data: says when the form was served. Good for a day; the same form sent twice makes one answer for each address.',
      examples: ['mhwx0c2p.Xq3…'],
    } as Schema<string>,
  },
  { optional: ['status', 'amount', 'payload', 'language'], description: 'An answer to the form of an event.' },
)
export type RsvpSent = Static<typeof RsvpSent>

export const RsvpReceipt = object(
  {
    status: {
      type: 'string',
      const: 'success',
      description: 'It was taken.',
      examples: ['success'],
    } as Schema<'success'>,
    message: {
      type: 'string',
      enum: answerStatuses,
      description: 'What it counts as; `pending`: a mail asks to confirm the address.',
      examples: ['confirmed'],
    } as Schema<(typeof answerStatuses)[number]>,
    warnings: {
      type: 'array',
      items: { type: 'string' },
      description: 'What was ignored: keys that nothing knows. Left out when there is nothing to say.',
      examples: [['payload.compny is not a known field and was ignored. Did you mean company?']],
    } as Schema<string[]>,
  },
  { optional: ['warnings'], description: 'An answer was taken.' },
)
export type RsvpReceipt = Omit<Static<typeof RsvpReceipt>, 'warnings'> & { warnings?: string[] }
