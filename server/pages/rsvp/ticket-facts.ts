import type { EventTime } from '../../calendar/event-time.ts'
import { type Html, html } from '../../html/html.ts'
import { type Language, withColon } from '../../messages/messages.ts'
import { dateWriter } from '../../publication/date-text.ts'
import type { Device } from '../../publication/device.ts'
import { type PublishedDate, type PublishedEvent, isCalledOff } from '../../publication/event.ts'
import { recurrenceText } from '../../publication/recurrence-text.ts'
import { type IconName, icon } from '../icons.ts'
import { markOf, markOn } from '../page.ts'
import { yoursOf } from '../parts.ts'
import { addressOf, directions, isOnline, placeText } from '../place.ts'
import type { Words } from './fields.ts'

interface View {
  readonly event: PublishedEvent
  readonly language: Language
  readonly words: Words
  readonly device: Device
}

/** How many dates are in sight; the others are folded. */
const inSight = 3
// A series may never end.
const mostOfSeries = 53

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

function momentOf(view: View, time: EventTime): Html {
  const { day, time: hours, shortZone } = dateWriter(view.language, view.words.page)(time)
  return html`<strong>${day}</strong> <span>${withZone(hours, shortZone)}</span> ${yours(view, time)}`
}

/** The script hides the zone if it is the visitor's. */
function withZone(hours: string, zone: string | null): Html {
  return html`${hours} ${zone !== null && html`<span class="zone">${zone}</span>`}`
}

const yours = ({ language, words }: View, time: EventTime) => yoursOf(time, { language, words: words.page })

/** The rule in words, and the next dates. */
function seriesOf(view: View): Html {
  const { event, language, words } = view
  const { time, isCancelled } = event.progress()
  const write = dateWriter(language, words.page)
  const times = [time, ...(isCancelled ? [] : event.upcoming(mostOfSeries, time))]
  const areAlike = haveOneZone(view, times)
  const row = (each: EventTime, i: number) => {
    const { day, time: hours, shortZone } = write(each)
    return html`<li>
      <span>${day}</span> <span class="note">${withZone(hours, areAlike && i > 0 ? null : shortZone)}</span>
      ${yours(view, each)}
    </li>`
  }
  return html`<strong>${recurrenceText(event.recurrence!, language, words.page)}</strong> ${listOf(view, {
      title: withColon(words.page.event.nextDates, language),
      rows: times.map(row),
      isWhole: times.length <= mostOfSeries,
    })}`
}

/** Whether it is enough to name the zone of the first time. There may be several, such as CET and CEST. */
function haveOneZone({ language, words }: View, times: readonly EventTime[]): boolean {
  return new Set(times.map((time) => dateWriter(language, words.page)(time).shortZone)).size === 1
}

function datesOf(view: View): Html {
  const all = view.event.datesShown()
  const ahead = all.filter(({ isOver }) => !isOver)
  // The dates in sight are those to come to.
  const isOff = ({ details }: PublishedDate) => Number(details.status === 'CANCELLED')
  const shown = (ahead.length > 0 ? ahead : all).toSorted((one, other) => isOff(one) - isOff(other))
  const areAlike = haveOneZone(
    view,
    shown.map(({ time }) => time),
  )
  return listOf(view, { rows: shown.map((date, i) => dateRow(view, date, !areAlike || i === 0)), isWhole: true })
}

interface Listed {
  readonly title?: string
  readonly rows: readonly Html[]
  /** Whether there are no more. */
  readonly isWhole: boolean
}

/** The next dates first, the others folded. A single one takes no more room than the words that would fold it. */
function listOf({ language, words }: View, { title, rows, isWhole }: Listed): Html {
  const shown = rows.length === inSight + 1 ? rows.length : inSight
  const further = rows.slice(shown)
  const count = isWhole && ` (${further.length.toLocaleString(language)})`
  const list = (some: readonly Html[]) =>
    html`<ul class="ticket-dates">
      ${some}
    </ul>`
  return html`${title !== undefined && html`<span>${title}</span>`} ${list(rows.slice(0, shown))}
  ${
    further.length > 0 &&
    html`<details>
      <summary>${words.rsvp.ticket.furtherDates}${count}</summary>
      ${list(further)}
    </details>`
  }`
}

function dateRow(view: View, { details, time }: PublishedDate, namesZone: boolean): Html {
  const { event, language, words } = view
  const { day, time: hours, shortZone } = dateWriter(language, words.page)(time)
  const others = event.dates.map((each) => each.details)
  const differs = (field: 'name' | 'location') => others.some((other) => other[field] !== details[field])
  const { mark } = markOf({ status: details.status, isOver: false }, words.page)
  const notes = [
    withZone(hours, namesZone ? shortZone : null),
    differs('name') ? details.name : null,
    differs('location') && details.location !== null ? placeText(details.location, words.page) : null,
  ].filter((note) => note !== null)
  return html`<li class="${mark?.kind === 'cancelled' ? 'marked' : ''}">
    <span class="label">${day}</span> ${mark && markOn(mark)}
    <span class="note parts">${notes.map((note) => html`<span><bdi>${note}</bdi></span>`)}</span>
    ${yours(view, time)}
  </li>`
}

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
  const map = directions(location, device)
  return fact(
    'place',
    where,
    html`${addressOf(location)}
    ${!isOff && html`<span><a href="${map}" rel="noopener nofollow">${words.rsvp.ticket.directions}</a></span>`}`,
  )
}
