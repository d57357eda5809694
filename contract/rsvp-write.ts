import { RsvpSent } from './rsvp-answer.ts'
import { type Optional, type Schema, type Static, object } from './schema.ts'

const { email, status, amount, payload, language } = RsvpSent.properties as {
  email: Schema<string>
  status: Schema<'confirmed' | 'undecided' | 'declined'>
  amount: Schema<number>
  payload: Schema<Record<string, string | number | boolean | null>>
  language: Schema<Static<typeof RsvpSent>['language']>
}

const flag = (description: string): Schema<boolean> => ({
  type: 'boolean',
  default: false,
  description,
  examples: [false],
})
const inform = flag('Whether the attendee gets a mail about it.')
const over = flag('Takes the seats even if fewer are left. Without it, an event is never oversold.')
const waiting = flag(
  'Joins the waiting list if no seats are left and the template has one. Only for the reply `confirmed`.',
)
const described = <T>(schema: Schema<T>, description: string): Schema<T> => ({ ...schema, description })

export const RsvpAddition = object(
  {
    event: {
      type: 'string',
      format: 'uuid',
      description: 'The prokey of a published RSVP event.',
      examples: ['7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'],
    } as Schema<string>,
    email,
    status: { ...described(status, 'The reply; `undecided` requires `maybe_option`.'), default: 'confirmed' },
    amount,
    payload,
    language: described(language, 'The language of mails to the attendee. If left out: that of the organization.'),
    inform,
    over,
    waiting,
  },
  {
    optional: ['status', 'amount', 'payload', 'language', 'inform', 'over', 'waiting'],
    description: 'An RSVP on the word of the organizer. It counts at once, without double opt-in.',
  },
)
type Added = Static<typeof RsvpAddition>
export type RsvpAddition = Pick<Added, 'event' | 'email'> & Optional<Omit<Added, 'event' | 'email'>>

const { default: _, ...seats } = amount as Schema<number> & { default?: number }

export const RsvpChange = object(
  {
    email: described(email, 'The new email address. Links in mails to the former one stop working.'),
    status: described(
      status,
      'The new reply. A pending RSVP is confirmed by it, without double opt-in; one on the waiting list takes its seats.',
    ),
    amount: seats as Schema<number>,
    payload: described(payload, 'The form values to change, by field name. Others stay as they are.'),
    language: described(language, 'The language of mails to the attendee.'),
    inform,
    over,
  },
  {
    optional: ['email', 'status', 'amount', 'payload', 'language', 'inform', 'over'],
    description: 'What changes of an RSVP. Fields that are not sent stay as they are.',
  },
)
export type RsvpChange = Optional<Static<typeof RsvpChange>>
