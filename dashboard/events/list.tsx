import type { FoundEvent } from '@kalends/contract'
import { useCommands } from '../commands.ts'
import { Button, ColumnChooser, Late, LoadError, Skeleton, Table, useShortcut } from '../kit/index.ts'
import { formatNumber } from '../format.ts'
import { setQuery } from '../router.ts'
import { can, inOrganization } from '../session.ts'
import { words } from '../words.ts'
import { useEventColumns } from './columns.tsx'
import { EmptyList } from './empty-list.tsx'
import { EventMenu } from './event-menu.tsx'
import { FilterBar, useSearch } from './filter-bar.tsx'
import { clearFilters, currentFilters, filterCount } from './filters.ts'
import { useFoundEvents } from './found-events.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useSelection } from './selection.ts'

const rows = {
  idOf: ({ prokey }: FoundEvent) => prokey,
  nameOf: ({ title }: FoundEvent) => words.events.selectEvent(title),
  hrefOf: ({ prokey }: FoundEvent) => inOrganization('events', prokey),
  actionsOf: (event: FoundEvent) => <EventMenu event={event} />,
}

export function EventList() {
  const texts = words.events
  const [search, setSearch] = useSearch()
  const filters = { ...currentFilters(), search }
  const list = useFoundEvents(filters)
  const events = list.found?.events ?? []
  const columns = useEventColumns()
  const { selected, chosen, offer, select, selectAll } = useSelection(filters, list)

  useCommands([
    ...(['upcoming', 'past', 'all'] as const).map((time) => ({
      id: `events-${time}`,
      label: texts.showTime[time],
      icon: 'filter' as const,
      run: () => setQuery({ time: time === 'upcoming' ? '' : time, sort: '' }),
    })),
    { id: 'events-drafts', label: texts.showDrafts, icon: 'draft', run: () => setQuery({ status: 'draft' }) },
    filterCount(filters) > 0 && { id: 'events-clear', label: texts.filters.clear, icon: 'close', run: clear },
    can('editor') &&
      events.length > 0 && { id: 'select-events', label: texts.selectAll, icon: 'check', run: selectAll },
    offer?.count !== undefined && {
      id: 'events-matching',
      label: texts.selectMatching(formatNumber(offer.count), offer.isComplete),
      icon: 'check',
      run: offer.run,
    },
    { id: 'events-print', label: texts.print, icon: 'print', run: () => print() },
  ])
  useShortcut({ keys: 'x', label: texts.selectRow, run: toggleFocused })
  useShortcut(
    chosen.length > 0 ? { keys: 'Escape', label: texts.clearSelection, run: () => select(new Set()) } : undefined,
  )

  function clear() {
    setSearch('')
    clearFilters()
  }

  function toggleFocused() {
    document.activeElement?.closest('.row')?.querySelector<HTMLElement>('input[type=checkbox]')?.click()
  }

  return (
    <>
      <FilterBar filters={filters} onSearch={setSearch} hasTime>
        {events.length > 0 && <ColumnChooser choice={columns} hidesLabel />}
      </FilterBar>
      <p class="hidden" role="status">
        {!list.isStale && texts.count(events.length, formatNumber(events.length), list.found?.cursor != null)}
      </p>
      {list.error !== undefined && <LoadError error={list.error} retry={() => void list.reload()} />}
      {!list.found && list.error === undefined && (
        <Late>
          <Skeleton lines={8} />
        </Late>
      )}
      {list.found && events.length === 0 && !list.isStale && <EmptyList filters={filters} onClear={clear} />}
      {events.length > 0 && (
        <div
          class={['event-table', columns.shown.length > 6 && 'crowded', ...columns.shown.map(({ id }) => `with-${id}`)]
            .filter(Boolean)
            .join(' ')}
          aria-busy={list.isStale}
          onKeyDown={moveBetweenRows}
        >
          <Table
            label={texts.title}
            {...rows}
            columns={columns.shown}
            items={events}
            sort={filters.sort}
            onSort={(sort) => setQuery({ sort })}
            {...(can('editor') && { selected, onSelect: select })}
            onEnd={list.onEnd}
          />
        </div>
      )}
      {list.hasFailed && (
        <div class="cluster list-end">
          <span>{texts.moreFailed}</span>
          <Button size="small" icon="refresh" onClick={list.tryAgain}>
            {words.common.tryAgain}
          </Button>
        </div>
      )}
      {chosen.length > 0 && <SelectionBar events={chosen} offer={offer} clear={() => select(new Set())} />}
    </>
  )
}

/** The arrow keys go from row to row. */
function moveBetweenRows(event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const now = (event.target as Element).closest('.row')
  if (step === undefined || !now || (event.target as Element).closest('[popover]')) return
  const next = step > 0 ? now.nextElementSibling : now.previousElementSibling
  next?.querySelector<HTMLElement>('.row-link')?.focus()
  event.preventDefault()
}
