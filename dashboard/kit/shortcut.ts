import { useEffect } from 'preact/hooks'

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** "Ctrl+K" as it is written on this system. */
export function keysOf(keys: string): string {
  return isApple
    ? keys.replace('Ctrl', '⌘').replace('Alt', '⌥').replace('Shift', '⇧').replace('Enter', '↩').replaceAll('+', '')
    : keys
}

/** A shortcut of the current screen, for the list of all shortcuts. */
export interface Shortcut {
  /** `Ctrl+Enter`, `n`, `?`, or two keys in a row: `g e`. */
  readonly keys: string
  readonly label: string
  readonly run: () => void
  /** Whether it also works while somebody types. */
  readonly inFields?: boolean
}

/** Keys that other programs use for the same. */
const also: Readonly<Record<string, string>> = { 'Ctrl+S': 'Ctrl+Enter' }

const active = new Set<Shortcut>()
let before = ''
let beforeAt = 0

/** All shortcuts that work now, for the help. */
export function activeShortcuts(): Shortcut[] {
  return [...active]
}

export function useShortcut(shortcut: Shortcut | undefined) {
  useEffect(() => {
    if (!shortcut) return
    active.add(shortcut)
    return () => void active.delete(shortcut)
  })
}

/** Listens for the shortcuts of all screens. */
export function startShortcuts() {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing) return
    const isTyping = isField(event.target)
    const keys = describe(event)
    const pressed = also[keys] ?? keys
    const pair = event.timeStamp - beforeAt < 1000 ? `${before} ${pressed}` : ''
    ;[before, beforeAt] = [pressed, event.timeStamp]
    // The latest, because the screen on top registers last.
    const found = [...active]
      .toReversed()
      .find((each) => (each.keys === pressed || each.keys === pair) && (!isTyping || each.inFields))
    if (!found || document.querySelector('dialog[open]:not([data-shortcuts])')) return
    event.preventDefault()
    before = ''
    found.run()
  })
}

function describe(event: KeyboardEvent): string {
  const hasControl = isApple ? event.metaKey : event.ctrlKey
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const letter = /^[a-z0-9]$/.test(name)
  return [hasControl && 'Ctrl', event.altKey && 'Alt', event.shiftKey && (letter || name.length > 1) && 'Shift', hasControl || event.altKey ? name.length === 1 ? name.toUpperCase() : name : name] // oxfmt-ignore
    .filter(Boolean)
    .join('+')
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
