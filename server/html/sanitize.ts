import { createRequire } from 'node:module'
import { allowedTags } from '@kalends/contract'
import type { IOptions } from 'sanitize-html'

const require = createRequire(import.meta.url)
let loaded: typeof import('sanitize-html') | undefined

/** Keeps only allowed tags and safe links. Stripping something is not an error, but keeps the words around it apart. */
export function sanitize(html: string, isAddress?: IsAddress): string {
  return isClean(html) ? html : sanitizeWithParser(html, isAddress)
}

/** Which targets a link may have, apart from its scheme. */
type IsAddress = (href: string) => boolean

/**
 * The parser is required synchronously on first use: most requests do not need it, and a promise per text would cost
 * more.
 */
export function sanitizeWithParser(html: string, isAddress: IsAddress = URL.canParse): string {
  const rules = rulesFor(isAddress)
  const sanitizeHtml = (loaded ??= require('sanitize-html') as typeof import('sanitize-html'))
  const wellFormed = sanitizeHtml(html, { ...rules, allowedTags: [...allowedTags, ...blocks] })
  const plain = withoutControls(withoutBlocks(wellFormed))
  // Removing one part can create another, such as a scheme in a link, so check the result again.
  return plain === wellFormed ? plain : sanitizeHtml(plain, rules)
}

const cleanMarkup = /^(?:[^<>&]|&(?:amp|lt|gt);|<\/?(?:p|strong|em|u|h[1-4]|ul|ol|li)>)*$/
const tags = /<(\/?)(\w+)>/g
const textBlock = /^(?:p|h[1-4])$/

/**
 * Whether the parser would change nothing: plain text, and markup as editors write it, with plain tags that are closed
 * in order and nested as HTML allows. This covers most input at a fraction of the cost.
 */
export function isClean(html: string): boolean {
  if (!cleanMarkup.test(html)) return false
  const open: string[] = []
  for (const [, end, tag] of html.matchAll(tags)) {
    const around = open.at(-1)
    if (end) {
      if (open.pop() !== tag) return false
    } else {
      const isInList = around === 'ul' || around === 'ol'
      const isInline = tag === 'strong' || tag === 'em' || tag === 'u'
      if (tag === 'li' ? !isInList : isInList || (!isInline && around !== undefined && around !== 'li')) return false
      if (textBlock.test(tag!) && around !== undefined) return false
      open.push(tag!)
    }
  }
  return open.length === 0
}

/**
 * Blocks that are not allowed: those that contain a paragraph of text, and those that only separate their surroundings.
 */
const paragraphs =
  'address|article|aside|blockquote|center|dd|details|div|dt|fieldset|figcaption|figure|' +
  'footer|form|h5|h6|header|main|nav|pre|section|summary'
const breaks =
  'body|br|caption|dialog|dir|dl|head|hgroup|hr|html|legend|menu|search|table|tbody|td|tfoot|th|thead|title|tr'
const blocks = `${paragraphs}|${breaks}`.split('|')

const rulesFor = (isAddress: IsAddress): IOptions => ({
  allowedTags: [...allowedTags],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The text appears on pages, in mails and in calendars, where a relative address would resolve differently each time.
  transformTags: {
    a: (tagName, { href }) => ({ tagName, attribs: href !== undefined && isAddress(href) ? { href } : {} }),
  },
  nonTextTags: ['script', 'style', 'template', 'iframe', 'noscript', 'textarea', 'option', 'xmp'],
})

const inline = '<(?:/?(?:strong|em|u|a)|br)\\b[^>]*>'
const paragraphOrTag = new RegExp(
  `<(?<block>${paragraphs})>(?<text>[^<]*(?:${inline}[^<]*)*)</\\k<block>>|<(?<end>/?)(?<name>\\w+)[^>]*>`,
  'g',
)

/** Unknown blocks with text become paragraphs where one is allowed; others become a line break in the source. */
function withoutBlocks(markup: string): string {
  let depth = 0
  const marked = markup.replaceAll(paragraphOrTag, (...match) => {
    const { block, text, end, name } = match.at(-1) as Record<string, string | undefined>
    if (block !== undefined) return depth === 0 && hasWords(text!) ? `<p>${text}</p>` : `<br>${text}<br>`
    if (blocks.includes(name!)) return '<br>'
    depth += end === '' ? 1 : -1
    return match[0] as string
  })
  return marked.replaceAll(/(?:<br(?: \/)?>\s*)+/g, (run, at: number) =>
    at === 0 || at + run.length === marked.length ? '' : '\n',
  )
}

function hasWords(markup: string): boolean {
  return /\S/.test(markup.replaceAll(/<[^>]*>/g, ''))
}

/** Entities can encode characters that text must not contain. */
function withoutControls(markup: string): string {
  return markup.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
}
