import { Event, type EventCreate } from '../event.ts'
import { name } from '../fields.ts'
import { operations, requestBody } from '../operation.ts'
import { type Schema, exampled, list, nullable, object } from '../schema.ts'
import { EventSelection, FoundEvents, eventListQuery, mostSelected, selectionQuery } from './event-list.ts'
import { Occurrences, occurrenceQuery } from './event-occurrences.ts'
import { changed, group, oneOf, prokey } from './event-parts.ts'
import { listOf, text } from './parts.ts'
import { seriesDates } from './series-dates.ts'
import { Visibility } from './visibility.ts'

const copy = '3d0f4c9e-5a6b-4c1d-9e8f-7a6b5c4d3e2f'

const warnings = {
  ...list<string>({ type: 'string' }),
  description: 'Settings that have no effect yet.',
  examples: [['rsvp has no effect without rsvp_block.']],
} as Schema<string[]>

const created = changed('created', { event_group: group('The group it belongs to.'), warnings }, [
  'warnings',
]) as Schema<{ status: 'success'; message: string; prokey: string; event_group: string; warnings?: string[] }>

const copyFields = {
  event_group: nullable(group('The group of the copy; that of the event if left out. Its rules apply.')),
  keep: nullable(
    oneOf(
      ['all', 'times', 'texts'],
      'What to keep of the dates: everything; names, days, times and recurrence; or names, descriptions, places and people, all day on `startDate`. `all` if left out.',
    ),
  ),
  startDate: nullable(text('Only with `keep: texts`: the day of all dates; today if left out.', '2028-05-01')),
}

const copied = {
  source: text('The prokey of the event it was made from.', '7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'),
  event_group: group('The group of the copy.'),
}

const bulkActions = ['publish', 'unpublish', 'move', 'duplicate', 'delete'] as const
export const mostBulkItems = 500

const BulkResult = exampled(
  object(
    {
      prokey,
      status: oneOf(['success', 'error'], 'Whether it was done.'),
      message: text('What was done, or why not.', 'published'),
      copy: text('The prokey of the copy that was made.', copy),
      warnings: {
        ...list<string>({ type: 'string' }),
        description: 'What was lost with a deleted event.',
        examples: [['2 RSVPs were deleted with it. Restore it within ten minutes to get them back.']],
      } as Schema<string[]>,
      details: {
        type: 'object',
        description: 'More about an error, like `details` of an error response.',
        examples: [{ blocking: [] }],
      } as Schema<Record<string, unknown>>,
    },
    { optional: ['copy', 'warnings', 'details'] },
  ),
)

export const eventOperations = operations('events', {
  list: {
    method: 'GET',
    path: '/events',
    role: 'viewer',
    id: 'search-events',
    summary: 'Find events',
    description: 'Events that match all parameters, a page at a time.',
    query: eventListQuery,
    answer: FoundEvents,
  },
  select: {
    method: 'GET',
    path: '/events/selection',
    role: 'viewer',
    id: 'select-events',
    summary: 'Select events',
    description: `All events that match, up to ${mostSelected}, with what is needed to change them.`,
    query: selectionQuery,
    answer: EventSelection,
  },
  occurrences: {
    method: 'GET',
    path: '/events/occurrences',
    role: 'viewer',
    id: 'list-occurrences',
    summary: 'List what takes place in a period',
    description:
      'Every date of the matching events, and every occurrence of those that repeat, as a calendar shows them.',
    query: occurrenceQuery,
    answer: Occurrences,
  },
  create: {
    method: 'POST',
    path: '/events',
    role: 'editor',
    id: 'create-draft',
    summary: 'Create an event as a draft',
    description:
      'The same as creating an event with the API, except that visitors do not see it until it is published. Accepts an `Idempotency-Key`.',
    body: Event.create as Schema<EventCreate>,
    answer: created,
    status: 201,
    errors: [409, 422],
  },
  visitors: {
    method: 'GET',
    path: '/event/:prokey/visitors',
    role: 'viewer',
    id: 'read-event-visibility',
    summary: 'Read what visitors see of an event',
    description: 'The addresses of its page, calendar file and feed, and whether visitors can open them now.',
    answer: Visibility,
    errors: [404],
  },
  publish: {
    method: 'POST',
    path: '/event/:prokey/publish',
    role: 'editor',
    id: 'publish-event',
    summary: 'Publish an event',
    description: 'Visitors see it from now on. The response says what they see. Accepts `If-Match`.',
    answer: changed('published', { visitors: Visibility }),
    errors: [404, 412],
  },
  unpublish: {
    method: 'POST',
    path: '/event/:prokey/unpublish',
    role: 'editor',
    id: 'unpublish-event',
    summary: 'Unpublish an event',
    description:
      'Makes it a draft: visitors no longer see it, and nobody can sign up. RSVPs stay. The response says what visitors see. Accepts `If-Match`.',
    answer: changed('unpublished', { visitors: Visibility }),
    errors: [404, 412],
  },
  duplicate: {
    method: 'POST',
    path: '/event/:prokey/duplicate',
    role: 'editor',
    id: 'duplicate-event',
    summary: 'Duplicate an event',
    description: 'Creates a draft with the same settings, without RSVPs. Accepts an `Idempotency-Key`.',
    body: requestBody(
      {},
      {
        title: nullable(name('The title of the copy. If left out, the title is marked as a copy.').write),
        ...copyFields,
      },
    ),
    answer: changed('duplicated', copied),
    status: 201,
    errors: [404, 409, 422],
  },
  ...seriesDates,
  move: {
    method: 'POST',
    path: '/event/:prokey/move',
    role: 'editor',
    id: 'move-event',
    summary: 'Move an event to another group',
    description:
      'The rules of the group apply: a group that is a subscription refuses events that cannot be in a feed, and an external group refuses all. The pages and feeds of both groups change at once. Accepts `If-Match`.',
    body: requestBody({ event_group: group('The group to move it to.') }),
    answer: changed('moved', {
      event_group: group('The group it belongs to now.'),
      previous_group: text('The group it belonged to before.', '5e1c8a0d-2f3b-4d6e-8c7a-9b0e1f2a3c4d'),
    }),
    errors: [404, 409, 412],
  },
  bulk: {
    method: 'POST',
    path: '/events/bulk',
    role: 'editor',
    id: 'change-events',
    summary: 'Change many events',
    description:
      'Does the same with up to 500 events, one after another: what fails for one does not affect the others. Returns a result for each in the order of the list; an event that is listed twice is changed once. A group that does not exist or is external refuses the whole request. ' +
      'If the request is cut off, what was done stays done. Repeat it with the same `Idempotency-Key` to do the rest.',
    body: requestBody(
      {
        action: oneOf(bulkActions, 'What to do with each event.'),
        prokeys: {
          ...list<string>({ type: 'string', maxLength: 100 }),
          minItems: 1,
          maxItems: mostBulkItems,
          description: 'The prokeys of the events.',
          examples: [['7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11']],
        } as Schema<string[]>,
      },
      { ...copyFields, event_group: nullable(group('Where to move or duplicate them to. `move` requires it.')) },
    ),
    answer: exampled(
      object({
        status: oneOf(['success', 'partial', 'error'], 'Whether it was done for all events, for some or for none.'),
        message: text('How many were changed.', '1 of 1 event was published.'),
        results: listOf(BulkResult) as Schema<
          {
            prokey: string
            status: 'success' | 'error'
            message: string
            copy?: string
            warnings?: string[]
            details?: object
          }[]
        >,
      }),
    ),
    errors: [409, 422],
  },
})
