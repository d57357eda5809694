import { operations } from '../operation.ts'
import { type Schema, type Static, count, exampled, moment, nullable, object } from '../schema.ts'
import { FoundEvent } from './event-list.ts'
import { flag, listOf } from './parts.ts'

const attention = exampled(
  object(
    {
      drafts: count('Events that are drafts, counted up to 10.', 1),
      failed_mails: count('Mails that could not be delivered, counted up to 10.', 0),
      broken_domains: count('Custom domains with a wrong DNS record.', 0),
      removal: {
        ...nullable(moment('When the organization is deleted; null: not planned.', '2027-04-08T09:00:00.000Z')),
        examples: [null],
      } as Schema<string | null>,
    },
    { description: 'What somebody should look at.' },
  ),
)

const NextEvent = exampled(
  object(
    {
      event: FoundEvent,
      seats: { ...nullable(count('Confirmed seats; null for events without RSVP.')), examples: [12] } as Schema<
        number | null
      >,
      views: count('Views of its page in the last seven days. Days are those of UTC, and today is one of them.', 105),
    },
    { description: 'An event that takes place next.' },
  ),
)
export type NextEvent = Static<typeof NextEvent>

const Home = exampled(
  object({
    is_empty: flag('Whether the organization has no events yet.', false),
    next: listOf(NextEvent, 'Up to six events that take place next.'),
    attention: {
      ...nullable(attention),
      description: 'What somebody should look at; null for viewers.',
      examples: attention.examples!,
    } as Schema<Static<typeof attention> | null>,
  }),
)
export type Home = Static<typeof Home>

export const homeOperations = operations('home', {
  read: {
    method: 'GET',
    path: '/home',
    role: 'viewer',
    id: 'read-home',
    summary: 'Read what comes next',
    description: 'The next events of the organization, and what needs attention.',
    answer: Home,
  },
})
