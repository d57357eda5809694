import { type Schema, type Static, count, exampled, list, moment, nullable, object } from './schema.ts'

/** What views can be broken down by. */
export const viewDimensions = [
  'country',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const
export type ViewDimension = (typeof viewDimensions)[number]

const text = (description: string, example: string): Schema<string> => ({
  type: 'string',
  description,
  examples: [example],
})

export const breakdown = object(
  {
    dimension: text('The dimension of the breakdown.', 'country'),
    values: {
      ...list(
        object({ key: text('One value of the dimension.', 'DE'), value: count('The count.', 42) }),
        'At most 50, most frequent first, then by key.',
      ),
      examples: [[{ key: 'DE', value: 42 }]],
    },
    truncated: {
      type: 'boolean',
      description: 'Whether there are more values.',
      examples: [false],
    } as Schema<boolean>,
    returned_count: count('The number of values returned.', 1),
    remaining_total: count('The sum of the values not returned.', 0),
  },
  { description: 'The total by one dimension. Do not add up different dimensions.' },
)

export const bucket = object(
  {
    start: moment('Inclusive.', '2027-05-01T00:00:00.000Z'),
    end: moment('Exclusive.', '2027-05-02T00:00:00.000Z'),
    total: count('The count in the part of the bucket that lies within the range.', 42),
  },
  { description: 'A day or a month in UTC.' },
)

/** For both views and saves. */
export const Statistics = object(
  {
    metric: {
      type: 'string',
      enum: ['views', 'saves'],
      description: 'What is counted.',
      examples: ['views'],
    } as Schema<'views' | 'saves'>,
    definition: text('What the numbers mean.', 'Visits to the landing page of the event.'),
    unit: {
      type: 'string',
      const: 'count',
      description: 'The unit of all numbers.',
      examples: ['count'],
    } as Schema<'count'>,
    window: exampled(
      object(
        {
          from: nullable(moment('Inclusive; null means all time.', '2027-05-01T00:00:00.000Z')),
          to: nullable(moment('Exclusive; null means all time.', '2027-05-31T00:00:00.000Z')),
          timezone: {
            type: 'string',
            const: 'UTC',
            description: 'The time zone of all days and months.',
            examples: ['UTC'],
          } as Schema<'UTC'>,
          interval: {
            type: 'string',
            enum: ['day', 'month', 'none'],
            description: 'The length of a bucket.',
            examples: ['day'],
          } as Schema<'day' | 'month' | 'none'>,
        },
        { description: 'The range the numbers cover.' },
      ),
    ),
    total: count('The count within the range.', 42),
    breakdowns: { ...list(breakdown, 'The requested breakdown, if any.'), examples: [[]] },
    series: {
      ...nullable(list(bucket, 'All buckets, oldest first; null with `interval=none`.')),
      examples: [null],
    } as Schema<Static<typeof bucket>[] | null>,
  },
  { description: 'How often an event was viewed or saved.' },
)
export type Statistics = Static<typeof Statistics>
