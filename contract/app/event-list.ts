import { type Schema, type Static, count, exampled, moment, nullable, object } from '../schema.ts'
import { id, instant, listOf, text } from './parts.ts'

const prokey = '7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'
const flag = (description: string, example = false): Schema<boolean> => ({
  type: 'boolean',
  description,
  examples: [example],
})

export const eventStatuses = ['published', 'draft'] as const
export const eventStatus = (description: string): Schema<(typeof eventStatuses)[number]> => ({
  type: 'string',
  enum: eventStatuses,
  description,
  examples: ['published'],
})

const when = (description: string) =>
  exampled(
    object(
      {
        starts: moment('When it starts.', '2027-05-01T16:00:00.000Z'),
        ends: moment('When it ends.', '2027-05-01T19:30:00.000Z'),
        timeZone: text('The time zone it takes place in.', 'Europe/Berlin'),
        allDay: flag('Whether it lasts whole days of that time zone.'),
      },
      { description },
    ),
  )
const first = when('The first date, or the first occurrence of a series.')
const next = when('The date that is taking place or comes next; null if all are over.')
const last = when('The last date, if all are over; null if not.')

const seats = exampled(
  object(
    {
      taken: count('Seats that are taken, including those that wait for a confirmation.', 12),
      max: nullable(count('How many there are; null if there is no limit.', 40)),
      waiting: count('RSVPs on the waiting list.', 0),
    },
    { description: 'The seats of an RSVP event; null for others.' },
  ),
)

const states = ['ahead', 'now', 'over'] as const

export const FoundEvent = exampled(
  object(
    {
      prokey: { ...text('The prokey of the event.', prokey), format: 'uuid' } as Schema<string>,
      label: text('The title and first day of the event, and `RSVP` for RSVP events.', 'Summer party, 2027-05-01'),
      title: text('The title of the series, or the name of the only date.', 'Summer party'),
      status: eventStatus('Whether visitors see it.'),
      group: exampled(
        object(
          {
            prokey: text('The prokey of the group.', '0b6f8d0e-6a55-4c5f-8a66-5d1b6c1f7a10'),
            name: text('Its name.', 'Concerts'),
          },
          { description: 'The group it belongs to.' },
        ),
      ),
      dates: { ...id('How many dates it has.'), minimum: 1 } as Schema<number>,
      recurring: flag('Whether it is a series that follows a rule.'),
      first,
      next: { ...nullable(next), examples: next.examples! } as Schema<Static<typeof next> | null>,
      last: { ...nullable(last), examples: [null] } as Schema<Static<typeof last> | null>,
      state: {
        type: 'string',
        enum: states,
        description: 'Whether it is ahead, taking place now, or over.',
        examples: ['ahead'],
      } as Schema<(typeof states)[number]>,
      cancelled: flag('Whether all its dates are cancelled.'),
      rsvp: flag('Whether visitors can sign up.'),
      seats: { ...nullable(seats), examples: [null] } as Schema<Static<typeof seats> | null>,
      version: id('Increases with every change.'),
      etag: text('Send it as `If-Match` to change only this version.', '"67-v1"'),
      date_created: moment('When it was created.', '2027-04-01T09:00:00.000Z'),
      date_updated: {
        ...nullable(moment('When it was last updated.', '2027-04-02T09:00:00.000Z')),
        examples: [null],
      } as Schema<string | null>,
    },
    { description: 'An event in a list.' },
  ),
)
export type FoundEvent = Static<typeof FoundEvent>

export const FoundEvents = exampled(
  object({
    events: listOf(FoundEvent),
    cursor: {
      ...nullable(text('Send it as `cursor` to get the next page; null on the last page.', 'WyJzdGFydCIsMTgsM10')),
      examples: [null],
    } as Schema<string | null>,
  }),
)
export type FoundEvents = Static<typeof FoundEvents>

const times = ['upcoming', 'past'] as const
const sorts = ['start', '-start', 'next', '-next', 'created', '-created', 'name', '-name'] as const

export const eventListQuery = {
  search: {
    type: 'string',
    maxLength: 200,
    format: 'line',
    description:
      'Words that an event must all contain in its title, the names and places of its dates, or its first day. Case and accents do not matter, and parts of words match.',
    examples: ['summer munchen'],
  } as Schema<string>,
  group: {
    type: 'string',
    format: 'prokey',
    'x-must': 'must be the prokey of a group',
    description: 'Only events of this group.',
    examples: ['0b6f8d0e-6a55-4c5f-8a66-5d1b6c1f7a10'],
  } as Schema<string>,
  status: eventStatus('Only events with this status.'),
  time: {
    type: 'string',
    enum: times,
    description: 'Only events with a date that is not over, or only those with none left.',
    examples: ['upcoming'],
  } as Schema<(typeof times)[number]>,
  from: instant('Only events that end after this moment.'),
  to: instant('Only events that start before this moment.'),
  rsvp: flag('Only events with sign-up, or only those without.', true),
  sort: {
    type: 'string',
    enum: sorts,
    default: 'start',
    description:
      'The order: by the first date, by the next date (events that are over by their end), by creation or by name. With a minus, latest or last first. By `start`, events without a fixed day count as last.',
    examples: ['start'],
  } as Schema<(typeof sorts)[number]>,
  cursor: { type: 'string', maxLength: 2000, description: 'The `cursor` of the page before.' } as Schema<string>,
  limit: {
    type: 'integer',
    minimum: 1,
    maximum: 100,
    default: 50,
    description: 'How many events to return at most.',
    examples: [50],
  } as Schema<number>,
}

/** So many events can be selected at once. */
export const mostSelected = 10_000

export const EventSelection = exampled(
  object({
    events: listOf(
      exampled(
        object(
          {
            prokey: { ...text('The prokey of the event.', prokey), format: 'uuid' } as Schema<string>,
            label: text(
              'The title and first day of the event, and `RSVP` for RSVP events.',
              'Summer party, 2027-05-01',
            ),
            status: eventStatus('Whether visitors see it.'),
            group: text('The prokey of its group.', '0b6f8d0e-6a55-4c5f-8a66-5d1b6c1f7a10'),
            rsvp: flag('Whether visitors can sign up.'),
          },
          { description: 'An event to change.' },
        ),
      ),
      'Oldest first.',
    ),
    complete: flag(`False if more than ${mostSelected} match; the others are left out.`, true),
  }),
)
export type EventSelection = Static<typeof EventSelection>

const { sort: _, cursor: __, limit: ___, ...selectionQuery } = eventListQuery
export { selectionQuery }
