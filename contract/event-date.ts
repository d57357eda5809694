import { type Field, html, limits, name } from './fields.ts'
import { type Clearable, type JsonSchema, type Schema, nullable, object } from './schema.ts'

export const dateStatuses = ['CONFIRMED', 'TENTATIVE', 'CANCELLED'] as const
export const availabilities = ['free', 'busy'] as const

/** One date of an event. */
export interface EventDate {
  name: string
  /** `2027-05-01`, `today` or `today+30`. */
  startDate: string
  startTime: string | null
  endDate: string | null
  endTime: string | null
  timeZone: string | null
  description: string | null
  location: string | null
  status: (typeof dateStatuses)[number] | null
  availability: (typeof availabilities)[number] | null
  organizer_name: string
  organizer_email: string
  attendee_name: string
  attendee_email: string
}

/** As a create request may send it. */
export type EventDateInput = Pick<EventDate, 'name' | 'startDate'> & Clearable<EventDate>
/** As an update may send it: merged over the date at the same position; all null removes it. */
export type EventDatePatch = Clearable<EventDate>

const line = (description: string, example: string, rest: JsonSchema = {}): JsonSchema => ({
  type: 'string',
  description,
  maxLength: limits.text,
  format: 'line',
  examples: [example],
  ...rest,
})

/** An empty text, and not null, while it is unset. */
const empty: JsonSchema = { default: '' }

const mailbox = (description: string, example: string) =>
  line(description, example, {
    ...empty,
    maxLength: 254,
    format: 'mailbox',
    'x-must': 'must be one plain address such as ann@example.org',
  })

const properties: Record<keyof EventDate, JsonSchema> = {
  name: name('The title of the date.', { example: 'Summer party' }).write,
  startDate: line(
    'The day it begins: `YYYY-MM-DD`, or `today+N` for N days after the day somebody looks at it.',
    '2027-05-01',
  ),
  startTime: line('The time it begins, `HH:MM`. Without it, it takes the whole day.', '18:00'),
  endDate: line('The day it ends; the same day when null.', '2027-05-01'),
  endTime: line('The time it ends, `HH:MM`. Without it, it lasts an hour.', '21:30'),
  timeZone: line('The time zone of both times, such as `Europe/Berlin`; UTC when null.', 'Europe/Berlin'),
  description: html('What it is about.', { example: '<p>Bring a <strong>friend</strong>.</p>' }).write,
  location: line('Where it takes place; an address starting with http is an online event.', 'Main hall'),
  status: { type: 'string', enum: dateStatuses, description: 'Whether it takes place.', examples: ['CONFIRMED'] },
  availability: {
    type: 'string',
    enum: availabilities,
    description: 'Whether it blocks the time in a calendar.',
    examples: ['busy'],
  },
  organizer_name: line('The name of the organizer. Needs `organizer_email`.', 'Example Events', empty),
  organizer_email: mailbox('The address of the organizer.', 'events@example.org'),
  attendee_name: line('The name of an attendee. Needs `attendee_email`.', '', empty),
  attendee_email: mailbox('The address of an attendee. Needs an organizer.', ''),
}

const always = ['name', 'startDate']

const clearable = mapped((schema) => nullable(schema))
const answered = object(
  mapped((schema, field) =>
    always.includes(field) || schema.default !== undefined ? { ...schema, minLength: 0 } : nullable(schema),
  ),
) as Schema<EventDate>
const created = {
  ...object({ ...clearable, name: properties.name, startDate: properties.startDate }),
  required: ['name', 'startDate'],
} as Schema<EventDateInput>
const patched = { ...object(clearable), required: [] } as Schema<EventDatePatch>

const example: EventDate[] = [
  {
    name: 'Summer party',
    startDate: '2027-05-01',
    startTime: '18:00',
    endDate: null,
    endTime: '21:30',
    timeZone: 'Europe/Berlin',
    description: '<p>Bring a <strong>friend</strong>.</p>',
    location: 'Main hall',
    status: null,
    availability: 'busy',
    organizer_name: '',
    organizer_email: '',
    attendee_name: '',
    attendee_email: '',
  },
]

/** The dates of an event, which an update changes by their position. */
export function eventDates(
  description: string,
): Field<EventDate[], EventDateInput[]> & { patch: Schema<EventDatePatch[]> } {
  const list = { type: 'array', description, maxItems: limits.dates, examples: [example] }
  return {
    read: { ...list, items: answered },
    write: { ...list, items: created, minItems: 1 },
    patch: { ...list, items: patched },
    byPosition: true,
  }
}

function mapped(make: (schema: JsonSchema, field: string) => JsonSchema): Record<keyof EventDate, JsonSchema> {
  return Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => [field, make(schema, field)]),
  ) as Record<keyof EventDate, JsonSchema>
}
