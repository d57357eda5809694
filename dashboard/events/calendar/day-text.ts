import { locale } from '../../format.ts'
import type { Day } from './days.ts'

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${locale.split('-u-')[0]}-u-ca-gregory`, { ...options, timeZone: 'UTC' })
const formats = {
  month: format({ month: 'long', year: 'numeric' }),
  shortMonth: format({ month: 'short', day: 'numeric' }),
  full: format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
  weekday: format({ weekday: 'short' }),
  number: format({ day: 'numeric' }),
  range: format({ day: 'numeric', month: 'long', year: 'numeric' }),
}
const noon = (day: Day) => new Date(`${day}T12:00:00Z`)

/** "May 2027" */
export const monthText = (day: Day) => formats.month.format(noon(day))
/** "Friday, May 7, 2027" */
export const fullText = (day: Day) => formats.full.format(noon(day))
/** "Fri" */
export const weekdayText = (day: Day) => formats.weekday.format(noon(day))
/** "7", and with its month on the first: "May 1". */
export const numberText = (day: Day) => (day.endsWith('-01') ? formats.shortMonth : formats.number).format(noon(day))
export const plainNumber = (day: Day) => formats.number.format(noon(day))
/** "May 3 – 9, 2027" */
export const rangeText = (from: Day, last: Day) => formats.range.formatRange(noon(from), noon(last))
