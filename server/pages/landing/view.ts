import type { EventTime } from '../../calendar/event-time.ts'
import { isRsvpEvent } from '../../events/events.ts'
import type { DateText } from '../../publication/date-text.ts'
import type { Progress, PublishedEvent } from '../../publication/event.ts'
import type { Frame } from '../parts.ts'

/** The input of an event page. */
export interface View extends Frame {
  readonly event: PublishedEvent
  /** Of the occurrence that the page is about, otherwise of the event. */
  readonly progress: Progress
  /** The occurrence that the page is about; null for the whole series or event. */
  readonly occurrence: EventTime | null
  readonly dateText: (time: EventTime) => DateText
}

export function offersCalendars({ event, device }: View): boolean {
  const { item, look } = event
  if (item.hideButton || isRsvpEvent(item) || look.offered(device).length === 0) return false
  return !(event.progress().state === 'over' && look.pastDates === 'hide')
}
