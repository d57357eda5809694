import { useEffect, useRef, useState } from 'preact/hooks'
import { words } from '../first-words.ts'
import { Icon } from './icon.tsx'
import { Checkbox } from './field.tsx'
import { usePrinting } from './printing.ts'
import { type Column, type RowsProps, rowRems, useRows } from './table-rows.tsx'

export type { Column }

interface TableProps<T> extends RowsProps<T> {
  readonly label: string
  /** The current order; with a minus sign, the reverse. */
  readonly sort?: string
  readonly onSort?: (sort: string) => void
  /** Called when the end of the list comes near. */
  readonly onEnd?: () => void
}

const rowHeight = () => rowRems * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
/** Rows drawn above and below those in view. */
const more = 6
/** As many rows as the head of the screen and that of the table take at least. */
const above = 3
/** More items are loaded when this many are left. */
const ahead = 40

/** A table that draws only the rows in view, so that ten thousand scroll as well as ten. */
export function Table<T>(props: TableProps<T>) {
  const { label, columns, items, idOf, selected, onSelect, actionsOf, onEnd } = props
  const body = useRef<HTMLDivElement>(null)
  // First those that can be in view; a moment later, those around them.
  const [range, setRange] = useState<readonly [number, number]>(() => [0, Math.ceil(innerHeight / rowHeight() - above)])
  const isPrinting = usePrinting()
  const [from, to] = isPrinting
    ? [0, items.length]
    : [Math.min(range[0], items.length), Math.min(range[1], items.length)]

  useEffect(() => {
    let frame = 0
    function measure() {
      frame = 0
      const height = rowHeight()
      const top = body.current?.getBoundingClientRect().top ?? 0
      const first = Math.max(0, Math.floor(-top / height) - more)
      const last = first + Math.ceil(innerHeight / height) + 2 * more
      setRange(([a, b]) => (a === first && b === last ? [a, b] : [first, last]))
      if (last >= items.length - ahead) onEnd?.()
    }
    const later = () => (frame ||= requestAnimationFrame(measure))
    measure()
    addEventListener('scroll', later, { passive: true })
    addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', later)
      removeEventListener('resize', later)
    }
  }, [items.length, onEnd])

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
      style={{ '--tracks': tracks.join(' '), '--tracks-small': smallTracks(props) }}
    >
      <div class="table-head" role="row" aria-rowindex={1}>
        {onSelect && (
          <span role="columnheader" class="cell">
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
          <span role="columnheader" class="cell">
            <span class="hidden">{words.common.actions}</span>
          </span>
        )}
      </div>
      <div ref={body} class="table-body" style={{ height: `${items.length * rowRems}rem` }}>
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
