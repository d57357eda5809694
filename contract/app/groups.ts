import { subscriptions } from '../group.ts'
import { operations } from '../operation.ts'
import { type Schema, type Static, count, exampled, list, moment, object } from '../schema.ts'
import { flag, text } from './parts.ts'
import { pageShortLink, part } from './visibility.ts'

const prokey = '0b6f8d0e-6a55-4c5f-8a66-5d1b6c1f7a10'

export const ListedGroupDetails = exampled(
  object(
    {
      prokey: { ...text('The prokey of the group.', prokey), format: 'uuid' } as Schema<string>,
      name: text('Its name.', 'Concerts'),
      subscription: {
        type: 'string',
        enum: subscriptions,
        description: 'What people can subscribe to.',
        examples: ['children'],
      } as Schema<(typeof subscriptions)[number]>,
      public_event_overview: flag('Whether it has a page that lists its events.', true),
      events: count('How many events it has.', 12),
      upcoming: count('How many of them are published and not over yet.', 3),
      date_created: moment('When it was created.', '2027-04-01T09:00:00.000Z'),
    },
    { description: 'A group in a list.' },
  ),
)
export type ListedGroupDetails = Static<typeof ListedGroupDetails>

const at = `https://events.example.org/${prokey}`

const subscribeLink = object({
  calendar: text('The kind of calendar, such as `google`.', 'google'),
  address: text('Opens the calendar of the visitor to subscribe.', `${at}/s/google`),
})

/** What visitors see of a group. */
export const GroupVisibility = exampled(
  object(
    {
      page: part('Its page.', ['shown', 'hidden'], at, 'Visitors see its events and can subscribe.'),
      feed: part('What people subscribe to.', ['own', 'external', 'none'], `${at}/calendar.ics`, 'Its own events.'),
      subscribe: {
        ...list(subscribeLink, 'Links for each kind of calendar; empty if there is nothing to subscribe to.'),
        examples: [[{ calendar: 'google', address: `${at}/s/google` }]],
      } as Schema<Static<typeof subscribeLink>[]>,
      short_link: pageShortLink,
    },
    { description: 'What visitors see of the group.' },
  ),
)
export type GroupVisibility = Static<typeof GroupVisibility>

export const groupOperations = operations('groups', {
  list: {
    method: 'GET',
    path: '/groups',
    role: 'viewer',
    id: 'list-groups',
    summary: 'List the groups with what is in them',
    answer: {
      ...list(ListedGroupDetails, 'Oldest first.'),
      examples: [[ListedGroupDetails.examples![0]]],
    } as Schema<ListedGroupDetails[]>,
  },
  visitors: {
    method: 'GET',
    path: '/group/:prokey/visitors',
    role: 'viewer',
    id: 'read-group-visibility',
    summary: 'Read what visitors see of a group',
    description: 'The addresses of its page and feed, and links to subscribe.',
    answer: GroupVisibility,
    errors: [404],
  },
})
