import { Html, html } from '../../html/html.ts'
import { type Language, type PageMessages, withCommas } from '../../messages/messages.ts'
import { type CalendarType, calendarName, isLinkType } from '../../publication/calendars.ts'
import { unbroken } from '../../publication/date-text.ts'
import type { Device } from '../../publication/device.ts'
import type { PublishedDate, PublishedEvent } from '../../publication/event.ts'
import { listWriter } from '../../publication/list-text.ts'
import { eventAnswer } from '../links/event.ts'
import { calendarIcon } from '../icons.ts'
import { foldedDates, splitDates } from '../parts.ts'

interface Shared {
  /** Undefined if there is only one. */
  readonly date: PublishedDate | undefined
  readonly links: readonly { readonly type: CalendarType; readonly href: string }[]
}

/**
 * Replaces the form on the page of an RSVP event at `?type=share`: links directly into calendars. RSVP events have no file
 * and no direct links, so calendars that need one are missing. Undefined if there is nothing to add; the form stays then.
 */
export function sharedCalendars(
  event: PublishedEvent,
  { language, words, device }: { language: Language; words: PageMessages; device: Device },
): Html | undefined {
  const { item, look } = event
  if (!item.distribution || item.hideButton) return undefined
  const dates = event.dates.length > 1 ? event.datesShown().filter(({ isOver }) => !isOver) : [undefined]
  const shared = dates.map((date) => sharedOn(event, date, device)).filter(({ links }) => links.length > 0)
  if (shared.length === 0) return undefined
  const list = listWriter(language, words)
  const listOf = ({ links }: Shared) =>
    html`<ul>
      ${links.map(
        ({ type, href }) =>
          html`<li>
            <a href="${href}" rel="nofollow noopener"
              >${calendarIcon(type)} <span>${look.labels[type] ?? calendarName(type, words)}</span></a
            >
          </li>`,
      )}
    </ul>`
  // The calendars of the next date are in sight.
  const row = (each: Shared) => {
    const { day, time } = list.short(each.date!.time)
    return html`<details class="past" ${each === shared[0] && new Html('open')}>
      <summary><h3>${withCommas(time === null ? [day] : [day, unbroken(time)], language)}</h3></summary>
      ${listOf(each)}
    </details>`
  }
  const { shown, further } = splitDates(shared)
  return html`<section class="rsvp calendars" aria-labelledby="rsvp-title">
    <h2 id="rsvp-title">${words.add}</h2>
    ${
      shared[0]!.date === undefined
        ? listOf(shared[0]!)
        : html`${shown.map(row)}
          ${foldedDates(words.event.laterDates, further.length, html`${further.map(row)}`, language)}`
    }
  </section>`
}

export function sharedOn(event: PublishedEvent, date: PublishedDate | undefined, device: Device): Shared {
  const links = event.look
    .offered(device)
    .filter(isLinkType)
    .flatMap((type) => {
      // A calendar that doesn't take series gets the next occurrence.
      const ways = date ? [{ date: String(date.position) }] : [{}, { date: 'next' }]
      const answers = ways.map((asked) => eventAnswer({ event, type, device, asked }))
      const found = answers.find((answer) => 'redirect' in answer)
      return found ? [{ type, href: found.redirect }] : []
    })
  return { date, links }
}
