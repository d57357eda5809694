import type { ButtonData } from '@kalends/contract'
import { dateCard } from './card.ts'
import { el, opens } from '../dom.ts'
import type { Scene } from '../scene.ts'
import { applySheet } from '../sheets.ts'
import cardSheet from '../styles/cards.css'
import own from '../styles/overview.css'
import tile from '../styles/tile.css'

/** The upcoming events of a group, each with a link to its page. */
export function drawOverview(scene: Scene, { events, more }: NonNullable<ButtonData['overview']>) {
  const { words, data, wrapper } = scene
  for (const css of [tile, cardSheet, own]) applySheet(wrapper, css)
  wrapper.classList.add('wide')
  const cards = events.map((event) => {
    const note = event.cancelled ? words.cancelled : event.recurring && words.recurring
    return el('li', {}, el('a', { class: 'card', ...opens(event.url) }, ...dateCard(scene, event, note)))
  })
  wrapper.append(
    cards.length > 0
      ? el('ul', { class: 'cards', part: 'atcb-overview', 'aria-label': data.title }, ...cards)
      : el('p', { class: 'empty' }, words.overview.empty),
    more ? el('a', { class: 'more', title: words.newWindow, ...opens(data.url) }, words.overview.more) : '',
  )
}
