import { Html, html } from '../../html/html.ts'
import type { PageMessages, RsvpMessages } from '../../messages/messages.ts'
import type { Reply } from '../../rsvp/states.ts'
import { errorOf, faultOf, formFields, nameFields } from '../form-fields.ts'
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
  /** The draft whose address it corrects, as it travels. */
  readonly corrects?: string
  /** Seconds until the script sends it again. */
  readonly again?: number
}

// Above, the button names no number.
const mostLabels = 30

const signs = { confirmed: 'done', undecided: 'maybe', declined: 'close' } as const

/** Yes, maybe and no. Nothing if there is no choice. */
export function replyField(
  replies: readonly Reply[],
  { rsvp }: Words,
  { status, faults }: FilledForm,
  { isHeadline = false } = {},
): Html | false {
  const isWrong = faults?.has('status') ?? false
  return (
    replies.length > 1 &&
    html`<fieldset class="field-box replies">
      <legend ${isHeadline && new Html('class="hidden"')}>${rsvp.question}</legend>
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
                ${i === 0 && isWrong && faultOf('status')}
              />
              <span>${icon(signs[reply])} ${rsvp[reply]}</span>
            </label>`,
        )}
      </div>
      ${errorOf('status', rsvp.errors.answer, isWrong)}
    </fieldset>`
  )
}

/** Name, address if it is asked for, places and the other fields of the template. */
export function answerFields(
  { maxpp, fields }: Pick<RsvpForm, 'maxpp' | 'fields'>,
  words: Words,
  filled: FilledForm,
  { hasEmail = false } = {},
): Html {
  const { amount = '1', payload = {}, faults = new Set() } = filled
  const wrongFields = new Set([...faults].map((name) => name.replace('payload.', '')))
  const own = { prefix: fieldPrefix, values: payload, faults: wrongFields }
  const { markup, isName } = nameFields(fields, words.page, own)
  return html`${markup} ${hasEmail && emailField(words, filled)}
  ${maxpp > 1 && placesField(maxpp, words, amount, faults.has('amount'))}
  ${
    fields.some((field) => !isName(field)) &&
    html`<div class="questions">${formFields(fields, words.page, { ...own, isLeft: isName })}</div>`
  }`
}

function placesField(most: number, { rsvp }: Words, amount: string, isWrong: boolean): Html {
  return html`<div class="field-box places">
    <label for="amount">${rsvp.places}</label>
    <div class="stepper">
      ${stepButton('-1', '−')}
      <input
        id="amount"
        name="amount"
        type="number"
        inputmode="numeric"
        min="1"
        max="${most}"
        step="1"
        value="${amount}"
        required
        ${isWrong && faultOf('amount')}
      />
      ${stepButton('1', '+')}
    </div>
    ${errorOf('amount', rsvp.errors.places(most), isWrong)}
  </div>`
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

/**
 * One button in sight, which says what the chosen reply does. Declining needs none of the other fields, so its button skips
 * the browser's checks; it comes first, because the Enter key presses the first button of a form.
 */
export function sendButtons(
  { replies, maxpp }: Pick<RsvpForm, 'replies' | 'maxpp'>,
  { rsvp }: Words,
  { amount = '1' }: FilledForm,
): Html {
  const { buttons } = rsvp.ticket
  // The script shows the one for the number that is chosen.
  const labels = Array.from({ length: Math.min(maxpp, mostLabels) }, (_, i) => rsvp.send(i + 1))
  const changes = new Set(labels).size > 1 && html`data-labels="${JSON.stringify(labels)}"`
  const label = labels[Number(amount) - 1] ?? rsvp.sendAnswer
  const button = (kind: Reply, text: string, more: Html | false = false) =>
    html`<button class="primary for-${kind}" type="submit" ${more}>${text}</button>`
  if (replies.length < 2) return html`<button class="primary" type="submit" ${changes}>${label}</button>`
  return html`${button('declined', buttons.declined, new Html('formnovalidate'))} ${button('confirmed', label, changes)}
  ${replies.includes('undecided') && button('undecided', buttons.undecided)}`
}

/** Sends the same form, for those who want more seats than are left. */
export function waitButton({ rsvp }: Words): Html {
  return html`<button class="quiet" type="submit" name="waiting" value="true">${rsvp.waiting.page.join}</button>`
}

/** For mouse and touch; on a keyboard the field handles the arrow keys. Shown by the script. */
function stepButton(step: '1' | '-1', sign: string): Html {
  return html`<button type="button" data-step="${step}" tabindex="-1" aria-hidden="true" hidden>${sign}</button>`
}
