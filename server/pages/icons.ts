import { marks } from '@kalends/button/calendar-icons'
import * as lines from '@kalends/button/drawing/icon-lines'
import { memoize } from '../cache/memoize.ts'
import { Html, html } from '../html/html.ts'
import type { CalendarType } from '../publication/calendars.ts'

/** One set: 20 px, with strokes of 1.5 px. */
export const iconLines = {
  calendar: lines.calendarLine,
  repeat: lines.repeatLine,
  place: lines.placeLine,
  online: lines.onlineLine,
  person: 'M13 6.75a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM4 16.75c.6-3 3-4.5 6-4.5s5.4 1.5 6 4.5',
  share:
    'M10 12.25V2.75M6.75 5.5 10 2.5l3.25 3M6.5 8.75H5a1.25 1.25 0 0 0-1.25 1.25v6A1.25 1.25 0 0 0 5 17.25h10A1.25 1.25 0 0 0 16.25 16v-6A1.25 1.25 0 0 0 15 8.75h-1.5',
  mail: lines.mailLine,
  more: 'M5 10h.010M10 10h.010M15 10h.010',
  onward: 'M8 5l5 5-5 5',
  back: 'M12 5l-5 5 5 5',
  done: lines.doneLine,
  maybe:
    'M7.25 7.5a2.75 2.75 0 1 1 4.4 2.2c-.9.65-1.65 1.2-1.65 2.3M10 14.75h.010M17.25 10a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0z',
  waiting: lines.clockLine,
  seats:
    'M3.25 6.25h13.5v2.5a1.75 1.75 0 0 0 0 3.5v2.5H3.25v-2.5a1.75 1.75 0 0 0 0-3.5zM12.25 6.5v1.500M12.25 9.75v1.500M12.25 13v1.500',
  directions: 'M10 2.75 17.25 10 10 17.25 2.75 10zM8 12V9.750h3.750M10.250 8.250l1.500 1.500-1.500 1.500',
  copy: 'M7.25 7.25V4.5A1.25 1.25 0 0 1 8.5 3.25h7a1.25 1.25 0 0 1 1.25 1.250v7a1.25 1.25 0 0 1-1.25 1.250h-2.75M4.5 7.25h7a1.25 1.25 0 0 1 1.25 1.250v7a1.25 1.25 0 0 1-1.25 1.250h-7a1.25 1.25 0 0 1-1.25-1.250v-7A1.25 1.25 0 0 1 4.5 7.25z',
  change: 'M12.250 4.750l3 3L7 16H4v-3zM10.500 6.500l3 3',
  hidden:
    'M2.75 10s2.5-5.25 7.25-5.25S17.25 10 17.25 10 14.75 15.25 10 15.25 2.75 10 2.75 10zM12.25 10a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0zM3.5 16.5l13-13',
  close: lines.closeLine,
} as const

export type IconName = keyof typeof iconLines

export const icon: (name: IconName) => Html = memoize(
  (name) =>
    html`<svg class="icon icon-${name}" viewBox="0 0 20 20" aria-hidden="true">
      <path d="${iconLines[name as IconName]}" />
    </svg>`,
)

export const calendarIcon: (type: CalendarType) => Html = memoize(
  (type) =>
    html`<svg class="calendar-mark" viewBox="0 0 24 24" aria-hidden="true">
      ${marks[type as CalendarType].map(([line, colour]) => html`<path fill="${colour}" d="${line}" />`)}
    </svg>`,
)

/** The favicon of a page as a data URL: a calendar leaf in the organizer's colour. */
export function pageIcon(colour: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawing(leafShapes(colour, '#fff')))}`
}

/** The same for home screens, which round the corners themselves. */
export function touchIconSvg(colour: string, onColour: string): string {
  const leaf = `<g transform="translate(5.6 5.6) scale(.65)">${leafShapes(onColour, colour)}</g>`
  return drawing(`<path fill="${colour}" d="M0 0h32v32H0z"/>${leaf}`)
}

const drawing = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${shapes}</svg>`

/** A head with two rings, and days below. */
const leafShapes = (colour: string, paper: string) =>
  `<rect width="30" height="27" x="1" y="4" fill="${colour}" rx="7"/>` +
  `<path fill="${paper}" d="M4 13h24v11a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z"/>` +
  `<path stroke="${colour}" stroke-width="3.5" stroke-linecap="round" d="M9.5 2.5v3M22.5 2.5v3M9.5 18h.1M16 18h.1M22.5 18h.1M9.5 23.5h.1M16 23.5h.1"/>`
