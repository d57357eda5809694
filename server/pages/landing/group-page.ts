import { Html, html } from '../../html/html.ts'
import { type PageMessages, withColon, withCommas } from '../../messages/messages.ts'
import { dateWriter } from '../../publication/date-text.ts'
import { plainDate } from '../../calendar/days.ts'
import { plainText } from '../../calendar/plain-text.ts'
import type { PublishedGroup } from '../../publication/group.ts'
import { calendarOf, listWriter } from '../../publication/list-text.ts'
import type { Occasion, Overview, PastYears } from '../../publication/overview.ts'
import { pageProperties } from '../background.ts'
import { offeredSubscriptions } from '../button/links.ts'
import { callToAction, formTargets } from '../cta.ts'
import { icon } from '../icons.ts'
import { placeText } from './facts.ts'
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
  yoursOf,
} from '../parts.ts'
import { iconsOf } from '../page-icon.ts'
import { groupPreview, socialImage } from '../preview/preview.ts'
import { markOf, markOn } from '../page.ts'
import { type ShellPage, shell } from '../shell.ts'
import { structuredList } from '../structured-data.ts'

/** What a group page shows besides the subscription. */
export interface Listing extends Overview {
  /** The day it starts with, and whether that is in the future; null for everything that is not over. */
  readonly from: { readonly day: number; readonly isAhead: boolean } | null
  readonly pastYears: PastYears
}

/** The page of a group. Without a listing it offers the subscription alone. */
export function groupPage(group: PublishedGroup, listing: Listing | null, frame: Frame): ShellPage {
  const { language, words, addresses, device } = frame
  const { landingPage: template, look, links } = group
  const { name } = group.item
  const shared = { url: group.shared, title: name, code: `${links.page}/qr.svg` }
  const cta = callToAction(group, { url: group.shared, title: name }, words)
  const offered = group.feed ? offeredSubscriptions(look, group.feed)[device.system] : []
  const calendars = offered.map((type) => ({ type, href: links.subscription(type) }))
  const ahead = listing?.occasions.filter(({ isOver }) => !isOver) ?? []
  const title = html`<header>
    <div>${template.title === '' ? html`<h1>${name}</h1>` : html`<h2>${name}</h2>`}</div>
  </header>`
  return shell({
    language,
    scheme: look.scheme,
    title: template.meta_title_override ?? name,
    description: template.meta_description_override ?? summaryOf(group, ahead, frame),
    isListed: !template.meta_robots_override,
    canonical: group.url,
    social: {
      siteName: group.organization.name,
      image: socialImage(groupPreview(group, frame, listing?.from === null ? ahead : []), group),
    },
    ...iconsOf(group),
    structuredData: listing?.from === null ? structuredList(group, ahead) : undefined,
    stylesheets: [addresses('landing.css')],
    scripts: pageScripts(addresses, cta),
    properties: pageProperties(group),
    images: ["'self'"],
    connects: true,
    sendsForms: formTargets(group),
    body: html`<main>
      ${pageHead(group)}
      <article class="group">
        ${contentLogo(group)} ${title} ${listing && listOf(listing, group, frame)}
        ${calendars.length > 0 && actionOf(words)}
      </article>
      ${calendars.length > 0 && calendarSheet(calendars, { title: words.group.subscribe, text: words.group.subscribed, following: cta && `${links.page}/cta` }, frame)}
      ${calendars.length > 0 && cta && ctaSheet(cta, words)} ${pageFoot(group, shared, frame)}
      ${shareSheet(shared, frame)}
    </main>`,
  })
}

/** For search engines and messengers: the organizer's text, otherwise the next event. */
function summaryOf(group: PublishedGroup, ahead: readonly Occasion[], { language, words }: Frame): string | undefined {
  const intro = plainText(group.landingPage.intro ?? '').trim()
  if (intro !== '') return summarized(intro)
  const list = listWriter(language, words)
  const next = ahead.filter(({ isCancelled }) => !isCancelled).slice(0, 3)
  if (next.length === 0) return group.feed && words.group.subscribed
  const events = next.map(({ title, time }) => `${title}, ${list.short(time).day}`)
  return summarized(`${withColon(words.group.upcoming, language)} ${events.join(' · ')}`)
}

function actionOf(words: PageMessages): Html {
  return html`<div class="action">
    ${opener('calendars', 'primary', html`${icon('calendar')} ${words.group.subscribe}`)}
  </div>`
}

function listOf(listing: Listing, group: PublishedGroup, frame: Frame): Html {
  const { from, occasions, next } = listing
  const { words, language } = frame
  const { page } = group.links
  const [past, ahead] = [occasions.filter(({ isOver }) => isOver), occasions.filter(({ isOver }) => !isOver)]
  const none = from === null ? words.group.none : words.group.noneFrom(listWriter(language, words).day(from.day))
  return html`${
    from !== null && html`<p class="upcoming"><a href="${page}">${icon('back')} ${words.group.upcoming}</a></p>`
  }
  ${past.length > 0 && sectionOf(words.group.past, past, frame)}
  ${ahead.length > 0 && sectionOf(from?.isAhead ? words.group.further : words.group.upcoming, ahead, frame)}
  ${
    occasions.length === 0 &&
    html`<section class="overview">
      ${from === null && html`<h2>${words.group.upcoming}</h2>`}
      <p class="empty">${none}</p>
    </section>`
  }
  ${next !== null && html`<p><a href="${page}/from/${dayAddress(next)}" class="more">${words.group.further}</a></p>`}
  ${yearsOf(listing, page, frame)}`
}

function sectionOf(title: string, occasions: readonly Occasion[], frame: Frame): Html {
  const list = listWriter(frame.language, frame.words)
  const zone = list.zone(occasions.map(({ time }) => time))
  return html`<section class="overview">
    <h2>${title}</h2>
    ${zone !== null && html`<p class="zone-of-all">${zone}</p>`}
    ${[...Map.groupBy(occasions, ({ time }) => list.month(time))].map(
      ([month, rows]) =>
        html`<h3>${month}</h3>
          <ul>
            ${rows.map((occasion) => html`<li>${occasionLink(occasion, zone === null, frame)}</li>`)}
          </ul>`,
    )}
  </section>`
}

function yearsOf({ from, pastYears }: Listing, page: string, { language, words }: Frame): Html | false {
  const years = pastYears[calendarOf(language)]
  const { year: yearOf } = listWriter(language, words)
  const isShown = (first: number) => from?.day === first && new Html('aria-current="page"')
  return (
    years.length > 0 &&
    html`<nav class="years" aria-label="${words.group.past}">
      <details ${from !== null && new Html('open')}>
        <summary>${words.group.past}</summary>
        <ul>
          ${years.map((first) => html`<li><a href="${page}/from/${dayAddress(first)}" ${isShown(first)}>${yearOf(first)}</a></li>`)}
        </ul>
      </details>
    </nav>`
  )
}

const dayAddress = (day: number) => plainDate(day).toString()

/** The tile shows the day, the heading the month. Screen readers get the full date. */
function occasionLink(occasion: Occasion, namesZone: boolean, frame: Frame): Html {
  const { language, words } = frame
  const { path, title, location, isCancelled, time } = occasion
  const { mark } = markOf(occasion, words)
  const text = dateWriter(language, words)(time)
  const place = location === null ? null : placeText(location, words)
  return html`<a href="${path}" class="${isCancelled ? 'marked' : ''}">
    ${tileOf(text.tile)}
    <span class="words">
      <span class="label"><bdi>${title}</bdi></span>
      <span class="note parts">
        ${mark && markOn(mark)}
        <span>
          <span aria-hidden="true">${listWriter(language, words).inMonth(time)}</span>
          <span class="hidden">${withCommas([text.day, text.time], language)}</span>
        </span>
        ${namesZone && text.shortZone !== null && html`<span><bdi>${text.shortZone}</bdi></span>`}
        ${place !== null && html`<span><bdi>${place}</bdi></span>`}
      </span>
      ${yoursOf(time, frame)}
    </span>
    ${icon('onward')}
  </a>`
}
