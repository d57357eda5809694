import { Html, html } from '../../html/html.ts'
import type { ShellPage } from '../shell.ts'
import type { Draft } from './drafts.ts'
import { type RsvpFrame, aboutEvent, page } from './frame.ts'
import { memoryOf } from './greeting.ts'

interface Sent {
  readonly draft: Draft
  /** The draft as it travels. */
  readonly sealed: string
  /** What came of sending it again. It must not reveal whether the address is known. */
  readonly note: string | null
}

/** After a form whose address has to be confirmed. Without the draft, it can't say where the mail went. */
export function inboxPage(frame: RsvpFrame, sent?: Sent): ShellPage {
  const { event, words } = frame
  const { done, ticket, waiting } = words.rsvp
  const { title, text } = done.pending
  const content = html`<div class="outcome inbox" role="status">
      ${envelope}
      <h1>${title}</h1>
      ${sent && html`<p class="typed"><bdi dir="ltr">${sent.draft.email}</bdi></p>`}
      <p>${text}</p>
      ${sent?.draft.waits && html`<p>${waiting.page.confirm}</p>`}
    </div>
    ${sent?.note != null && html`<p class="notice" role="status">${sent.note}</p>`} ${aboutEvent(frame)}
    ${
      sent &&
      html`<div class="choices">
        <form method="post" action="${event.links.page}/rsvp/again">
          <input type="hidden" name="sent" value="${sent.sealed}" />
          <button class="secondary" type="submit">${ticket.sendAgain}</button>
        </form>
        <a class="quiet" href="${event.links.page}/rsvp?sent=${sent.sealed}">${ticket.wrongAddress}</a>
      </div>`
    }`
  return page(frame, { title, content, memory: sent !== undefined && memoryOf(event, 'pending') })
}

const envelope = new Html(
  '<svg class="envelope" viewBox="0 0 120 96" aria-hidden="true">' +
    '<path class="back" d="M12 38 60 8l48 30v46a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6z"/>' +
    '<path class="letter" d="M26 22h68v46H26z"/>' +
    '<path class="lines" d="M38 34h44M38 44h44M38 54h26"/>' +
    '<path class="front" d="M12 40l42 28a11 11 0 0 0 12 0l42-28v44a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6z"/>' +
    '<path class="folds" d="M15 88l33-27M105 88 72 61"/></svg>',
)
