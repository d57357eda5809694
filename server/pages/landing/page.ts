import { memoize } from '../../cache/memoize.ts'
import { plainDate } from '../../calendar/days.ts'
import type { EventTime } from '../../calendar/event-time.ts'
import { plainText } from '../../calendar/plain-text.ts'
import { Html, html } from '../../html/html.ts'
import { withCommas } from '../../messages/messages.ts'
import { takesSeries } from '../../publication/calendars.ts'
import { dateWriter } from '../../publication/date-text.ts'
import { type PublishedEvent, isPureForm, shortLinkTo } from '../../publication/event.ts'
import { pageProperties } from '../background.ts'
import { callToAction, formTargets } from '../cta.ts'
import { icon } from '../icons.ts'
import { datesOf } from './dates.ts'
import { type View, aboutOf, factsOf, offersCalendars } from './facts.ts'
import {
  type Frame,
  pageScripts,
  calendarSheet,
  ctaSheet,
  opener,
  pageFoot,
  contentLogo,
  pageHead,
  shareSheet,
  summarized,
  tileOf,
} from '../parts.ts'
import { iconsOf } from '../page-icon.ts'
import { eventPreview, socialImage } from '../preview/preview.ts'
import { type ShellPage, shell } from '../shell.ts'
import { structuredData } from '../structured-data.ts'

/** The page of an event, or of one occurrence of a series. */
export function landingPage(event: PublishedEvent, frame: Frame, occurrence?: EventTime): ShellPage {
  const { language, words, addresses } = frame
  const { landingPage: template, look } = event
  const progress = event.progress(occurrence)
  const view: View = {
    ...frame,
    event,
    progress,
    occurrence: occurrence ?? null,
    dateText: dateWriter(language, words),
  }
  // Search engines index the series. Shared links lead to what is shown.
  const shown = occurrence ? `${event.address}${event.links.occurrence(occurrence)}` : event.url
  const passedOn = occurrence ? shortLinkTo(event, occurrence) : event.shared
  const shared = { url: passedOn, title: event.title, code: codeOf(event, occurrence) }
  const canBeAdded = offersCalendars(view)
  const cta = callToAction(event, { url: event.shared, title: event.title }, words)
  const sheet = {
    title: words.add,
    ...(occurrence && { text: words.series.all }),
    following: cta && `${event.links.page}/cta`,
  }
  return shell({
    language,
    scheme: look.scheme,
    title: template.meta_title_override ?? event.title,
    description: template.meta_description_override ?? summaryOf(view),
    isListed: !template.meta_robots_override,
    canonical: event.url,
    social: {
      url: shown,
      siteName: event.organization.name,
      image: socialImage(eventPreview(event, frame, occurrence), event, occurrence),
    },
    ...iconsOf(event),
    structuredData: isPureForm(event) ? undefined : structuredData(event),
    stylesheets: [addresses('landing.css')],
    scripts: pageScripts(addresses, cta || event.rsvp),
    properties: pageProperties(event),
    images: ["'self'"],
    connects: true,
    sendsForms: [...(event.rsvp ? ["'self'"] : []), ...formTargets(event)],
    body: html`<main>
      ${pageHead(event)}
      <article>
        ${contentLogo(event)} ${titleOf(view)} ${!isPureForm(event) && html`<dl class="facts">${factsOf(view)}</dl>`}
        ${!isPureForm(event) && datesOf(view)} ${aboutOf(view)} ${event.rsvp && formPlace} ${groupLink(view)}
        ${canBeAdded && actionOf(view)}
      </article>
      ${canBeAdded && calendarSheet(calendarLinks(view), sheet, frame)} ${canBeAdded && cta && ctaSheet(cta, words)}
      ${pageFoot(event, shared, view)} ${shareSheet(shared, frame)}
    </main>`,
  })
}

function codeOf({ links }: PublishedEvent, occurrence?: EventTime): string {
  return `${links.page}/qr.svg${occurrence ? `?on=${plainDate(occurrence.firstDay).toString()}` : ''}`
}

/** Placeholder of the RSVP form, which is different for each visitor and moment. */
export const rsvpPlace = '<!--rsvp-->'
const formPlace = new Html(rsvpPlace)

function titleOf(view: View) {
  const { event, progress, dateText } = view
  const heading = event.landingPage.title === '' ? html`<h1>${event.title}</h1>` : html`<h2>${event.title}</h2>`
  const badge = badgeOf(view)
  const isTentative = progress.date.details.status === 'TENTATIVE' && progress.state !== 'over'
  if (isPureForm(event)) return html`<header><div>${heading}</div></header>`
  return html`<header>
    ${tileOf(dateText(progress.time).tile)}
    <div>
      ${heading}
      <p class="badge ${badge.kind}">${badge.text}</p>
      ${isTentative && html`<p class="badge tentative">${view.words.tentative}</p>`}
    </div>
  </header>`
}

function badgeOf({ event, progress, words, language }: View) {
  if (progress.isCancelled) return { kind: 'cancelled', text: words.event.cancelled }
  if (progress.state === 'over') {
    // The series of a date that is over may go on.
    const text = event.progress().state === 'over' ? words.event.over : words.over
    return { kind: 'over', text }
  }
  if (progress.state === 'now') return { kind: 'now', text: words.event.now }
  return { kind: 'ahead', text: countdown(progress.daysAhead, language) }
}

const relativeTimes = memoize((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))

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
  // In Norwegian the word for counted days is not used for dates.
  const text = relativeTimes(language).format(count, unit).replace('døgn', 'dager')
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}

/** Links to the other events of its group. A form that is not about a date has no such link. */
function groupLink({ event, words }: View): Html | false {
  if (event.links.group === null || isPureForm(event)) return false
  // The name may be written in another direction than the words around it.
  const text = words.event.more(`\u2068${event.group.name}\u2069`)
  return html`<p class="more-of-group"><a href="${event.links.group}">${text} ${icon('onward')}</a></p>`
}

function actionOf({ event, words, device }: View): Html {
  const progress = event.progress()
  // A cancelled event isn't added. Its file removes it from calendars that have it.
  if (progress.isCancelled) {
    const href = event.links.calendar(device.system === 'ios' ? 'apple' : 'ical')
    return html`<div class="action"><a class="primary" href="${href}" rel="nofollow">${words.calledOff.file}</a></div>`
  }
  const isOff = progress.state === 'over' && event.look.pastDates === 'disable'
  const content = html`${icon('calendar')} ${words.add}`
  return html`<div class="action">
    ${isOff ? html`<button type="button" class="primary" disabled>${content}</button>` : opener('calendars', 'primary', content)}
  </div>`
}

function calendarLinks({ event, device }: View) {
  const offered = event.look.offered(device)
  // Calendars that take single dates only have nothing to add from a series that has ended.
  const able = event.next() ? offered : offered.filter((type) => takesSeries(type, device, event.item))
  return (able.length > 0 ? able : offered).map((type) => ({ type, href: event.links.calendar(type) }))
}

/** For search engines and previews. */
function summaryOf({ event, progress, dateText, language }: View): string {
  const { day, time } = dateText(progress.time)
  const { description, location } = progress.date.details
  const where = location !== null && !/^https?:/i.test(location) ? [location] : []
  const about = description === null ? '' : plainText(description)
  const when = isPureForm(event) ? [] : [`${withCommas([day, time, ...where], language)}.`]
  return summarized([...when, about].join(' '))
}
