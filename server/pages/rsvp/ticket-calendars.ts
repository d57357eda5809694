import { type Html, html } from '../../html/html.ts'
import { calendarName } from '../../publication/calendars.ts'
import { calendarIcon, icon } from '../icons.ts'
import type { RsvpFrame } from './frame.ts'
import { isPast } from './form-data.ts'
import { isComing } from './headlines.ts'
import { sharedOn } from './share.ts'

/**
 * The calendars in one tap, for attendees who are coming to an event with a date. Those that need a file get the attendee's
 * own, where there is one; strangers get none. Several dates are added one by one, except by the file.
 */
export function ticketCalendars(frame: RsvpFrame, status: string, file: string | null): Html | false {
  const { event, words, device } = frame
  const { item, look, links, dates } = event
  if (!isComing(status) || !event.isPublic || !item.distribution || item.hideButton || isPast(event)) return false
  const direct = dates.length > 1 ? [] : sharedOn(event, undefined, device).links
  const ways = look.offered(device).flatMap((type) => {
    const needsFile = type === 'apple' || type === 'ical'
    const href = needsFile ? file : direct.find((each) => each.type === type)?.href
    return href ? [{ type, href }] : []
  })
  const single =
    dates.length > 1 &&
    html`<li><a href="${links.page}?type=share">${icon('calendar')} ${words.page.dates.title}</a></li>`
  if (ways.length === 0 && !single) return false
  return html`<section class="ticket-calendars" aria-labelledby="calendars-title">
    <h2 id="calendars-title">${words.page.add}</h2>
    <ul>
      ${ways.map(
        ({ type, href }) =>
          html`<li>
            <a href="${href}" rel="nofollow noopener"
              >${calendarIcon(type)} <span>${look.labels[type] ?? calendarName(type, words.page)}</span></a
            >
          </li>`,
      )}
      ${single}
    </ul>
  </section>`
}
