import type { Event } from '@kalends/contract'

/** The title of the series, or of the only date. */
export function titleOf({ title_event_series, dates }: Pick<Event, 'title_event_series' | 'dates'>): string {
  return (dates.length > 1 ? title_event_series : null) ?? dates[0]?.name ?? ''
}
