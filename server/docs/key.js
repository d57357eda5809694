import { checkKey } from './key-check.js'

const labels = { read: 'Read-only key', write: 'Write-only key', 'read-write': 'Key added' }

/** The key that tried requests are sent with. It is kept by the viewer, in memory only. */
export function offerKey(viewer) {
  const [button, dialog, input, fault, forget, cancel, use] = [
    'key-button',
    'key-dialog',
    'key',
    'key-fault',
    'key-forget',
    'key-cancel',
    'key-use',
  ].map((id) => document.getElementById(id))

  const show = (scope) => {
    button.textContent = labels[scope] ?? 'Add your key'
    button.classList.toggle('known', scope !== undefined)
    button.classList.toggle('limited', scope === 'read' || scope === 'write')
    forget.hidden = scope === undefined
  }
  const say = (text) => {
    fault.textContent = text
    input.setAttribute('aria-invalid', String(text !== ''))
  }
  const tryKey = async (key) => {
    use.disabled = true
    use.textContent = 'Checking …'
    const found = await checkKey(key)
    use.disabled = false
    use.textContent = 'Use this key'
    // Somebody may have closed the dialog meanwhile.
    if (!dialog.open) return
    if (found.fault) {
      say(found.fault)
      input.focus()
      return
    }
    viewer.preauthorizeApiKey('key', key)
    show(found.scope)
    dialog.close()
  }

  button.addEventListener('click', () => dialog.showModal())
  cancel.addEventListener('click', () => dialog.close())
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
