import { el } from '../dom.ts'
import { share as english } from '../messages/share-en.ts'
import { type Scene, filled } from '../scene.ts'

/** Invites somebody: by what the device offers for sharing, otherwise by the link, which is copied. */
export function invitation(scene: Scene, label: string): HTMLElement {
  const { data, words } = scene
  const { copied } = { ...english, ...words.share }
  const address = el('input', { class: 'input', readonly: true, hidden: true, value: data.url, 'aria-label': words.openPage }) // oxfmt-ignore
  const said = el('span', { class: 'said', role: 'status' })
  const click = async () => {
    if (typeof navigator.share === 'function')
      return navigator.share({ title: filled(data.title, scene), url: data.url }).catch(() => {})
    address.hidden = false
    address.select()
    const copy = navigator.clipboard?.writeText(data.url) ?? Promise.reject(new Error('Not in a secure context.'))
    await copy.then(
      () => (said.textContent = copied),
      () => {},
    )
  }
  const button = el('button', { type: 'button', class: 'secondary', click }, label)
  return el('div', { class: 'share' }, button, address, said)
}
