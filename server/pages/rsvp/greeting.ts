import { Html, html } from '../../html/html.ts'
import { type Language, withColon } from '../../messages/messages.ts'
import type { PublishedEvent } from '../../publication/event.ts'
import { type AnswerStatus, replies } from '../../rsvp/states.ts'
import { icon } from '../icons.ts'
import type { Words } from './fields.ts'
import { headlineOf, isComing, signs } from './headlines.ts'

function statusesOf({ rsvp }: PublishedEvent): AnswerStatus[] {
  return ['confirmed', 'undecided', 'declined', 'pending', ...(rsvp?.waiting_list ? (['waiting'] as const) : [])]
}

interface Greeting {
  readonly script: string
  readonly language: Language
  /** Whether somebody else can sign up. */
  readonly canRepeat: boolean
  /** Whether those in line are offered nothing any more. */
  readonly isLineClosed: boolean
}

/**
 * What takes the place of the form for somebody who replied on this device. The script runs as soon as the browser reads it,
 * before the form is there to be seen, so that nothing moves.
 */
export function greeting(
  event: PublishedEvent,
  words: Words,
  { script, language, canRepeat, isLineClosed }: Greeting,
): Html {
  const { rsvp } = words
  return html`<div class="greeting" hidden>
      ${statusesOf(event).map((status) => html`<p class="sign ${!isComing(status) && 'calm'}" data-status="${status}" hidden>${icon(signs[status])}</p>`)}
      ${statusesOf(event).map((status) => html`<h2 data-status="${status}" hidden>${thanksFor(event, status, words, { language, isLineClosed })}</h2>`)}
      <p class="next" data-status="pending" hidden>${rsvp.done.pending.text}</p>
      <p class="choices">
        <a class="secondary" href="${event.links.page}/rsvp/access">${rsvp.change}</a>
        ${canRepeat && html`<button class="quiet" type="button">${rsvp.again}</button>`}
      </p>
    </div>
    <script src="${script}"></script>`
}

/** The device knows what was replied on it. It may have been changed elsewhere since, so nothing here says what counts now. */
function thanksFor(
  event: PublishedEvent,
  status: AnswerStatus,
  words: Words,
  { language, isLineClosed }: Pick<Greeting, 'language' | 'isLineClosed'>,
): string {
  const { rsvp } = words
  if (status === 'pending' || (status === 'waiting' && isLineClosed))
    return headlineOf(event, status, words, { isLineClosed })
  // A label of the organizer takes the place of the thanks for every reply, so no reply can follow it.
  const isLabelled = event.look.labels['form.success'] !== undefined
  const thanks = isLabelled ? rsvp.manage.title : rsvp.done.undecided.title
  // Whose form has one reply has not chosen it.
  const isAsked = event.rsvp !== null && replies(event.rsvp, { isFirst: true }).length > 1
  if (status === 'confirmed' && !isAsked) return thanks
  return `${withColon(thanks, language)} ${status === 'waiting' ? rsvp.waiting.status : rsvp[status]}`
}

/** Tells the script what to remember of this device: that it replied to an event, and until when that matters. */
export function memoryOf(event: PublishedEvent, status: AnswerStatus): Html {
  const ends = event.item.distribution ? event.ends : null
  return html`data-prokey="${event.prokey}" data-replied="${status}" ${ends !== null && html`data-until="${ends}"`}`
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
