import { Html, html } from '../../html/html.ts'
import type { RsvpMessages } from '../../messages/messages.ts'
import { takesSeries } from '../../publication/calendars.ts'
import { isPureForm } from '../../publication/event.ts'
import { icon } from '../icons.ts'
import { opener } from '../parts.ts'
import type { RsvpForm } from '../rsvp/form-data.ts'
import { type View, offersCalendars } from './view.ts'

/** Placeholder of the link to the form, which depends on the seats that are left. */
export const joinPlace = '<!--join-->'
const formLinkPlace = new Html(joinPlace)

/**
 * The one thing to do. An event that is over or cancelled invites nobody: it has a quiet way to the file at most.
 */
export function actionOf(view: View): Html | false {
  const { event, progress, words } = view
  // A form that is about no date follows its title at once, unless there is something to read before.
  if (isPureForm(event)) return event.dates.some(({ details }) => details.description !== null) && formLinkPlace
  if (progress.isCancelled) return offersCalendars(view) && cancelledState(view)
  if (event.rsvp) return formLinkPlace
  if (!offersCalendars(view)) return false
  const content = html`${icon('calendar')} ${words.add}`
  if (progress.state !== 'over') return html`<div class="action">${opener('calendars', 'primary', content)}</div>`
  return (
    event.look.pastDates !== 'disable' && html`<div class="state">${opener('calendars', 'secondary', content)}</div>`
  )
}

/** A cancelled event isn't added. Its file removes it from calendars that have it; attendees get theirs from their RSVP. */
function cancelledState(view: View): Html {
  const { event, words, device } = view
  const href = event.links.calendar(device.system === 'ios' ? 'apple' : 'ical')
  return html`<div class="state">
    <p>${words.event.cancelledText}</p>
    <a class="secondary" href="${href}" rel="nofollow">${words.calledOff.file}</a>
  </div>`
}

/** Leads to the form, which may be far down the page. */
export function joinAction({ state, waiting_list: canWait }: RsvpForm, { join, waiting }: RsvpMessages): Html | false {
  const label = state === 'open' ? join : state === 'full' && canWait && waiting.page.join
  return label !== false && html`<div class="action to-form"><a class="primary" href="#rsvp">${label}</a></div>`
}

export function calendarLinks({ event, device }: View) {
  const offered = event.look.offered(device)
  // Calendars that take single dates only have nothing to add from a series that has ended.
  const able = event.next() ? offered : offered.filter((type) => takesSeries(type, device, event.item))
  return (able.length > 0 ? able : offered).map((type) => ({ type, href: event.links.calendar(type) }))
}
