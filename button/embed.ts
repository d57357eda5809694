// The file that pages embed: `/button.js`, and `/<prokey>/button.js` for one event or group, with its data. It exports
// nothing, so that it works as a classic script and as a module.
import type { ButtonData } from '@kalends/contract'
import { serverAddress } from './data.ts'
import { el, find } from './dom.ts'
import { register } from './index.ts'
import { observedAttributes } from './settings.ts'

/** The element that the page has loaded the script by; null in a module. Set by what wraps the file that the server sends. */
declare const kalendsScript: Element | null
/** The same for one event or group. */
declare const kalendsGiven: { readonly prokey: string; readonly data?: ButtonData } | undefined

/** Tells the buttons that scripts have placed from those that stand in the page. */
const byLine = 'data-by-line'

const element = register()!
if (kalendsGiven) {
  const { prokey, data } = kalendsGiven
  // The first script of a page registers the element, whichever that is, and its version may be another.
  if (data) element.know?.(serverAddress(null), data)
  // A module does not know which element it was loaded by.
  place(prokey, kalendsScript ?? find(`script[src*="/${prokey}/button.js"]`))
}

/** Puts the button where the script stands, unless an element before it says where it is to be, and how. */
function place(prokey: string, script: Element | null) {
  const all = Document.prototype.querySelectorAll.call(document, `[prokey="${prokey}"]:not([${byLine}])`)
  const isSaid = [...all].some(
    (each) => script && each.compareDocumentPosition(script) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  if (!script?.closest('body') || isSaid) return
  const button = el('kalends-button' as 'div')
  for (const name of observedAttributes) {
    const value = script.getAttribute(`data-${name}`)
    if (value !== null && name !== 'domain') button.setAttribute(name, value)
  }
  button.setAttribute('prokey', prokey)
  button.setAttribute(byLine, '')
  script.before(button)
}
