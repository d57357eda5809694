import { renderSVG } from 'uqr'
import { Html, html } from '../../html/html.ts'
import { isCalledOff } from '../../publication/event.ts'
import { momentText } from '../../publication/moment-text.ts'
import type { AnswerRow, Offer } from '../../rsvp/answers.ts'
import type { Reply } from '../../rsvp/states.ts'
import { errorOf } from '../form-fields.ts'
import type { ShellPage } from '../shell.ts'
import { type FilledForm, type Words, alertOf, answerFields, waitButton } from './form.ts'
import { type RsvpFrame, aboutEvent, calendarLink, page } from './pages.ts'

interface Managed {
  readonly action: string
  readonly answer: Pick<AnswerRow, 'email' | 'status' | 'amount'>
  /** As people read it; null if there is none. */
  readonly ticket: string | null
  readonly isSaved: boolean
  /** On the waiting list. */
  readonly position: number | null
}

/** The page where attendees change their RSVP and see their data. */
export function managePage(frame: RsvpFrame, managed: Managed, offer: Offer, filled: FilledForm): ShellPage {
  const { rsvp, page: words } = frame.words
  const { action, answer, ticket, isSaved } = managed
  const { title, saved, data, download, erase, eraseText, seats, eraseButton } = rsvp.manage
  const isOver = offer.kind === 'fewer' || (offer.kind === 'decline' && offer.isClosed)
  const news = isCalledOff(frame.event) ? words.event.cancelled : isOver && rsvp.closed
  return page(
    frame,
    title,
    html`<h1>${title}</h1>
      <p class="hint">${answer.email}</p>
      ${aboutEvent(frame)} ${news && html`<p class="notice"><strong>${news}</strong></p>`}
      ${isSaved && html`<p class="notice" role="status">${saved}</p>`}
      ${ticket !== null && ticketSection(ticket, rsvp.manage.ticket)} ${changes(frame, managed, offer, filled)}
      ${calendarLink(frame, answer.status, { isQuiet: true })}
      <section class="data" aria-labelledby="data-title">
        <h2 id="data-title">${data}</h2>
        <p><a href="${action}/data" download="rsvp.json">${download}</a></p>
        <details>
          <summary>${erase}</summary>
          <p>${eraseText}</p>
          <form method="post" action="${action}/erase">
            ${answer.status !== 'declined' && offer.kind !== 'line' && offer.kind !== 'held' && seatChoice(seats)}
            <input type="hidden" name="sure" value="yes" />
            <button class="danger" type="submit">${eraseButton}</button>
          </form>
        </details>
      </section>`,
  )
}

function changes(frame: RsvpFrame, managed: Managed, offer: Offer, filled: FilledForm): Html {
  if (offer.kind === 'all') return changeForm(frame, managed.action, offer, filled)
  if (offer.kind === 'line') return placeInLine(frame, managed, filled)
  return offer.kind === 'held'
    ? heldSeats(frame, managed, offer.until, filled)
    : withdrawal(frame, managed, offer, filled)
}

function placeInLine({ words: { rsvp } }: RsvpFrame, { action, answer, position }: Managed, filled: FilledForm): Html {
  const { texts, page: own } = rsvp.waiting
  return html`${alertOf(filled)}
    <div class="notice">
      <p><strong>${texts.rsvp_waiting_joined.headline}</strong></p>
      ${position !== null && html`<p>${own.position(position)}</p>`} ${seatsOf(rsvp, answer.amount)}
    </div>
    <form method="post" action="${action}">
      <input type="hidden" name="status" value="declined" />
      <button class="primary" type="submit">${own.leave}</button>
    </form>`
}

function heldSeats(frame: RsvpFrame, { action, answer }: Managed, until: number, filled: FilledForm): Html {
  const { event, language, words } = frame
  const { texts, page: own, heldUntil } = words.rsvp.waiting
  const moment = momentText(until, event.progress().time.zone, language, words.page)
  return html`${alertOf(filled)}
    <div class="notice">
      <p><strong>${texts.rsvp_waiting_offer.headline}</strong></p>
      <p>${heldUntil} <time datetime="${new Date(until).toISOString()}">${moment}</time></p>
      ${seatsOf(words.rsvp, answer.amount)}
    </div>
    <form method="post" action="${action}">
      <input type="hidden" name="sure" value="yes" />
      <button class="primary" type="submit">${texts.rsvp_waiting_offer.button_label}</button>
    </form>
    <form method="post" action="${action}">
      <input type="hidden" name="status" value="declined" />
      <button class="quiet" type="submit">${own.decline}</button>
    </form>`
}

function seatsOf({ places }: Words['rsvp'], amount: number): Html | false {
  return amount > 1 && html`<p>${places}: <strong>${amount}</strong></p>`
}

/** The code is also text, for people who can't show the picture. */
function ticketSection(code: string, { label, hint }: Words['rsvp']['manage']['ticket']): Html {
  const picture = renderSVG(code, { ecc: 'M', border: 4 })
  return html`<section class="ticket" aria-labelledby="ticket-title">
    <div class="code" aria-hidden="true">${new Html(picture)}</div>
    <div>
      <h2 id="ticket-title">${label}</h2>
      <p class="number"><bdi dir="ltr">${code}</bdi></p>
      <p class="hint">${hint}</p>
    </div>
  </section>`
}

function seatChoice({ question, release, keep }: Words['rsvp']['manage']['seats']): Html {
  const choice = (value: string, label: string, isChosen: boolean) =>
    html`<label class="choice">
      <input type="radio" name="seats" value="${value}" ${isChosen && new Html('checked')} /> ${label}
    </label>`
  return html`<fieldset class="field-box">
    <legend>${question}</legend>
    ${choice('release', release, true)} ${choice('keep', keep, false)}
  </fieldset>`
}

function changeForm(
  { words }: RsvpFrame,
  action: string,
  { form: { maxpp, fields }, replies }: Extract<Offer, { kind: 'all' }>,
  filled: FilledForm,
): Html {
  return html`<form method="post" action="${action}" data-checked>
    ${alertOf(filled)} ${answerFields({ replies: [...replies], maxpp, fields }, words, filled)}
    <button class="primary" type="submit">${words.rsvp.manage.save}</button> ${filled.canWait && waitButton(words)}
  </form>`
}

/** What can still be changed if the form is closed or deleted. */
function withdrawal(
  { words }: RsvpFrame,
  { action, answer: { status, amount } }: Managed,
  offer: Offer,
  filled: FilledForm,
): Html {
  const { rsvp } = words
  const isIn = status !== 'declined'
  return html`${alertOf(filled)}
    <p class="notice">
      ${rsvp.question} <strong>${rsvp[status as Reply]}</strong>
      ${isIn && amount > 1 && html`<br />${rsvp.places}: <strong>${amount}</strong>`}
    </p>
    ${
      offer.kind === 'fewer' &&
      html`<form method="post" action="${action}" data-checked>
        <input type="hidden" name="status" value="${status}" />
        ${fewerPlaces(offer.form.maxpp, rsvp)}
        ${answerFields({ replies: [], maxpp: 1, fields: offer.form.fields }, words, filled)}
        <button class="primary" type="submit">${rsvp.manage.save}</button>
      </form>`
    }
    ${
      isIn &&
      html`<form method="post" action="${action}">
        <input type="hidden" name="status" value="declined" />
        <button class="primary" type="submit">${rsvp.declined}</button>
      </form>`
    }`
}

function fewerPlaces(most: number, { places, errors }: Words['rsvp']): Html {
  return html`<div class="field-box places">
    <label for="amount">${places}</label>
    <input id="amount" name="amount" type="number" min="1" max="${most}" value="${most}" required />
    ${errorOf('amount', errors.places(most))}
  </div>`
}
