import type { FoundEvent } from '@kalends/contract'
import { signal } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { app } from '../api.ts'
import { type Command, commands } from '../commands.ts'
import { formatDay } from '../format.ts'
import { Icon, type IconName, Keys, keysOf } from '../kit/index.ts'
import { useModal } from '../kit/overlay.ts'
import { places } from '../places.ts'
import { navigate } from '../router.ts'
import { can, inOrganization, organization } from '../session.ts'
import { words } from '../first-words.ts'

export const isPaletteOpen = signal(false)

interface Entry {
  readonly label: string
  readonly detail?: string
  readonly icon: IconName
  readonly keys?: string | undefined
  readonly run: () => void
}

/** Every action and every item, found by typing. */
export function Palette() {
  return isPaletteOpen.value ? <OpenPalette /> : null
}

function OpenPalette() {
  const close = () => (isPaletteOpen.value = false)
  const dialog = useModal(close)
  const [text, setText] = useState('')
  const [chosen, choose] = useState(0)
  const events = useFoundEvents(text)
  const list = useRef<HTMLUListElement>(null)
  const entries = [...actionsFor(text), ...events]
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

function actionsFor(text: string): Entry[] {
  const going = places()
    .filter(({ role }) => organization.value && can(role))
    .map((place): Command => ({
      id: `go-${place.id}`,
      label: words.shell.palette.go(place.label),
      icon: place.icon,
      keys: place.keys,
      run: () => navigate(place.href),
    }))
  const wanted = folded(text).split(' ').filter(Boolean)
  return [...commands.value, ...going]
    .filter(({ label, also = '' }) => wanted.every((word) => folded(`${label} ${also}`).includes(word)))
    .map(({ label, icon = 'onward', keys, run }) => ({ label, icon, keys, run }))
}

/** Events whose title has these words, a moment after the person stops typing. */
function useFoundEvents(text: string): Entry[] {
  const [found, setFound] = useState<readonly FoundEvent[]>([])
  const wanted = text.trim()
  useEffect(() => {
    if (wanted === '' || !organization.value) return setFound([])
    const stop = new AbortController()
    const timer = setTimeout(() => {
      app.events
        .list({ query: { search: wanted.slice(0, 200), limit: 8 } }, { signal: stop.signal })
        .then(({ events }) => setFound(events))
        // The actions still work.
        .catch(() => setFound([]))
    }, 60)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted])
  return found.map(({ prokey, title, next, first }) => ({
    label: title,
    detail: formatDay((next ?? first).starts, (next ?? first).timeZone),
    icon: 'events',
    run: () => navigate(inOrganization('events', prokey)),
  }))
}

/** Without case and accents. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
