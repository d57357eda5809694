import { type Child, el, icon } from '../dom.ts'
import { branding } from '../drawing/drawing.ts'
import { moveFocus } from '../focus.ts'
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

/** The list of calendars as a dialog. */
export function openList(scene: Scene, button: HTMLElement, items: readonly HTMLElement[]): HTMLDialogElement {
  const { words, data, wrapper } = scene
  const close = el('button', { type: 'button', part: 'atcb-list-item-close', click: () => dialog.close() }, words.close)
  const list = el('div', { part: 'atcb-list' }, ...items)
  list.addEventListener('click', (event) => event.target !== list && dialog.close())
  list.addEventListener('keydown', (event) => {
    if (/^Arrow|Home|End/.test(event.key)) moveFocus(event, items)
  })
  const dialog = openDialog(scene, {
    heading: data.kind === 'group' ? words.subscribe : words.add,
    kind: 'calendars',
    children: [data.cancelled && el('p', { class: 'note' }, words.cancelledHint), list, close],
    closed: () => {
      button.setAttribute('aria-expanded', 'false')
      wrapper.classList.remove('active')
      scene.announce('closeList', { calendar: 'dialog' })
    },
  })
  button.setAttribute('aria-expanded', 'true')
  wrapper.classList.add('active')
  items[0]?.focus()
  scene.announce('openList')
  return dialog
}
