import { addDays, addMonths, type Day, startOfWeek } from './days.ts'
import { monthText, rangeText } from './day-text.ts'

export const shows = ['month', 'week', 'agenda'] as const
export type Show = (typeof shows)[number]

/** The days that are visible, with the chosen one among them. */
export interface Period {
  readonly from: Day
  /** The first day after it. */
  readonly to: Day
  readonly title: string
  readonly next: Day
  readonly previous: Day
}

const agendaDays = 30

export function periodOf(show: Show, day: Day): Period {
  if (show === 'week') {
    const from = startOfWeek(day)
    const to = addDays(from, 7)
    return { from, to, title: rangeText(from, addDays(to, -1)), next: addDays(day, 7), previous: addDays(day, -7) }
  }
  if (show === 'agenda') {
    const to = addDays(day, agendaDays)
    return { from: day, to, title: rangeText(day, addDays(to, -1)), next: to, previous: addDays(day, -agendaDays) }
  }
  const first = `${day.slice(0, 7)}-01`
  const from = startOfWeek(first)
  const to = addDays(startOfWeek(addDays(addMonths(first, 1), -1)), 7)
  return { from, to, title: monthText(day), next: addMonths(day, 1), previous: addMonths(day, -1) }
}
