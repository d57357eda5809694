import { el, icon } from '../dom.ts'
import { calendarLine } from './icon-lines.ts'
import type { Scene } from '../scene.ts'

const signs = {
  state: calendarLine,
  calendar:
    'M16.25 9V5.75a2 2 0 0 0-2-2h-8.5a2 2 0 0 0-2 2v8.5a2 2 0 0 0 2 2H9.5M3.75 8h12.5M7 2.25v3M13 2.25v3M14.5 11.75v5.5M11.75 14.5h5.5',
  plus: 'M10 4v12M4 10h12',
  hand: 'M6.5 10.5V5.25a1.25 1.25 0 0 1 2.5 0V9m0-.5V3.75a1.25 1.25 0 0 1 2.5 0V9m0-3.25a1.25 1.25 0 0 1 2.5 0v6.5a5 5 0 0 1-5 5c-2 0-3.2-.9-4.1-2.3L3.2 12a1.2 1.2 0 0 1 1.9-1.4l1.4 1.5',
}

/** The icon before the text of a button. */
export function drawSign(name: keyof typeof signs): SVGElement {
  const drawn = icon(signs[name])
  drawn.dataset.sign = name
  return drawn
}

/** The branding below lists and in dialogs, unless the style hides it. */
export function branding({ settings, words }: Scene) {
  return !settings.style.hideBranding && el('p', { class: 'branding' }, words.madeWith('Kalends'))
}
