import type { Addresses } from '../../browser/files.ts'
import { type Html, html } from '../../html/html.ts'
import { type Language, withCommas } from '../../messages/messages.ts'
import { dateWriter } from '../../publication/date-text.ts'
import type { Device } from '../../publication/device.ts'
import type { PublishedEvent } from '../../publication/event.ts'
import type { Place } from '../../rsvp/place.ts'
import { pageProperties, templateProperties } from '../background.ts'
import { iconsOf } from '../page-icon.ts'
import { logoOf, pageScripts } from '../parts.ts'
import { type ShellPage, shell } from '../shell.ts'
import type { Words } from './fields.ts'

/** The input of every page around sign-ups. */
export interface RsvpFrame {
  readonly event: PublishedEvent
  /** Whether the page may reveal the event. */
  readonly revealsEvent: boolean
  readonly language: Language
  readonly words: Words
  readonly device: Device
  readonly addresses: Addresses
}

/** For a page that must not reveal whether the event exists. */
interface QuietFrame extends Omit<RsvpFrame, 'event'> {
  readonly event: Pick<PublishedEvent, 'look' | 'landingPage'> & {
    /** Null if there is no such event. */
    readonly place: Place | null
    readonly isPublic: false
    readonly links: Pick<PublishedEvent['links'], 'page'>
  }
  readonly revealsEvent: false
}

export type AccessFrame = RsvpFrame | QuietFrame

interface Parts {
  readonly title: string
  readonly content: Html
  /** A ticket brings its own head, which may be a picture. */
  readonly isTicket?: boolean
  /** Attributes that tell the script what to remember. */
  readonly memory?: Html | false
  /** Where other forms of the page are sent to, if it has any. */
  readonly targets?: readonly string[]
  /** Follows the card. */
  readonly after?: Html | false
}

/** One card in the middle, and the way back to the event. */
export function page(frame: AccessFrame, { title, content, isTicket, memory, targets, after }: Parts): ShellPage {
  const { event, language, words, addresses } = frame
  const reveals = frame.revealsEvent
  const { firstScript, scripts } = pageScripts(addresses, true)
  return shell({
    language,
    region: words.page.region,
    scheme: event.look.scheme,
    title: reveals && title !== frame.event.title ? `${title} – ${frame.event.title}` : title,
    ...(event.isPublic && iconsOf(event)),
    stylesheets: [addresses('landing.css')],
    firstScript,
    scripts: [...scripts, ...(memory ? [addresses('replied.js')] : [])],
    properties: reveals ? pageProperties(frame.event) : templateProperties(event.landingPage),
    images: ["'self'"],
    sendsForms: targets ? ["'self'", ...targets] : true,
    body: html`<main class="narrow">
      <article class="form-page ${isTicket && 'ticket'}" ${memory}>
        ${reveals && !isTicket && logoOf(frame.event.organization)} ${content}
      </article>
      ${after} ${event.isPublic && html`<p class="back"><a href="${event.links.page}">${words.page.cta.back}</a></p>`}
    </main>`,
  })
}

/** The title and, unless the event is a pure form, its date. */
export function aboutEvent(frame: AccessFrame): Html | false {
  if (!frame.revealsEvent) return false
  const { event } = frame
  return html`<p class="about-event">
    <strong><bdi>${event.title}</bdi></strong
    >${event.item.distribution && html`<br />${whenOf(frame)}`}
  </p>`
}

export function whenOf({ event, language, words }: RsvpFrame): Html {
  const { day, time, shortZone } = dateWriter(language, words.page)(event.progress().time)
  const before = withCommas([day, time], language).slice(0, -time.length)
  const gap = before.endsWith(' ') && ' '
  const zone = shortZone !== null && ` · ${shortZone}`
  // Neither a year nor the end of a range stands alone on a line.
  return html`<span class="day">${before.trimEnd()}</span>${gap}<span class="hours">${time}</span>${zone}`
}
