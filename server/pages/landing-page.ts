import type { EventTime } from '../calendar/event-time.ts'
import { momentsOf } from '../calendar/event-time.ts'
import { plainText } from '../calendar/plain-text.ts'
import { isRsvpEvent } from '../events/events.ts'
import { Html, html } from '../html/html.ts'
import { sanitize } from '../html/sanitize.ts'
import type { PageMessages } from '../messages/messages.ts'
import type { Device } from '../publication/device.ts'
import { type DateText, dateWriter } from '../publication/date-text.ts'
import type { Progress, PublishedDate, PublishedEvent } from '../publication/event.ts'
import { recurrenceText } from '../publication/recurrence-text.ts'
import { templateProperties } from './background.ts'
import { callToAction, formTargets } from './cta.ts'
import { icon } from './icons.ts'
import {
  type Frame,
  pageScripts,
  calendarSheet,
  ctaSheet,
  pageFoot,
  pageHead,
  shareSheet,
  tileOf,
} from './landing-parts.ts'
import { iconsOf } from './page-icon.ts'
import { eventPreview, socialImage } from './preview/preview.ts'
import { type ShellPage, shell } from './shell.ts'
import { structuredData } from './structured-data.ts'

interface View extends Frame {
  readonly event: PublishedEvent
  readonly progress: Progress
  readonly dateText: (time: EventTime) => DateText
}

/** The page of an event. */
export function landingPage(event: PublishedEvent, frame: Frame): ShellPage {
  const { language, words, addresses } = frame
  const { landingPage: template, look } = event
  const view: View = { ...frame, event, progress: event.progress(), dateText: dateWriter(language, words) }
  const url = `${event.address}${event.links.page}`
  const canBeAdded = offersCalendars(view)
  const cta = callToAction(event, { url, title: event.title }, words)
  return shell({
    language,
    scheme: look.scheme,
    title: template.meta_title_override ?? event.title,
    description: template.meta_description_override ?? summaryOf(view),
    isListed: !template.meta_robots_override,
    canonical: url,
    social: { siteName: event.organization.name, image: socialImage(eventPreview(event, frame), event) },
    ...iconsOf(event),
    structuredData: structuredData(event),
    stylesheets: [addresses('landing.css')],
    scripts: pageScripts(addresses, cta),
    properties: templateProperties(template),
    images: ["'self'"],
    connects: true,
    sendsForms: formTargets(event),
    body: html`<main>
      ${pageHead(template)}
      <article>
        ${titleOf(view)}
        <dl class="facts">${factsOf(view)}</dl>
        ${datesOf(view)} ${aboutOf(view)} ${canBeAdded && actionOf(view)}
      </article>
      ${pageFoot(event, view)}
      ${canBeAdded && calendarSheet(calendarLinks(view), { title: event.look.labels['label.addtocalendar'] ?? words.add, following: cta && `${event.links.page}/cta` }, frame)}
      ${canBeAdded && cta && ctaSheet(cta)}
      ${shareSheet({ url, title: event.title, code: `${event.links.page}/qr.svg` }, words)}
    </main>`,
  })
}

function titleOf(view: View) {
  const { event, progress, dateText } = view
  const heading = event.landingPage.title === '' ? html`<h1>${event.title}</h1>` : html`<h2>${event.title}</h2>`
  const badge = badgeOf(view)
  return html`<header>
    ${tileOf(dateText(progress.time).tile)}
    <div>${heading} ${badge && html`<p class="badge ${badge.kind}">${badge.text}</p>`}</div>
  </header>`
}

function badgeOf({ progress, words, language, labels }: View) {
  if (progress.isCancelled) return { kind: 'cancelled', text: labels['date.status.cancelled'] ?? words.event.cancelled }
  if (progress.state === 'over') return { kind: 'over', text: labels.expired ?? words.event.over }
  if (progress.state === 'now') return { kind: 'now', text: words.event.now }
  return { kind: 'ahead', text: countdown(progress.daysAhead, language) }
}

/** "tomorrow", "in 3 days", "in 4 months". */
export function countdown(days: number, language: string): string {
  const [count, unit] =
    days < 14
      ? [days, 'day' as const]
      : days < 60
        ? [Math.round(days / 7), 'week' as const]
        : days < 640
          ? [Math.round(days / 30.44), 'month' as const]
          : [Math.round(days / 365.25), 'year' as const]
  const text = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(count, unit)
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}

function factsOf(view: View): Html[] {
  const { event, progress, dateText, words, language, device } = view
  const { details } = progress.date
  const { day, time, zone } = dateText(progress.time)
  const { start, end } = momentsOf(progress.time)
  const yours = progress.time.allDay
    ? null
    : html`<span class="yours" hidden data-start="${start}" data-end="${end}" data-zone="${progress.time.zone}">
        ${words.event.yourTime}: <bdi></bdi>
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

function nextDatesOf({ event, progress, dateText, words }: View): Html | false {
  // The one that comes next stands above already.
  const further = progress.isCancelled ? [] : event.upcoming(nextDates + 1).slice(1)
  return (
    further.length > 0 &&
    html`<span>${words.event.nextDates}:</span>
      <ul class="next">
        ${further.map((time) => html`<li>${dateText(time).day}</li>`)}
      </ul>`
  )
}

/** Several dates, each with what is its own. */
function datesOf(view: View): Html | false {
  const { event, words } = view
  if (event.dates.length === 1 || event.datesShown().length === 1) return false
  return html`<section class="dates">
    <h2>${words.event.dates}</h2>
    <ul>
      ${event.datesShown().map((date) => html`<li>${dateRow(view, date)}</li>`)}
    </ul>
  </section>`
}

function dateRow(view: View, { position, details, time }: PublishedDate): Html {
  const { event, words, dateText } = view
  const text = dateText(time)
  const isCancelled = details.status === 'CANCELLED'
  const others = event.dates.map((date) => date.details)
  const differs = (field: 'name' | 'location') => others.some((other) => other[field] !== details[field])
  const notes = [
    [text.time, text.zone].filter(Boolean).join(' · '),
    differs('location') && details.location !== null ? placeText(details.location, words) : null,
  ].filter(Boolean)
  const content = html`${tileOf(text.tile)}
    <span class="words">
      <span class="label">${differs('name') ? details.name : text.day}</span>
      ${isCancelled && html`<span class="mark">${view.labels['date.status.cancelled'] ?? words.cancelled}</span>`}
      ${differs('name') && html`<span class="note">${text.day}</span>`}
      ${notes.map((note) => html`<span class="note"><bdi>${note}</bdi></span>`)}
    </span>`
  const isAdded = offersCalendars(view) && !isCancelled
  return isAdded
    ? html`<a href="${event.links.page}/add?date=${position}">${content} ${icon('onward')}</a>`
    : html`<span class="row ${isCancelled ? 'marked' : ''}">${content}</span>`
}

function aboutOf({ event, words }: View): Html | false {
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

function offersCalendars({ event, progress, device }: View): boolean {
  const { item, look } = event
  if (item.hideButton || isRsvpEvent(item) || look.offered(device).length === 0) return false
  return !(progress.state === 'over' && look.pastDates === 'hide')
}

function actionOf({ event, progress, words, device }: View): Html {
  // What is cancelled is not added; the file takes it out of calendars that have it.
  if (progress.isCancelled) {
    const href = event.links.calendar(device.system === 'ios' ? 'apple' : 'ical')
    return html`<div class="action"><a class="primary" href="${href}" rel="nofollow">${words.calledOff.file}</a></div>`
  }
  const isOff = progress.state === 'over' && event.look.pastDates === 'disable'
  const label = event.look.labels['label.addtocalendar'] ?? words.add
  return html`<div class="action">
    <button type="button" class="primary" popovertarget="calendars" ${isOff && new Html('disabled')}>
      ${icon('calendar')} ${label}
    </button>
  </div>`
}

function calendarLinks({ event, device }: View) {
  return event.look.offered(device).map((type) => ({ type, href: event.links.calendar(type) }))
}

/** For search engines and previews. */
function summaryOf({ progress, dateText }: View): string {
  const { day, time } = dateText(progress.time)
  const { description, location } = progress.date.details
  const where = location !== null && !/^https?:/i.test(location) ? [location] : []
  const about = description === null ? '' : plainText(description).replaceAll(/\s+/g, ' ')
  const text = [`${[day, time, ...where].join(', ')}.`, about].join(' ').trim()
  return text.length > longestSummary ? `${text.slice(0, longestSummary - 1).trimEnd()}…` : text
}

const longestSummary = 200
