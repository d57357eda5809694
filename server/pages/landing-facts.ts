import { type EventTime, momentsOf } from '../calendar/event-time.ts'
import { isRsvpEvent } from '../events/events.ts'
import { Html, html } from '../html/html.ts'
import { sanitize } from '../html/sanitize.ts'
import { type PageMessages, withColon } from '../messages/messages.ts'
import type { DateText } from '../publication/date-text.ts'
import type { Device } from '../publication/device.ts'
import type { Progress, PublishedDate, PublishedEvent } from '../publication/event.ts'
import { dateAnchor } from '../publication/outline.ts'
import { recurrenceText } from '../publication/recurrence-text.ts'
import { icon } from './icons.ts'
import { type Frame, tileOf } from './landing-parts.ts'
import { markOf, markOn } from './page.ts'

/** What the page of an event is made from. */
export interface View extends Frame {
  readonly event: PublishedEvent
  /** Of the occurrence that the page is about, else of the event. */
  readonly progress: Progress
  /** The occurrence of a series that the page is about; null: none in particular. */
  readonly occurrence: EventTime | null
  readonly dateText: (time: EventTime) => DateText
}

/** When, how often, where and by whom. */
export function factsOf(view: View): Html[] {
  const { event, progress, dateText, words, language, device } = view
  const { details } = progress.date
  const { day, time, zone } = dateText(progress.time)
  const { start, end } = momentsOf(progress.time)
  const yours = progress.time.allDay
    ? null
    : html`<span class="yours" hidden data-start="${start}" data-end="${end}" data-zone="${progress.time.zone}">
        ${withColon(words.event.yourTime, language)} <bdi></bdi>
      </span>`
  const facts = [
    fact(
      'calendar',
      words.event.when,
      html`<strong>${day}</strong>
        <span>${time}${zone !== null && html` <span class="zone">${zone}</span>`}</span>
        ${yours}`,
    ),
  ]
  if (event.recurrence)
    facts.push(
      fact(
        'repeat',
        words.event.repeats,
        html`<strong>${recurrenceText(event.recurrence, language, words)}</strong> ${nextDatesOf(view)}`,
      ),
    )
  if (details.location !== null) facts.push(placeOf(details.location, words, device))
  const { organizer_name: name, organizer_email: email } = details
  if (email !== '')
    facts.push(fact('person', words.event.organizer, html`<a href="mailto:${email}"><bdi>${name || email}</bdi></a>`))
  return facts
}

function fact(sign: Parameters<typeof icon>[0], label: string, content: Html): Html {
  return html`<div>
    <dt>${icon(sign)}<span class="hidden">${label}</span></dt>
    <dd>${content}</dd>
  </div>`
}

const isOnline = (location: string) => /^https?:\/\//i.test(location)

function placeText(location: string, words: PageMessages): string {
  return isOnline(location) ? words.event.online : location
}

function placeOf(location: string, words: PageMessages, device: Device): Html {
  if (isOnline(location)) {
    const host = URL.parse(location)?.host ?? location
    return fact(
      'online',
      words.event.where,
      html`<strong>${words.event.online}</strong>
        <span
          ><a href="${location}" rel="noopener nofollow"><bdi>${host}</bdi></a></span
        >`,
    )
  }
  const query = encodeURIComponent(location)
  const map =
    device.system === 'ios'
      ? `https://maps.apple.com/?q=${query}`
      : `https://www.google.com/maps/search/?api=1&query=${query}`
  return fact(
    'place',
    words.event.where,
    html`<strong><bdi>${location}</bdi></strong>
      <span><a href="${map}" rel="noopener nofollow">${words.event.map}</a></span>`,
  )
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
  ${occurrence && html`<span><a href="${event.links.page}">${words.series.whole}</a></span>`}`
}

/** Several dates, each with what is its own. */
export function datesOf(view: View): Html | false {
  const { event, words } = view
  if (event.dates.length === 1 || event.datesShown().length === 1) return false
  return html`<section class="dates">
    <h2>${words.event.dates}</h2>
    <ul>
      ${event.datesShown().map((date) => html`<li id="${dateAnchor(date.position)}">${dateRow(view, date)}</li>`)}
    </ul>
  </section>`
}

function dateRow(view: View, date: PublishedDate): Html {
  const { position, details, time, isOver } = date
  const { event, words, dateText } = view
  const text = dateText(time)
  const isCancelled = details.status === 'CANCELLED'
  const { mark } = markOf({ status: details.status, isOver }, words)
  const others = event.dates.map((each) => each.details)
  const differs = (field: 'name' | 'location') => others.some((other) => other[field] !== details[field])
  const notes = [
    [text.time, text.zone].filter(Boolean).join(' · '),
    differs('location') && details.location !== null ? placeText(details.location, words) : null,
  ].filter(Boolean)
  const content = html`${tileOf(text.tile)}
    <span class="words">
      <span class="label">${differs('name') ? details.name : text.day}</span>
      ${mark && markOn(mark)} ${differs('name') && html`<span class="note">${text.day}</span>`}
      ${notes.map((note) => html`<span class="note"><bdi>${note}</bdi></span>`)}
    </span>`
  const isOff = isCancelled || (isOver && event.look.pastDates !== 'none')
  const isAdded = offersCalendars(view) && !isOff
  return isAdded
    ? html`<a href="${event.links.page}/add?date=${position}">${content} ${icon('onward')}</a>`
    : html`<span class="row ${isCancelled ? 'marked' : ''}">${content}</span>`
}

export function aboutOf({ event, words }: View): Html | false {
  const texts = [...new Set(event.dates.map(({ details }) => details.description ?? '').filter((text) => text !== ''))]
  if (texts.length === 0) return false
  const named = texts.length > 1
  return html`<section class="about">
    <h2>${words.event.about}</h2>
    ${texts.map((text) => {
      const { details } = event.dates.find((date) => date.details.description === text)!
      return html`${named && html`<h3>${details.name}</h3>`}
        <div class="prose">${new Html(sanitize(text))}</div>`
    })}
  </section>`
}

/** People sign up for something that is not about a date. */
export function isPureForm({ rsvp, item }: PublishedEvent): boolean {
  return rsvp !== null && !item.distribution
}

export function offersCalendars({ event, device }: View): boolean {
  const { item, look } = event
  if (item.hideButton || isRsvpEvent(item) || look.offered(device).length === 0) return false
  return !(event.progress().state === 'over' && look.pastDates === 'hide')
}
