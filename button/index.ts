import { KalendsButton } from './element.ts'

export { KalendsButton }

/**
 * Registers the element, also under the name of the button that many pages already use, unless that is taken. Does nothing
 * on servers. Returns the registered class.
 */
export function register(registry: CustomElementRegistry | undefined = globalThis.customElements) {
  if (!registry) return undefined
  if (!registry.get('kalends-button')) registry.define('kalends-button', KalendsButton)
  if (!registry.get('add-to-calendar-button')) registry.define('add-to-calendar-button', class extends KalendsButton {})
  return registry.get('kalends-button') as typeof KalendsButton
}

register()
