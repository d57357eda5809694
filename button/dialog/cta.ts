import type { ButtonData } from '@kalends/contract'
import type { Content } from './dialog.ts'
import { type Child, el, icon, opens } from '../dom.ts'
import { drawForm } from './form.ts'
import { doneLine, mailLine } from '../drawing/icon-lines.ts'
import { share as english } from '../messages/share-en.ts'
import { type Scene, filled } from '../scene.ts'

/** Loaded with every form. */
type Fields = typeof import('./fields.ts')

type Cta = NonNullable<ButtonData['cta']>

/** The call to action after a save, in a dialog. Only forms need `fields`. */
export function ctaContent(scene: Scene, cta: Cta, fields: Fields | undefined): Content {
  const { heading, children } = partsOf(scene, cta, fields)
  const sign = !scene.settings.style.hideIconModal && el('p', { class: 'sign' }, icon(doneLine))
  return { heading, kind: 'cta', children: [sign, ...children] }
}

/** The same after a sign-up, below its result. */
export function fillCta(place: HTMLElement, scene: Scene, cta: Cta, fields: Fields) {
  const { heading, children } = partsOf(scene, cta, fields)
  place.append(el('h3', {}, heading), ...children.filter((child) => child instanceof Node))
}

function partsOf(scene: Scene, cta: Cta, fields: Fields | undefined): { heading: string; children: Child[] } {
  const text = cta.text !== null && el('p', { class: 'text' }, cta.text)
  return { heading: cta.headline ?? scene.words.thanks, children: [text, contentOf(scene, cta, fields)] }
}

function contentOf(scene: Scene, cta: Cta, fields: Fields | undefined): Child {
  const { words } = scene
  if (cta.type === 'share') return sharing(scene)
  if (cta.url === null) return false
  if (cta.type === 'form' && fields) return drawForm(cta, words, fields)
  return (
    cta.type === 'link' &&
    el('a', { class: 'primary', title: words.newWindow, ...opens(cta.url) }, cta.button_label ?? words.continue)
  )
}

function sharing(scene: Scene): HTMLElement {
  const { data, words } = scene
  const texts = { ...english, ...words.share }
  const title = filled(data.title, scene)
  const mail = `mailto:?subject=${encodeURIComponent(texts.subject)}&body=${encodeURIComponent(`${title}\n${data.url}`)}`
  const copied = el('span', { role: 'status' })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(data.url)
    } catch {
      // Not allowed, or the page has no https.
      address.select()
      if (!Document.prototype.execCommand.call(document, 'copy')) return
    }
    copied.textContent = texts.copied
    setTimeout(() => (copied.textContent = ''), 3000)
  }
  const address = el('input', { class: 'input', readonly: true, value: data.url, 'aria-label': words.openPage })
  return el(
    'div',
    { class: 'share' },
    address,
    el('button', { type: 'button', class: 'primary', click: copy }, texts.copy),
    el('a', { class: 'secondary', href: mail }, icon(mailLine), texts.mail),
    copied,
  )
}
