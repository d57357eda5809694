import { durationText } from '@kalends/button/sign-up/duration-text'
import { type Html, html } from '../../html/html.ts'
import type { Words } from './fields.ts'
import type { RsvpFrame } from './frame.ts'
import type { Vacancy } from './vacancies.ts'

interface Line {
  /** Null if it is not known. */
  readonly position: number | null
  /** Nobody is offered seats any more. */
  readonly isClosed?: boolean
  /** Whether we send mails, and whether the page has no other way to leave the list than the link in one. */
  readonly hasMails?: boolean
  readonly leavesByMail?: boolean
}

/** What somebody on the waiting list reads: their position, what happens next, for how long an offer holds, how to leave. */
export function lineNews(
  { event, language, words: { rsvp } }: RsvpFrame,
  { position, isClosed = false, hasMails = true, leavesByMail = false }: Line,
): (Html | string | false)[] {
  const { page } = rsvp.waiting
  if (isClosed) return [page.closedText]
  const hours = event.rsvp?.offer_hours
  return [
    position !== null && html`<p class="next position">${page.position(position)}</p>`,
    hasMails && page.done,
    // Offers are made by mail.
    hasMails && hours !== undefined && html`<p class="hint">${page.holds(durationText(hours, language))}</p>`,
    hasMails && leavesByMail && html`<p class="hint">${page.leaveByMail}</p>`,
  ]
}

/** What somebody who declined reads when no seats are left: coming after all may mean to wait. Nothing while there are some. */
export function fullNews({ rsvp }: Words, seats: Vacancy): (Html | string)[] {
  if (seats === 'some') return []
  return [html`<p class="next position">${rsvp.full}</p>`, seats === 'line' ? rsvp.waiting.page.text : rsvp.fullText]
}
