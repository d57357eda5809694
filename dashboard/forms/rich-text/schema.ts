import { DOMParser, DOMSerializer, type Node, Schema, type TagParseRule } from 'prosemirror-model'

/** Exactly what the server keeps: other markup is cleaned when it is pasted, not when it is saved. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      group: 'block',
      content: 'inline*',
      attrs: { level: { default: 2, validate: 'number' } },
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.min(level, 4) } })),
      toDOM: ({ attrs }) => [`h${attrs.level as number}`, 0],
    },
    bullet_list: { group: 'block list', content: 'list_item+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    ordered_list: { group: 'block list', content: 'list_item+', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
    list_item: { content: 'paragraph list*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    text: { group: 'inline' },
    /** A line break is stored as one character, because pages and mails show those. */
    line_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    variable: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { name: { validate: 'string' } },
      parseDOM: [
        {
          tag: 'span[data-variable]',
          getAttrs: (chip) => ({ name: chip.getAttribute('data-variable') }),
        },
      ],
      toDOM: ({ attrs }) => ['span', { class: 'variable', 'data-variable': attrs.name as string }, attrs.name],
      leafText: ({ attrs }) => `{{${attrs.name as string}}}`,
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs(link) {
            const href = link.getAttribute('href')!
            return isLink(href) && { href }
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: attrs.href as string }, 0],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        // Documents of Google are wrapped in a bold element that is not bold.
        { tag: 'b', getAttrs: (element) => !/font-weight:\s*normal/.test(styleOf(element)) && null },
        styled(/font-weight:\s*(bold|[6-9]00)/),
      ],
      toDOM: () => ['strong', 0],
    },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }, styled(/font-style:\s*italic/)], toDOM: () => ['em', 0] },
    u: { parseDOM: [{ tag: 'u' }, styled(/text-decoration[^;]*:[^;]*underline/)], toDOM: () => ['u', 0] },
  },
})

/** See `withoutStyles`. */
function styled(pattern: RegExp): TagParseRule {
  return { tag: '[data-style]', consuming: false, getAttrs: (element) => pattern.test(styleOf(element)) && null }
}

function styleOf(element: HTMLElement): string {
  return element.dataset.style ?? ''
}

/** The policy of the application forbids styles and handlers in markup, so pasted ones get another name. */
export function withoutStyles(html: string): string {
  return html.replaceAll(/<style[^]*?<\/style>/gi, '').replaceAll(/\s(style|on[a-z]+)\s*=/gi, ' data-$1=')
}

/** Whether the server keeps a link with this target. */
export function isLink(href: string): boolean {
  return href === '{{link}}' || (/^(https?|mailto|tel):/i.test(href) && URL.canParse(href))
}

/** Stored HTML as a document. */
export function parse(html: string): Node {
  const { body } = new window.DOMParser().parseFromString(html.trim(), 'text/html')
  for (const text of textsIn(body)) {
    if (!text.data.includes('\n') || (text.data.trim() === '' && isBetweenBlocks(text))) continue
    const lines = text.data.split('\n').flatMap((line, index) => (index === 0 ? [line] : [breakIn(body), line]))
    text.replaceWith(...lines)
  }
  for (const block of body.querySelectorAll('li > :is(p, h1, h2, h3, h4)')) {
    // An item of a list has one paragraph.
    if (block.previousSibling) block.before(breakIn(body))
    block.replaceWith(...block.childNodes)
  }
  return DOMParser.fromSchema(schema).parse(body, { preserveWhitespace: true })
}

/** The document as the server stores it. */
export function serialize(document: Node): string {
  const holder = window.document.implementation.createHTMLDocument().body
  DOMSerializer.fromSchema(schema).serializeFragment(document.content, { document: holder.ownerDocument }, holder)
  for (const chip of holder.querySelectorAll<HTMLElement>('[data-variable]'))
    chip.replaceWith(`{{${chip.dataset.variable!}}}`)
  for (const line of holder.querySelectorAll('br')) line.replaceWith('\n')
  for (const paragraph of holder.querySelectorAll('li > p')) paragraph.replaceWith(...paragraph.childNodes)
  const html = holder.innerHTML.replaceAll('&nbsp;', '\u00a0')
  return html === '<p></p>' ? '' : html
}

function textsIn(body: HTMLElement): Text[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

function isBetweenBlocks({ parentElement }: Text): boolean {
  return parentElement!.matches('body, ul, ol') || parentElement!.querySelector('ul, ol') !== null
}

const breakIn = (body: HTMLElement) => body.ownerDocument.createElement('br')
