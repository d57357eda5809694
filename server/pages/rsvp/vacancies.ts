import type { Context } from '../../context.ts'
import type { PublishedEvent } from '../../publication/event.ts'
import { availabilities } from '../../rsvp/availability.ts'
import type { Template } from '../../rsvp/form.ts'
import { hasOpenLine, isLineClosed } from '../../rsvp/last-call.ts'
import { placeOf } from '../../rsvp/place.ts'
import type { RsvpFrame } from './frame.ts'

/** Whether seats are left for those who have none or, if not, a waiting list. */
export type Vacancy = 'some' | 'line' | 'none'

export function vacancies(context: Context) {
  const availability = availabilities(context)
  return { seatsLeft, lineClosed }

  async function seatsLeft(event: PublishedEvent, template: Template): Promise<Vacancy> {
    if ((await availability(placeOf(event), template)).state !== 'full') return 'some'
    return hasOpenLine(event.item, template, context.now()) ? 'line' : 'none'
  }

  function lineClosed({ event: { item, rsvp } }: RsvpFrame): boolean {
    return isLineClosed(item, rsvp, context.now())
  }
}
