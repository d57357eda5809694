/**
 * Shows a document of the server in a frame that runs nothing. The content is replaced in place, so that the frame
 * neither flickers nor loses its scroll position while somebody types. The policy of the application, which frames
 * inherit, forbids style elements and attributes in markup, so those are applied by script.
 */
export function showDocument(frame: HTMLIFrameElement, markup: string) {
  const [shown, window] = [frame.contentDocument, frame.contentWindow as (Window & typeof globalThis) | null]
  if (!shown || !window) return
  // Links lead to pages that refuse to be shown in a frame.
  shown.addEventListener('click', refuse)
  const styles: string[] = []
  const plain = markup
    .replaceAll(/<style[^>]*>([\s\S]*?)<\/style>/g, (_, rules: string) => {
      styles.push(rules)
      return ''
    })
    .replaceAll(/(<[^<>]*?)\sstyle="/g, '$1 data-style="')
  const next = new DOMParser().parseFromString(plain, 'text/html')
  for (const name of ['lang', 'dir', 'data-scheme']) copyAttribute(name, next.documentElement, shown.documentElement)
  for (const name of ['class', 'data-style']) copyAttribute(name, next.body, shown.body)
  for (const element of next.querySelectorAll('[autofocus]')) element.removeAttribute('autofocus')

  const sheet = new window.CSSStyleSheet()
  sheet.replaceSync(styles.join('\n'))
  shown.adoptedStyleSheets = [sheet]
  useStyleSheets(shown, next)
  shown.body.replaceChildren(...[...next.body.childNodes].map((node) => shown.adoptNode(node)))
  for (const element of shown.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? ''
}

function refuse(event: Event) {
  event.preventDefault()
}

function copyAttribute(name: string, from: Element, to: Element) {
  const value = from.getAttribute(name)
  if (value === null) to.removeAttribute(name)
  else to.setAttribute(name, value)
}

/** Style sheets that stay are not loaded again. */
function useStyleSheets(shown: Document, next: Document) {
  const addresses = (page: Document) =>
    [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))
  if (addresses(shown).join(' ') === addresses(next).join(' ')) return
  shown.head.replaceChildren(...[...next.querySelectorAll('link[rel=stylesheet]')].map((link) => shown.adoptNode(link)))
}
