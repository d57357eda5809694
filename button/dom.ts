export type Child = Node | string | false | null | undefined
type Listener = (event: never) => unknown
export type Properties = Readonly<Record<string, string | number | boolean | null | undefined | Listener>>

/** Allowed schemes of links. The server checks them too. */
const safeAddress = /^(https?|webcals?|mailto|tel):/i

// An image or form named like a method of `document`, such as `<img name="createElement">`, shadows it. So methods are
// called through the prototype.

/** The first element of the page that matches. */
export function find(selector: string): HTMLElement | null {
  return Document.prototype.querySelector.call(document, selector) as HTMLElement | null
}

/**
 * Creates an element. Strings become text, never HTML. A `part` is also a class, so that style sheets inside and outside
 * use the same names. Functions become listeners of the event they are named after.
 */
export function el<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Properties = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  return fill(Document.prototype.createElement.call(document, name) as HTMLElementTagNameMap[K], properties, children)
}

/** The same for drawings. */
export function svg(name: string, properties: Properties = {}, ...children: Child[]): SVGElement {
  return fill(
    Document.prototype.createElementNS.call(document, 'http://www.w3.org/2000/svg', name) as SVGElement,
    properties,
    children,
  )
}

function fill<E extends Element>(element: E, properties: Properties, children: readonly Child[]): E {
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') element.addEventListener(name, value as unknown as EventListener)
    else if (value === undefined || value === null || value === false) continue
    else if (name === 'class') element.classList.add(...String(value).split(' '))
    else if (name !== 'href' || safeAddress.test(String(value))) {
      element.setAttribute(name, value === true ? '' : String(value))
      if (name === 'part') element.classList.add(String(value))
    }
  }
  element.append(...children.filter((child) => typeof child === 'string' || child instanceof Node))
  return element
}

/** A drawing of 20 × 20, made of one line. */
export function icon(path: string): SVGElement {
  return svg('svg', { viewBox: '0 0 20 20', 'aria-hidden': 'true', class: 'icon' }, svg('path', { d: path }))
}

/** Link attributes: the target, and no referrer or opener for the opened page. */
export function opens(address: string, target = '_blank'): Properties {
  return { href: address, target, rel: target === '_blank' ? 'noopener' : undefined }
}

/** Shows that a click was noticed, while what it opens is still loading. */
export async function whileBusy<Loaded>(element: Element, loading: Promise<Loaded>): Promise<Loaded> {
  element.classList.add('busy')
  try {
    return await loading
  } finally {
    element.classList.remove('busy')
  }
}
