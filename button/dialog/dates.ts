import type { ButtonDate } from '@kalends/contract'
import type { Content } from './dialog.ts'
import { type Child, el, icon, opens } from '../dom.ts'
import { clockLine, doneLine } from '../drawing/icon-lines.ts'
import { destination } from '../platform.ts'
import { type CalendarType, type Scene, calendarName, filled } from '../scene.ts'
import { applySheet } from '../sheets.ts'
import cards from '../styles/cards.css'

/** Loaded along with this file. */
type Card = typeof import('../drawing/card.ts')

interface Saves {
  readonly save: (position: number) => void
  readonly isSaved: (position: number) => boolean
}

/** For calendars that take one date at a time: the dates, each with its own link. Past ones only if there are no others. */
export function datesContent(
  scene: Scene,
  { dateCard, commonZone, sheet }: Card,
  type: CalendarType,
  mark: Node,
  saves: Saves,
): Content {
  const { data, words, settings, wrapper } = scene
  const ahead = data.dates.filter(({ state }) => state !== 'over')
  const shown = ahead.length > 0 ? ahead : data.dates
  const zone = commonZone(scene, shown)
  const facts = (date: ButtonDate, note: string | false) =>
    dateCard(scene, { ...date, title: filled(date.name, scene) }, note, zone === null)
  for (const css of [sheet, cards]) applySheet(wrapper, css)
  return {
    heading: words.dates.title,
    kind: 'dates',
    children: [
      el('p', { class: 'calendar' }, !settings.style.hideIconModal && mark, calendarName(type, scene)),
      el('p', { class: 'text' }, words.dates.text),
      zone && el('p', { class: 'zone' }, icon(clockLine), zone),
      el('ul', { class: 'cards' }, ...shown.map((date) => el('li', {}, cardOf(scene, type, date, saves, facts)))),
    ],
  }
}

function cardOf(
  scene: Scene,
  type: CalendarType,
  date: ButtonDate,
  saves: Saves,
  facts: (date: ButtonDate, note: string | false) => Child[],
): HTMLElement {
  const { words, platform, settings } = scene
  const { style } = settings
  const isCancelled = date.status === 'CANCELLED'
  const isOver = date.state === 'over' && style.pastDateHandling === 'disable'
  const isFile = type === 'ical' || type === 'apple'
  const link = date.links?.[type]
  const note = isCancelled ? words.cancelled : date.state === 'over' && words.expired
  const inside = facts(date, note)
  if (!link || isOver || (isCancelled && !isFile))
    return el(
      'div',
      { class: 'card blocked off' },
      ...inside,
      isCancelled && el('p', { class: 'hint' }, words.cancelledHint),
    )

  const { address, target } = destination(link, platform, style)
  const card = el('a', { class: 'card', ...opens(address, target) }, ...inside, icon(doneLine))
  card.classList.toggle('done', saves.isSaved(date.position))
  card.addEventListener('click', () => {
    card.classList.add('done')
    saves.save(date.position)
  })
  return card
}
