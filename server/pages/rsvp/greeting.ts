import { Html, html } from '../../html/html.ts'
import type { PublishedEvent } from '../../publication/event.ts'
import type { AnswerStatus } from '../../rsvp/states.ts'
import { icon } from '../icons.ts'
import type { Words } from './fields.ts'
import { headlineOf, isComing, signs } from './headlines.ts'
import { offerTexts } from './line-news.ts'

/** What a device remembers. For an offer from the waiting list, that seats are held. */
type Remembered = AnswerStatus | 'held'

function statusesOf({ rsvp }: PublishedEvent): Remembered[] {
  return [
    'confirmed',
    'undecided',
    'declined',
    'pending',
    ...(rsvp?.waiting_list ? (['waiting', 'held'] as const) : []),
  ]
}

interface Greeting {
  readonly script: string
  /** Whether somebody else can sign up. */
  readonly canRepeat: boolean
  /** Whether those in line are offered nothing any more. */
  readonly isLineClosed: boolean
}

/**
 * What takes the place of the form for somebody who replied on this device. The script runs as soon as the browser reads it,
 * before the form is there to be seen, so that nothing moves. It greets with what the ticket said: the device doesn't know what was
 * changed elsewhere since.
 */
export function greeting(event: PublishedEvent, words: Words, { script, canRepeat, isLineClosed }: Greeting): Html {
  const { rsvp, page } = words
  const { texts, heldUntil } = rsvp.waiting
  const { zone } = event.progress().time
  const headlineFor = (status: Remembered) =>
    status === 'held' ? texts.rsvp_waiting_offer.headline : headlineOf(event, status, words, { isLineClosed })
  return html`<div class="greeting" hidden>
      ${statusesOf(event).map((status) => html`<p class="sign ${!isComing(status) && 'calm'}" data-status="${status}" hidden>${icon(signs[status])}</p>`)}
      ${statusesOf(event).map((status) => html`<h2 data-status="${status}" hidden>${headlineFor(status)}</h2>`)}
      <p class="next" data-status="pending" hidden>${rsvp.done.pending.text}</p>
      <p class="next" data-status="held" hidden>
        <span>${heldUntil(1)}</span>
        <time data-zone="${zone}" ${page.timeFormat && html`data-clock="${page.timeFormat}"`}></time>
      </p>
      <p class="choices">
        <a class="secondary" href="${event.links.page}/rsvp/access">${rsvp.change}</a>
        ${canRepeat && html`<button class="quiet" type="button">${rsvp.again}</button>`}
      </p>
    </div>
    <script src="${script}"></script>`
}

/** Tells the script what to remember of this device: that it replied to an event, and until when that matters. */
export function memoryOf(
  event: PublishedEvent,
  status: Remembered,
  until = event.item.distribution ? event.ends : null,
): Html {
  return html`data-prokey="${event.prokey}" data-replied="${status}" ${until !== null && html`data-until="${until}"`}`
}

/** The same for an offer. The form has words for one seat only, so those for several are remembered as well. */
export function memoryOfOffer(event: PublishedEvent, until: number | null, { rsvp }: Words, amount: number): Html {
  const texts = html`data-title="${offerTexts(rsvp, amount).headline}" data-held="${rsvp.waiting.heldUntil(amount)}"`
  return html`${memoryOf(event, 'held', until)} ${amount > 1 && texts}`
}

/** In place of the form of an event that is over or cancelled: the way to one's RSVP. The device forgets the reply. */
export function farewell(event: PublishedEvent, { rsvp }: Words, script: string): Html {
  return html`<p class="hint" ${oblivionOf(event)}><a href="${event.links.page}/rsvp/access">${rsvp.ticket.view}</a></p>
    <script src="${script}"></script>`
}

/** Tells the script to forget the reply. */
export function oblivionOf(event: PublishedEvent): Html {
  return html`data-prokey="${event.prokey}" ${new Html('data-over')}`
}
