import { operationsByTag, sectionsOf } from './spec.js'

const menu = document.querySelector('.menu')
const navigation = document.querySelector('#navigation')
const nothingFound = element('p', { class: 'nothing', hidden: '' }, 'Nothing found.')

/** The list of everything on the page, beside it or, on a narrow screen, behind the menu button. */
export function fillNavigation(spec, viewer) {
  const filter = element('input', {
    type: 'search',
    placeholder: 'Find an operation',
    'aria-label': 'Find an operation',
  })
  navigation.append(
    filter,
    nothingFound,
    group(
      'Guide',
      sectionsOf(spec).sections.map(({ id, title }) => entry(`#${id}`, title)),
    ),
    ...operationsByTag(spec).map(({ tag, operations }) => group(tag, operations.map(operationEntry))),
    group('Reference', [entry('#schemas', 'Schemas'), entry('/v1/openapi.json', 'OpenAPI document')]),
  )

  filter.addEventListener('input', () => narrow(filter.value.trim().toLowerCase()))
  navigation.addEventListener('click', (event) => {
    const link = event.target.closest('a')
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

/** Brings the part of the page that the hash names into view; an operation is opened. */
export function follow(hash, viewer) {
  toggleMenu(false)
  for (const link of navigation.querySelectorAll('a')) {
    if (link.hash === hash) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
  const [tag, operation] = hash.split('/').slice(1).map(decodeURIComponent)
  if (operation) viewer.layoutActions.show(['operations', tag, operation], true)
  const id = operation ? `operations-${tag}-${operation}`.replaceAll(' ', '_') : hash.slice(1)
  // In the next frame the operation is drawn in full.
  requestAnimationFrame(() => {
    const target = document.getElementById(id)
    if (target instanceof HTMLDetailsElement) target.open = true
    target?.scrollIntoView()
  })
}

function isMenuOpen() {
  return menu.getAttribute('aria-expanded') === 'true'
}

function toggleMenu(open) {
  menu.setAttribute('aria-expanded', String(open))
  document.body.classList.toggle('menu-open', open)
}

/** Every word must be found, in any order, in the name, the method, the address or the fields. */
function narrow(wanted) {
  const words = wanted.split(/\s+/).filter(Boolean)
  for (const section of navigation.querySelectorAll('section')) {
    const title = section.querySelector('h2').textContent
    for (const item of section.querySelectorAll('li')) {
      const text = `${title} ${item.textContent} ${item.dataset.words ?? ''}`.toLowerCase()
      item.hidden = !words.every((word) => text.includes(word))
    }
    section.hidden = !section.querySelector('li:not([hidden])')
  }
  nothingFound.hidden = navigation.querySelector('section:not([hidden])') !== null
}

function group(title, entries) {
  return element('section', {}, element('h2', {}, title), element('ul', {}, ...entries))
}

function operationEntry({ tag, id, method, summary, words }) {
  const hash = `#/${encodeURIComponent(tag)}/${encodeURIComponent(id)}`
  // Under the heading "Style templates", "Create a style template" is just "Create".
  const short = summary.replace(new RegExp(`( an?)? ${tag.replace(/s$/, '')}s?$`, 'i'), '')
  const item = entry(
    hash,
    element('span', {}, short),
    element('span', { class: `method ${method}` }, method === 'delete' ? 'del' : method),
  )
  item.dataset.words = words
  return item
}

function entry(href, ...content) {
  return element('li', {}, element('a', { href }, ...content))
}

function element(name, attributes, ...content) {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  made.append(...content)
  return made
}
