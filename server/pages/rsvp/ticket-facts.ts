import type { EventTime } from '../../calendar/event-time.ts'
import { type Html, html } from '../../html/html.ts'
import { type Language, withColon } from '../../messages/messages.ts'
import { dateWriter } from '../../publication/date-text.ts'
import type { Device } from '../../publication/device.ts'
import { type PublishedDate, type PublishedEvent, isCalledOff } from '../../publication/event.ts'
import { listWriter } from '../../publication/list-text.ts'
import { recurrenceText } from '../../publication/recurrence-text.ts'
import { type IconName, icon } from '../icons.ts'
import { markOf, markOn } from '../page.ts'
import type { Words } from './fields.ts'

interface View {
  readonly event: PublishedEvent
  readonly language: Language
  readonly words: Words
  readonly device: Device
}

/** How many dates are in sight; the others are folded. */
const inSight = 3

/** What one reply covers, if that is more than one date. */
export function coverageOf(event: PublishedEvent, { rsvp: { ticket } }: Words): string | undefined {
  if (!event.item.distribution) return undefined
  if (event.recurrence) return ticket.series
  const ahead = event.dates.filter(({ details, isOver }) => !isOver && details.status !== 'CANCELLED')
  return ahead.length > 1 ? ticket.dates(ahead.length) : undefined
}

/** When and where, and for how many. A pure form has no date. */
export function ticketFacts(view: View, amount: number | null): Html | false {
  const { event, language, words } = view
  const { places } = words.rsvp
  const facts = [
    ...(event.item.distribution ? [whenOf(view), placeOf(view)] : []),
    amount !== null &&
      amount > 1 &&
      fact('seats', places, html`<strong>${withColon(places, language)} ${amount}</strong>`),
  ].filter((each) => each !== false)
  return facts.length > 0 && html`<dl class="facts">${facts}</dl>`
}

function fact(sign: IconName, label: string, content: Html): Html {
  return html`<div>
    <dt>${icon(sign)}<span class="hidden">${label}</span></dt>
    <dd>${content}</dd>
  </div>`
}

function whenOf(view: View): Html {
  const { event, words } = view
  const { when } = words.page.event
  if (event.recurrence) return fact('repeat', when, seriesOf(view))
  if (event.dates.length > 1) return fact('calendar', when, datesOf(view))
  return fact('calendar', when, momentOf(view, event.progress().time))
}

function momentOf({ language, words }: View, time: EventTime): Html {
  const { day, time: hours, shortZone } = dateWriter(language, words.page)(time)
  return html`<strong>${day}</strong> <span>${withZone(hours, shortZone)}</span>`
}

const withZone = (hours: string, zone: string | null) => (zone === null ? hours : `${hours} · ${zone}`)

/** The rule in words, and the next dates. */
function seriesOf(view: View): Html {
  const { event, language, words } = view
  const { time, isCancelled } = event.progress()
  const write = dateWriter(language, words.page)
  const times = [time, ...(isCancelled ? [] : event.upcoming(inSight - 1, time))]
  const zone = zoneOf(view, times)
  return html`<strong>${recurrenceText(event.recurrence!, language, words.page)}</strong>
    <span>${withColon(words.page.event.nextDates, language)}</span>
    <ul class="ticket-dates">
      ${times.map((each) => {
        const { day, time: hours, shortZone } = write(each)
        return html`<li>
          <span>${day}</span> <span class="note">${withZone(hours, zone === null ? shortZone : null)}</span>
        </li>`
      })}
    </ul>
    ${zone !== null && html`<span class="note">${zone}</span>`}`
}

/** The zone of all times, to be named once; null if there are several. */
const zoneOf = ({ language, words }: View, times: readonly EventTime[]) => listWriter(language, words.page).zone(times)

/** The next dates first, the others folded. */
function datesOf(view: View): Html {
  const { event, words, language } = view
  const all = event.datesShown()
  const ahead = all.filter(({ isOver }) => !isOver)
  const shown = ahead.length > 0 ? ahead : all
  const [next, further] = [shown.slice(0, inSight), shown.slice(inSight)]
  const zone = zoneOf(
    view,
    shown.map(({ time }) => time),
  )
  const rows = (some: readonly PublishedDate[]) =>
    html`<ul class="ticket-dates">
      ${some.map((date) => dateRow(view, date, zone === null))}
    </ul>`
  return html`${rows(next)} ${zone !== null && html`<span class="note">${zone}</span>`}
  ${
    further.length > 0 &&
    html`<details>
      <summary>${words.rsvp.ticket.furtherDates} (${further.length.toLocaleString(language)})</summary>
      ${rows(further)}
    </details>`
  }`
}

function dateRow({ event, language, words }: View, { details, time }: PublishedDate, namesZone: boolean): Html {
  const { day, time: hours, shortZone } = dateWriter(language, words.page)(time)
  const others = event.dates.map((each) => each.details)
  const differs = (field: 'name' | 'location') => others.some((other) => other[field] !== details[field])
  const { mark } = markOf({ status: details.status, isOver: false }, words.page)
  const notes = [
    withZone(hours, namesZone ? shortZone : null),
    differs('name') ? details.name : null,
    differs('location') && details.location !== null ? placeText(details.location, words) : null,
  ].filter((note) => note !== null)
  return html`<li class="${mark?.kind === 'cancelled' ? 'marked' : ''}">
    <span class="label">${day}</span> ${mark && markOn(mark)}
    <span class="note parts">${notes.map((note) => html`<span><bdi>${note}</bdi></span>`)}</span>
  </li>`
}

const isOnline = (location: string) => /^https?:\/\//i.test(location)

const placeText = (location: string, { page }: Words) => (isOnline(location) ? page.event.online : location)

/** Where all dates take place. If they differ, each date says so itself. */
function placeOf({ event, words, device }: View): Html | false {
  const { location } = event.progress().date.details
  if (location === null || event.dates.some((date) => date.details.location !== location)) return false
  const { where, online } = words.page.event
  // Nobody has to find the way to what doesn't take place.
  const isOff = isCalledOff(event)
  if (isOnline(location)) {
    if (isOff) return fact('online', where, html`<strong>${online}</strong>`)
    const host = URL.parse(location)?.host ?? location
    return fact(
      'online',
      where,
      html`<strong>${online}</strong>
        <span
          ><a href="${location}" rel="noopener nofollow"><bdi>${host}</bdi></a></span
        >`,
    )
  }
  const query = encodeURIComponent(location)
  const map =
    device.system === 'ios'
      ? `https://maps.apple.com/?daddr=${query}`
      : `https://www.google.com/maps/dir/?api=1&destination=${query}`
  return fact(
    'place',
    where,
    html`<strong><bdi>${location}</bdi></strong>
      ${!isOff && html`<span><a href="${map}" rel="noopener nofollow">${words.rsvp.ticket.directions}</a></span>`}`,
  )
}
