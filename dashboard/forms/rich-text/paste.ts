import { toggleMark } from 'prosemirror-commands'
import type { EditorView } from 'prosemirror-view'
import { isLink, schema } from './schema.ts'

/** A pasted address becomes a link: of the selected words, or of itself. */
export function linkPasted(view: EditorView, event: ClipboardEvent): boolean {
  const href = event.clipboardData?.getData('text/plain').trim() ?? ''
  if (/\s/.test(href) || !isLink(href)) return false
  const { state } = view
  if (!state.selection.empty) return toggleMark(schema.marks.link, { href })(state, (change) => view.dispatch(change))
  view.dispatch(state.tr.replaceSelectionWith(schema.text(href, [schema.marks.link.create({ href })]), false))
  return true
}
