import { toggleMark } from 'prosemirror-commands'
import type { EditorView } from 'prosemirror-view'
import { isLink, schema, withoutStyles } from './schema.ts'

/** A pasted address becomes a link: of the selected words, or of itself. */
export function linkPasted(view: EditorView, event: ClipboardEvent): boolean {
  const href = event.clipboardData?.getData('text/plain').trim() ?? ''
  if (/\s/.test(href) || !isLink(href)) return false
  const { state } = view
  if (!state.selection.empty) return toggleMark(schema.marks.link, { href })(state, (change) => view.dispatch(change))
  view.dispatch(state.tr.replaceSelectionWith(schema.text(href, [schema.marks.link.create({ href })]), false))
  return true
}

/** HTML of another program, with tables and the lists of Word in elements that the schema knows. */
export function preparePasted(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  for (const row of body.querySelectorAll('tr')) joinCells(row)
  makeListsOfWord(body)
  return body.innerHTML
}

/** The cells of a row as one paragraph. A single cell often holds a whole text. */
function joinCells(row: HTMLTableRowElement) {
  const cells = [...row.cells].filter(({ textContent }) => textContent.trim() !== '')
  if (cells.length < 2 || row.querySelector('table')) return
  const paragraph = row.ownerDocument.createElement('p')
  for (const cell of cells) {
    for (const block of cell.querySelectorAll('p, div, li, ul, ol, h1, h2, h3, h4, h5, h6')) {
      if (block.previousSibling) block.before(' ')
      block.replaceWith(...block.childNodes)
    }
    if (cell !== cells[0]) paragraph.append(' · ')
    paragraph.append(...cell.childNodes)
  }
  cells[0]!.replaceChildren(paragraph)
  row.replaceChildren(cells[0]!)
}

/** Word writes the items of a list as paragraphs that begin with a bullet or a number. */
function makeListsOfWord(body: HTMLElement) {
  /** The lists that the next item may belong to, from the outside in. */
  let open: { level: number; list: HTMLElement }[] = []
  let last: Element | undefined
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[data-style*="mso-list:"]')) {
    const level = Number(/mso-list:[^;]*\blevel(\d)/.exec(paragraph.dataset.style!)?.[1])
    const marker = paragraph.querySelector('[data-style*="mso-list:ignore" i]')
    if (!level || !marker) continue
    const name = /^\s*\(?\w+[.)]/.test(marker.textContent) ? 'ol' : 'ul'
    marker.remove()

    if (paragraph.previousElementSibling !== last) open = []
    while (open.length > 0 && !mayHold(open.at(-1)!, level, name)) open.pop()
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(name)
      const outer = open.at(-1)?.list.lastElementChild
      if (outer) outer.append(list)
      else paragraph.before(list)
      open.push({ level, list })
    }
    const item = body.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    open.at(-1)!.list.append(item)
    paragraph.remove()
    last = open[0]!.list
  }
}

/** Whether an item of this level and kind belongs into the list, or into another one inside of it. */
function mayHold({ level, list }: { level: number; list: HTMLElement }, wanted: number, name: 'ul' | 'ol'): boolean {
  return level < wanted || (level === wanted && list.localName === name)
}
