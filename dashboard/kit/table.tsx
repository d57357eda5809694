import { useRef } from 'preact/hooks'
import { words } from '../first-words.ts'
import { Icon } from './icon.tsx'
import { Checkbox } from './field.tsx'
import { isPrinting } from './printing.ts'
import { useRowsInView } from './rows-in-view.ts'
import { type Column, type RowsProps, useRows } from './table-rows.tsx'

export type { Column }

interface TableProps<T> extends RowsProps<T> {
  readonly label: string
  /** The current order; with a minus sign, the reverse. */
  readonly sort?: string
  readonly onSort?: (sort: string) => void
  /** Called when the end of the list comes near. */
  readonly onEnd?: () => void
}

/** A table that draws only the rows in view, so that ten thousand scroll as well as ten. */
export function Table<T>(props: TableProps<T>) {
  const { label, columns, items, idOf, selected, onSelect, actionsOf, onEnd } = props
  const body = useRef<HTMLDivElement>(null)
  const inView = useRowsInView(items.length, body, onEnd)
  const [from, to] = isPrinting.value ? [0, items.length] : inView

  const tracks = [
    onSelect && '44px',
    ...columns.map(({ width = 'minmax(96px, 1fr)' }) => width),
    actionsOf && '48px',
  ].filter(Boolean)
  const rows = useRows(props, from, to)
  const isAll = selected !== undefined && items.length > 0 && items.every((item) => selected.has(idOf(item)))

  return (
    <div
      class="table"
      role="table"
      aria-label={label}
      aria-rowcount={items.length + 1}
      style={{
        '--tracks': tracks.join(' '),
        '--tracks-small': smallTracks(props),
        '--tracks-narrow': [onSelect && '44px', 'minmax(0, 1fr)', actionsOf && '48px'].filter(Boolean).join(' '),
        '--first': onSelect ? 2 : 1,
      }}
    >
      <div class="table-head" role="row" aria-rowindex={1}>
        {onSelect && (
          <span role="columnheader" class="cell select">
            <Checkbox
              label={words.common.selectAll}
              hidesLabel
              isChecked={isAll}
              isMixed={!isAll && (selected?.size ?? 0) > 0}
              onChange={(isOn) => onSelect(new Set(isOn ? items.map(idOf) : []))}
            />
          </span>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} {...props} />
        ))}
        {actionsOf && (
          <span role="columnheader" class="cell row-actions">
            <span class="hidden">{words.common.actions}</span>
          </span>
        )}
      </div>
      <div ref={body} class="table-body" style={{ height: `calc(${items.length} * var(--row))` }}>
        <div role="rowgroup" class="rows-in-view">
          {rows}
        </div>
      </div>
    </div>
  )
}

function smallTracks<T>({ columns, onSelect, actionsOf }: TableProps<T>): string {
  const shown = columns
    .filter(({ isMinor }) => !isMinor)
    .map(({ isNumber }, index) => (index === 0 ? 'minmax(0, 1fr)' : isNumber ? '72px' : 'auto'))
  return [onSelect && '44px', ...shown, actionsOf && '48px'].filter(Boolean).join(' ')
}

function HeadCell<T>({ column, sort = '', onSort }: TableProps<T> & { column: Column<T> }) {
  const { label, isNumber, isMinor } = column
  const isSorted = column.sort !== undefined && sort.replace(/^-/, '') === column.sort
  const isReverse = sort.startsWith('-')
  const style = `cell ${isNumber ? 'number' : ''} ${isMinor ? 'minor' : ''}`
  if (column.sort === undefined || !onSort)
    return (
      <span role="columnheader" class={style}>
        {label}
      </span>
    )
  return (
    <span role="columnheader" class={style} aria-sort={isSorted ? (isReverse ? 'descending' : 'ascending') : 'none'}>
      <button
        type="button"
        class="sorter"
        onClick={() => onSort(isSorted && !isReverse ? `-${column.sort}` : column.sort!)}
      >
        {label}
        <Icon name={isSorted ? (isReverse ? 'down' : 'up') : 'sort'} size={14} />
      </button>
    </span>
  )
}
