import { Html, html } from '../../html/html.ts'
import type { PageMessages, RsvpMessages } from '../../messages/messages.ts'
import { errorOf, faultOf, formFields } from '../form-fields.ts'
import { icon } from '../icons.ts'
import type { RsvpForm } from './form-data.ts'

/** Prefix for the names of template fields, which may be any name. */
export const fieldPrefix = 'field.'

export interface Words {
  readonly rsvp: RsvpMessages
  readonly page: PageMessages
}

/** Values that were sent before, and their faults. */
export interface FilledForm {
  readonly email?: string
  readonly status?: string
  readonly amount?: string
  readonly payload?: Readonly<Record<string, unknown>>
  /** The names of invalid fields. */
  readonly faults?: ReadonlySet<string>
  /** A fault of the whole form. */
  readonly message?: string
  /** Whether they can join the waiting list instead. */
  readonly canWait?: boolean
  /** Seconds until the script sends it again. */
  readonly again?: number
}

/** The sign-up form on the event page. Works without scripts. */
export function rsvpSection(form: RsvpForm, words: Words, page: string, filled: FilledForm = {}): Html {
  const { rsvp } = words
  const { headline, text, state, remaining } = form
  const canWait = state === 'full' && form.waiting_list
  return html`<section class="rsvp" id="rsvp" aria-labelledby="rsvp-title">
    <h2 id="rsvp-title">${headline ?? (state === 'open' ? rsvp.join : rsvp[state])}</h2>
    ${text !== null && html`<div class="prose">${new Html(text)}</div>`}
    ${
      state === 'open'
        ? html`<form method="post" action="${page}/rsvp" data-checked ${againIn(filled)}>
            ${alertOf(filled)} ${guards(form)} ${emailField(words, filled)}
            ${answerFields(withinReach(form), words, filled)}
            <button class="primary" type="submit">${form.replies.length > 1 ? rsvp.sendAnswer : rsvp.send}</button>
            ${filled.canWait && waitButton(words)}
            ${remaining !== null && html`<p class="seats">${rsvp.seatsLeft(remaining)}</p>`}
          </form>`
        : html`<div class="notice">
              ${headline !== null && html`<p><strong>${rsvp[state]}</strong></p>`}
              <p>${canWait ? rsvp.waiting.page.text : rsvp[`${state}Text`]}</p>
            </div>
            ${canWait && waitingForm(form, words, page, filled)}
            ${state === 'full' && !canWait && form.replies.includes('declined') && declineForm(form, words, page, filled)}`
    }
    ${state !== 'unavailable' && html`<p class="hint"><a href="${page}/rsvp/access">${rsvp.alreadyIn}</a></p>`}
  </section>`
}

/** Limits the choice to the seats that are left. */
function withinReach(form: RsvpForm): RsvpForm {
  return { ...form, maxpp: Math.min(form.maxpp, form.remaining ?? form.maxpp) }
}

/** The whole form, to wait for seats. */
function waitingForm(form: RsvpForm, words: Words, page: string, filled: FilledForm): Html {
  return html`<form method="post" action="${page}/rsvp" data-checked ${againIn(filled)}>
    ${alertOf(filled)} ${guards(form)} ${emailField(words, filled)}
    ${answerFields({ ...form, replies: [] }, words, filled)}
    <input type="hidden" name="status" value="confirmed" />
    <input type="hidden" name="waiting" value="true" />
    <button class="primary" type="submit">${words.rsvp.waiting.page.join}</button>
  </form>`
}

/** Sends the same form, for those who want more seats than are left. */
export function waitButton({ rsvp }: Words): Html {
  return html`<button class="quiet" type="submit" name="waiting" value="true">${rsvp.waiting.page.join}</button>`
}

/** Declining needs no seat, so it is possible when none is left. */
function declineForm(form: RsvpForm, words: Words, page: string, filled: FilledForm): Html {
  return html`<form method="post" action="${page}/rsvp" data-checked ${againIn(filled)}>
    ${alertOf(filled)} ${guards(form)} ${emailField(words, filled)}
    <p class="label-text">${words.rsvp.question}</p>
    <input type="hidden" name="status" value="declined" />
    <button class="primary" type="submit">${words.rsvp.declined}</button>
  </form>`
}

function againIn({ again }: FilledForm): Html | false {
  return again !== undefined && html`data-again="${again}"`
}

/** Links to the form, which may be far down the page. */
export function joinAction({ join }: RsvpMessages): Html {
  return html`<div class="action join"><a class="primary" href="#rsvp">${join}</a></div>`
}

/** Reply, places and the fields of the template: what can be changed later as well. */
export function answerFields(
  { replies, maxpp, fields }: Pick<RsvpForm, 'replies' | 'maxpp' | 'fields'>,
  { rsvp, page }: Words,
  { status, amount = '1', payload = {}, faults = new Set() }: FilledForm,
): Html {
  const wrongFields = new Set([...faults].map((name) => name.replace('payload.', '')))
  return html`${
    replies.length > 1 &&
    html`<fieldset class="field-box replies">
      <legend>${rsvp.question}</legend>
      <div class="segments">
        ${replies.map(
          (reply, i) =>
            html`<label>
              <input
                type="radio"
                name="status"
                value="${reply}"
                required
                ${reply === status && new Html('checked')}
                ${i === 0 && faults.has('status') && faultOf('status')}
              />
              <span>${rsvp[reply]}</span>
            </label>`,
        )}
      </div>
      ${errorOf('status', rsvp.errors.answer, faults.has('status'))}
    </fieldset>`
  }
  ${
    maxpp > 1 &&
    html`<div class="field-box places">
      <label for="amount">${rsvp.places}</label>
      <div class="stepper">
        ${stepButton('-1', '−')}
        <input
          id="amount"
          name="amount"
          type="number"
          inputmode="numeric"
          min="1"
          max="${maxpp}"
          step="1"
          value="${amount}"
          required
          ${faults.has('amount') && faultOf('amount')}
        />
        ${stepButton('1', '+')}
      </div>
      ${errorOf('amount', rsvp.errors.places(maxpp), faults.has('amount'))}
    </div>`
  }
  ${formFields(fields, page, { prefix: fieldPrefix, values: payload, faults: wrongFields })}`
}

export function emailField({ rsvp }: Words, { email = '', faults }: FilledForm): Html {
  const isWrong = faults?.has('email') ?? false
  return html`<div class="field-box">
    <label for="email">${rsvp.email}</label>
    <input
      id="email"
      name="email"
      type="email"
      autocomplete="email"
      maxlength="254"
      value="${email}"
      required
      ${isWrong && faultOf('email')}
    />
    ${errorOf('email', rsvp.errors.email, isWrong)}
  </div>`
}

/** Announced first by screen readers, unless a field gets the focus. */
export function alertOf({ message, faults }: FilledForm): Html | false {
  const isAll = (faults?.size ?? 0) === 0
  return (
    message !== undefined &&
    html`<p class="alert" role="alert" ${isAll && new Html('tabindex="-1" autofocus')}>${icon('close')} ${message}</p>`
  )
}

/** For mouse and touch; on a keyboard the field handles the arrow keys. Shown by the script. */
function stepButton(step: '1' | '-1', sign: string): Html {
  return html`<button type="button" data-step="${step}" tabindex="-1" aria-hidden="true" hidden>${sign}</button>`
}

/** The token of the form, and a field that only programs fill in. */
function guards({ form }: RsvpForm): Html {
  return html`<input type="hidden" name="form" value="${form}" />
    <p class="trap" aria-hidden="true">
      <label>Website <input name="website" type="text" tabindex="-1" autocomplete="off" /></label>
    </p>`
}
