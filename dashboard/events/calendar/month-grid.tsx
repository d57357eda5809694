import { words } from '../../words.ts'
import type { ViewProps } from './view.ts'
import { Chip } from './chip.tsx'
import { openedDay } from './opened-day.ts'
import { useDayKeys } from './day-keys.ts'
import { fullText, numberText, plainNumber, weekdayText } from './day-text.ts'
import { type Day, daysFrom, monthOf } from './days.ts'
import { dropOn } from './drag.ts'
import { type Placed, lanesOf, onDay } from './placed.ts'

const mostLanes = 4

/** Weeks as rows. On phones, dots stand for events, and the day's list lies below. */
export function MonthGrid(view: ViewProps) {
  const { events, from, to, day, onDay: choose, isNarrow } = view
  const open = (chosen: Day) => (isNarrow ? choose(chosen) : (openedDay.value = chosen))
  const keys = useDayKeys(day, choose, open)
  const days = daysFrom(from, to)
  const weeks = Array.from({ length: days.length / 7 }, (_, index) => days.slice(index * 7, index * 7 + 7))
  return (
    <div class="month" role="grid" aria-label={words.events.calendar.label} {...keys}>
      <div class="weekdays" role="row">
        {weeks[0]!.map((each) => (
          <span key={each} role="columnheader">
            {weekdayText(each)}
          </span>
        ))}
      </div>
      {weeks.map((week) => {
        const lanes = lanesOf(week, events, mostLanes)
        return (
          <div key={week[0]} class="week-row" role="row">
            {week.map((each) => (
              <DayCell
                key={each}
                {...view}
                cell={each}
                lanes={lanes.get(each)!}
                isFirst={each === week[0]}
                open={open}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}

interface DayCellProps extends ViewProps {
  readonly cell: Day
  readonly lanes: readonly (Placed | undefined)[]
  readonly isFirst: boolean
  readonly open: (day: Day) => void
}

function DayCell({ events, cell, lanes, isFirst, day, today, onDay: choose, onMove, open, isNarrow }: DayCellProps) {
  const texts = words.events.calendar
  const here = onDay(events, cell)
  // The last line says how many more there are.
  const shown = lanes.length > mostLanes ? lanes.slice(0, mostLanes - 1) : lanes
  const hidden = here.length - shown.filter(Boolean).length
  const style = ['day', monthOf(cell) === monthOf(day) ? '' : 'other', cell === today ? 'today' : ''].join(' ')
  return (
    <div
      role="gridcell"
      class={style}
      data-day={cell}
      tabIndex={cell === day ? 0 : -1}
      aria-selected={cell === day}
      {...(cell === today && { 'aria-current': 'date' })}
      onClick={(event) => {
        if (!(event.target as Element).closest('a, button')) choose(cell)
      }}
      onDblClick={(event) => {
        if (!(event.target as Element).closest('a, button')) open(cell)
      }}
      {...dropOn(cell, onMove)}
    >
      <span class="hidden">{`${fullText(cell)}, ${texts.events(here.length)}`}</span>
      <span class="day-number" aria-hidden="true">
        {isNarrow ? plainNumber(cell) : numberText(cell)}
      </span>
      {isNarrow ? (
        <span class="dots" aria-hidden="true">
          {here.slice(0, 3).map(({ id, status }) => (
            <span key={id} class={status} />
          ))}
        </span>
      ) : (
        <>
          {shown.map((event, lane) =>
            event ? (
              <Chip key={event.id} event={event} day={cell} isFirst={isFirst} isReachable={cell === day} />
            ) : (
              <span key={lane} class="chip-gap" />
            ),
          )}
          {hidden > 0 && (
            <button
              type="button"
              class="more-events"
              tabIndex={cell === day ? 0 : -1}
              onClick={() => (openedDay.value = cell)}
            >
              {texts.more(hidden)}
            </button>
          )}
        </>
      )}
    </div>
  )
}
