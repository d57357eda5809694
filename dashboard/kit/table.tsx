import type { ComponentChildren, VNode } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { words } from '../words.ts'
import { Icon } from './icon.tsx'
import { Checkbox } from './field.tsx'
import { usePrinting } from './printing.ts'

export interface Column<T> {
  readonly id: string
  readonly label: string
  readonly cell: (item: T) => ComponentChildren
  /** Sortable: the name of the order. */
  readonly sort?: string
  readonly isNumber?: boolean
  /** Not shown on phones. */
  readonly isMinor?: boolean
  /** A grid track, such as `minmax(200px, 2fr)`. */
  readonly width?: string
}

interface TableProps<T> {
  readonly label: string
  readonly columns: readonly Column<T>[]
  readonly items: readonly T[]
  readonly idOf: (item: T) => string
  readonly hrefOf?: (item: T) => string | undefined
  /** The current order; with a minus sign, the reverse. */
  readonly sort?: string
  readonly onSort?: (sort: string) => void
  readonly selected?: ReadonlySet<string>
  readonly onSelect?: (selected: ReadonlySet<string>) => void
  /** What a row is called by its checkbox. */
  readonly nameOf?: (item: T) => string
  readonly actionsOf?: (item: T) => ComponentChildren
  /** Called when the end of the list comes near. */
  readonly onEnd?: () => void
}

/** Rows grow with the text. */
const rowRems = 3.5
const rowHeight = () => rowRems * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
const more = 12

/** A table that draws only the rows in view, so that ten thousand scroll as well as ten. */
export function Table<T>(props: TableProps<T>) {
  const { label, columns, items, idOf, selected, onSelect, actionsOf, onEnd } = props
  const body = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState<readonly [number, number]>([0, 40])
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
      if (last >= items.length - more) onEnd?.()
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
  // Rows that were drawn with the same properties are reused, so that scrolling draws only new ones.
  const drawn = useRef<{ readonly props: TableProps<T>; readonly rows: Map<number, VNode> }>()
  const reusable = drawn.current?.props === props ? drawn.current.rows : undefined
  const rows = items.slice(from, to).map((item, index) => {
    const at = from + index
    return reusable?.get(at) ?? <Row key={idOf(item)} item={item} index={at + 2} {...props} />
  })
  drawn.current = { props, rows: new Map(rows.map((row, index) => [from + index, row])) }
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
      <div ref={body} role="rowgroup" class="table-body" style={{ height: `${items.length * rowRems}rem` }}>
        <div role="presentation" style={{ transform: `translateY(${from * rowRems}rem)` }}>
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

function Row<T>({
  item,
  index,
  columns,
  idOf,
  hrefOf,
  selected,
  onSelect,
  nameOf,
  actionsOf,
}: TableProps<T> & { item: T; index: number }) {
  const id = idOf(item)
  const isSelected = selected?.has(id) ?? false
  const href = hrefOf?.(item)

  function toggle(isOn: boolean) {
    const next = new Set(selected)
    if (isOn) next.add(id)
    else next.delete(id)
    onSelect?.(next)
  }

  return (
    <div class={`row ${isSelected ? 'selected' : ''}`} role="row" aria-rowindex={index} data-id={id}>
      {onSelect && (
        <span role="cell" class="cell">
          <Checkbox label={nameOf?.(item) ?? words.common.select} hidesLabel isChecked={isSelected} onChange={toggle} />
        </span>
      )}
      {columns.map(({ id: column, cell, isNumber, isMinor }, position) => (
        <span key={column} role="cell" class={`cell ${isNumber ? 'number' : ''} ${isMinor ? 'minor' : ''}`}>
          {position === 0 && href !== undefined ? (
            <a class="row-link" href={href}>
              {cell(item)}
            </a>
          ) : (
            cell(item)
          )}
        </span>
      ))}
      {actionsOf && (
        <span role="cell" class="cell row-actions">
          {actionsOf(item)}
        </span>
      )}
    </div>
  )
}
