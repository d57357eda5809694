import { signal } from '@preact/signals'
import { words } from '../words.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

interface Toast {
  readonly id: number
  readonly text: string
  readonly isError?: boolean
  readonly action?: { readonly label: string; readonly run: () => void }
}

const toasts = signal<readonly Toast[]>([])
let count = 0

interface ToastOptions {
  /** Offers to undo it for ten seconds. */
  readonly undo?: () => void
  readonly action?: Toast['action']
  readonly isError?: boolean
}

/** Says briefly what was done. Errors also stand where they happened. */
export function toast(text: string, { undo, action, isError = false }: ToastOptions = {}) {
  count += 1
  const id = count
  const offered = undo ? { label: words.common.undo, run: undo } : action
  // Saying the same again replaces it, unless something could be undone.
  const others = toasts.value.filter((each) => each.text !== text || each.action !== undefined)
  toasts.value = [...others.slice(-2), { id, text, isError, ...(offered && { action: offered }) }]
  setTimeout(() => dismiss(id), offered || isError ? 10_000 : 4000)
}

function dismiss(id: number) {
  toasts.value = toasts.value.filter((each) => each.id !== id)
}

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map(({ id, text, isError, action }) => (
        <div key={id} class={`toast ${isError ? 'error' : ''}`}>
          <Icon name={isError ? 'error' : 'done'} />
          <span>{text}</span>
          {action && (
            <Button
              kind="quiet"
              size="small"
              onClick={() => {
                dismiss(id)
                action.run()
              }}
            >
              {action.label}
            </Button>
          )}
          <Button kind="quiet" size="small" icon="close" label={words.common.dismiss} onClick={() => dismiss(id)} />
        </div>
      ))}
    </div>
  )
}
