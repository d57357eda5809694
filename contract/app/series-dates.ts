import { requestBody } from '../operation.ts'
import { type Schema, type Static, count, exampled, list, nullable, object } from '../schema.ts'
import { changed, group } from './event-parts.ts'
import { flag, listOf, text } from './parts.ts'

const series = '7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'
const separate = '3d0f4c9e-5a6b-4c1d-9e8f-7a6b5c4d3e2f'
const date = (description: string) => text(description, '2027-05-24')

export const origin = exampled(
  object(
    {
      prokey: text('The prokey of the series.', series),
      date: date('The start day that the event had in the series.'),
    },
    {
      description:
        'The series and day that the event was split off from; null for all others, and while the series is deleted.',
    },
  ),
)

export const SeriesDates = exampled(
  object({
    origin: { ...nullable(origin), examples: [null] } as Schema<Static<typeof origin> | null>,
    separate: listOf(
      exampled(
        object(
          {
            prokey: text('The prokey of the separate event.', separate),
            date: date('The start day that it had in the series.'),
            rsvps: count('How many RSVPs it has.', 2),
          },
          { description: 'A date of the series that is an event of its own.' },
        ),
      ),
      'The events that dates of this series have become and that still exist, by their days.',
    ),
  }),
)
export type SeriesDates = Static<typeof SeriesDates>

const warnings = {
  ...list<string>({ type: 'string' }),
  description: 'What was lost with the separate event.',
  examples: [['2 RSVPs were deleted with it. Restore it within ten minutes to get them back.']],
} as Schema<string[]>

/** What happens to single dates of a series. Part of the operations of events. */
export const seriesDates = {
  seriesDates: {
    method: 'GET',
    path: '/event/:prokey/series-dates',
    role: 'viewer',
    id: 'read-series-dates',
    summary: 'Read where an event comes from, and what its dates have become',
    description: 'Connects a series with the dates that were split off from it, in both directions.',
    answer: SeriesDates,
    errors: [404],
  },
  detachDate: {
    method: 'POST',
    path: '/event/:prokey/detach-date',
    role: 'editor',
    id: 'detach-date',
    summary: 'Make one date of a series an event of its own',
    description:
      'Creates an event with the same settings that takes place only on this date or, with `startDate`, on another day instead, without RSVPs, in the same group and published if the series is. The series skips the date from now on (`skipped_dates`). Either both are done or neither. Accepts `If-Match` and an `Idempotency-Key`.',
    body: requestBody(
      { date: text('The start day of the occurrence in the time zone of the series.', '2027-05-24') },
      { startDate: nullable(text('The day to move it to; if left out, it stays where it is.', '2027-05-25')) },
    ),
    answer: changed('detached', {
      source: text('The prokey of the series.', '7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'),
      event_group: group('The group of both.'),
      date: text('The start day that the series skips.', '2027-05-24'),
    }),
    status: 201,
    errors: [404, 409, 412, 422],
  },
  attachDate: {
    method: 'POST',
    path: '/event/:prokey/attach-date',
    role: 'editor',
    id: 'attach-date',
    summary: 'Bring a date back into its series',
    description:
      'Undoes `detach-date`: the series has the date again, and this event, which it had become, is deleted. Either both are done or neither. If nobody signed up and nothing was changed since, the deletion leaves nothing to restore; otherwise the event can be restored like any other. ' +
      'Refused if the event is not from a series, if the series is deleted, or if its recurrence no longer has the date. Accepts `If-Match` and an `Idempotency-Key`.',
    answer: changed(
      'attached',
      {
        series: text('The prokey of the series.', series),
        date: date('The start day that the series has again.'),
        restorable: flag('Whether this event can be restored.', false),
        warnings,
      },
      ['warnings'],
    ) as Schema<{
      status: 'success'
      message: string
      prokey: string
      series: string
      date: string
      restorable: boolean
      warnings?: string[]
    }>,
    errors: [404, 409, 412, 422],
  },
} as const
