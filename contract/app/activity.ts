import { HistoryEntry, actors } from '../activity.ts'
import { operations } from '../operation.ts'
import { type Schema, type Static, exampled, moment, nullable, object } from '../schema.ts'
import { instant, listOf, text } from './parts.ts'

const prokey = '7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'
const { by, fields } = HistoryEntry.properties as {
  by: Schema<HistoryEntry['by']>
  fields: Schema<HistoryEntry['fields']>
}

const event = exampled(
  object(
    {
      prokey: text('The prokey of the event.', prokey),
      name: nullable(text('Its current or last name.', 'Summer party, 2027-05-01, RSVP')),
    },
    { description: 'The event that an RSVP is for; null for other types.' },
  ),
)

export const Activity = exampled(
  object(
    {
      moment: moment('When it happened.', '2027-04-01T09:00:00.000Z'),
      action: text('What happened, such as `event.updated` or `member.created`.', 'event.updated'),
      by,
      item: exampled(
        object(
          {
            type: text('The type of the item.', 'event'),
            id: text('Its id or prokey.', prokey),
            name: nullable(
              text(
                'Its current name, or its last one while a deleted item can be restored. Members are named as long as they have an account, also after they have left; invitations have the address while they are open.',
                'Summer party, 2027-05-01',
              ),
            ),
            exists: {
              type: ['boolean', 'null'],
              description: 'Whether it still exists; null if that is not known.',
              examples: [true],
            } as Schema<boolean | null>,
          },
          { description: 'What was changed. An RSVP has no name.' },
        ),
      ),
      event: { ...nullable(event), examples: [null] } as Schema<Static<typeof event> | null>,
      fields,
    },
    { description: 'One change.' },
  ),
)
export type Activity = Static<typeof Activity>

/** An item that can be brought back. */
export const DeletedItem = exampled(
  object(
    {
      type: text('The type of the item: a resource such as `event`.', 'event'),
      id: text('Its id or prokey.', prokey),
      name: text('Its last name.', 'Summer party, 2027-05-01'),
      moment: moment('When it was deleted.', '2027-04-01T09:00:00.000Z'),
      by,
    },
    { description: 'A deleted item. `POST /v1/<type>/<id>/restore` brings it back.' },
  ),
)
export type DeletedItem = Static<typeof DeletedItem>

const cursor = {
  ...text('The `cursor` of the page before.', '0.5s'),
  pattern: '^[0-9a-z]{1,11}\\.[0-9a-z]{1,11}$',
  'x-must': 'must be the cursor of an earlier response',
} as Schema<string>

const next = {
  ...nullable(text('Send it as `cursor` to get the next page; null on the last page.', '0.5s')),
  examples: [null],
} as Schema<string | null>

export const activityOperations = operations('activity', {
  deleted: {
    method: 'GET',
    path: '/deleted',
    role: 'editor',
    id: 'list-deleted',
    summary: 'List what was deleted and can be restored',
    description:
      'Events, groups and templates, latest first, without events that were deleted with their group. If they are rare, a page has fewer than 50 or none: go on until `cursor` is null.',
    query: { cursor },
    answer: exampled(object({ deleted: listOf(DeletedItem), cursor: next })),
  },
  list: {
    method: 'GET',
    path: '/activity',
    role: 'admin',
    id: 'list-activity',
    summary: 'List who changed what',
    description:
      'The changes of the organization that match all parameters, latest first. If matches are rare, a page has fewer than `limit` or none: go on until `cursor` is null.',
    query: {
      type: {
        ...text('Only changes of items of this type, such as `event` or `member`.', 'event'),
        pattern: '^[a-z-]{1,40}$',
        'x-must': 'must be a type such as event',
      } as Schema<string>,
      item: {
        ...text('Only changes of this item: its id or prokey. Needs `type`.', prokey),
        maxLength: 100,
      } as Schema<string>,
      action: {
        ...text('Only this action, such as `updated` or `event.updated`.', 'updated'),
        pattern: '^([a-z-]{1,40}\\.)?[a-z_-]{1,40}$',
        'x-must': 'must be an action such as updated or event.updated',
      } as Schema<string>,
      by: {
        ...text(`Only changes by one of ${actors.join(', ')}; with an id, by this one.`, 'user:12'),
        pattern: `^((key|user):[1-9]\\d{0,14}|system:[a-z-]{1,60}|${actors.join('|')})$`,
        'x-must': 'must be user, key, attendee or system, or one of them such as user:12',
      } as Schema<string>,
      from: instant('Only changes at this moment or later.'),
      to: instant('Only changes before this moment.'),
      cursor,
      limit: {
        type: 'integer',
        minimum: 1,
        maximum: 100,
        default: 50,
        description: 'How many changes to return at most.',
        examples: [50],
      } as Schema<number>,
    },
    answer: exampled(
      object({
        activity: listOf(Activity),
        cursor: next,
      }),
    ),
  },
})
