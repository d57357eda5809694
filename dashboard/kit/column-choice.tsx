import { useMemo, useRef, useState } from 'preact/hooks'
import { useCommands } from '../commands.ts'
import { words } from '../first-words.ts'
import { Button } from './button.tsx'
import { Checkbox } from './field.tsx'
import { Popover } from './popover.tsx'
import type { Column } from './table.tsx'

export interface ColumnChoice<T> {
  readonly all: readonly Column<T>[]
  readonly shown: readonly Column<T>[]
  /** Undefined: back to the usual ones. */
  readonly choose: (ids: readonly string[] | undefined) => void
}

/** Which columns are shown, remembered in this browser by `place`. The first one always is. */
export function useColumnChoice<T>(
  place: string,
  all: readonly Column<T>[],
  usual: readonly string[],
): ColumnChoice<T> {
  const [chosen, setChosen] = useState<readonly string[] | undefined>(() => remembered(place))
  const ids = (chosen ?? usual).join()
  const shown = useMemo(() => {
    const wanted = ids.split(',')
    return all.filter(({ id }, index) => index === 0 || wanted.includes(id))
  }, [all, ids])

  function choose(next: readonly string[] | undefined) {
    setChosen(next)
    try {
      if (next) localStorage.setItem(place, JSON.stringify(next))
      else localStorage.removeItem(place)
    } catch {
      // Without storage, the choice lasts as long as the screen.
    }
  }
  return { all, shown, choose }
}

function remembered(place: string): readonly string[] | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : undefined
  } catch {
    return undefined
  }
}

interface ChooserProps<T> {
  readonly choice: ColumnChoice<T>
  /** Columns that stand apart, under a heading of their own. */
  readonly apart?: { readonly title: string; readonly has: (id: string) => boolean }
  /** Shows only the icon, where there is little room. */
  readonly hidesLabel?: boolean
}

/** A button that opens a list of the columns. Phones have room for none, so it isn't drawn there. */
export function ColumnChooser<T>({ choice, apart, hidesLabel = false }: ChooserProps<T>) {
  const texts = words.common.columns
  const { all, shown, choose } = choice
  const ids = shown.map(({ id }) => id)
  const toggle = (id: string) => choose(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])
  const choices = all.slice(1)
  const box = useRef<HTMLDivElement>(null)
  const isWide = matchMedia('(width >= 720px)').matches
  useCommands([isWide && { id: 'choose-columns', label: texts.choose, icon: 'columns', run: () => box.current?.querySelector('button')?.click() }]) // oxfmt-ignore
  const draw = ({ id, label }: Column<T>) => (
    <Checkbox key={id} label={label} isChecked={ids.includes(id)} onChange={() => toggle(id)} />
  )
  const others = choices.filter(({ id }) => apart?.has(id))
  return (
    <div ref={box} class="column-chooser">
      <Popover
        icon="columns"
        title={texts.title}
        {...(hidesLabel && { label: texts.title })}
        content={
          <div class="stack tight filter-fields">
            {choices.filter(({ id }) => !apart?.has(id)).map(draw)}
            {others.length > 0 && <p class="help">{apart!.title}</p>}
            {others.map(draw)}
            <Button size="small" onClick={() => choose(undefined)}>
              {texts.reset}
            </Button>
          </div>
        }
      >
        {hidesLabel ? undefined : texts.title}
      </Popover>
    </div>
  )
}
