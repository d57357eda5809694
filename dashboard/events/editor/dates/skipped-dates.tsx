import { useState } from 'preact/hooks'
import { formatDay, formatDayKey } from '../../../format.ts'
import { Button, DateTile } from '../../../kit/index.ts'
import { can, inOrganization } from '../../../session.ts'
import { words } from '../../../words.ts'
import { useSeriesDates } from '../../series-dates.ts'
import { useEditor } from '../editor-context.ts'

interface SkippedDatesProps {
  readonly days: readonly string[]
  readonly error: string | undefined
  readonly bringBack: (day: string) => void
}

const shownAtFirst = 5

/** The dates that the series skips. Those that are over come only when asked for. */
export function SkippedDates({ days, error, bringBack }: SkippedDatesProps) {
  const texts = words.editor.when
  const [showsAll, setShowsAll] = useState(false)
  const { prokey } = useEditor()
  const shown = showsAll ? days : ahead(days)
  if (days.length === 0) return null
  return (
    <div class="next-dates skipped-dates">
      <h3>{texts.skipped}</h3>
      {error !== undefined && <p class="field-error">{error}</p>}
      <ol>
        {shown.map((day) => (
          <li key={day} class="cancelled">
            <DateTile moment={`${day}T00:00Z`} timeZone="UTC" isMuted />
            <span class="next-text">
              <span class="next-when">{dayText(day)}</span>
              {prokey !== undefined && <OwnEvents series={prokey} day={day} />}
            </span>
            {can('editor') && (
              <Button
                kind="quiet"
                size="small"
                icon="restore"
                id={`bring-back-${day}`}
                label={dayText(day)}
                onClick={() => bringBack(day)}
              >
                {texts.bringBack}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {shown.length < days.length && (
        <Button kind="quiet" size="small" onClick={() => setShowsAll(true)}>
          {texts.allSkipped(days.length)}
        </Button>
      )}
    </div>
  )
}

/** Leads to the event that a date has become. */
function OwnEvents({ series, day }: { series: string; day: string }) {
  const separate = useSeriesDates(series).data?.separate ?? []
  return separate
    .filter(({ date }) => date === day)
    .map(({ prokey }) => (
      <small key={prokey}>
        <a href={inOrganization('events', prokey)}>{words.editor.when.ownEvent}</a>
      </small>
    ))
}

/** The next dates that the series skips. */
export function ahead(days: readonly string[]): readonly string[] {
  const today = formatDayKey(Date.now())
  return days.filter((day) => day >= today).slice(0, shownAtFirst)
}

export const dayText = (day: string) => formatDay(`${day}T00:00Z`, 'UTC')
