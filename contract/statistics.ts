import { type Schema, type Static, count, exampled, list, moment, nullable, object } from './schema.ts'

const text = (description: string, example: string): Schema<string> => ({
  type: 'string',
  description,
  examples: [example],
})

const breakdown = object(
  {
    dimension: text('What it is broken down by.', 'country'),
    values: {
      ...list(
        object({ key: text('One value of the dimension.', 'DE'), value: count('How often.', 42) }),
        'At most 50, most frequent first, then by key.',
      ),
      examples: [[{ key: 'DE', value: 42 }]],
    },
    truncated: {
      type: 'boolean',
      description: 'Whether there are more than these.',
      examples: [false],
    } as Schema<boolean>,
    returned_count: count('How many these are.', 1),
    remaining_total: count('The sum of those that are not returned.', 0),
  },
  { description: 'The total by one dimension. Those of different dimensions are not to be summed.' },
)

const bucket = object(
  {
    start: moment('Inclusive.', '2027-05-01T00:00:00.000Z'),
    end: moment('Exclusive.', '2027-05-02T00:00:00.000Z'),
    total: count('How many there were in it, and in the window.', 42),
  },
  { description: 'A day or a month in UTC.' },
)

/** Of views and saves alike. */
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
          from: nullable(moment('Inclusive; null: everything there is.', '2027-05-01T00:00:00.000Z')),
          to: nullable(moment('Exclusive; null: everything there is.', '2027-05-31T00:00:00.000Z')),
          timezone: {
            type: 'string',
            const: 'UTC',
            description: 'Of all days and months.',
            examples: ['UTC'],
          } as Schema<'UTC'>,
          interval: {
            type: 'string',
            enum: ['day', 'month', 'none'],
            description: 'The length of a bucket.',
            examples: ['day'],
          } as Schema<'day' | 'month' | 'none'>,
        },
        { description: 'What the numbers are about.' },
      ),
    ),
    total: count('How many in the window.', 42),
    breakdowns: { ...list(breakdown, 'The one that was asked for, if any.'), examples: [[]] },
    series: {
      ...nullable(list(bucket, 'All buckets, oldest first; null with the interval none.')),
      examples: [null],
    } as Schema<Static<typeof bucket>[] | null>,
  },
  { description: 'How often an event was seen or saved.' },
)
export type Statistics = Static<typeof Statistics>
