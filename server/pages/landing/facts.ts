import type { EventTime } from '../../calendar/event-time.ts'
import { isRsvpEvent } from '../../events/events.ts'
import { Html, html } from '../../html/html.ts'
import { sanitize } from '../../html/sanitize.ts'
import { type PageMessages, withColon } from '../../messages/messages.ts'
import type { DateText } from '../../publication/date-text.ts'
import type { Device } from '../../publication/device.ts'
import type { Progress, PublishedEvent } from '../../publication/event.ts'
import { recurrenceText } from '../../publication/recurrence-text.ts'
import { icon } from '../icons.ts'
import { type Frame, yoursOf } from '../parts.ts'

/** The input of an event page. */
export interface View extends Frame {
  readonly event: PublishedEvent
  /** Of the occurrence that the page is about, otherwise of the event. */
  readonly progress: Progress
  /** The occurrence that the page is about; null for the whole series or event. */
  readonly occurrence: EventTime | null
  readonly dateText: (time: EventTime) => DateText
}

/** When, how often, where and by whom. */
export function factsOf(view: View): Html[] {
  const { event, progress, dateText, words, language, device } = view
  const { details } = progress.date
  const { day, time, zone } = dateText(progress.time)
  const facts = [
    fact(
      'calendar',
      words.event.when,
      html`<strong>${day}</strong>
        <span>${time}${zone !== null && html` <span class="zone">${zone}</span>`}</span>
        ${yoursOf(progress.time, view)}`,
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

export function placeText(location: string, words: PageMessages): string {
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

export function offersCalendars({ event, device }: View): boolean {
  const { item, look } = event
  if (item.hideButton || isRsvpEvent(item) || look.offered(device).length === 0) return false
  return !(event.progress().state === 'over' && look.pastDates === 'hide')
}
