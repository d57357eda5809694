import type { Addresses } from '../browser/files.ts'
import { type EventTime, momentsOf } from '../calendar/event-time.ts'
import { Html, html } from '../html/html.ts'
import { sanitize } from '../html/sanitize.ts'
import { fitted } from '../images/mail-logo.ts'
import { copiesOf } from '../images/widths.ts'
import { type Language, type PageMessages, withColon } from '../messages/messages.ts'
import { type CalendarType, calendarName, isLinkType } from '../publication/calendars.ts'
import type { Device } from '../publication/device.ts'
import type { Publication } from '../publication/sources.ts'
import { calendarIcon, icon } from './icons.ts'
import { addressBox } from './page.ts'

/** The input of event and group pages. */
export interface Frame {
  readonly language: Language
  readonly words: PageMessages
  readonly device: Device
  /** Where style sheets and scripts are. */
  readonly addresses: Addresses
  readonly labels: Readonly<Record<string, string>>
}

export function pageScripts(addresses: Addresses, form: unknown) {
  return { firstScript: addresses('landing.js'), scripts: ['copy.js', ...(form ? ['form.js'] : [])].map(addresses) }
}

/** What the organizer says on all pages of the template. */
export function introOf({ intro }: Publication['landingPage']): Html | false {
  return intro !== null && html`<div class="intro prose" dir="auto">${new Html(sanitize(intro))}</div>`
}

/** The header image of the template. */
export function coverOf({ header }: Publication): Html | false {
  return header !== null && headerImage(header)
}

export function headerImage(image: NonNullable<Publication['header']>): Html {
  const { width, height } = image
  const offered = copiesOf(image)
  const sources = offered.map((each) => `${each.src} ${each.width}w`).join(', ')
  return html`<img
    class="header"
    src="${offered.at(-1)!.src}"
    srcset="${sources}"
    sizes="(min-width: 1024px) 380px, (min-width: 680px) 640px, 100vw"
    width="${width}"
    height="${height}"
    alt=""
    fetchpriority="high"
  />`
}

export function logoOf({ logo, logo_width, logo_height, name }: Publication['organization']): Html | false {
  if (logo === null || logo_width === null || logo_height === null) return false
  const { width, height } = fitted({ width: logo_width, height: logo_height })
  return html`<p class="logo"><img src="/files/${logo}" alt="${name}" width="${width}" height="${height}" /></p>`
}

const longestSummary = 200

/** A text on one line, cut to the length of a description for search engines and messengers. */
export function summarized(text: string): string {
  const line = text.replaceAll(/[ \t\r\n]+/g, ' ').trim()
  if (line.length <= longestSummary) return line
  // Never cut a surrogate pair in half.
  return `${line
    .slice(0, longestSummary - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`
}

export function tileOf({ month, day }: { month: string; day: string }): Html {
  return html`<span class="tile" aria-hidden="true"><span>${month}</span><b>${day}</b></span>`
}

const mostAtOnce = 6

/** The first dates of a list, and those to fold. A single one takes no more room than the words that would fold it. */
export function splitDates<T>(dates: readonly T[]): { shown: readonly T[]; further: readonly T[] } {
  const count = dates.length === mostAtOnce + 1 ? dates.length : mostAtOnce
  return { shown: dates.slice(0, count), further: dates.slice(count) }
}

/** Dates behind a title that says how many there are. */
export function foldedDates(title: string, count: number, content: Html, language: Language): Html | false {
  return (
    count > 0 &&
    html`<details class="past">
      <summary>${title} ${count > 1 && html`<span>(${count.toLocaleString(language)})</span>`}</summary>
      ${content}
    </details>`
  )
}

/** The script shows it if the visitor is in another time zone: before the other time if that is what matters more. */
export function yoursOf(
  time: EventTime,
  frame: Pick<Frame, 'words' | 'language'>,
  { isFirst = false } = {},
): Html | null {
  return time.allDay ? null : yoursFor({ ...momentsOf(time), zone: time.zone }, frame, { isFirst })
}

/** The same for any moments: a deadline starts and ends at once. */
export function yoursFor(
  { start, end, zone }: { start: number; end: number; zone: string },
  { words, language }: Pick<Frame, 'words' | 'language'>,
  { isFirst = false } = {},
): Html {
  const clock = words.timeFormat && html` data-clock="${words.timeFormat}"`
  const more = html`${clock}${isFirst && new Html(' data-first')}`
  return html`<span class="yours note" hidden data-start="${start}" data-end="${end}" data-zone="${zone}" ${more}>
    ${withColon(words.event.yourTime, language)} <bdi></bdi>
  </span>`
}

/** What sharing a page needs. */
interface Shared {
  readonly url: string
  readonly title: string
  /** The address of the QR code. */
  readonly code: string
}

export function pageFoot({ landingPage: { legal }, look }: Publication, shared: Shared, { words }: Frame): Html {
  return html`<footer>
    <p class="printed">
      <img src="${shared.code}" alt="" width="112" height="112" loading="lazy" />
      <span dir="ltr">${shared.url.replace('https://', '')}</span>
    </p>
    ${opener('share', 'quiet', html`${icon('share')} ${words.share.title}`)}
    ${legal !== null && html`<div class="legal prose" dir="auto">${new Html(sanitize(legal))}</div>`}
    ${!look.hidesBranding && html`<p class="branding">${words.madeWith('Kalends')}</p>`}
  </footer>`
}

/** Opens a sheet: a button in browsers with popovers, a link in others. */
export function opener(sheet: 'calendars' | 'share', look: 'primary' | 'secondary' | 'quiet', content: Html): Html {
  return html`<button type="button" class="${look}" popovertarget="${sheet}">${content}</button>
    <a class="${look} unfolding" href="#${sheet}">${content}</a>`
}

interface CalendarSheet {
  readonly title: string
  readonly text?: string
  /** The address of the call to action for browsers without scripts; null if there is none. */
  readonly following: string | null
}

interface CalendarLink {
  readonly type: CalendarType
  readonly href: string
}

/** The calendars to choose from. */
export function calendarSheet(links: readonly CalendarLink[], sheet: CalendarSheet, { words, labels }: Frame): Html {
  const { title, text, following } = sheet
  // If a call to action follows, a calendar opens in a new tab. A file doesn't leave the page anyway.
  const beside = (type: CalendarType) => following !== null && isLinkType(type) && new Html('target="_blank"')
  return html`<div
    id="calendars"
    class="sheet"
    popover
    role="dialog"
    tabindex="-1"
    autofocus
    aria-labelledby="calendars-title"
  >
    <h2 id="calendars-title">${title}</h2>
    ${text !== undefined && html`<p class="hint">${text}</p>`}
    <ul>
      ${links.map(
        ({ type, href }) =>
          html`<li>
            <a href="${href}" rel="nofollow noopener" data-calendar="${type}" ${beside(type)}
              >${calendarIcon(type)} <span>${labels[type] ?? calendarName(type, words)}</span></a
            >
          </li>`,
      )}
    </ul>
    ${following !== null && html`<noscript><a class="primary" href="${following}">${words.cta.go}</a></noscript>`}
    ${closer('calendars', words)}
  </div>`
}

/** The call to action as it appears after a save. */
export function ctaSheet(content: Html, words: PageMessages): Html {
  return html`<div id="cta" class="sheet" popover role="dialog" tabindex="-1" autofocus aria-labelledby="cta-title">
    ${content} ${closer('cta', words)}
  </div>`
}

/** In the corner of a sheet, but last in the tab order, after the content of the sheet. */
function closer(sheet: string, words: PageMessages): Html {
  return html`<button
    type="button"
    class="close"
    popovertarget="${sheet}"
    popovertargetaction="hide"
    aria-label="${words.close}"
  >
    ${icon('close')}
  </button>`
}

/** By mail, or with the share sheet of the device, which the script shows if there is one. */
export function waysToShare(shared: Pick<Shared, 'title' | 'url'>, words: PageMessages, labels: Frame['labels']): Html {
  return html`<ul>
    <li>
      <a href="${mailLink(shared, labels)}">${icon('mail')} <span>${words.share.mail}</span></a>
    </li>
    <li hidden>
      <button type="button" data-share="${shared.title}" data-url="${shared.url}">
        ${icon('more')} <span>${words.share.more}</span>
      </button>
    </li>
  </ul>`
}

/** A mail that shares a page. */
function mailLink({ title, url }: { title: string; url: string }, labels: Frame['labels']): string {
  const subject = labels['label.share.email.subject'] ?? title
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(url)}`
}

/** Share, copy and a QR code for other devices, behind one secondary control. */
export function shareSheet(shared: Shared, { words, labels }: Frame): Html {
  return html`<div id="share" class="sheet" popover role="dialog" tabindex="-1" autofocus aria-labelledby="share-title">
    <h2 id="share-title">${words.share.title}</h2>
    <img class="code" src="${shared.code}" alt="${words.share.code}" width="168" height="168" loading="lazy" />
    ${addressBox({ label: words.pageAddress, value: shared.url }, words)} ${waysToShare(shared, words, labels)}
    ${closer('share', words)}
  </div>`
}
