import { type Schema, type Static, count, exampled, moment, nullable, object } from '../schema.ts'
import { eventListQuery, eventStatus } from './event-list.ts'
import { flag, id, instant, listOf, text } from './parts.ts'
import { origin } from './series-dates.ts'

/** A calendar shows at most this many days. */
export const mostOccurrenceDays = 62
/** About as many dates are on a page. */
export const mostOccurrences = 2000

export const Occurrence = exampled(
  object(
    {
      prokey: text('The prokey of the event.', '7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'),
      etag: text('Send it as `If-Match` to change only this version of the event.', '"67-v1"'),
      position: { ...id('The position of the date in the event, from 0.', 0), minimum: 0 } as Schema<number>,
      name: text('The name of the date.', 'Summer party'),
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
      starts: moment('When it starts.', '2027-05-01T16:00:00.000Z'),
      ends: moment('When it ends.', '2027-05-01T19:30:00.000Z'),
      timeZone: text('The time zone it takes place in.', 'Europe/Berlin'),
      allDay: flag('Whether it lasts whole days of that time zone.', false),
      day: text('The day on which it starts in its time zone. `skipped_dates` takes it.', '2027-05-01'),
      startDate: text('The start day of the date as it is stored.', '2027-05-01'),
      endDate: { ...nullable(text('The end day as it is stored.', '2027-05-01')), examples: [null] } as Schema<
        string | null
      >,
      location: { ...nullable(text('Where it takes place.', 'Main hall')), examples: ['Main hall'] } as Schema<
        string | null
      >,
      recurring: flag('Whether it is one of a series that follows a rule.', false),
      cancelled: flag('Whether this date is cancelled.', false),
      rsvp: flag('Whether visitors can sign up.', false),
      origin: { ...nullable(origin), examples: [null] } as Schema<Static<typeof origin> | null>,
    },
    { description: 'One time at which an event takes place.' },
  ),
)
export type Occurrence = Static<typeof Occurrence>

export const Occurrences = exampled(
  object({
    occurrences: listOf(
      Occurrence,
      `In the order in which they start; those of an event are on one page. A page ends after about ${mostOccurrences}.`,
    ),
    cursor: {
      ...nullable(
        text('Send it as `cursor` to get the dates of further events; null on the last page.', 'WyJzdGFydCIsMTgsM10'),
      ),
      examples: [null],
    } as Schema<string | null>,
    left: count(
      'How many events with dates in the period are still to come, at most: a series can skip it. 0 on the last page.',
      0,
    ),
  }),
)
export type Occurrences = Static<typeof Occurrences>

const { search, group, status, rsvp } = eventListQuery

export const occurrenceQuery = {
  from: instant(`Only what ends after this moment. Required; with \`to\`, at most ${mostOccurrenceDays} days.`),
  to: instant('Only what starts before this moment. Required.'),
  search,
  group,
  status,
  rsvp,
  cursor: eventListQuery.cursor,
}
