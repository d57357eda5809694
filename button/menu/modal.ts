import { el } from '../dom.ts'
import { moveFocus } from '../focus.ts'
import type { List } from './list.ts'
import { type Parts, applyListSheet, noteOf, rows } from './rows.ts'
import { type Scene, stateOf } from '../scene.ts'

type OpenDialog = typeof import('../dialog/dialog.ts').openDialog

/** The list of calendars as a dialog. */
export function modalOf(scene: Scene, button: HTMLElement, parts: Parts, openDialog: OpenDialog): List {
  const { words, data, wrapper } = scene
  let dialog: HTMLDialogElement | undefined
  const open = () => {
    if (dialog?.open) return
    applyListSheet(scene)
    const items = rows(scene, parts, {})
    const end = () => dialog?.close()
    const close = el('button', { type: 'button', part: 'atcb-list-item-close', click: end }, words.close)
    const list = el('div', { part: 'atcb-list' }, ...items)
    list.addEventListener('click', (event) => event.target !== list && end())
    list.addEventListener('keydown', (event) => {
      if (/^Arrow|Home|End/.test(event.key)) moveFocus(event, items)
    })
    dialog = openDialog(scene, {
      heading: stateOf(scene) ?? (data.kind === 'group' ? words.subscribe : words.add),
      kind: 'calendars',
      children: [data.cancelled && noteOf(scene), list, close],
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
  }
  return { open, isOpen: () => dialog?.open ?? false, close: () => dialog?.close() }
}
