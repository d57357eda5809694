import type { ButtonData } from '@kalends/contract'
import { commonZone, dateCard, sheet } from './card.ts'
import { el, icon, opens } from '../dom.ts'
import { clockLine } from './icon-lines.ts'
import type { Scene } from '../scene.ts'
import { applySheet } from '../sheets.ts'
import cardSheet from '../styles/cards.css'
import own from '../styles/overview.css'

/** A list that is longer starts folded. Unfolded, it scrolls, so that the page around it stays within reach. */
const shownFirst = 5

/** The upcoming events of a group, each with a link to its page. */
export function drawOverview(scene: Scene, { events, more }: NonNullable<ButtonData['overview']>) {
  const { words, data, wrapper } = scene
  for (const css of [sheet, cardSheet, own]) applySheet(wrapper, css)
  wrapper.classList.add('wide')
  const zone = commonZone(scene, events)
  const cards = events.map((event) => {
    const note = event.cancelled ? words.cancelled : event.recurring && words.recurring
    const card = el('a', { class: 'card', ...opens(event.url) }, ...dateCard(scene, event, note, zone === null))
    card.classList.toggle('off', event.cancelled)
    return el('li', {}, card)
  })
  const isLong = cards.length > shownFirst + 1
  const rest = isLong ? cards.slice(shownFirst) : []
  for (const card of rest) card.hidden = true
  const all = el('a', { class: 'more', title: words.newWindow, ...opens(data.url) }, words.overview.more)
  all.hidden = isLong
  const list = el('ul', { class: 'cards', part: 'atcb-overview', 'aria-label': data.title }, ...cards)
  const unfold = () => {
    for (const card of rest) card.hidden = false
    list.classList.add('unfolded')
    all.hidden = false
    further.remove()
    rest[0]!.querySelector('a')!.focus({ preventScroll: true })
  }
  const further = el('button', { type: 'button', class: 'more', click: unfold }, words.overview.further(rest.length))
  if (zone !== null) wrapper.append(el('p', { class: 'zone' }, icon(clockLine), zone))
  wrapper.append(
    cards.length > 0 ? list : el('p', { class: 'empty' }, words.overview.empty),
    isLong ? further : '',
    more ? all : '',
  )
}
