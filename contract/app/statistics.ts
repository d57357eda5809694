import { operations } from '../operation.ts'
import { type Schema, type Static, count, exampled, list, nullable, object } from '../schema.ts'
import { Statistics, breakdown, bucket, viewDimensions } from '../statistics.ts'
import { instant, text } from './parts.ts'

const prokey = '7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'

const counts = {
  views: count('Visits to landing pages.', 1204),
  saves: count('Clicks that open a calendar.', 310),
  sign_ups: count(
    'RSVPs made in this time that are confirmed or undecided now. RSVPs, not seats; pending and declined ones are left out.',
    86,
  ),
}

const allCounts = {
  ...counts,
  subscriptions: count(
    'Clicks that open a calendar to subscribe to a group: to this group, or to any group of the organization. 0 for an event.',
    42,
  ),
}

const { start, end } = bucket.properties!
const point = object(
  { start: start as Schema<string>, end: end as Schema<string>, ...allCounts },
  { description: 'A day or a month in UTC.' },
)

/** The statistics of an event, a group or an organization. */
export const OverviewStatistics = exampled(
  object(
    {
      window: Statistics.properties!.window as Schema<Static<typeof Statistics>['window']>,
      totals: exampled(object(allCounts, { description: 'The counts within the range.' })),
      series: {
        ...nullable(list(point, 'All buckets, oldest first; null with `interval=none`.')),
        examples: [null],
      } as Schema<Static<typeof point>[] | null>,
      breakdown: { ...nullable(breakdown), examples: [null] } as Schema<Static<typeof breakdown> | null>,
    },
    { description: 'Views, saves, sign-ups and subscriptions.' },
  ),
)
export type OverviewStatistics = Static<typeof OverviewStatistics>

export const StatisticsOfEvent = exampled(
  object(
    {
      prokey: { ...text('The prokey of the event.', prokey), format: 'uuid' } as Schema<string>,
      label: text('The title and first day of the event.', 'Summer party, 2027-05-01'),
      ...counts,
    },
    { description: 'The counts of one event.' },
  ),
)
export type StatisticsOfEvent = Static<typeof StatisticsOfEvent>

const prokeyQuery = (description: string): Schema<string> => ({
  type: 'string',
  format: 'prokey',
  'x-must': 'must be a prokey',
  description,
  examples: [prokey],
})

const range = {
  group: prokeyQuery('Only the events that are in this group now.'),
  from: instant('The inclusive start of the range, in UTC. Send both ends or neither.'),
  to: instant('The exclusive end of the range.'),
}

const breakdowns = [...viewDimensions, 'type', 'subscription_type'] as const

export const statisticsOperations = operations('statistics', {
  read: {
    method: 'GET',
    path: '/statistics',
    role: 'viewer',
    id: 'read-statistics',
    summary: 'Count views, saves, sign-ups and subscriptions',
    description:
      'Of all events, of those in a group, or of one event. Ranges as in the API: at most 90 days or 24 months; `interval=none` has no limit and, without a range, covers all time.',
    query: {
      ...range,
      event: prokeyQuery('Only this event. Send a group or an event, not both.'),
      interval: {
        type: 'string',
        enum: ['day', 'month', 'none'],
        default: 'day',
        description: 'UTC days or months; `none` for totals only.',
        examples: ['day'],
      } as Schema<'day' | 'month' | 'none'>,
      breakdown: {
        type: 'string',
        enum: breakdowns,
        description:
          'Breaks the saves down by `type`, the subscriptions by `subscription_type` (both are types of calendars), the views by any other dimension.',
        examples: ['country'],
      } as Schema<(typeof breakdowns)[number]>,
    },
    answer: OverviewStatistics,
    errors: [404],
  },
  events: {
    method: 'GET',
    path: '/statistics/events',
    role: 'viewer',
    id: 'list-top-events',
    summary: 'List the events with the most views',
    description: 'The ten with the most views within the range, then by saves; of all time without a range.',
    query: range,
    answer: {
      ...list(StatisticsOfEvent, 'Most views first. Events without views and saves are left out.'),
      examples: [[StatisticsOfEvent.examples![0]]],
    } as Schema<StatisticsOfEvent[]>,
    errors: [404],
  },
})
