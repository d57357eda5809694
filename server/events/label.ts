import { Event } from '@kalends/contract'
import { type EventItem, isRsvpEvent, titleOf } from './store.ts'

const mark = Event.fields.rsvp_block!.labelled!

/** The label in lists: the title, the first day, and whether it is an RSVP event. */
export function labelOf(event: EventItem): string {
  return `${titleOf(event)}, ${event.dates[0]!.startDate}${isRsvpEvent(event) ? mark : ''}`
}

/** What a label was made of. Days have no comma. */
export function titleAndDay(label: string): [title: string, day: string] {
  const text = label.endsWith(mark) ? label.slice(0, -mark.length) : label
  const end = text.lastIndexOf(', ')
  return [text.slice(0, end), text.slice(end + 2)]
}
