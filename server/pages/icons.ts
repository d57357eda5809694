import { Html, html } from '../html/html.ts'
import type { CalendarType } from '../publication/calendars.ts'

/** One set: 20 px, drawn with a line of 1.5 px. */
export const iconLines = {
  calendar:
    'M3.75 5.75a2 2 0 0 1 2-2h8.5a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2h-8.5a2 2 0 0 1-2-2zM3.75 8h12.5M7 2.25v3M13 2.25v3',
  repeat: 'M13.5 2.5 16 5l-2.5 2.5M4 9.5V8a3 3 0 0 1 3-3h9M6.5 17.5 4 15l2.5-2.5M16 10.5V12a3 3 0 0 1-3 3H4',
  place:
    'M10 17.5s5.75-4.6 5.75-9.25a5.75 5.75 0 0 0-11.5 0C4.25 12.9 10 17.5 10 17.5zM12 8.25a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  online:
    'M2.75 6.25a1.5 1.5 0 0 1 1.5-1.5h7a1.5 1.5 0 0 1 1.5 1.5v7.5a1.5 1.5 0 0 1-1.5 1.5h-7a1.5 1.5 0 0 1-1.5-1.5zM12.75 9l4.5-2.75v7.5L12.75 11',
  person: 'M13 6.75a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM4 16.75c.6-3 3-4.5 6-4.5s5.4 1.5 6 4.5',
  share:
    'M10 12.25V2.75M6.75 5.5 10 2.5l3.25 3M6.5 8.75H5a1.25 1.25 0 0 0-1.25 1.25v6A1.25 1.25 0 0 0 5 17.25h10A1.25 1.25 0 0 0 16.25 16v-6A1.25 1.25 0 0 0 15 8.75h-1.5',
  mail: 'M2.75 6a1.5 1.5 0 0 1 1.5-1.5h11.5a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H4.25a1.5 1.5 0 0 1-1.5-1.5zM3.25 6.25 10 11l6.75-4.75',
  more: 'M5 10h.010M10 10h.010M15 10h.010',
  onward: 'M8 5l5 5-5 5',
  done: 'M4.5 10.5 8.5 14.5 15.5 6',
  hidden:
    'M2.75 10s2.5-5.25 7.25-5.25S17.25 10 17.25 10 14.75 15.25 10 15.25 2.75 10 2.75 10zM12.25 10a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0zM3.5 16.5l13-13',
  close: 'M5.5 5.5l9 9M14.5 5.5l-9 9',
} as const

export type IconName = keyof typeof iconLines

export function icon(name: IconName): Html {
  return html`<svg class="icon icon-${name}" viewBox="0 0 20 20" aria-hidden="true">
    <path d="${iconLines[name]}" />
  </svg>`
}

/** A leaf in a colour that people know the calendar by. Logos belong to others. */
const leaves: Record<CalendarType, { readonly colour: string; readonly sign: string }> = {
  apple: { colour: '#e0383e', sign: 'A' },
  google: { colour: '#1a73e8', sign: 'G' },
  ical: { colour: '#0f766e', sign: '' },
  ms365: { colour: '#c43e1c', sign: 'M' },
  msteams: { colour: '#5b5fc7', sign: 'T' },
  outlookcom: { colour: '#0f6cbd', sign: 'O' },
  yahoo: { colour: '#6001d2', sign: 'Y' },
}

export function calendarIcon(type: CalendarType): Html {
  const { colour, sign } = leaves[type]
  const content =
    sign === ''
      ? html`<path class="arrow" d="M12 10.5v6.5M9.25 14.5 12 17.25l2.75-2.75" />`
      : html`<text x="12" y="18" text-anchor="middle" fill="${colour}">${sign}</text>`
  return html`<svg class="leaf" viewBox="0 0 24 24" aria-hidden="true">
    <rect x="2.5" y="2.5" width="19" height="19" rx="5" class="paper" />
    <path d="M2.5 8V7.5a5 5 0 0 1 5-5h9a5 5 0 0 1 5 5V8z" fill="${colour}" />
    ${content}
  </svg>`
}

/** The sign of a page in a browser, as a data URL: a leaf of a calendar in the colour that the organizer chose. */
export function pageIcon(colour: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawing(leafShapes(colour, '#fff')))}`
}

/** The same for home screens, which cut off the corners themselves. */
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
