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

/** Styles the content of a dialog, which can also be shown inline, such as a form. */
export function prepareContent(node: HTMLElement) {
  applySheet(node, css)
  // To the page, all events come from the button. It would take what is typed for its own shortcuts.
  for (const type of ['keydown', 'keypress', 'keyup']) node.addEventListener(type, (event) => event.stopPropagation())
}

/**
 * A native modal dialog: in the top layer, with the focus inside until it is closed, and restored afterwards. There is one
 * of each kind: while its parts were loading, the button may have been clicked again.
 */
export function openDialog(scene: Scene, { heading, kind, children, closed }: Content): HTMLDialogElement {
  const { wrapper, words, id, signal, settings } = scene
  const opened = wrapper.querySelector<HTMLDialogElement>(`dialog.${kind}`)
  if (opened) return opened
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
  // The padding belongs to the content, so a click on the dialog itself is outside of it. So is the end of a selection that
  // was dragged out of a field.
  let isOutside = false
  dialog.addEventListener('pointerdown', (event) => (isOutside = event.target === dialog))
  dialog.addEventListener('click', (event) => event.target === dialog && isOutside && dialog.close())
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') stayInside(event, dialog)
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    closed?.()
  })
  signal.addEventListener('abort', () => dialog.close())
  wrapper.append(dialog)
  prepareContent(dialog)
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
