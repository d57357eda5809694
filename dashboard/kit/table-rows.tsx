import type { ComponentChildren, VNode } from 'preact'
import { useRef } from 'preact/hooks'
import { words } from '../first-words.ts'
import { Checkbox } from './field.tsx'

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

/** What a row shows. A list of many draws only changed rows again if these functions stay the same. */
interface RowProps<T> {
  readonly columns: readonly Column<T>[]
  readonly idOf: (item: T) => string
  readonly hrefOf?: (item: T) => string | undefined
  /** What a row is called by its checkbox. */
  readonly nameOf?: (item: T) => string
  readonly actionsOf?: (item: T) => ComponentChildren
}

export interface RowsProps<T> extends RowProps<T> {
  readonly items: readonly T[]
  readonly selected?: ReadonlySet<string>
  readonly onSelect?: (selected: ReadonlySet<string>) => void
}

interface Drawn {
  readonly index: number
  readonly isSelected: boolean | undefined
  readonly row: VNode
}

/** The rows of a part of the items. One stays as it is until it would look different, so scrolling draws only new ones. */
export function useRows<T>(props: RowsProps<T>, from: number, to: number): VNode[] {
  const { items, columns, idOf, hrefOf, nameOf, actionsOf, selected, onSelect } = props
  const latest = useRef(props)
  latest.current = props
  const toggle = useRef((id: string, isOn: boolean) => {
    const next = new Set(latest.current.selected)
    if (isOn) next.add(id)
    else next.delete(id)
    latest.current.onSelect?.(next)
  }).current

  const look = { columns, idOf, hrefOf, nameOf, actionsOf } as RowProps<T>
  const before = useRef<{ readonly look: RowProps<T>; readonly rows: ReadonlyMap<T, Drawn> }>()
  const known = before.current && isSame(before.current.look, look) ? before.current.rows : undefined
  const rows = new Map(
    items.slice(from, to).map((item, position): [T, Drawn] => {
      const [index, id] = [from + position, idOf(item)]
      const isSelected = onSelect && selected?.has(id)
      const drawn = known?.get(item)
      if (drawn?.index === index && drawn.isSelected === isSelected) return [item, drawn]
      const row = <Row key={id} {...{ ...look, item, index, isSelected, toggle }} />
      return [item, { index, isSelected, row }]
    }),
  )
  before.current = { look, rows }
  return Array.from(rows.values(), ({ row }) => row)
}

function isSame<P extends object>(one: P, other: P): boolean {
  return Object.entries(one).every(([name, value]) => value === other[name as keyof P])
}

interface OneRow<T> extends RowProps<T> {
  readonly item: T
  readonly index: number
  /** Undefined if rows cannot be selected. */
  readonly isSelected: boolean | undefined
  readonly toggle: (id: string, isOn: boolean) => void
}

function Row<T>({ item, index, columns, idOf, hrefOf, nameOf, actionsOf, isSelected, toggle }: OneRow<T>) {
  const id = idOf(item)
  const href = hrefOf?.(item)
  return (
    <div
      class={`row ${isSelected ? 'selected' : ''}`}
      role="row"
      aria-rowindex={index + 2}
      data-id={id}
      style={{ top: `calc(${index} * var(--row))` }}
    >
      {isSelected !== undefined && (
        <span role="cell" class="cell select">
          <Checkbox
            label={nameOf?.(item) ?? words.common.select}
            hidesLabel
            isChecked={isSelected}
            onChange={(isOn) => toggle(id, isOn)}
          />
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
