import { answerStatuses } from '../rsvp-answer.ts'
import type { Schema } from '../schema.ts'
import { text } from './parts.ts'

export const prokey: Schema<string> = {
  type: 'string',
  description: 'The prokey of an event; without it, all events.',
  format: 'prokey',
  'x-must': 'must be the prokey of an event',
  examples: ['7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'],
}
const short = (description: string, example: string): Schema<string> => ({
  ...text(description, example),
  maxLength: 500,
})
const isCheckedIn: Schema<boolean> = {
  type: 'boolean',
  description: 'Only those who are checked in, or only those who are not.',
  examples: [false],
}

/** What lists tell apart: somebody who was offered seats is `pending`, but not because of the address. */
export const attendeeStatuses = [...answerStatuses, 'offered'] as const

/** Which RSVPs are meant. Left out means any. */
export const selection = {
  event: prokey,
  search: short('Words that all occur in the address or the form values, or a ticket.', 'ann example'),
  status: short(
    `One or several of ${attendeeStatuses.join(', ')}, separated by commas. \`offered\` are those who hold seats from the waiting list; \`pending\` leaves them out.`,
    'confirmed,undecided',
  ),
  field: short('The name of a form field that was filled in.', 'diet'),
  value: short('The value of that field.', 'vegan'),
  checked_in: isCheckedIn,
  gets_news: {
    type: 'boolean',
    description:
      'Only those who get mails about changes and messages, or only those who do not: they have unsubscribed or were erased.',
    examples: [true],
  } as Schema<boolean>,
}
