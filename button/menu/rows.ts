import { type Properties, el } from '../dom.ts'
import type { calendarControl } from './saves.ts'
import { type Scene, calendarName, calendarsOf } from '../scene.ts'
import { sheetOf } from '../sheets.ts'
import css from '../styles/list.css'

/** Loaded along with the list: what the button shares with it, and the marks of calendars. */
export interface Parts {
  readonly control: typeof calendarControl
  readonly drawCalendar: typeof import('../drawing/marks.ts').drawCalendar
}

/** Before the sheet of the style, which changes it. */
export function applyListSheet({ wrapper }: Scene) {
  const { adoptedStyleSheets } = wrapper.getRootNode() as ShadowRoot
  const sheet = sheetOf(css)
  if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.splice(1, 0, sheet)
}

/** The rows of the list: one for each calendar. In a menu they are menu items, in a dialog plain links and buttons. */
export function rows(scene: Scene, { control, drawCalendar }: Parts, properties: Properties): HTMLElement[] {
  const { hideIconList, hideTextLabelList } = scene.settings.style
  return calendarsOf(scene).map((type) => {
    const name = calendarName(type, scene)
    return control(
      scene,
      type,
      { event: 'openCalendarLink', part: 'atcb-list-item', ...properties },
      !hideIconList && el('span', { part: 'atcb-list-icon' }, drawCalendar(type)),
      el('span', { part: 'atcb-list-text', class: hideTextLabelList && 'unseen' }, name),
    )
  })
}

/** What to know before adding an event that won't take place, or has. */
export function noteOf({ data, words }: Scene) {
  const text = data.cancelled ? words.cancelledText : data.state === 'over' && words.expired
  return text && el('p', { class: 'note' }, text)
}
