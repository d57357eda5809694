import type { Event } from '@kalends/contract'

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
