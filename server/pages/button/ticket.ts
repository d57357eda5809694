import type { ButtonData } from '@kalends/contract'
import { isCalledOff, isPureForm, type PublishedEvent } from '../../publication/event.ts'
import { isLinkType } from '../../publication/calendars.ts'
import { type EventLinks, nothingOffered, offeredCalendars, sharedLinks } from './links.ts'
import { timeOf } from './times.ts'

/** All dates of a course, and of a series without an end enough to see the rhythm. */
const mostUpcoming = { ending: 52, endless: 12 }

/**
 * What follows a sign-up. RSVP events have no public file, so there are only calendars that take a link; the mail has the
 * file.
 */
export function ticketOf(event: PublishedEvent, now: number): Pick<EventLinks, 'ofDate'> & Pick<ButtonData, 'ticket'> {
  if (!event.rsvp) return { ticket: null, ofDate: none }
  const { doi, offer_hours } = event.rsvp
  if (isPureForm(event))
    return { ticket: { doi, offer_hours, calendars: nothingOffered, links: {}, upcoming: [] }, ofDate: none }
  const progress = event.progress()
  const isAddable = !event.item.hideButton && !isCalledOff(event) && progress.state !== 'over'
  const { desktop, android, ios } = isAddable ? offeredCalendars(event.look) : nothingOffered
  const calendars = {
    desktop: desktop.filter(isLinkType),
    android: android.filter(isLinkType),
    ios: ios.filter(isLinkType),
  }
  const { location } = progress.date.details
  const { whole, ofDate } = sharedLinks(event, calendars)
  const upcoming = isCalledOff(event)
    ? []
    : event.upcoming(mostUpcoming[event.ends === null ? 'endless' : 'ending'], progress.time)
  return {
    ticket: {
      doi,
      offer_hours,
      calendars,
      links: whole,
      upcoming: upcoming.map((time) => ({ ...timeOf(time, now), location })),
    },
    ofDate,
  }
}

const none = () => ({})
