import { type DateText, type Time, dateText, isOnline } from './date-text.ts'
import { type Child, el } from '../dom.ts'
import { placeLines } from './place-lines.ts'
import { type Scene, filled } from '../scene.ts'

export { dateText, isOnline }
export { default as sheet } from '../styles/tile.css'

/** The day and the time, side by side if there is room. */
export function whenOf({ lines, zone }: DateText, namesZone = true): HTMLElement {
  const named = namesZone && zone !== null ? `\u00a0${zone}` : ''
  const shown = lines.map((parts) => el('span', { class: 'parts' }, ...parts.map((part) => el('span', {}, part))))
  shown.at(-1)!.lastElementChild!.append(named)
  return el('span', {}, ...shown)
}

/** The zone of all dates, so that it is named once; null if they have several, and if it is the visitor's. */
export function commonZone(scene: Scene, dates: readonly Time[]): string | null {
  const [zone = null, ...others] = new Set(dates.map((date) => dateText(date, scene).zone))
  return others.length > 0 ? null : zone
}

/** The content of a date's card: calendar leaf, title, when and where. */
export function dateCard(
  scene: Scene,
  date: Time & { title: string },
  note: string | false,
  namesZone?: boolean,
): Child[] {
  const text = dateText(date, scene)
  const { location } = date
  const place = location === null ? [] : isOnline(location) ? [scene.words.online] : placeLines(filled(location, scene))
  return [
    el('span', { class: 'tile', 'aria-hidden': 'true' }, el('span', {}, text.month), el('b', {}, text.day)),
    el(
      'span',
      { class: 'facts' },
      el('b', { class: 'title' }, el('bdi', {}, date.title)),
      note && el('span', { class: 'state' }, note),
      whenOf(text, namesZone),
      ...place.map((line) => el('span', {}, el('bdi', {}, line))),
    ),
  ]
}
