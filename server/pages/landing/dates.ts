import { Html, html } from '../../html/html.ts'
import type { PublishedDate } from '../../publication/event.ts'
import { listWriter } from '../../publication/list-text.ts'
import { dateAnchor } from '../../publication/outline.ts'
import { icon } from '../icons.ts'
import { type View, offersCalendars, placeText } from './facts.ts'
import { tileOf, yoursOf } from '../parts.ts'
import { markOf, markOn } from '../page.ts'

/** Several dates, each with its own details. Past dates are collapsed below the others. */
export function datesOf(view: View): Html | false {
  const { event, words, language } = view
  const dates = event.datesShown()
  if (event.dates.length === 1 || dates.length === 1) return false
  const zone = listWriter(language, words).zone(dates.map(({ time }) => time))
  const rows = (some: readonly PublishedDate[]) =>
    html`<ul>
      ${some.map((date) => html`<li id="${dateAnchor(date.position)}">${dateRow(view, date, zone === null)}</li>`)}
    </ul>`
  const [past, ahead] = [dates.filter(({ isOver }) => isOver), dates.filter(({ isOver }) => !isOver)]
  return html`<section class="dates">
    <h2>${words.event.dates}</h2>
    ${zone !== null && html`<p class="zone-of-all">${zone}</p>`} ${rows(ahead.length > 0 ? ahead : past)}
    ${
      ahead.length > 0 &&
      past.length > 0 &&
      html`<details class="past">
        <summary>${words.event.pastDates} <span>(${past.length.toLocaleString(language)})</span></summary>
        ${rows(past)}
      </details>`
    }
  </section>`
}

function dateRow(view: View, date: PublishedDate, namesZone: boolean): Html {
  const { position, details, time, isOver } = date
  const { event, words, dateText, language } = view
  const { tile, shortZone } = dateText(time)
  const text = listWriter(language, words).short(time)
  const isCancelled = details.status === 'CANCELLED'
  const { mark } = markOf({ status: details.status, isOver }, words)
  const others = event.dates.map((each) => each.details)
  const differs = (field: 'name' | 'location') => others.some((other) => other[field] !== details[field])
  const notes = [
    text.time,
    namesZone ? shortZone : null,
    differs('location') && details.location !== null ? placeText(details.location, words) : null,
  ].filter((note) => note !== null)
  const content = html`${tileOf(tile)}
    <span class="words">
      <span class="label">${differs('name') ? details.name : text.day}</span>
      ${differs('name') && html`<span class="note">${text.day}</span>`}
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
