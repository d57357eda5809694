import { type Child, el, icon } from '../dom.ts'
import { branding } from '../drawing/drawing.ts'
import { closeLine } from '../drawing/icon-lines.ts'
import type { Scene } from '../scene.ts'
import { applySheet } from '../sheets.ts'
import css from '../styles/dialog.css'

export interface Content {
  /** A text, or a heading whose text may change. */
  readonly heading: string | HTMLHeadingElement
  readonly kind: string
  readonly children: readonly Child[]
  readonly closed?: () => void
}

/** The content of a dialog. It can also be shown inline, such as a form. */
export const applyDialogSheet = (node: Node) => applySheet(node, css)

/** A native modal dialog: in the top layer, with the focus inside until it is closed, and restored afterwards. */
export function openDialog(scene: Scene, { heading, kind, children, closed }: Content): HTMLDialogElement {
  const { wrapper, words, id, signal, settings } = scene
  applyDialogSheet(wrapper)
  const title = typeof heading === 'string' ? el('h2', { tabindex: -1 }, heading) : heading
  title.id = `${id}-${kind}`
  const close = () => dialog.close()
  const cross = el(
    'button',
    { type: 'button', class: 'cross', 'aria-label': words.close, click: close },
    icon(closeLine),
  )
  const dialog: HTMLDialogElement = el(
    'dialog',
    { part: 'atcb-modal-box', class: kind, 'aria-labelledby': title.id },
    el('div', { class: 'body' }, cross, title, ...children, branding(scene)),
  )
  if (settings.style.hideBackground) dialog.classList.add('clear')
  // The padding belongs to the content, so a click on the dialog itself is outside of it.
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') stayInside(event, dialog)
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    closed?.()
  })
  signal.addEventListener('abort', () => dialog.close())
  wrapper.append(dialog)
  dialog.showModal()
  title.focus()
  return dialog
}

const focusable = 'a[href], button, input, summary, textarea, select, [tabindex="0"]'

/** Browsers leave a dialog for their own controls at its end. From there it is a long way back. */
function stayInside(event: KeyboardEvent, dialog: HTMLElement) {
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    (each) => each.tabIndex >= 0 && each.getClientRects().length > 0,
  )
  const [first, last] = [stops[0], stops.at(-1)]
  const { activeElement } = dialog.getRootNode() as ShadowRoot
  const isAtEnd = event.shiftKey
    ? activeElement === first || !stops.includes(activeElement as HTMLElement)
    : activeElement === last
  if (!isAtEnd) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
