import { EventDateTimes } from '../event-date.ts'
import { Event } from '../event.ts'
import { requestBody } from '../operation.ts'
import { type Schema, type Static, exampleOf, exampled, list, moment, nullable, object } from '../schema.ts'
import { languages } from '../style.ts'
import { flag, id, text } from './parts.ts'

const recurrenceFields = [
  'simplified_recurrence',
  'recurrence',
  'recurrence_simple_type',
  'recurrence_interval',
  'recurrence_byDay',
  'recurrence_byMonth',
  'recurrence_byMonthDay',
  'recurrence_count',
  'recurrence_weekstart',
] as const

type RecurrenceFields = { [K in (typeof recurrenceFields)[number]]: Schema<Event[K]> }
const recurrence = Object.fromEntries(
  recurrenceFields.map((field) => [
    field,
    field === 'simplified_recurrence' ? Event.fields[field]!.write : nullable(Event.fields[field]!.write),
  ]),
) as RecurrenceFields

export const mostPreviewedDates = 50

export const datePreviewBody = requestBody(
  {
    dates: {
      ...list(EventDateTimes, 'When the dates of the event take place. Other fields of a date are not accepted.'),
      minItems: 1,
      maxItems: 100,
      examples: [[exampleOf(EventDateTimes)]],
    } as Schema<Static<typeof EventDateTimes>[]>,
  },
  {
    ...recurrence,
    skipped_dates: Event.fields.skipped_dates!.write as Schema<string[]>,
    count: {
      ...id('How many to return at most; five if omitted.', 5),
      minimum: 1,
      maximum: mostPreviewedDates,
    } as Schema<number>,
    language: {
      type: 'string',
      enum: languages,
      description: 'The language of the words; English if omitted.',
      examples: ['en'],
    } as Schema<(typeof languages)[number]>,
  },
)

const Occurrence = exampled(
  object(
    {
      position: id('Which of the given dates it is, from 0.', 0),
      day: text('The day on which it starts in its time zone. `skipped_dates` takes it.', '2027-05-01'),
      starts: moment('When it starts.', '2027-05-01T16:00:00.000Z'),
      ends: moment('When it ends.', '2027-05-01T19:30:00.000Z'),
      timeZone: text('The time zone it takes place in.', 'Europe/Berlin'),
      allDay: flag('Whether it lasts whole days of that time zone.', false),
    },
    { description: 'One time at which the event takes place.' },
  ),
)

export const DatePreview = exampled(
  object({
    recurrence: nullable(text('How it repeats, in words; null if it does not.', 'Weekly · Monday and Wednesday')),
    dates: {
      ...list(Occurrence, 'The times that are not over, in order.'),
      examples: [[exampleOf(Occurrence)]],
    } as Schema<{ position: number; day: string; starts: string; ends: string; timeZone: string; allDay: boolean }[]>,
    skipped: {
      ...list<string>({ type: 'string' }, 'Those of `skipped_dates` that are dates of the series, in order.'),
      examples: [[]],
    } as Schema<string[]>,
    more: flag('Whether there are more of them.', false),
  }),
)
