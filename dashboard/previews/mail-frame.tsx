import { useEffect, useRef } from 'preact/hooks'

interface MailFrameProps {
  readonly html: string
  readonly images: readonly { readonly cid: string; readonly content: string }[]
  readonly title: string
}

/** A mail as its reader will see it, in a frame that runs nothing. */
export function MailFrame({ html, images, title }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const shown = frame.current?.contentDocument
    if (!shown) return
    const addresses = images.map(({ cid, content }) => [cid, URL.createObjectURL(pngOf(content))] as const)
    // An empty frame would draw the mail by the rules for pages of the nineties.
    shown.open()
    shown.write('<!doctype html>')
    shown.close()
    drawMail(shown, html, new Map(addresses))
    return () => {
      for (const [, address] of addresses) URL.revokeObjectURL(address)
    }
  }, [html])
  return <iframe ref={frame} class="mail-frame" sandbox="allow-same-origin" title={title} tabIndex={0} />
}

function pngOf(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0)!)], { type: 'image/png' })
}

/**
 * The policy of the application forbids styles in markup, even while it is parsed. So they are taken out before, and
 * set by script afterwards.
 */
function drawMail(shown: Document, markup: string, images: ReadonlyMap<string, string>) {
  const sheets: string[] = []
  const plain = markup
    .replaceAll(/<style[^>]*>([\s\S]*?)<\/style>/gi, (_, css: string) => {
      sheets.push(css)
      return ''
    })
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle=/i, ' data-style='))
  const mail = new DOMParser().parseFromString(plain, 'text/html')
  for (const image of mail.querySelectorAll('img')) {
    const address = images.get(image.getAttribute('src')?.replace(/^cid:/, '') ?? '')
    if (address !== undefined) image.src = address
  }
  const sheet = new (shown.defaultView as unknown as typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(sheets.join('\n'))
  shown.adoptedStyleSheets = [sheet]
  shown.documentElement.lang = mail.documentElement.lang
  shown.body.className = mail.body.className
  shown.body.style.cssText = mail.body.dataset.style ?? ''
  shown.body.replaceChildren(...[...mail.body.childNodes].map((node) => shown.adoptNode(node)))
  for (const element of shown.body.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style!
}
