import { type Html, html } from '../../html/html.ts'
import type { AnswerRow, Offer } from '../../rsvp/answers.ts'
import { errorOf } from '../form-fields.ts'
import { type FilledForm, type Words, alertOf, answerFields, replyField, waitButton } from './fields.ts'

/** The whole form, except the address. */
export function changeForm(
  words: Words,
  action: string,
  { form, replies }: Extract<Offer, { kind: 'all' }>,
  filled: FilledForm,
): Html {
  const { save } = words.rsvp.manage
  return html`<form method="post" action="${action}" data-checked>
    ${alertOf(filled)} ${replyField(replies, words, filled)}
    <div class="rest always">
      ${answerFields(form, words, filled)}
      <button class="primary for-declined" type="submit" formnovalidate>${save}</button>
      <button class="primary for-confirmed for-undecided" type="submit">${save}</button>
      ${filled.canWait && waitButton(words)}
    </div>
  </form>`
}

/** For those who have no seats when none are left: the same, to wait for seats. */
export function joinForm(
  words: Words,
  action: string,
  { form }: Extract<Offer, { kind: 'all' }>,
  filled: FilledForm,
): Html {
  return html`<form method="post" action="${action}" data-checked>
    ${alertOf(filled)}
    <div class="rest always">
      ${answerFields(form, words, filled)}
      <input type="hidden" name="status" value="confirmed" />
      <input type="hidden" name="waiting" value="true" />
      <button class="primary" type="submit">${words.rsvp.waiting.page.join}</button>
    </div>
  </form>`
}

/** What can still be changed if the form is closed or deleted; undefined if nothing can. */
export function withdrawalForms(
  words: Words,
  action: string,
  { status }: Pick<AnswerRow, 'status'>,
  offer: Offer,
  filled: FilledForm,
): Html | undefined {
  if (status === 'declined') return undefined
  const { rsvp } = words
  return html`${alertOf(filled)}
    ${
      offer.kind === 'fewer' &&
      html`<form method="post" action="${action}" data-checked>
        <input type="hidden" name="status" value="${status}" />
        ${fewerPlaces(offer.form.maxpp, rsvp)} ${answerFields({ maxpp: 1, fields: offer.form.fields }, words, filled)}
        <button class="primary" type="submit">${rsvp.manage.save}</button>
      </form>`
    }
    <form method="post" action="${action}">
      <input type="hidden" name="status" value="declined" />
      <button class="secondary" type="submit">${rsvp.ticket.buttons.declined}</button>
    </form>`
}

function fewerPlaces(most: number, { places, errors }: Words['rsvp']): Html {
  return html`<div class="field-box places">
    <label for="amount">${places}</label>
    <input id="amount" name="amount" type="number" inputmode="numeric" min="1" max="${most}" value="${most}" required />
    ${errorOf('amount', errors.places(most))}
  </div>`
}
