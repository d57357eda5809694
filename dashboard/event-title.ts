import type { Event } from '@kalends/contract'
import { words } from './first-words.ts'
import { formatDate, formatDaysAhead } from './format.ts'

/** The title of the series, or of the only date. */
export function titleOf({ title_event_series, dates }: Pick<Event, 'title_event_series' | 'dates'>): string {
  return (dates.length > 1 ? title_event_series : null) ?? dates[0]?.name ?? ''
}

/** The day in the label of an event, such as `2027-05-01`. */
export const eventDay = (label: string): string | undefined => /, (\d{4}-\d{2}-\d{2})(?:, RSVP)?$/.exec(label)?.[1]

/** The label of an event without the day and the mark for sign-up. */
export function eventTitle(label: string): string {
  return label.replace(/, RSVP$/, '').replace(/, [^,]*\d{4}-\d{2}-\d{2}$|, today[+-]?\d*$/, '')
}

/** The label of an event with its day in words: "Summer party, May 1", "Your trial ends, always in 14 days". */
export function eventName(label: string): string {
  const day = eventDay(label)
  const moving = /, (today\S*?)(?:, RSVP)?$/.exec(label)?.[1]
  const when = day === undefined ? moving && movingDayText(moving) : formatDate(day, 'UTC')
  return [eventTitle(label), when].filter(Boolean).join(', ')
}

/** "always in 14 days" for `today+14`. */
export const movingDayText = (day: string) => words.common.movingDay(formatDaysAhead(Number(day.slice('today'.length))))
