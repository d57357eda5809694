import { signal } from '@preact/signals'
import { Dialog, Keys, activeShortcuts, keysOf, undoKeys } from '../kit/index.ts'
import { words } from '../first-words.ts'

export const isHelpOpen = signal(false)

/** What `/` leads to, on screens with a list. */
export const searchField = () => document.querySelector<HTMLInputElement>('[data-search]')

/** All shortcuts that work on this screen, and the one that works while something can be undone. */
export function ShortcutHelp() {
  if (!isHelpOpen.value) return null
  const { undo, title } = words.shell.shortcuts
  const active = activeShortcuts().filter(({ keys }) => keys !== undoKeys && (keys !== '/' || searchField() !== null))
  return (
    <Dialog title={title} onClose={() => (isHelpOpen.value = false)}>
      <dl class="shortcuts">
        {[...active, { keys: undoKeys, label: undo }].map(({ keys, label }) => (
          <div key={keys}>
            <dt>{label}</dt>
            <dd>
              <Keys keys={keysOf(keys)} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
