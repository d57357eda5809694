import { type Schema, type Static, exampleOf, exampled, list, moment, nullable, object } from './schema.ts'

const text = (description: string, example: string): Schema<string> => ({
  type: 'string',
  description,
  examples: [example],
})
const prokey = '7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'

export const actors = ['key', 'user', 'attendee', 'system'] as const

export const Change = exampled(
  object(
    {
      type: text(
        'The type of the item: a resource such as `event`, or `rsvp`, `image`, `domain`, `key`, `user`, `organization`, `mail`.',
        'event',
      ),
      id: text('The id or prokey of the item.', prokey),
      action: text(
        'What happened, such as `event.created`, `event.updated`, `event.deleted` or `rsvp.confirmed`.',
        'event.updated',
      ),
      moment: moment('When it happened.', '2027-04-01T09:00:00.000Z'),
      event: {
        ...nullable(text('The prokey of the event an RSVP is for; null for other types.', prokey)),
        examples: [null],
      },
    },
    { description: 'One change. It names the item but not its content.' },
  ),
)
export type Change = Static<typeof Change>

export const Changes = object(
  {
    changes: {
      ...list(Change, 'The changes after the cursor, in the order in which they became visible.'),
      examples: [[exampleOf(Change)]],
    } as Schema<Change[]>,
    cursor: text('Send it as `since` next time. It also changes if there was nothing new.', 'k7d2m0q1.0.5s.mhwx0c2p'),
    more: {
      type: 'boolean',
      description: 'Whether there are more changes to fetch right away.',
      examples: [false],
    } as Schema<boolean>,
  },
  { description: 'What has changed since a cursor.' },
)
export type Changes = Static<typeof Changes>

export const HistoryEntry = exampled(
  object(
    {
      moment: moment('When it happened.', '2027-04-01T09:00:00.000Z'),
      action: text(
        'What happened, such as `event.updated`; also `created`, `published`, `unpublished`, `moved`, `deleted` and `restored`.',
        'event.updated',
      ),
      by: exampled(
        object(
          {
            type: {
              type: 'string',
              enum: actors,
              description: 'An API key, a user, an attendee, or the system: a command or a scheduled job.',
              examples: ['key'],
            } as Schema<(typeof actors)[number]>,
            id: nullable(text('The id of the key or user; `cli` or the name of a job.', '12')),
            name: nullable(text('The name of the key or user, while it exists.', 'Website')),
          },
          { description: 'Who made the change.' },
        ),
      ),
      fields: {
        ...nullable(list<string>({ type: 'string' })),
        description: 'The fields an update changed; null otherwise.',
        examples: [['name', 'layout']],
      } as Schema<string[] | null>,
      before: {
        type: ['object', 'null'],
        description:
          'The previous values of these fields; of a deleted item, all fields. Null if they are no longer stored or were too large.',
        examples: [{ name: 'Concerts', layout: null }],
      } as Schema<Record<string, unknown> | null>,
    },
    { description: 'One change of an item.' },
  ),
)
export type HistoryEntry = Static<typeof HistoryEntry>
