// The file that pages embed: `/button.js`, and `/<prokey>/button.js` for one event or group, with its data. It exports
// nothing, so that it works as a classic script and as a module.
import type { ButtonData } from '@kalends/contract'
import { serverAddress } from './address.ts'
import { register } from './index.ts'

/** Set by what wraps the file that the server sends for one event or group. */
declare const kalendsGiven: { readonly prokey: string; readonly data?: ButtonData } | undefined

const element = register()!
if (kalendsGiven) {
  const { prokey, data } = kalendsGiven
  // The first script of a page registers the element, whichever that is, and its version may be another.
  if (data) element.know?.(serverAddress(null), data)
  place(prokey, document.currentScript)
}

/** Puts the button where the script stands, unless the page has said by an element where it is to be, and how. */
function place(prokey: string, script: Element | null) {
  if (!script?.closest('body') || document.querySelector(`[prokey="${prokey}"]`)) return
  const button = document.createElement('kalends-button')
  button.setAttribute('prokey', prokey)
  for (const { name, value } of script.attributes) {
    if (name.startsWith('data-')) button.setAttribute(name.slice('data-'.length), value)
  }
  script.before(button)
}
