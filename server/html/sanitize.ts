import { allowedTags } from '@kalends/contract'
import type { IOptions } from 'sanitize-html'

/** HTML with nothing but the allowed tags and safe links. What is stripped is no error, but it keeps words apart. */
export async function sanitize(html: string): Promise<string> {
  // Plain text is by far the most common case and needs no parser.
  if (!/[<>&]/.test(html)) return html
  const { default: sanitizeHtml } = await import('sanitize-html')
  const wellFormed = sanitizeHtml(html, { ...rules, allowedTags: [...allowedTags, ...blocks] })
  const plain = withoutControls(withoutBlocks(wellFormed))
  // Taking something out can make something new, such as a scheme in a link, so that is judged again.
  return plain === wellFormed ? plain : sanitizeHtml(plain, rules)
}

/** Blocks that are not allowed: those that hold a paragraph of text, and those that only part what is around them. */
const paragraphs =
  'address|article|aside|blockquote|center|dd|details|div|dt|fieldset|figcaption|figure|' +
  'footer|form|h5|h6|header|main|nav|pre|section|summary'
const breaks =
  'body|br|caption|dialog|dir|dl|head|hgroup|hr|html|legend|menu|search|table|tbody|td|tfoot|th|thead|title|tr'
const blocks = `${paragraphs}|${breaks}`.split('|')

const rules: IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The text is shown on pages, in mails and in calendars: what a relative address leads to would be up to them.
  transformTags: {
    a: (tagName, { href }) => ({ tagName, attribs: href !== undefined && URL.canParse(href) ? { href } : {} }),
  },
  nonTextTags: ['script', 'style', 'template', 'iframe', 'noscript', 'textarea', 'option', 'xmp'],
}

const inline = '<(?:/?(?:strong|em|u|a)|br)\\b[^>]*>'
const paragraphOrTag = new RegExp(
  `<(?<block>${paragraphs})>(?<text>[^<]*(?:${inline}[^<]*)*)</\\k<block>>|<(?<end>/?)(?<name>\\w+)[^>]*>`,
  'g',
)

/** Unknown blocks with words of their own become paragraphs where one may stand, others a line end in the source. */
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

/** Entities can stand for characters that text must not have. */
function withoutControls(markup: string): string {
  return markup.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
}
