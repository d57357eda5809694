import { whenOf } from './card.ts'
import { dateText, isOnline } from './date-text.ts'
import { el, icon } from '../dom.ts'
import { calendarLine, closeLine, onlineLine, placeLine, repeatLine } from './icon-lines.ts'
import { type Scene, filled, stateOf } from '../scene.ts'
import card from '../styles/date.css'
import tile from '../styles/tile.css'

export default tile + card

/** The button as a card: calendar leaf, title, where and when. Its label appears under a pointer, until the list opens. */
export function draw(scene: Scene): Node[] {
  const { data, words } = scene
  const date = data.dates.find(({ state }) => state !== 'over') ?? data.dates.at(-1)!
  const text = dateText(date, scene)
  const place = isOnline(date.location) ? words.online : filled(date.location ?? '', scene)
  const state = stateOf(scene)
  const line = (kind: string, sign: string, said: HTMLElement | string) =>
    el('span', { class: `line ${kind}` }, icon(sign), typeof said === 'string' ? el('span', {}, said) : said)
  return [
    el('span', { class: 'tile', 'aria-hidden': 'true' }, el('span', {}, text.month), el('b', {}, text.day)),
    el(
      'span',
      { class: 'facts' },
      el('b', { class: 'title' }, el('bdi', {}, filled(data.title, scene))),
      state
        ? line('state', closeLine, state)
        : place && line('place', isOnline(date.location) ? onlineLine : placeLine, place),
      line('when', data.recurrence ? repeatLine : calendarLine, whenOf(text)),
      data.recurrence && el('span', { class: 'unseen' }, words.recurring),
    ),
    el('span', { part: 'atcb-button-text', class: 'action' }, state ?? words.add),
    el('span', { class: 'badge', 'aria-hidden': 'true' }, icon('M10 5v10M5 10h10')),
  ]
}
