import { dateText, isOnline } from './date-text.ts'
import { type Child, el } from '../dom.ts'
import { type Scene, filled } from '../scene.ts'

/** The content of a date's card: calendar leaf, title, when and where. */
export function dateCard(
  scene: Scene,
  date: Parameters<typeof dateText>[0] & { title: string },
  note: string | false,
): Child[] {
  const { day, month, when } = dateText(date, scene)
  const place = date.location && (isOnline(date.location) ? scene.words.online : filled(date.location, scene))
  return [
    el('span', { class: 'tile', 'aria-hidden': 'true' }, el('span', {}, month), el('b', {}, day)),
    el(
      'span',
      { class: 'facts' },
      el('b', { class: 'title' }, el('bdi', {}, date.title)),
      note && el('span', { class: 'state' }, note),
      el('span', {}, when),
      place && el('span', {}, el('bdi', {}, place)),
    ),
  ]
}
