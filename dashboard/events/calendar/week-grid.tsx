import { useEffect, useRef } from 'preact/hooks'
import { formatTime } from '../../format.ts'
import { inOrganization } from '../../session.ts'
import { words } from '../../words.ts'
import type { ViewProps } from './view.ts'
import { Chip, looksOf } from './chip.tsx'
import { opensMenu } from './date-menu.tsx'
import { openedDay } from './opened-day.ts'
import { useDayKeys } from './day-keys.ts'
import { fullText, plainNumber, weekdayText } from './day-text.ts'
import { type Day, daysFrom } from './days.ts'
import { draggableFrom, dropOn } from './drag.ts'
import { type Placed, isLong, isOn, lanesOf, onDay } from './placed.ts'
import { type BlockSpan, type MoreSpan, type Span, columnsOf } from './week-columns.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const hourHeight = 48

/** Seven days with their hours; whole days above. */
export function WeekGrid(view: ViewProps) {
  const { events, from, to, day, onDay: choose, onMove } = view
  const keys = useDayKeys(day, choose, (chosen) => (openedDay.value = chosen))
  const days = daysFrom(from, to)
  const lanes = lanesOf(days, events.filter(isLong))
  const timed = events.filter((event) => !isLong(event))
  const scroller = useRef<HTMLDivElement>(null)
  const shownFrom = useRef<Day>()
  const hasBegun = useRef(false)
  useEffect(() => {
    if (shownFrom.current !== from) hasBegun.current = false
    else if (hasBegun.current || timed.length === 0) return
    shownFrom.current = from
    // Begins with the first event, once it is loaded, or in the morning.
    const starts = timed.filter(({ firstDay }) => days.includes(firstDay)).map((event) => event.from)
    hasBegun.current = starts.length > 0
    const first = starts.length > 0 ? Math.min(...starts) : 8 * 60
    scroller.current!.scrollTop = (first / 60 - 1) * hourHeight
  }, [from, events])

  return (
    <div class="week" {...keys}>
      <div class="week-head" role="grid" aria-label={words.events.calendar.label}>
        <div class="week-days" role="row">
          {days.map((each) => (
            <WeekDay key={each} {...view} cell={each} long={lanes.get(each)!} isFirst={each === from} />
          ))}
        </div>
      </div>
      {/* Scrolls by keyboard as well. */}
      <div ref={scroller} class="week-hours" tabIndex={0} role="region" aria-label={words.events.calendar.shows.week}>
        <div class="hours" aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour}>{hour > 0 && formatTime(Date.UTC(2000, 0, 1, hour), 'UTC')}</span>
          ))}
        </div>
        {days.map((each) => (
          <WeekColumn key={each} day={each} events={timed.filter((event) => isOn(event, each))} onMove={onMove} />
        ))}
      </div>
    </div>
  )
}

interface WeekDayProps extends ViewProps {
  readonly cell: Day
  readonly long: readonly (Placed | undefined)[]
  readonly isFirst: boolean
}

function WeekDay({ events, cell, long, isFirst, day, today, onDay: choose, onMove }: WeekDayProps) {
  return (
    <div
      role="gridcell"
      class={`week-day ${cell === today ? 'today' : ''}`}
      data-day={cell}
      tabIndex={cell === day ? 0 : -1}
      aria-selected={cell === day}
      {...(cell === today && { 'aria-current': 'date' })}
      onClick={(event) => {
        if (!(event.target as Element).closest('a')) choose(cell)
      }}
      onDblClick={(event) => {
        if (!(event.target as Element).closest('a')) openedDay.value = cell
      }}
      {...dropOn(cell, onMove)}
    >
      <span class="hidden">{`${fullText(cell)}, ${words.events.calendar.events(onDay(events, cell).length)}`}</span>
      <span class="week-name" aria-hidden="true">
        {weekdayText(cell)} <span class="day-number">{plainNumber(cell)}</span>
      </span>
      {long.map((event, lane) =>
        event ? (
          <Chip key={event.id} event={event} day={cell} isFirst={isFirst} isReachable />
        ) : (
          <span key={lane} class="chip-gap" />
        ),
      )}
    </div>
  )
}

function WeekColumn({ day, events, onMove }: Pick<ViewProps, 'day' | 'events' | 'onMove'>) {
  const { blocks, more } = columnsOf(day, events)
  return (
    <div class="week-column" {...dropOn(day, onMove)}>
      {blocks.map((block) => (
        <Block key={block.event.id} {...block} day={day} />
      ))}
      {more.map((rest) => (
        <More key={rest.top} {...rest} day={day} />
      ))}
    </div>
  )
}

const spanOf = ({ top, bottom, column, columns }: Span) => {
  const width = 100 / columns
  return {
    top: `${(top / 60) * hourHeight}px`,
    height: `${((bottom - top) / 60) * hourHeight - 2}px`,
    insetInlineStart: `${column * width}%`,
    width: `calc(${width}% - 3px)`,
  }
}

function Block({ event, day, ...span }: BlockSpan & { day: Day }) {
  const { prokey, name, starts } = event
  return (
    <a
      class={`block ${looksOf(event)}`}
      href={inOrganization('events', prokey)}
      style={spanOf(span)}
      {...draggableFrom(event, day)}
      {...opensMenu(event)}
    >
      <strong>{name}</strong>
      <time>{formatTime(starts)}</time>
    </a>
  )
}

/** Stands for events that have no room. */
function More({ count, day, ...span }: MoreSpan & { day: Day }) {
  return (
    <button type="button" class="block more" style={spanOf(span)} onClick={() => (openedDay.value = day)}>
      {words.events.calendar.more(count)}
    </button>
  )
}
