import type { Occurrences } from '@kalends/contract'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useData } from '../../cache.ts'
import { useCommands } from '../../commands.ts'
import { formatNumber, ownTimeZone } from '../../format.ts'
import { Await, LoadError, Notice, Skeleton, isNarrow, useShortcut } from '../../kit/index.ts'
import { queryValue, setQuery } from '../../router.ts'
import { organizationId } from '../../session.ts'
import { words } from '../../words.ts'
import { FilterBar, useSearch } from '../filter-bar.tsx'
import { currentFilters, queryOf } from '../filters.ts'
import { Agenda } from './agenda.tsx'
import { CalendarBar } from './calendar-bar.tsx'
import { DateMenu } from './date-menu.tsx'
import { DayDialog } from './day-dialog.tsx'
import { openedDay } from './opened-day.ts'
import { DayEvents } from './day-events.tsx'
import { type Day, isDay, wallOf } from './days.ts'
import { MonthGrid } from './month-grid.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { moveFailure, moveToDay } from './move-day.ts'
import { loadOccurrences } from './occurrences.ts'
import { type Show, periodOf, shows } from './period.ts'
import { placed } from './placed.ts'
import { moveDate } from './series-date.ts'
import type { ViewProps } from './view.ts'
import { WeekGrid } from './week-grid.tsx'

export function EventCalendar() {
  const [search, setSearch] = useSearch()
  const filters = { ...currentFilters(), search }
  const today = wallOf(Date.now(), ownTimeZone()).day
  const show = shows.find((each) => each === queryValue('show')) ?? 'month'
  const day = isDay(queryValue('day')) ? queryValue('day') : today
  const { from, to, title, next, previous } = periodOf(show, day)
  const key = `${organizationId.value}/events/occurrences?${JSON.stringify([show, from, to, queryOf(filters)])}`
  const loaded = useData(key, (abort) => loadOccurrences(filters, { show, from, to }, abort))
  const known = useRef<Occurrences>()
  if (loaded.data) known.current = loaded.data
  const data = loaded.data ?? known.current
  const events = useMemo(() => (data?.occurrences ?? []).map(placed), [data])

  const go = (target: Day) => setQuery({ day: target === today ? '' : target })
  const showAs = (chosen: Show) => setQuery({ show: chosen === 'month' ? '' : chosen })
  useCalendarCommands({ today: () => go(today), next: () => go(next), previous: () => go(previous), showAs })

  const View = show === 'agenda' ? Agenda : show === 'week' && !isNarrow.value ? WeekGrid : MonthGrid
  const view: ViewProps = {
    events,
    from,
    to,
    day,
    today,
    onDay: go,
    onMove: (event, start, target) => {
      if (event.recurring) void moveDate(event, start, target, { asks: true })
      else void moveToDay(event, start, target, key)
    },
    isNarrow: isNarrow.value,
  }
  return (
    <>
      <FilterBar filters={filters} onSearch={setSearch} />
      <CalendarBar title={title} show={show} go={go} showAs={showAs} targets={{ today, next, previous }} />
      {moveFailure.value && (
        <Notice tone="error" title={moveFailure.value.title}>
          {moveFailure.value.text}
        </Notice>
      )}
      {loaded.error !== undefined && data && <LoadError error={loaded.error} retry={() => void loaded.reload()} />}
      {data && data.left > 0 && (
        <Notice tone="warning">
          {words.events.calendar.incomplete(formatNumber(data.occurrences.length), data.left, formatNumber(data.left))}
        </Notice>
      )}
      <Await loaded={data ? { ...loaded, data } : loaded} skeleton={<Skeleton lines={10} />}>
        {() => (
          <div class="calendar" aria-busy={loaded.data === undefined}>
            <View {...view} />
            {isNarrow.value && show !== 'agenda' && <DayEvents {...view} />}
          </div>
        )}
      </Await>
      <DateMenu events={events} />
      {openedDay.value !== undefined && <DayDialog {...view} day={openedDay.value} />}
      <MoveDialog
        onMove={(event, start, target) =>
          void (event.recurring
            ? moveDate(event, start, target, { asks: false })
            : moveToDay(event, start, target, key))
        }
      />{' '}
      {/* oxfmt-ignore */}
    </>
  )
}

interface Moves {
  readonly today: () => void
  readonly next: () => void
  readonly previous: () => void
  readonly showAs: (show: Show) => void
}

function useCalendarCommands(moves: Moves) {
  const texts = words.events.calendar
  const [latest] = useState({ current: moves })
  useLayoutEffect(() => {
    latest.current = moves
  })
  const { today, next, previous } = moves
  useCommands([
    { id: 'calendar-today', label: texts.goToday, icon: 'day', keys: 't', run: () => latest.current.today() },
    { id: 'calendar-next', label: texts.next, icon: 'onward', keys: 'j', run: () => latest.current.next() },
    { id: 'calendar-previous', label: texts.previous, icon: 'back', keys: 'k', run: () => latest.current.previous() },
    ...shows.map((show) => ({
      id: `calendar-${show}`,
      label: texts.showAs[show],
      icon: 'calendar' as const,
      keys: show[0]!,
      run: () => latest.current.showAs(show),
    })),
  ])
  useShortcut({ keys: 't', label: texts.goToday, run: today })
  useShortcut({ keys: 'j', label: texts.next, run: next })
  useShortcut({ keys: 'k', label: texts.previous, run: previous })
  useShortcut({ keys: 'm', label: texts.showAs.month, run: () => moves.showAs('month') })
  useShortcut({ keys: 'w', label: texts.showAs.week, run: () => moves.showAs('week') })
  useShortcut({ keys: 'a', label: texts.showAs.agenda, run: () => moves.showAs('agenda') })
}
