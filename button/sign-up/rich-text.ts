import { el, opens } from '../dom.ts'

const plainTags = ['p', 'strong', 'em', 'u', 'ul', 'ol', 'li'] as const
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/**
 * HTML with the few tags that are allowed, built anew piece by piece: nothing is handed to the browser as HTML, so
 * nothing else can come through, and no Content-Security-Policy minds.
 */
export function richText(html: string, filled: (text: string) => string): HTMLElement {
  const root = el('div', { class: 'prose' })
  const around: HTMLElement[] = [root]
  for (const [, end, name, href, text] of html.matchAll(/<(\/?)(\w+)(?: href="([^"]*)")?[^>]*>|([^<]+)/g)) {
    if (text !== undefined) around[0]!.append(filled(decoded(text)))
    else if (!end) {
      const inner = elementOf(name!, decoded(href ?? ''))
      around[0]!.append(inner)
      around.unshift(inner)
    } else if (around.length > 1) around.shift()
  }
  return root
}

function elementOf(name: string, href: string): HTMLElement {
  if (name === 'a') return el('a', opens(href))
  // The headline of the form comes first, so headings in its text are below it.
  return el(/^h\d$/.test(name) ? 'h3' : (plainTags.find((tag) => tag === name) ?? 'span'))
}

function decoded(text: string): string {
  return text.replaceAll(/&(\w+);/g, (entity, name: string) => signs[name] ?? entity)
}
