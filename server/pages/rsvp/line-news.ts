import { durationText } from '@kalends/button/sign-up/duration-text'
import { type Html, html } from '../../html/html.ts'
import type { Words } from './fields.ts'
import type { RsvpFrame } from './frame.ts'
import type { Vacancy } from './vacancies.ts'

interface Line {
  /** Null if it is not known. */
  readonly position: number | null
  /** How many they wait for. */
  readonly seats: number
  /** Nobody is offered seats any more. */
  readonly isClosed?: boolean
  /** Whether we send mails, and whether the page has no other way to leave the list than the link in one. */
  readonly hasMails?: boolean
  readonly leavesByMail?: boolean
}

/** What somebody on the waiting list reads: their position, what happens next, for how long an offer holds, how to leave. */
export function lineNews(
  { event, language, words: { rsvp } }: RsvpFrame,
  { position, seats, isClosed = false, hasMails = true, leavesByMail = false }: Line,
): (Html | string | false)[] {
  const { waiting, ticket } = rsvp
  if (isClosed) return [waiting.page.closedText]
  const hours = event.rsvp?.offer_hours
  return [
    position !== null && html`<p class="next position">${ticket.position(position)}</p>`,
    hasMails && ticket.inLine(seats),
    // Offers are made by mail.
    hasMails && hours !== undefined && html`<p class="hint">${ticket.holds(durationText(hours, language), seats)}</p>`,
    hasMails && leavesByMail && html`<p class="hint">${ticket.leaveByMail}</p>`,
  ]
}

/** What somebody who declined reads when no seats are left: coming after all may mean to wait. Nothing while there are some. */
export function fullNews({ rsvp }: Words, seats: Vacancy): (Html | string)[] {
  if (seats === 'some') return []
  return [html`<p class="next position">${rsvp.full}</p>`, seats === 'line' ? rsvp.ticket.waitingText : rsvp.fullText]
}

/** About seats that are held for somebody, in the words of the mail. */
export function offerTexts({ waiting }: Words['rsvp'], seats: number) {
  return seats === 1 ? waiting.texts.rsvp_waiting_offer : waiting.several(seats).offer
}

/** About seats that nobody has taken in time. */
export function lapsedTexts({ waiting }: Words['rsvp'], seats: number) {
  const { headline, content } = waiting.texts.rsvp_waiting_lapsed
  return { headline, content: seats === 1 ? content : waiting.several(seats).lapsed }
}
