import { type Scope, checkKey } from './key-check.ts'
import type { Viewer } from './swagger-ui.ts'

const labels: Record<Scope, string> = { read: 'Read-only key', write: 'Write-only key', 'read-write': 'Key added' }

/** The key for tried requests. The viewer keeps it in memory only. */
export function offerKey(viewer: Viewer) {
  const button = byId('key-button', HTMLButtonElement)
  const dialog = byId('key-dialog', HTMLDialogElement)
  const input = byId('key', HTMLInputElement)
  const fault = byId('key-fault', HTMLElement)
  const forget = byId('key-forget', HTMLElement)
  const use = byId('key-use', HTMLButtonElement)

  const show = (scope: Scope | undefined) => {
    button.textContent = scope === undefined ? 'Add your key' : labels[scope]
    button.classList.toggle('known', scope !== undefined)
    button.classList.toggle('limited', scope === 'read' || scope === 'write')
    forget.hidden = scope === undefined
  }
  const say = (text: string) => {
    fault.textContent = text
    input.setAttribute('aria-invalid', String(text !== ''))
  }
  const tryKey = async (key: string) => {
    use.disabled = true
    use.textContent = 'Checking …'
    const found = await checkKey(key)
    use.disabled = false
    use.textContent = 'Use this key'
    // The dialog may have been closed in the meantime.
    if (!dialog.open) return
    if ('fault' in found) {
      say(found.fault)
      input.focus()
      return
    }
    viewer.preauthorizeApiKey('key', key)
    show(found.scope)
    dialog.close()
  }

  button.addEventListener('click', () => dialog.showModal())
  byId('key-cancel', HTMLElement).addEventListener('click', () => dialog.close())
  forget.addEventListener('click', () => {
    viewer.authActions.logout(['key'])
    show(undefined)
    dialog.close()
  })
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  dialog.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!use.disabled) void tryKey(input.value.trim().replace(/^bearer +/i, ''))
  })
  input.addEventListener('input', () => say(''))
  dialog.addEventListener('close', () => {
    input.value = ''
    say('')
  })
}

function byId<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id)
  if (found instanceof kind) return found
  throw new Error(`The page has no #${id}.`)
}
