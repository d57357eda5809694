// The file that pages embed: `/button.js`, and `/<prokey>/button.js` for one event or group, including its data. It has no
// exports, so that it works as a classic script and as a module.
import type { ButtonData } from '@kalends/contract'
import { serverAddress } from './data.ts'
import { el, find } from './dom.ts'
import { register } from './index.ts'
import { observedAttributes } from './settings.ts'

/** The script element; null in a module. Defined by the wrapper that the server adds. */
declare const kalendsScript: Element | null
/** The same for one event or group. */
declare const kalendsGiven: { readonly prokey: string; readonly data?: ButtonData } | undefined

/** Marks buttons that were inserted by a script tag. */
const byLine = 'data-by-line'

const element = register()!
if (kalendsGiven) {
  const { prokey, data } = kalendsGiven
  // The first script on a page registers the element. It may be of another version.
  if (data) element.know?.(serverAddress(null), data)
  // A module doesn't know its script element.
  place(prokey, kalendsScript ?? find(`script[src*="/${prokey}/button.js"]`))
}

/** Inserts the button next to the script, unless the page already has an element for it. */
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
