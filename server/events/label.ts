import type { Event, Item } from '@kalends/contract'

/** How lists call an event: its title, its first day, and whether it is an RSVP event. */
export function labelOf({ title_event_series, dates, rsvp }: Item<typeof Event>): string {
  const [first] = dates
  const title = dates.length > 1 && title_event_series ? title_event_series : first!.name
  return `${title}, ${first!.startDate}${rsvp ? ', RSVP' : ''}`
}
