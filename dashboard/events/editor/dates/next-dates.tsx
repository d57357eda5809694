import type { AnswerOf, BodyOf, previewOperations } from '@kalends/contract'
import { app, fieldErrors } from '../../../api.ts'
import { formatTime, formatWhen, ownTimeZone } from '../../../format.ts'
import { DateTile } from '../../../kit/index.ts'
import { usePreview } from '../../../previews/page-preview.tsx'
import { language, words } from '../../../words.ts'
import type { EditedDate } from '../dates.ts'
import type { EditedEvent } from '../event-editor.ts'
import { type RecurrenceFields, never } from '../repeat.ts'

type Asked = BodyOf<typeof previewOperations.dates>

export interface NextTimes extends AnswerOf<typeof previewOperations.dates> {
  readonly errors: Readonly<Record<string, string>>
  readonly isReady: boolean
}

/** The next times of the event as it would be saved, and what is wrong with its times. */
export function useNextDates(event: EditedEvent): NextTimes {
  const request: Asked = {
    dates: event.dates.map(({ startDate, startTime, endDate, endTime, timeZone }) => ({
      startDate,
      startTime,
      endDate,
      endTime,
      timeZone,
    })),
    ...recurrenceOf(event),
    count: 5,
    language: language as 'en',
  }
  const { drawn, error } = usePreview(request, (body, signal) => app.previews.dates({ body }, { signal }))
  return {
    recurrence: null,
    dates: [],
    skipped: [],
    more: false,
    ...(error === undefined && drawn),
    errors: fieldErrors(error),
    isReady: drawn !== undefined && error === undefined,
  }
}

function recurrenceOf(event: EditedEvent): RecurrenceFields {
  return Object.fromEntries(
    Object.keys(never).map((name) => [name, event[name as keyof RecurrenceFields]]),
  ) as RecurrenceFields
}

/** The next five, always visible. */
export function NextDates({ next, dates }: { next: NextTimes; dates: readonly EditedDate[] }) {
  const texts = words.editor.when
  const isOver = next.isReady && next.dates.length === 0
  return (
    <div class="next-dates" aria-live="polite">
      <h3>{texts.next}</h3>
      {isOver ? (
        <p class="help">{texts.over}</p>
      ) : (
        <ol>
          {next.dates.map((time) => {
            const isCancelled = dates[time.position]?.status === 'CANCELLED'
            return (
              <li key={`${time.position} ${time.starts}`} class={isCancelled ? 'cancelled' : ''}>
                <DateTile moment={time.starts} timeZone={time.timeZone} isMuted={isCancelled} />
                <span>
                  <span class="next-when">{formatWhen(time, time.timeZone)}</span>
                  {isCancelled && <small>{texts.statuses.CANCELLED}</small>}
                  {!isCancelled && !time.allDay && time.timeZone !== ownTimeZone() && (
                    <small>{texts.yourTime(formatTime(time.starts))}</small>
                  )}
                </span>
              </li>
            )
          })}
        </ol>
      )}
      {next.more && <small>{texts.more}</small>}
    </div>
  )
}
