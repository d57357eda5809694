import { Html, html } from '../../html/html.ts'
import { type PublishedEvent, isCalledOff } from '../../publication/event.ts'
import {
  type FilledForm,
  type Words,
  alertOf,
  answerFields,
  emailField,
  replyField,
  sendButtons,
  waitButton,
} from './fields.ts'
import { type RsvpForm, isPast } from './form-data.ts'
import { greeting } from './greeting.ts'
import { coverageOf } from './ticket-facts.ts'

interface Invitation {
  readonly event: PublishedEvent
  readonly form: RsvpForm
  readonly words: Words
  /** Where the script is that greets those who replied on this device. On a form with faults there is none. */
  readonly greeter?: string
}

/** The sign-up form on the event page, or why there is none. Works without scripts. */
export function rsvpSection(invitation: Invitation, sent: FilledForm = {}): Html {
  const { event, form, words, greeter } = invitation
  const { rsvp } = words
  const state = stateOf(invitation)
  const title = titleOf(invitation, state)
  const { message, ...withoutMessage } = sent
  // The last seat was taken, or sign-up closed, while somebody filled in the form.
  const isNews = message === title
  const filled = isNews ? withoutMessage : sent
  const isInvited = state === 'open' || state === 'waiting'
  const isLineClosed = state === 'closed' || state === 'full'
  return html`<section class="rsvp" id="rsvp" aria-labelledby="rsvp-title" data-prokey="${event.prokey}">
    ${greeter !== undefined && state !== 'unavailable' && greeting(event, words, { script: greeter, canRepeat: isInvited, isLineClosed })}
    ${isNews ? html`<h2 id="rsvp-title" tabindex="-1" autofocus>${title}</h2>` : html`<h2 id="rsvp-title">${title}</h2>`}
    ${state === 'open' && form.text !== null && html`<div class="prose" dir="auto">${new Html(form.text)}</div>`}
    ${state === 'open' ? openForm(invitation, filled) : html`<p>${textOf(words, state)}</p>`}
    ${state === 'waiting' && waitingForm(invitation, filled)}
    ${state === 'full' && form.replies.includes('declined') && declineForm(invitation, filled)}
    ${state !== 'unavailable' && html`<p class="hint"><a href="${event.links.page}/rsvp/access">${isInvited ? rsvp.alreadyIn : rsvp.ticket.view}</a></p>`}
  </section>`
}

type State = 'open' | 'waiting' | 'full' | 'closed' | 'over' | 'cancelled' | 'unavailable'

function stateOf({ event, form }: Invitation): State {
  if (isCalledOff(event)) return 'cancelled'
  if (isPast(event)) return 'over'
  return form.state === 'full' && form.waiting_list ? 'waiting' : form.state
}

/** The organizer's headline invites, so only a form that is open has it. */
function titleOf({ form, words: { rsvp, page } }: Invitation, state: State): string {
  if (state === 'open') return form.headline ?? (form.replies.length > 1 ? rsvp.question : rsvp.manage.title)
  if (state === 'cancelled' || state === 'over') return page.event[state]
  return rsvp[state === 'waiting' ? 'full' : state]
}

function textOf({ rsvp }: Words, state: Exclude<State, 'open'>): string {
  if (state === 'waiting') return rsvp.ticket.waitingText
  return state === 'cancelled' || state === 'over' ? rsvp.ticket[state] : rsvp[`${state}Text`]
}

function openForm({ event, form, words }: Invitation, filled: FilledForm): Html {
  const { rsvp } = words
  const { replies, remaining } = form
  const isAsked = replies.length > 1
  const reach = withinReach(form)
  const coverage = coverageOf(event, words)
  return html`<form method="post" action="${event.links.page}/rsvp" data-checked ${againIn(filled)}>
    ${alertOf(filled)} ${guards(form, filled)}
    ${replyField(replies, words, filled, { isHeadline: form.headline === null })}
    <div class="${isAsked ? 'rest' : 'rest always'}">
      ${answerFields(reach, words, filled, { hasEmail: true })}
      ${coverage !== undefined && html`<p class="coverage">${coverage}</p>`} ${sendButtons(reach, words, filled)}
      ${filled.canWait && waitButton(words)} ${event.rsvp?.doi && html`<p class="seats">${rsvp.ticket.linkFollows}</p>`}
    </div>
    ${remaining !== null && html`<p class="seats">${rsvp.seatsLeft(remaining)}</p>`}
  </form>`
}

/** Limits the choice to the seats that are left. */
function withinReach(form: RsvpForm): RsvpForm {
  return { ...form, maxpp: Math.min(form.maxpp, form.remaining ?? form.maxpp) }
}

/** The whole form, to wait for seats. */
function waitingForm({ event, form, words }: Invitation, filled: FilledForm): Html {
  return html`<form method="post" action="${event.links.page}/rsvp" data-checked ${againIn(filled)}>
    ${alertOf(filled)} ${guards(form, filled)}
    <div class="rest always">
      ${answerFields(form, words, filled, { hasEmail: true })}
      <input type="hidden" name="status" value="confirmed" />
      <input type="hidden" name="waiting" value="true" />
      <button class="primary" type="submit">${words.rsvp.waiting.page.join}</button>
    </div>
  </form>`
}

/** Declining needs no seat, so it is possible when none is left. But it is not what most people want then. */
function declineForm({ event, form, words }: Invitation, filled: FilledForm): Html {
  const isOpen = filled.message !== undefined || filled.corrects !== undefined
  return html`<details class="regrets" ${isOpen && new Html('open')}>
    <summary>${words.rsvp.ticket.regrets}</summary>
    <form method="post" action="${event.links.page}/rsvp" data-checked ${againIn(filled)}>
      ${alertOf(filled)} ${guards(form, filled)} ${emailField(words, filled)}
      <input type="hidden" name="status" value="declined" />
      <button class="secondary" type="submit">${words.rsvp.ticket.buttons.declined}</button>
    </form>
  </details>`
}

function againIn({ again }: FilledForm): Html | false {
  return again !== undefined && html`data-again="${again}"`
}

/** The token of the form, what it corrects, and a field that only programs fill in. */
function guards({ form }: RsvpForm, { corrects }: FilledForm): Html {
  return html`<input type="hidden" name="form" value="${form}" />
    ${corrects !== undefined && html`<input type="hidden" name="sent" value="${corrects}" />`}
    <p class="trap" aria-hidden="true">
      <label>Website <input name="website" type="text" tabindex="-1" autocomplete="off" /></label>
    </p>`
}
