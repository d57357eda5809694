import { renderSVG } from 'uqr'
import { Html, html } from '../../html/html.ts'
import type { PublishedEvent } from '../../publication/event.ts'
import type { AnswerStatus } from '../../rsvp/states.ts'
import { callToAction, formTargets } from '../cta.ts'
import { icon } from '../icons.ts'
import { headerImage, opener, shareSheet } from '../parts.ts'
import type { ShellPage } from '../shell.ts'
import type { Words } from './fields.ts'
import { isPast } from './form-data.ts'
import { type RsvpFrame, page } from './frame.ts'
import { memoryOf, oblivionOf } from './greeting.ts'
import { isComing, signs } from './headlines.ts'
import { ticketCalendars } from './ticket-calendars.ts'
import { coverageOf, ticketFacts } from './ticket-facts.ts'

export interface Ticket {
  /** `held`: seats are held for somebody from the waiting list. */
  readonly status: AnswerStatus | 'held' | 'cancelled' | 'over'
  readonly headline: string
  /** What happens next, in one or two short lines. */
  readonly next: readonly (Html | string | false)[]
  /** Only people who have proven that the reply is theirs see its seats, code and file. */
  readonly proven?: { readonly amount: number; readonly code: string | null; readonly file: string | null }
  /** A calendar file for those who have not proven anything. */
  readonly file?: string | null
  /** What can be done about the reply. */
  readonly actions?: Html | false
  readonly notice?: Html | false
  /** Right after the sign-up or the confirmation: the call to action follows. */
  readonly isNew?: boolean
  /** Below the ticket. */
  readonly more?: Html | false
  /** What this device remembers; by default the status, with false nothing. */
  readonly memory?: Html | false
}

/**
 * The card after a reply: the same after the sign-up and behind the links of mails. After the sign-up it is the same for new
 * and for known addresses, so it says nothing that only the attendee may know.
 */
export function ticketPage(frame: RsvpFrame, ticket: Ticket): ShellPage {
  const { event, words } = frame
  const { status, headline, isNew, more } = ticket
  const shared = sharedOf(event)
  const isGoing = isComing(status) && event.isPublic && !isPast(event)
  const { labels } = event.look
  const cta = isGoing && isNew ? callToAction(event, shared, words.page, 'sign-up') : null
  const isOff = status === 'cancelled' || status === 'over'
  return page(frame, {
    title: headline,
    isTicket: true,
    content: html`${cardOf(frame, ticket, isGoing)} ${more}
    ${cta && html`<section class="after-sign-up" aria-labelledby="cta-title">${cta}</section>`}`,
    memory: ticket.memory ?? (isOff ? oblivionOf(event) : memoryOf(event, status)),
    ...(cta && { targets: formTargets(event) }),
    after: isGoing && shareSheet(shared, { ...frame, words: words.page, labels }),
  })
}

function sharedOf({ shared: url, links, title }: PublishedEvent) {
  return { url, title, code: `${links.page}/qr.svg` }
}

function cardOf(
  frame: RsvpFrame,
  { status, headline, next, proven, file = null, actions, notice }: Ticket,
  isGoing: boolean,
): Html {
  const { event, words } = frame
  const coverage = isComing(status) && coverageOf(event, words)
  const lines = next
    .filter((line) => line !== false && line !== '')
    .map((line) => (line instanceof Html ? line : html`<p class="next">${line}</p>`))
  return html`<header class="ticket-head ${event.header && 'has-cover'} ${!isComing(status) && 'calm'}">
      ${event.header && headerImage(event.header)}
      <div class="outcome" role="status">
        <p class="sign">${icon(signs[status])}</p>
        <h1>${headline}</h1>
      </div>
    </header>
    ${notice}
    <h2 class="ticket-title"><bdi>${event.title}</bdi></h2>
    ${coverage && html`<p class="coverage">${coverage}</p>`} ${ticketFacts(frame, proven?.amount ?? null)}
    ${lines.length > 0 && html`<div class="news">${lines}</div>`} ${proven?.code != null && codeOf(proven.code, words)}
    ${isGoing && ticketCalendars(frame, status, proven?.file ?? file)}
    ${(actions || isGoing) && html`<div class="choices">${isGoing && invitation(frame)} ${actions}</div>`}`
}

/** The code is also text, for people who can't show the picture. Scanners need a bright margin. */
function codeOf(code: string, { rsvp }: Words): Html {
  const { label, hint } = rsvp.manage.ticket
  const picture = renderSVG(code, { ecc: 'M', border: 3 })
  return html`<section class="stub" aria-labelledby="code-title">
    <div class="code-picture" aria-hidden="true">${new Html(picture)}</div>
    <div>
      <h2 id="code-title">${label}</h2>
      <p class="number"><bdi dir="ltr">${code}</bdi></p>
      <p class="hint">${hint}</p>
    </div>
  </section>`
}

/** With the share sheet of the device, which the script shows if there is one; otherwise by link and QR code. */
function invitation({ event, words }: RsvpFrame): Html {
  const { url, title } = sharedOf(event)
  const content = html`${icon('share')} ${words.rsvp.ticket.invite}`
  return html`<div class="invite">
    <span hidden>
      <button type="button" class="secondary" data-share="${title}" data-url="${url}">${content}</button>
    </span>
    ${opener('share', 'quiet', content)}
  </div>`
}
