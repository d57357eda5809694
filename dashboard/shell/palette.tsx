import { signal } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { words } from '../first-words.ts'
import { Icon, Keys, keysOf } from '../kit/index.ts'
import { useModal } from '../kit/overlay.ts'
import { type Entry, actionsFor, useFound } from './palette-entries.ts'

export const isPaletteOpen = signal(false)

/** Every action and every item, found by typing. */
export function Palette() {
  return isPaletteOpen.value ? <OpenPalette /> : null
}

function OpenPalette() {
  const close = () => (isPaletteOpen.value = false)
  const dialog = useModal(close)
  const [text, setText] = useState('')
  const [chosen, choose] = useState(0)
  const found = useFound(text)
  const list = useRef<HTMLUListElement>(null)
  const entries = [...actionsFor(text, found.destinations), ...found.items]
  const current = Math.min(chosen, entries.length - 1)

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [current])

  function run(entry: Entry | undefined) {
    if (!entry) return
    close()
    // After the dialog has returned the focus.
    setTimeout(entry.run)
  }

  function pressed(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) choose((current + step + entries.length) % Math.max(1, entries.length))
    else if (event.key === 'Enter') run(entries[current])
    else return
    event.preventDefault()
  }

  return (
    <dialog ref={dialog} class="palette" aria-label={words.shell.palette.title}>
      <label class="palette-field">
        <Icon name="search" size={20} />
        <span class="hidden">{words.shell.palette.title}</span>
        <input
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls="palette-list"
          aria-activedescendant={entries.length > 0 ? `palette-${current}` : undefined}
          autocomplete="off"
          spellcheck={false}
          placeholder={words.shell.palette.placeholder}
          value={text}
          onInput={(event) => {
            setText(event.currentTarget.value)
            choose(0)
          }}
          onKeyDown={pressed}
        />
      </label>
      <ul ref={list} id="palette-list" role="listbox" aria-label={words.shell.palette.title}>
        {entries.map((entry, index) => (
          <li
            key={`${entry.label} ${index}`}
            id={`palette-${index}`}
            role="option"
            aria-selected={index === current}
            onMouseMove={() => choose(index)}
            onClick={() => run(entry)}
          >
            <Icon name={entry.icon} />
            <span class="palette-label">{entry.label}</span>
            {entry.detail !== undefined && <small>{entry.detail}</small>}
            {entry.keys !== undefined && <Keys keys={keysOf(entry.keys)} />}
          </li>
        ))}
      </ul>
      {entries.length === 0 && <p class="palette-empty">{words.shell.palette.empty}</p>}
    </dialog>
  )
}
