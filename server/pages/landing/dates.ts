import { Html, html } from '../../html/html.ts'
import type { PublishedDate, PublishedEvent } from '../../publication/event.ts'
import { listWriter } from '../../publication/list-text.ts'
import { unbroken } from '../../publication/date-text.ts'
import { dateAnchor } from '../../publication/outline.ts'
import { icon } from '../icons.ts'
import { markOf, markOn } from '../page.ts'
import { foldedDates, splitDates, tileOf, yoursOf } from '../parts.ts'
import { placeText } from '../place.ts'
import { type View, offersCalendars } from './view.ts'

/** Several dates, each with its own details. The first ones are shown, later and past ones are folded. */
export function datesOf(view: View): Html | false {
  const { event, words, language, progress } = view
  // The one at the top is not repeated.
  const dates = event.datesShown().filter(({ position }) => position !== progress.date.position)
  if (dates.length === 0) return false
  const zone = listWriter(language, words).zone([progress.time, ...dates.map(({ time }) => time)])
  const rows = (some: readonly PublishedDate[]) =>
    html`<ul>
      ${some.map((date) => html`<li id="${dateAnchor(date.position)}">${dateRow(view, date, zone === null)}</li>`)}
    </ul>`
  const folded = (title: string, some: readonly PublishedDate[]) =>
    foldedDates(title, some.length, rows(some), language)
  const [past, ahead] = [dates.filter(({ isOver }) => isOver), dates.filter(({ isOver }) => !isOver)]
  const listed = progress.state === 'over' ? past : ahead
  const { shown, further } = splitDates(listed)
  const { otherDates, laterDates, pastDates } = words.event
  // Otherwise the zone stands beside the time at the top.
  const namesZone = zone !== null && progress.time.allDay
  return html`<section class="dates">
    ${shown.length > 0 && html`<h2>${listed === ahead ? otherDates : pastDates}</h2>`}
    ${namesZone && html`<p class="zone-of-all">${zone}</p>`} ${shown.length > 0 && rows(shown)}
    ${folded(laterDates, further)} ${listed === ahead && folded(pastDates, past)}
  </section>`
}

/** Whether the dates have different names or places. */
export function differs({ dates }: PublishedEvent, field: 'name' | 'location'): boolean {
  return dates.some(({ details }) => details[field] !== dates[0]!.details[field])
}

function dateRow(view: View, date: PublishedDate, namesZone: boolean): Html {
  const { position, details, time, isOver } = date
  const { event, words, dateText, language } = view
  const { tile, shortZone } = dateText(time)
  const text = listWriter(language, words).short(time)
  const isCancelled = details.status === 'CANCELLED'
  const { mark } = markOf({ status: details.status, isOver }, words)
  const isNamed = differs(event, 'name')
  const notes = [
    isNamed ? text.day : null,
    text.time === null ? null : unbroken(text.time),
    namesZone ? shortZone : null,
    differs(event, 'location') && details.location !== null ? placeText(details.location, words) : null,
  ].filter((note) => note !== null)
  const content = html`${tileOf(tile)}
    <span class="words">
      ${isNamed ? html`<span class="label" dir="auto">${details.name}</span>` : html`<span class="label">${text.day}</span>`}
      <span class="note parts">
        ${mark && markOn(mark)} ${notes.map((note) => html`<span><bdi>${note}</bdi></span>`)}
      </span>
      ${yoursOf(time, view)}
    </span>`
  const isOff = isCancelled || (isOver && event.look.pastDates !== 'none')
  const isAdded = offersCalendars(view) && !isOff
  return isAdded
    ? html`<a href="${event.links.page}/add?date=${position}">${content} ${icon('onward')}</a>`
    : html`<span class="row ${isCancelled ? 'marked' : ''}">${content}</span>`
}
