import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { words } from '../words.ts'
import type { Variable } from './rich-text/variable.ts'

/** A variable that somebody is typing: `{{ev`. */
const begun = /\{\{\s*([^{}]*)$/u

interface CompletionOptions {
  readonly variables: readonly Variable[]
  /** What stands before the caret; undefined if there is none. */
  readonly before: string | undefined
  /** Replaces the last `length` characters before the caret. */
  readonly choose: (name: string, length: number) => void
}

/** Offers variables while somebody types one. The focus stays in the field. */
export function useCompletion({ variables, before, choose }: CompletionOptions) {
  const id = useId()
  const [moved, setMoved] = useState({ typed: '', position: 0 })
  const [closed, close] = useState<string>()
  const match = before === undefined ? null : begun.exec(before)
  const typed = match?.[1] ?? ''
  const start = match ? before!.slice(0, match.index) : undefined
  const found = match && closed !== start ? variables.filter((each) => isMeant(each, typed)) : []
  // Typing on begins at the top again.
  const current = moved.typed === typed ? Math.min(moved.position, found.length - 1) : 0
  const move = (position: number) => setMoved({ typed, position })

  // Another variable is another question.
  useEffect(() => {
    if (start === undefined) close(undefined)
  }, [start === undefined])

  function pressed(event: KeyboardEvent): boolean {
    if (found.length === 0 || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) move((current + step + found.length) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(found[current]!.name, match![0].length)
    else if (event.key === 'Escape') close(start)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  return {
    /** The length of what was typed of the variable. */
    length: match?.[0].length ?? 0,
    isOpen: found.length > 0,
    pressed,
    attributes: {
      'aria-autocomplete': 'list',
      ...(found.length > 0 && { 'aria-controls': id, 'aria-activedescendant': `${id}-${current}` }),
    } as const,
    list: { id, found, current, onMove: move, onChoose: (name: string) => choose(name, match![0].length) },
  }
}

function isMeant({ name, description }: Variable, typed: string): boolean {
  const wanted = typed.trim().toLowerCase()
  return (
    [name, name.replace('field.', '')].some((each) => each.toLowerCase().startsWith(wanted)) ||
    (wanted.length > 2 && description.toLowerCase().includes(wanted))
  )
}

interface CompletionListProps {
  readonly list: ReturnType<typeof useCompletion>['list']
  /** Where the variable begins, from the edges of the box around; beneath the field if left out. */
  readonly at?: { readonly left: number; readonly top: number } | undefined
}

export function CompletionList({ list: { id, found, current, onMove, onChoose }, at }: CompletionListProps) {
  const list = useRef<HTMLUListElement>(null)
  const texts = words.richText
  useEffect(() => list.current?.scrollIntoView({ block: 'nearest' }), [found.length > 0])
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [current, found.length])
  return (
    <>
      <span class="hidden" role="status">
        {found.length > 0 && texts.variablesFound(found.length)}
      </span>
      {found.length > 0 && (
        <ul
          ref={list}
          id={id}
          class="completion"
          role="listbox"
          // It scrolls.
          tabIndex={0}
          aria-label={texts.variable}
          {...(at && { style: { left: `max(0px, min(${at.left}px, 100% - 20rem))`, top: `${at.top}px` } })}
        >
          {found.map(({ name, description }, index) => (
            <li
              key={name}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === current}
              onMouseMove={() => onMove(index)}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(name)}
            >
              <span class="variable">{name}</span>
              <small>{description}</small>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
