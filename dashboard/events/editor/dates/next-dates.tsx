import type { AnswerOf, BodyOf, previewOperations } from '@kalends/contract'
import { app, fieldErrors } from '../../../api.ts'
import { formatTime, formatWhen, ownTimeZone } from '../../../format.ts'
import { Button, DateTile, Menu, type MenuItem } from '../../../kit/index.ts'
import { usePreview } from '../../../previews/page-preview.tsx'
import { language, words } from '../../../words.ts'
import type { EditedDate } from '../dates.ts'
import type { EditedEvent } from '../event-editor.ts'
import { type RecurrenceFields, never } from '../repeat.ts'
import { dayText } from './skipped-dates.tsx'

type Asked = BodyOf<typeof previewOperations.dates>

type Answer = AnswerOf<typeof previewOperations.dates>

export interface NextTimes extends Answer {
  readonly errors: Readonly<Record<string, string>>
  readonly isReady: boolean
  /** Whether they belong to the event as it is now, and not as it was a moment ago. */
  readonly isCurrent: boolean
}

/** The next times of the event as it would be saved, and what is wrong with its times. */
export function useNextDates(event: EditedEvent, count: number): NextTimes {
  const request: Asked = {
    dates: event.dates.map(({ startDate, startTime, endDate, endTime, timeZone }) => ({
      startDate,
      startTime,
      endDate,
      endTime,
      timeZone,
    })),
    ...recurrenceOf(event),
    skipped_dates: event.skipped_dates,
    count,
    language: language as 'en',
  }
  const { drawn, error } = usePreview(request, async (body, signal) => ({
    ...(await app.previews.dates({ body }, { signal })),
    of: JSON.stringify(body),
  }))
  return {
    recurrence: null,
    dates: [],
    skipped: [],
    more: false,
    ...(error === undefined && drawn),
    errors: fieldErrors(error),
    isReady: drawn !== undefined && error === undefined,
    isCurrent: error === undefined && drawn?.of === JSON.stringify(request),
  }
}

function recurrenceOf(event: EditedEvent): RecurrenceFields {
  return Object.fromEntries(
    Object.keys(never).map((name) => [name, event[name as keyof RecurrenceFields]]),
  ) as RecurrenceFields
}

interface NextDatesProps {
  readonly next: NextTimes
  readonly dates: readonly EditedDate[]
  /** What can be done with one date of a series. */
  readonly showMore: (() => void) | undefined
  readonly itemsOf?: ((date: Answer['dates'][number]) => readonly (MenuItem | false)[]) | undefined
}

/** The next few, always visible. */
export function NextDates({ next, dates, showMore, itemsOf }: NextDatesProps) {
  const texts = words.editor.when
  const isOver = next.isReady && next.dates.length === 0
  return (
    <div class="next-dates" aria-live="polite">
      <h3 id="next-dates" tabIndex={-1}>
        {texts.next}
      </h3>
      {isOver ? (
        <p class="help">{texts.over}</p>
      ) : (
        <ol>
          {next.dates.map((time) => {
            const isCancelled = dates[time.position]?.status === 'CANCELLED'
            return (
              <li key={`${time.position} ${time.starts}`} class={isCancelled ? 'cancelled' : ''}>
                <DateTile moment={time.starts} timeZone={time.timeZone} isMuted={isCancelled} />
                <span class="next-text">
                  <span class="next-when">{formatWhen(time, time.timeZone)}</span>
                  {isCancelled && <small>{texts.statuses.CANCELLED}</small>}
                  {!isCancelled && !time.allDay && time.timeZone !== ownTimeZone() && (
                    <small>{texts.yourTime(formatTime(time.starts))}</small>
                  )}
                </span>
                {itemsOf && (
                  <Menu
                    kind="quiet"
                    size="small"
                    icon="more"
                    label={texts.dateMenu(dayText(time.day))}
                    items={itemsOf(time)}
                  />
                )}
              </li>
            )
          })}
        </ol>
      )}
      {next.more &&
        (showMore ? (
          <Button kind="quiet" size="small" onClick={showMore}>
            {texts.showMore}
          </Button>
        ) : (
          <small>{texts.more}</small>
        ))}
    </div>
  )
}
