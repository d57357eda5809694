import { el, opens } from '../dom.ts'

const plainTags = ['p', 'strong', 'em', 'u', 'ul', 'ol', 'li'] as const
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/**
 * Rebuilds HTML node by node, with a few allowed tags. The browser is never given HTML to parse, so nothing else gets
 * through, and it works with every Content-Security-Policy.
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
  // Headings in the text rank below the headline of the form.
  return el(/^h\d$/.test(name) ? 'h3' : (plainTags.find((tag) => tag === name) ?? 'span'))
}

function decoded(text: string): string {
  return text.replaceAll(/&(\w+);/g, (entity, name: string) => signs[name] ?? entity)
}
