import { Html, html } from '../../html/html.ts'
import { sanitize } from '../../html/sanitize.ts'
import { withColon } from '../../messages/messages.ts'
import { unbroken } from '../../publication/date-text.ts'
import { dateAnchor } from '../../publication/outline.ts'
import { recurrenceText } from '../../publication/recurrence-text.ts'
import { icon } from '../icons.ts'
import { yoursOf } from '../parts.ts'
import { differs } from './dates.ts'
import { isOnline, placeOf } from '../place.ts'
import type { View } from './view.ts'

/** When, how often, where and by whom. */
export function factsOf(view: View): Html[] {
  const { event, progress, words, language, device } = view
  const { location, organizer_name: name, organizer_email: email } = progress.date.details
  const facts = [whenOf(view)]
  if (event.recurrence)
    facts.push(
      fact(
        'repeat',
        words.event.repeats,
        html`<strong>${recurrenceText(event.recurrence, language, words)}</strong> ${nextDatesOf(view)}`,
      ),
    )
  if (location !== null)
    facts.push(
      fact(
        isOnline(location) ? 'online' : 'place',
        words.event.where,
        placeOf(location, words, device, progress.isCancelled),
      ),
    )
  if (email !== '')
    facts.push(
      fact(
        'person',
        words.event.organizer,
        html`<span aria-hidden="true">${words.event.organizer}</span>
          <a href="mailto:${email}" dir="auto">${name === '' ? email : name}</a>`,
      ),
    )
  return facts
}

function whenOf(view: View): Html {
  const { event, progress, dateText, words, language } = view
  const { day, time, zone, shortZone } = dateText(progress.time)
  const { position, details } = progress.date
  const isOneOfSeveral = event.dates.length > 1
  const isNext = isOneOfSeveral && progress.state === 'ahead' && !progress.isCancelled
  const content = html`${isNext && html`<span>${words.event.nextOf(event.dates.length.toLocaleString(language))}</span>`}
    ${details.name !== event.title && differs(event, 'name') && html`<strong dir="auto">${details.name}</strong>`}
    <strong>${day}</strong>
    <div class="time">${unbroken(time)} ${zone !== null && shortZone !== null && zoneOf(shortZone, zone)}</div>
    ${yoursOf(progress.time, view, { isFirst: isOnline(details.location ?? '') })}`
  // Lists elsewhere link to each of several dates.
  return fact('calendar', words.event.when, content, isOneOfSeveral ? dateAnchor(position) : undefined)
}

/** Its abbreviation, and the whole name on tap or hover. */
function zoneOf(short: string, long: string): Html {
  if (short === long) return html`<span class="zone">${short}</span>`
  return html`<details class="zone">
    <summary title="${long}"><span aria-hidden="true">${short}</span><span class="hidden">${long}</span></summary>
    <span>${long}</span>
  </details>`
}

function fact(sign: Parameters<typeof icon>[0], label: string, content: Html, id?: string): Html {
  return html`<div ${id !== undefined && html`id="${id}"`}>
    <dt>${icon(sign)}<span class="hidden">${label}</span></dt>
    <dd>${content}</dd>
  </div>`
}

const nextDates = 3

function nextDatesOf({ event, progress, occurrence, dateText, words, language }: View): Html {
  const further = progress.isCancelled ? [] : event.upcoming(nextDates, progress.time)
  return html`${
    further.length > 0 &&
    html`<span>${withColon(words.event.nextDates, language)}</span>
      <ul class="next">
        ${further.map((time) => html`<li><a href="${event.links.occurrence(time)}">${dateText(time).day}</a></li>`)}
      </ul>`
  }
  ${occurrence && html`<span class="whole"><a href="${event.links.page}">${words.series.whole}</a></span>`}`
}

export function aboutOf({ event, words }: View): Html | false {
  const texts = [...new Set(event.dates.map(({ details }) => details.description ?? '').filter((text) => text !== ''))]
  if (texts.length === 0) return false
  const named = texts.length > 1
  return html`<section class="about">
    <h2>${words.event.about}</h2>
    ${texts.map((text) => {
      const { details } = event.dates.find((date) => date.details.description === text)!
      return html`${named && html`<h3 dir="auto">${details.name}</h3>`}
        <div class="prose" dir="auto">${new Html(sanitize(text))}</div>`
    })}
  </section>`
}
