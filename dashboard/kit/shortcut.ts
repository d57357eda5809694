import { useLayoutEffect } from 'preact/hooks'
import { language } from '../first-words.ts'

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** "Ctrl+K" as it is written on the keyboards of this system and language. */
export function keysOf(keys: string): string {
  return isApple
    ? keys.replace('Ctrl', '⌘').replace('Alt', '⌥').replace('Shift', '⇧').replace('Enter', '↩').replaceAll('+', '')
    : language === 'de'
      ? keys.replace('Ctrl', 'Strg').replace('Shift', 'Umschalt')
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

/** Whether somebody presses the keys that save or send. */
export function isSending(event: KeyboardEvent): boolean {
  const keys = describe(event)
  return (also[keys] ?? keys) === 'Ctrl+Enter'
}

/** Without a field that has the focus, browsers undo what was typed somewhere else, perhaps out of sight. */
const historyKeys = new Set(['Ctrl+Z', 'Ctrl+Shift+Z', 'Ctrl+Y'])

const active = new Set<Shortcut>()
let before = ''
let beforeAt = 0

/** All shortcuts that work now, for the help. */
export function activeShortcuts(): Shortcut[] {
  return [...active]
}

/** What is shown takes its keys from the first moment: an effect that waits for a frame would lose those pressed at once. */
export function useShortcut(shortcut: Shortcut | undefined) {
  useLayoutEffect(() => {
    if (!shortcut) return
    active.add(shortcut)
    return () => void active.delete(shortcut)
  })
}

/** Listens for the shortcuts of all screens: in the application, and in frames that have the focus. */
export function startShortcuts(place: EventTarget = window) {
  place.addEventListener('keydown', press as (event: Event) => void)
}

function press(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing) return
  const keys = describe(event)
  const target = event.composedPath()[0]
  // A screen may have put the focus into a field with this very key, which then goes there.
  const { activeElement } = document
  // Controls without text have no history of their own.
  const isTyping = historyKeys.has(keys)
    ? isText(target)
    : isField(target) || (activeElement !== null && isField(activeElement))
  const pressed = also[keys] ?? keys
  // The times of events in a frame begin with the frame.
  const now = performance.now()
  const pair = now - beforeAt < 1000 ? `${before} ${pressed}` : ''
  ;[before, beforeAt] = [pressed, now]
  // The latest, because the screen on top registers last.
  const found = [...active]
    .toReversed()
    .find((each) => (each.keys === pressed || each.keys === pair) && (!isTyping || each.inFields))
  if (historyKeys.has(keys) && !isTyping) event.preventDefault()
  if (!found || document.querySelector('dialog[open]:not([data-shortcuts])')) return
  event.preventDefault()
  before = ''
  found.run()
}

function describe(event: KeyboardEvent): string {
  const hasControl = isApple ? event.metaKey : event.ctrlKey
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const letter = /^[a-z0-9]$/.test(name)
  return [hasControl && 'Ctrl', event.altKey && 'Alt', event.shiftKey && (letter || name.length > 1) && 'Shift', hasControl || event.altKey ? name.length === 1 ? name.toUpperCase() : name : name] // oxfmt-ignore
    .filter(Boolean)
    .join('+')
}

/** Elements of frames are instances of other classes. */
function isField(target: EventTarget | undefined): boolean {
  const { isContentEditable, matches } = target as Partial<HTMLElement>
  return matches !== undefined && (isContentEditable || (target as HTMLElement).matches('input, textarea, select'))
}

const withoutText =
  'select, [type=checkbox], [type=radio], [type=range], [type=color], [type=file], [type=button], [type=submit]'

function isText(target: EventTarget | undefined): boolean {
  return isField(target) && !(target as HTMLElement).matches(withoutText)
}
