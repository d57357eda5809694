import { marks } from '../calendar-icons.ts'
import { svg } from '../dom.ts'
import type { CalendarType } from '../scene.ts'

/** The icon of a calendar. */
export function drawCalendar(type: CalendarType): SVGElement {
  return svg(
    'svg',
    { viewBox: '0 0 24 24', 'aria-hidden': 'true', class: `mark mark-${type}` },
    ...marks[type].map(([d, fill]) => svg('path', { d, fill })),
  )
}
