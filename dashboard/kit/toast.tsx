import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useCommands } from '../commands.ts'
import { words } from '../first-words.ts'
import { path } from '../router.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { useShortcut } from './shortcut.ts'

interface Toast {
  readonly id: number
  readonly text: string
  readonly isError?: boolean
  readonly subject?: string
  readonly action?: { readonly label: string; readonly run: () => void; readonly keys?: string }
}

export const undoKeys = 'Ctrl+Z'

const toasts = signal<readonly Toast[]>([])
let count = 0

interface ToastOptions {
  /** Offers to undo it for ten seconds. */
  readonly undo?: () => void
  readonly action?: Toast['action']
  readonly isError?: boolean
  /**
   * The state of the screen that it tells about, such as `saved`. It goes when another toast tells about the same,
   * when the state is over (`withdrawToasts`), and when the person leaves the screen.
   */
  readonly subject?: string
}

/** Says briefly what was done. Errors also stand where they happened. */
export function toast(text: string, { undo, action, isError = false, subject }: ToastOptions = {}) {
  count += 1
  const id = count
  const offered = undo ? { label: words.common.undo, run: undo, keys: undoKeys } : action
  if (subject !== undefined) toasts.value = toasts.value.filter((each) => each.subject !== subject)
  // Saying the same again replaces it, unless something could be undone.
  const others = toasts.value.filter((each) => each.text !== text || each.action !== undefined)
  toasts.value = [...others.slice(-2), { id, text, isError, ...(subject !== undefined && { subject }), ...(offered && { action: offered }) }] // oxfmt-ignore
  setTimeout(() => dismiss(id), offered || isError ? 10_000 : 4000)
}

/** Takes back what is no longer true: all toasts whose subject begins so. */
export function withdrawToasts(subject: string) {
  const left = toasts.peek().filter((each) => !each.subject?.startsWith(subject))
  if (left.length < toasts.peek().length) toasts.value = left
}

path.subscribe(() => withdrawToasts(''))

function dismiss(id: number) {
  toasts.value = toasts.value.filter((each) => each.id !== id)
}

function act({ id, action }: Toast) {
  dismiss(id)
  action?.run()
}

/** What stays until it is over stands above the others. */
export function Toasts({ children }: { children?: ComponentChildren }) {
  const undoable = toasts.value.findLast(({ action }) => action?.keys !== undefined)
  const undo = undoable && (() => act(undoable))
  useCommands([undo && { id: 'undo', label: `${words.common.undo}: ${undoable.text}`, icon: 'undo', keys: undoKeys, run: undo }]) // oxfmt-ignore
  useShortcut(undo && { keys: undoKeys, label: words.common.undo, run: undo })
  return (
    <div class="toasts" role="status" aria-live="polite">
      {children}
      {toasts.value.map((each) => (
        <div key={each.id} class={`toast ${each.isError ? 'error' : ''}`}>
          <Icon name={each.isError ? 'error' : 'done'} />
          <span>{each.text}</span>
          {each.action && (
            <Button kind="quiet" size="small" {...(each === undoable && { keys: undoKeys })} onClick={() => act(each)}>
              {each.action.label}
            </Button>
          )}
          <Button
            kind="quiet"
            size="small"
            icon="close"
            label={words.common.dismiss}
            onClick={() => dismiss(each.id)}
          />
        </div>
      ))}
    </div>
  )
}
