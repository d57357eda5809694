import { type OperationEntry, type Spec, operationsByTag, sectionsOf } from './spec.ts'
import type { Viewer } from './swagger-ui.ts'

const menu = document.querySelector('.menu') as HTMLButtonElement
const navigation = document.querySelector('#navigation') as HTMLElement
const nothingFound = element('p', { class: 'nothing', role: 'status', hidden: '' }, 'Nothing found.')

/** The table of contents: a sidebar or, on a narrow screen, a menu. */
export function fillNavigation(spec: Spec, viewer: Viewer) {
  const filter = element('input', {
    type: 'search',
    placeholder: 'Find an operation',
    'aria-label': 'Find an operation',
  })
  navigation.append(
    filter,
    nothingFound,
    group('Guide', [
      entry('#introduction', 'Introduction'),
      ...sectionsOf(spec).sections.map(({ id, title }) => entry(`#${id}`, title)),
    ]),
    ...operationsByTag(spec).map(({ tag, operations }) => group(tag, operations.map(operationEntry))),
    group('Reference', [entry('#schemas', 'Schemas'), entry('/v1/openapi.json', 'OpenAPI document')]),
  )

  filter.addEventListener('input', () => narrow(filter.value.trim().toLowerCase()))
  navigation.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link?.hash || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    history.pushState(null, '', link.hash)
    follow(link.hash, viewer)
  })
  addEventListener('popstate', () => follow(location.hash, viewer))
  menu.addEventListener('click', () => toggleMenu(!isMenuOpen()))
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isMenuOpen()) return
    toggleMenu(false)
    menu.focus()
  })
}

/** Scrolls to the part of the page that the hash names, and opens it if it is an operation. */
export function follow(hash: string, viewer: Viewer) {
  toggleMenu(false)
  markCurrent(hash)
  const { tag, operation } = partsOf(hash)
  if (tag !== undefined && operation !== undefined) viewer.layoutActions.show(['operations', tag, operation], true)
  const id = tag === undefined ? hash.slice(1) : elementId(tag, operation)
  // The operation is fully drawn in the next frame.
  requestAnimationFrame(() => {
    const target = id === '' ? null : document.getElementById(id)
    if (target instanceof HTMLDetailsElement) target.open = true
    target?.scrollIntoView()
    // Keyboard users continue from there.
    if (!navigation.contains(document.activeElement)) return
    const first = target?.querySelector<HTMLElement>('button, summary, a[href]')
    first?.focus({ preventScroll: true })
  })
}

/** Marks the current entry, visually and for screen readers. */
export function markCurrent(hash: string) {
  const { operation } = partsOf(hash)
  for (const link of navigation.querySelectorAll('a')) {
    // The same operation can be written in several ways: with spaces, escaped, or with a renamed tag.
    const isSame = operation === undefined ? link.hash === hash : partsOf(link.hash).operation === operation
    if (hash === '' || !isSame) link.removeAttribute('aria-current')
    else {
      link.setAttribute('aria-current', 'true')
      link.scrollIntoView({ block: 'nearest' })
    }
  }
}

export function operationHash(tag: string, operation: string): string {
  return `#/${encodeURIComponent(tag)}/${encodeURIComponent(operation)}`
}

/** The element id of an operation or a whole group. */
export function elementId(tag: string, operation?: string): string {
  return (operation === undefined ? `operations-tag-${tag}` : `operations-${tag}-${operation}`).replaceAll(' ', '_')
}

function partsOf(hash: string): { tag?: string | undefined; operation?: string | undefined } {
  if (!hash.startsWith('#/')) return {}
  const [tag, operation] = hash.slice(2).split('/').map(decoded)
  return { tag, operation }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function isMenuOpen(): boolean {
  return menu.getAttribute('aria-expanded') === 'true'
}

function toggleMenu(open: boolean) {
  menu.setAttribute('aria-expanded', String(open))
  document.body.classList.toggle('menu-open', open)
}

/** Every word must occur, in any order, in the name, method, path or fields. */
function narrow(wanted: string) {
  const words = wanted.split(/\s+/).filter(Boolean)
  for (const section of navigation.querySelectorAll('section')) {
    const title = section.querySelector('h2')?.textContent ?? ''
    for (const item of section.querySelectorAll('li')) {
      const text = `${title} ${item.textContent} ${item.dataset.words ?? ''}`.toLowerCase()
      item.hidden = !words.every((word) => text.includes(word))
    }
    section.hidden = !section.querySelector('li:not([hidden])')
  }
  nothingFound.hidden = navigation.querySelector('section:not([hidden])') !== null
}

function group(title: string, entries: readonly HTMLElement[]): HTMLElement {
  return element('section', {}, element('h2', {}, title), element('ul', {}, ...entries))
}

function operationEntry({ tag, id, method, summary, words }: OperationEntry): HTMLElement {
  // Under the heading "Style templates", "Create a style template" is just "Create".
  const short = summary.replace(new RegExp(`( of)?( an?)? ${tag.replace(/s$/, '')}s?$`, 'i'), '')
  const item = entry(
    operationHash(tag, id),
    element('span', {}, short),
    element('span', { class: `method ${method}` }, method === 'delete' ? 'del' : method),
  )
  item.dataset.words = words
  return item
}

function entry(href: string, ...content: (string | Element)[]): HTMLElement {
  return element('li', {}, element('a', { href }, ...content))
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...content: (string | Element)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  made.append(...content)
  return made
}
