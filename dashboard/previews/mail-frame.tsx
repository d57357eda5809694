import { useEffect, useRef } from 'preact/hooks'
import { startShortcuts } from '../kit/index.ts'
import { apart, emptyDocument, refuse } from './frame-document.ts'

export interface MailContent {
  readonly html: string
  readonly images: readonly { readonly cid: string; readonly content: string }[]
}

interface MailFrameProps {
  readonly mail: MailContent
  readonly scheme: 'light' | 'dark'
  readonly title: string
}

/** The HTML of a mail, in a frame that runs nothing, and loads nothing but our own pictures. */
export function MailFrame({ mail, scheme, title }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const addresses = useRef<string[]>([])
  const forget = () => addresses.current.forEach((address) => URL.revokeObjectURL(address))
  const show = () => {
    forget()
    const shown = frame.current!.contentDocument
    if (shown) {
      startShortcuts(shown)
      shown.addEventListener('click', refuse)
    }
    // It has no body for a moment while the frame begins.
    addresses.current = shown?.body ? showMail(shown, mail, scheme) : []
  }
  useEffect(show, [mail, scheme])
  useEffect(() => forget, [])
  return (
    <iframe
      ref={frame}
      srcdoc={emptyDocument}
      onLoad={show}
      class={`mail-frame ${scheme}`}
      sandbox="allow-same-origin"
      title={title}
      tabIndex={0}
    />
  )
}

/**
 * The policy of the application forbids styles in markup, so they are set one by one. Returns the addresses of images
 * to forget later.
 */
function showMail(shown: Document, { html, images }: MailContent, scheme: 'light' | 'dark'): string[] {
  const { styles, rest } = apart(html)
  const next = new DOMParser().parseFromString(rest.replaceAll(/\sstyle=(?=["'])/g, ' data-style='), 'text/html')
  const addresses = new Map(images.map(({ cid, content }) => [`cid:${cid}`, addressOf(content)]))
  for (const image of next.querySelectorAll('img')) {
    const source = image.getAttribute('src') ?? ''
    // Our own pictures are here as well, whatever the domain of the event.
    const address = addresses.get(source) ?? /^https?:\/\/[^/]+(\/files\/.+)$/.exec(source)?.[1]
    if (address !== undefined) image.src = address
  }
  const sheet = new (shown.defaultView as unknown as typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(inScheme(styles, scheme))
  shown.adoptedStyleSheets = [sheet]
  shown.documentElement.style.colorScheme = scheme
  shown.documentElement.lang = next.documentElement.lang
  shown.documentElement.dir = next.documentElement.dir
  shown.body.className = next.body.className
  shown.body.style.cssText = next.body.dataset.style ?? ''
  shown.body.replaceChildren(...[...next.body.childNodes].map((node) => shown.adoptNode(node)))
  for (const element of shown.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style!
  return [...addresses.values()]
}

/** Shows the dark mail in a light application, and the other way around. */
function inScheme(styles: string, scheme: 'light' | 'dark'): string {
  return styles.replaceAll(/\(\s*prefers-color-scheme:\s*(light|dark)\s*\)/g, (_, wanted: string) =>
    wanted === scheme ? '(min-width: 0px)' : '(max-width: 0px)',
  )
}

function addressOf(base64: string): string {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0)!)
  return URL.createObjectURL(new Blob([bytes], { type: 'image/png' }))
}
