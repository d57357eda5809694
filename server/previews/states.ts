import type { BodyOf, previewOperations } from '@kalends/contract'
import { parseDay } from '../calendar/days.ts'
import { momentsOf } from '../calendar/event-time.ts'
import type { Context } from '../context.ts'
import { instantText } from '../http/formats.ts'
import { type PublishedEvent, publishedEvents } from '../publication/event.ts'
import { fillSeats } from '../rsvp/seats.ts'
import { layOver } from './changes.ts'
import { type Place, refuse } from './writing.ts'

type State = NonNullable<BodyOf<typeof previewOperations.button>['state']>

const minute = 60_000

/** Brings an event into a state, in a transaction that will be rolled back. Returns the moment at which to look at it. */
export async function bringAbout(
  place: Place,
  inside: Context,
  { prokey, state, day }: { prokey: string; state: State; day: string | undefined },
): Promise<number> {
  const now = inside.now()
  const event = await publishedEvents(inside)(prokey)
  if (!event) refuse('state', 'must be left out: groups have none')
  if (state === 'past') return Math.max(now, endOf(event, day))
  if (state === 'cancelled') {
    await layOver(place, prokey, { event: { dates: event.dates.map(() => ({ status: 'CANCELLED' })) } })
    return now
  }
  const { rsvp } = event
  if (!rsvp) return refuse('state', `cannot be ${state}: the event has no sign-up`)
  if (state === 'closed') {
    await layOver(place, prokey, { rsvp_block: { expires: instantText(now - minute) } })
    return now
  }
  if (rsvp.max === null) return refuse('state', 'cannot be full: the RSVP template has no max')
  await fillSeats(place.tx, { event: prokey, organization: event.organization.id }, rsvp.max)
  return now
}

/** The moment at which the event, or one occurrence of it, is over. */
function endOf(event: PublishedEvent, day: string | undefined): number {
  const occurrence = day === undefined ? undefined : event.occurrence(parseDay(day)!)
  const end = occurrence ? momentsOf(occurrence).end : event.ends
  return end ?? refuse('state', 'cannot be past: the event never ends')
}
