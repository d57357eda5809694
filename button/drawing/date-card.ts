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
  const { day, month, when } = dateText(date, scene)
  const place = isOnline(date.location) ? words.online : filled(date.location ?? '', scene)
  const state = stateOf(scene)
  const line = (kind: string, sign: string, text: string) =>
    el('span', { class: `line ${kind}` }, icon(sign), el('span', {}, text))
  return [
    el('span', { class: 'tile', 'aria-hidden': 'true' }, el('span', {}, month), el('b', {}, day)),
    el(
      'span',
      { class: 'facts' },
      el('b', { class: 'title' }, el('bdi', {}, filled(data.title, scene))),
      state
        ? line('state', closeLine, state)
        : place && line('place', isOnline(date.location) ? onlineLine : placeLine, place),
      line('when', data.recurrence ? repeatLine : calendarLine, when),
      data.recurrence && el('span', { class: 'unseen' }, words.recurring),
    ),
    el('span', { part: 'atcb-button-text', class: 'action' }, state ?? words.add),
    el('span', { class: 'badge', 'aria-hidden': 'true' }, icon('M10 5v10M5 10h10')),
  ]
}
