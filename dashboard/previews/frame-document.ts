import { startShortcuts } from '../kit/index.ts'

/**
 * Shows a document of the server in a frame that runs nothing. The content is replaced in place, so that the frame
 * neither flickers nor loses its scroll position while somebody types. The frame must begin with `emptyDocument`.
 */
export function showDocument(frame: HTMLIFrameElement, markup: string, isPublic: boolean) {
  const shown = frame.contentDocument
  // It has none for a moment while the frame begins.
  if (!shown?.body) return
  // Links lead to pages that refuse to be shown in a frame.
  shown.addEventListener('click', refuse)
  startShortcuts(shown)
  const { styles, rest } = apart(markup)
  const next = new DOMParser().parseFromString(rest, 'text/html')
  for (const name of ['lang', 'dir', 'data-scheme']) {
    const value = next.documentElement.getAttribute(name)
    if (value === null) shown.documentElement.removeAttribute(name)
    else shown.documentElement.setAttribute(name, value)
  }
  setProperties(shown, styles)
  useStyleSheets(shown, next)
  shown.body.className = next.body.className
  // The QR code of a page that visitors cannot open yet cannot be loaded.
  if (!isPublic) for (const image of next.querySelectorAll('img[src$="/qr.svg"]')) image.removeAttribute('src')
  for (const element of next.querySelectorAll('[autofocus]')) element.removeAttribute('autofocus')
  shown.body.replaceChildren(...[...next.body.childNodes].map((node) => shown.adoptNode(node)))
}

/** For clicks on links: a frame without scripts cannot open what they lead to. */
export function refuse(event: Event) {
  event.preventDefault()
}

/** For the attribute `srcdoc` of a frame. Without a doctype, browsers would imitate those of long ago. */
export const emptyDocument = '<!doctype html><title></title>'

/** The policy of the application forbids style elements even in documents that are only read. */
export function apart(markup: string): { styles: string; rest: string } {
  const styles: string[] = []
  const rest = markup.replaceAll(/<style[^>]*>([^]*?)<\/style>/gi, (_, content: string) => {
    styles.push(content)
    return ''
  })
  return { styles: styles.join('\n'), rest }
}

/** The values of a page are set one by one. */
function setProperties(shown: Document, styles: string) {
  const { style } = shown.documentElement
  style.cssText = ''
  for (const [, name, value] of styles.matchAll(/(--[a-z0-9-]+):([^;}]+)/g)) style.setProperty(name!, value!)
}

function useStyleSheets(shown: Document, next: Document) {
  const links = (page: Document) => [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const addresses = (page: Document) => links(page).map((link) => link.getAttribute('href')).join() // oxfmt-ignore
  if (addresses(shown) === addresses(next)) return
  shown.head.replaceChildren(...links(next).map((link) => shown.adoptNode(link)))
  // Without its styles, a page is not worth looking at.
  let waiting = links(shown).length
  shown.body.hidden = waiting > 0
  for (const link of links(shown))
    for (const name of ['load', 'error'])
      link.addEventListener(name, () => {
        waiting -= 1
        if (waiting <= 0) shown.body.hidden = false
      })
}
