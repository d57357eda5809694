import type { EventDate } from '@kalends/contract'
import { isDynamic } from '../calendar/event-time.ts'

/** Why an event cannot be part of a subscription: a feed holds only what every subscriber may have as it is. */
export function blockingReasons({ rsvp, dates }: { rsvp: boolean; dates: readonly EventDate[] }): string[] {
  const some = (holds: (date: EventDate) => boolean) => dates.some(holds)
  return [
    ...(rsvp ? ['rsvp'] : []),
    ...(some(isDynamic) ? ['dynamic date'] : []),
    ...(some((date) => date.status !== null) ? ['status'] : []),
    ...(some((date) => date.organizer_name !== '' || date.organizer_email !== '') ? ['organizer'] : []),
    ...(some((date) => date.attendee_name !== '' || date.attendee_email !== '') ? ['attendee'] : []),
  ]
}
