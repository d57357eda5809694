import type { Visibility } from '@kalends/contract'
import type { Context } from '../context.ts'
import { fileNameOf, hasFiles } from '../events/ics.ts'
import { isRsvpEvent } from '../events/events.ts'
import { type PublishedEvent, currentEvents, isPureForm } from '../publication/event.ts'
import { publishedGroups } from '../publication/group.ts'
import { availabilities } from '../rsvp/availability.ts'
import { placeOf } from '../rsvp/place.ts'
import { isPast } from './rsvp/form-data.ts'

/** What visitors see of an event of the organization right now, published or not. Undefined if there is none. */
export function visibilities(context: Context) {
  const current = currentEvents(context)
  const groups = publishedGroups(context)
  const availability = availabilities(context)

  return async (organization: number, prokey: string): Promise<Visibility | undefined> => {
    const event = await current(prokey)
    if (event?.organization.id !== organization) return undefined
    const page = event.url
    const below = `${event.address}${event.links.page}`
    return {
      page: event.isPublic
        ? { state: 'shown', address: page, text: 'Everyone with the address can see the page.' }
        : { state: 'hidden', address: page, text: 'The page says that the event is not published.' },
      file: fileOf(event),
      feed: feedOf(event, (await groups(event.item.event_group))?.feed),
      button: buttonOf(event, below),
      sign_up: await signUpOf(event, page),
      short_link: event.shortLink,
    }
  }

  async function signUpOf(event: PublishedEvent, address: string): Promise<Visibility['sign_up']> {
    if (!event.rsvp) return { state: 'none', address: null, text: 'The event has no sign-up.' }
    if (!event.isPublic)
      return {
        state: 'hidden',
        address,
        text: 'Nobody can sign up. By the links in their mails, attendees can still view, decline, download and erase their RSVP.',
      }
    const state = isPast(event) ? 'closed' : (await availability(placeOf(event), event.rsvp)).state
    const texts = {
      open: 'Visitors can sign up on the page.',
      full: 'The page says that all seats are taken.',
      closed: 'The page says that sign-up is closed.',
    }
    return { state, address, text: texts[state] }
  }
}

function fileOf(event: PublishedEvent): Visibility['file'] {
  const { item, prokey, isPublic, filesAddress } = event
  const why = isPureForm(event)
    ? 'it is only a form'
    : isRsvpEvent(item)
      ? 'attendees get theirs by mail'
      : 'its date moves with the day'
  if (!hasFiles(item)) return { state: 'none', address: null, text: `The event has no public calendar file: ${why}.` }
  const address = `${filesAddress}/${prokey}/${encodeURIComponent(fileNameOf(item))}`
  return isPublic
    ? { state: 'available', address, text: 'The calendar file can be downloaded.' }
    : { state: 'hidden', address, text: 'The calendar file is gone. Calendars that have the event keep it.' }
}

function feedOf({ isPublic }: PublishedEvent, feed: URL | undefined): Visibility['feed'] {
  if (!feed) return { state: 'none', address: null, text: 'The group of the event has no feed.' }
  const address = feed.href
  return isPublic
    ? { state: 'included', address, text: 'Subscribers of the group get the event.' }
    : {
        state: 'left out',
        address,
        text: 'The event disappears from the calendars of subscribers with their next update.',
      }
}

function buttonOf({ item, isPublic, look, progress }: PublishedEvent, page: string): Visibility['button'] {
  const address = `${page}/config.json`
  const isOver = progress().state === 'over'
  const hidden = (text: string) => ({ state: 'hidden', address, text }) as const
  if (!isPublic) return hidden('Buttons on other sites show nothing for the event.')
  if (isOver && look.pastDates === 'hide') return hidden('The event is over, and its style hides the button then.')
  if (item.hideButton && !isRsvpEvent(item)) return hidden('Neither its page nor other sites show a button.')
  const text =
    isOver && look.pastDates === 'disable'
      ? 'The event is over. Buttons on other sites are shown, but cannot be pressed.'
      : 'Its page and buttons on other sites offer the event.'
  return { state: 'shown', address, text }
}
