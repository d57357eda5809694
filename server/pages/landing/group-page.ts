import { Html, html } from '../../html/html.ts'
import { type PageMessages, withColon } from '../../messages/messages.ts'
import { plainDate } from '../../calendar/days.ts'
import { plainText } from '../../calendar/plain-text.ts'
import type { PublishedGroup } from '../../publication/group.ts'
import { calendarOf, listWriter } from '../../publication/list-text.ts'
import type { Occasion, Overview, PastYears } from '../../publication/overview.ts'
import { pageProperties } from '../background.ts'
import { offeredSubscriptions } from '../button/links.ts'
import { callToAction, formTargets } from '../cta.ts'
import { icon } from '../icons.ts'
import { type Frame, calendarSheet, coverOf, ctaSheet, introOf, opener, pageFoot, pageScripts, shareSheet, summarized } from '../parts.ts' // oxfmt-ignore
import { iconsOf } from '../page-icon.ts'
import { groupPreview, socialImage } from '../preview/preview.ts'
import { type ShellPage, shell } from '../shell.ts'
import { structuredList } from '../structured-data.ts'
import { headerOf } from './heading.ts'
import { occasionsSection } from './occasions.ts'

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
  return shell({
    language,
    region: words.region,
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
    ...pageScripts(addresses, cta),
    properties: pageProperties(group),
    images: ["'self'"],
    connects: true,
    sendsForms: formTargets(group),
    body: html`<main>
      <article class="group ${group.header && 'wide covered'}">
        ${headerOf(group, name)}
        <div class="side">${coverOf(group)} ${calendars.length > 0 && actionOf(words)}</div>
        <div class="content">${introOf(template)} ${listing && listOf(listing, group, frame)}</div>
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
  ${past.length > 0 && occasionsSection(words.group.past, past, frame)}
  ${ahead.length > 0 && occasionsSection(from?.isAhead ? words.group.further : words.group.upcoming, ahead, frame)}
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
