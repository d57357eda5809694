import { plainDate } from '../../calendar/days.ts'
import type { EventTime } from '../../calendar/event-time.ts'
import { plainText } from '../../calendar/plain-text.ts'
import { Html, html } from '../../html/html.ts'
import { withCommas } from '../../messages/messages.ts'
import { dateWriter } from '../../publication/date-text.ts'
import { type PublishedEvent, isPureForm, shortLinkTo } from '../../publication/event.ts'
import type { UpcomingEvent } from '../../publication/overview.ts'
import { pageProperties } from '../background.ts'
import { callToAction, formTargets } from '../cta.ts'
import { icon } from '../icons.ts'
import { iconsOf } from '../page-icon.ts'
import { type Frame, calendarSheet, coverOf, ctaSheet, introOf, pageFoot, pageScripts, shareSheet, summarized } from '../parts.ts' // oxfmt-ignore
import { eventPreview, socialImage } from '../preview/preview.ts'
import { isPast } from '../rsvp/form-data.ts'
import { type ShellPage, shell } from '../shell.ts'
import { structuredData } from '../structured-data.ts'
import { actionOf, calendarLinks } from './action.ts'
import { datesOf } from './dates.ts'
import { aboutOf, factsOf } from './facts.ts'
import { headingOf, isSame } from './heading.ts'
import { upcomingRows } from './occasions.ts'
import { type View, offersCalendars } from './view.ts'

/** The page of an event, or of one occurrence of a series. When it is over, others of its group follow. */
export function landingPage(
  event: PublishedEvent,
  frame: Frame,
  occurrence?: EventTime,
  others: readonly UpcomingEvent[] = [],
): ShellPage {
  const { language, words, addresses } = frame
  const { landingPage: template, look } = event
  const progress = event.progress(occurrence)
  const dateText = dateWriter(language, words)
  const view: View = { ...frame, event, progress, occurrence: occurrence ?? null, dateText }
  // Search engines index the series. Shared links lead to what is shown.
  const shown = occurrence ? `${event.address}${event.links.occurrence(occurrence)}` : event.url
  const passedOn = occurrence ? shortLinkTo(event, occurrence) : event.shared
  const shared = { url: passedOn, title: event.title, code: codeOf(event, occurrence) }
  const canBeAdded = offersCalendars(view) && !progress.isCancelled
  const cta = callToAction(event, { url: event.shared, title: event.title }, words)
  const sheet = {
    title: words.add,
    ...(occurrence && { text: words.series.all }),
    following: cta && `${event.links.page}/cta`,
  }
  return shell({
    language,
    region: words.region,
    scheme: look.scheme,
    title: template.meta_title_override ?? event.title,
    description: template.meta_description_override ?? summaryOf(view),
    isListed: !template.meta_robots_override,
    canonical: event.url,
    social: {
      url: shown,
      siteName: event.organization.name,
      image: socialImage(eventPreview(event, frame, { occurrence }), event, occurrence),
    },
    ...iconsOf(event),
    structuredData: isPureForm(event) ? undefined : structuredData(event),
    stylesheets: [addresses('landing.css')],
    ...pageScripts(addresses, cta || event.rsvp),
    properties: pageProperties(event),
    images: ["'self'"],
    connects: true,
    sendsForms: [...(event.rsvp ? ["'self'"] : []), ...formTargets(event)],
    body: html`<main>
      ${articleOf(view, others)} ${canBeAdded && calendarSheet(calendarLinks(view), sheet, frame)}
      ${canBeAdded && cta && ctaSheet(cta, words)} ${pageFoot(event, shared, view)} ${shareSheet(shared, frame)}
    </main>`,
  })
}

function codeOf({ links }: PublishedEvent, occurrence?: EventTime): string {
  return `${links.page}/qr.svg${occurrence ? `?on=${plainDate(occurrence.firstDay).toString()}` : ''}`
}

/** Placeholder of the RSVP form, which is different for each visitor and moment. */
export const rsvpPlace = '<!--rsvp-->'
const formPlace = new Html(rsvpPlace)

/** The event. On a desktop, cover, facts and action stay beside the rest if there is a cover or a form. */
function articleOf(view: View, others: readonly UpcomingEvent[]): Html {
  const { event } = view
  const isForm = isPureForm(event)
  const isOpen = event.rsvp !== null && !isPast(event)
  const parts = [
    introOf(event.landingPage),
    upcomingRows(others, view),
    !isForm && datesOf(view),
    aboutOf(view),
    isOpen && formPlace,
  ]
  const isWide = event.header !== null || (isOpen && !isForm)
  const isBrief = event.header !== null && parts.every((part) => !part)
  const layout = [isWide && 'wide', event.header && 'covered', isBrief && 'brief'].filter(Boolean).join(' ')
  return html`<article class="${layout}">
    ${headingOf(view)}
    <div class="side">
      ${coverOf(event)} ${!isForm && html`<dl class="facts">${factsOf(view)}</dl>`} ${actionOf(view)}
    </div>
    <div class="content">${parts} ${event.rsvp !== null && !isOpen && formPlace} ${groupLink(view)}</div>
  </article>`
}

/** Links to the other events of its group. A form that is not about a date has no such link. */
function groupLink({ event, words }: View): Html | false {
  if (event.links.group === null || isPureForm(event)) return false
  // The name may be written in another direction than the words around it. The title may have said it.
  const isSaid = isSame(event.group.name, event.title) || isSame(event.group.name, event.landingPage.title)
  const text = isSaid ? words.group.upcoming : words.event.more(`\u2068${event.group.name}\u2069`)
  return html`<p class="more-of-group"><a href="${event.links.group}">${text} ${icon('onward')}</a></p>`
}

/** For search engines and previews. */
function summaryOf({ event, progress, dateText, language, words }: View): string {
  const { day, time } = dateText(progress.time)
  const { description, location } = progress.date.details
  const where = location !== null && !/^https?:/i.test(location) ? [location] : []
  const about = description === null ? '' : plainText(description)
  const state = progress.isCancelled ? [`${words.event.cancelled}.`] : []
  const when = isPureForm(event) ? [] : [...state, `${withCommas([day, time, ...where], language)}.`]
  return summarized([...when, about].join(' '))
}
