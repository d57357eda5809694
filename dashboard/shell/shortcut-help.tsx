import { signal } from '@preact/signals'
import { Dialog, Keys, activeShortcuts, keysOf } from '../kit/index.ts'
import { words } from '../first-words.ts'

export const isHelpOpen = signal(false)

/** All shortcuts that work on this screen. */
export function ShortcutHelp() {
  if (!isHelpOpen.value) return null
  return (
    <Dialog title={words.shell.shortcuts.title} onClose={() => (isHelpOpen.value = false)}>
      <dl class="shortcuts">
        {activeShortcuts().map(({ keys, label }) => (
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
