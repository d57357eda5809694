import { type Field, choice, html, name } from './fields.ts'
import { limits } from './limits.ts'
import { type Clearable, type JsonSchema, type Schema, type Static, nullable, object } from './schema.ts'

export const dateStatuses = ['CONFIRMED', 'TENTATIVE', 'CANCELLED'] as const
export const availabilities = ['free', 'busy'] as const

/** One date of an event, with every field. */
export type EventDate = Values<typeof always> & {
  [K in keyof typeof optional]: Static<(typeof optional)[K]> | null
} & Values<typeof texts>

type Values<Properties> = { [K in keyof Properties]: Static<Properties[K]> }

/** As sent in a create request. */
export type EventDateInput = Pick<EventDate, 'name' | 'startDate'> & Clearable<EventDate>
/** As sent in an update: merged into the date at the same position; all null removes it. */
export type EventDatePatch = Clearable<EventDate>

const line = (description: string, example: string, rest: JsonSchema = {}): Schema<string> => ({
  type: 'string',
  description,
  maxLength: limits.text,
  format: 'line',
  examples: [example],
  ...rest,
})

const empty: JsonSchema = { default: '' }

const mailbox = (description: string, example: string) =>
  line(description, example, {
    ...empty,
    maxLength: 254,
    format: 'mailbox',
    'x-must': 'must be one plain email address such as ann@example.org',
  })

/** Required fields. */
const always = {
  name: name('The title of the date.', { example: 'Summer party' }).write,
  startDate: line('The start day: `YYYY-MM-DD`, or `today+N` for N days after the day it is viewed.', '2027-05-01'),
}

/** Fields that are null when unset. */
const optional = {
  startTime: line('The start time, `HH:MM`. Without it, the date lasts all day.', '18:00'),
  endDate: line('The end day; the start day if null.', '2027-05-01'),
  endTime: line('The end time, `HH:MM`. Without it, the date lasts one hour.', '21:30'),
  timeZone: line('The time zone of both times, such as `Europe/Berlin`; UTC if null.', 'Europe/Berlin'),
  description: html('The description.', { example: '<p>Bring a <strong>friend</strong>.</p>' }).write,
  location: line('The location; an address starting with http makes it an online event.', 'Main hall'),
  status: choice(dateStatuses, 'The status of the date.', { example: 'CONFIRMED' }).write,
  availability: choice(availabilities, 'Whether it blocks time in calendars.', { example: 'busy' }).write,
}

/** Fields that are empty when unset. */
const texts = {
  organizer_name: line('The name of the organizer. Requires `organizer_email`.', 'Example Events', empty),
  organizer_email: mailbox('The email address of the organizer.', 'events@example.org'),
  attendee_name: line('The name of an attendee. Requires `attendee_email`.', '', empty),
  attendee_email: mailbox('The email address of an attendee. Requires an organizer.', ''),
}

const properties = { ...always, ...optional, ...texts }
const mayBeEmpty = (schema: JsonSchema) => ({ ...schema, minLength: 0 })
const returned = object({
  ...mapped(always, mayBeEmpty),
  ...mapped(optional, nullable),
  ...mapped(texts, mayBeEmpty),
}) as Schema<EventDate>
const clearable = mapped(properties, nullable)
const created = { ...object({ ...clearable, ...always }), required: Object.keys(always) } as Schema<EventDateInput>
const patched = { ...object(clearable), required: [] } as Schema<EventDatePatch>

/** When a date takes place, as in a preview of its times. */
export type EventDateTimes = Pick<EventDate, 'startDate' | 'startTime' | 'endDate' | 'endTime' | 'timeZone'>
const { startTime, endDate, endTime, timeZone } = clearable as Record<string, JsonSchema>
export const EventDateTimes = {
  ...object({ startDate: always.startDate, startTime, endDate, endTime, timeZone } as Record<string, JsonSchema>),
  required: ['startDate'],
  additionalProperties: false,
  examples: [{ startDate: '2027-05-01', startTime: '18:00', endTime: '21:30', timeZone: 'Europe/Berlin' }],
} as JsonSchema as Schema<Partial<EventDateTimes> & Pick<EventDate, 'startDate'>>

const example = [
  {
    ...mapped(properties, () => null),
    ...mapped(texts, () => ''),
    name: 'Summer party',
    startDate: '2027-05-01',
    startTime: '18:00',
    endTime: '21:30',
    timeZone: 'Europe/Berlin',
    description: '<p>Bring a <strong>friend</strong>.</p>',
    location: 'Main hall',
    availability: 'busy',
  },
]

/** The dates of an event. Updates change them by position. */
export function eventDates(
  description: string,
): Field<EventDate[], EventDateInput[]> & { patch: Schema<EventDatePatch[]> } {
  const list = { type: 'array', description, maxItems: limits.dates, examples: [example] }
  return {
    read: { ...list, items: returned },
    write: { ...list, items: created, minItems: 1 },
    patch: { ...list, items: patched },
    byPosition: true,
  }
}

function mapped<T>(from: Record<string, JsonSchema>, make: (schema: JsonSchema) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(from).map(([field, schema]) => [field, make(schema)]))
}
