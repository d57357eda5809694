/**
 * Shows a document of the server in a frame that runs nothing. The content is replaced in place, so that the frame
 * neither flickers nor loses its scroll position while somebody types.
 */
export function showDocument(frame: HTMLIFrameElement, markup: string) {
  const shown = frame.contentDocument
  if (!shown) return
  const next = new DOMParser().parseFromString(markup, 'text/html')
  for (const name of ['lang', 'dir', 'data-scheme']) {
    const value = next.documentElement.getAttribute(name)
    if (value === null) shown.documentElement.removeAttribute(name)
    else shown.documentElement.setAttribute(name, value)
  }
  setProperties(shown, next)
  useStyleSheets(shown, next)
  shown.body.className = next.body.className
  shown.body.replaceChildren(...[...next.body.childNodes].map((node) => shown.adoptNode(node)))
}

/** The policy of the application forbids style elements, so the values of a page are set one by one. */
function setProperties(shown: Document, next: Document) {
  const { style } = shown.documentElement
  style.cssText = ''
  for (const element of next.querySelectorAll('style')) {
    for (const [, name, value] of element.textContent.matchAll(/(--[a-z0-9-]+):([^;}]+)/g))
      style.setProperty(name!, value!)
  }
}

function useStyleSheets(shown: Document, next: Document) {
  const addresses = (page: Document) =>
    [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))
  if (addresses(shown).join() === addresses(next).join()) return
  shown.head.replaceChildren(...[...next.querySelectorAll('link[rel=stylesheet]')].map((link) => shown.adoptNode(link)))
}
