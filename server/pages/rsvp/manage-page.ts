import { Html, html } from '../../html/html.ts'
import { withColon } from '../../messages/messages.ts'
import { isCalledOff } from '../../publication/event.ts'
import { momentText } from '../../publication/moment-text.ts'
import type { AnswerRow, Offer } from '../../rsvp/answers.ts'
import type { AnswerStatus } from '../../rsvp/states.ts'
import { icon } from '../icons.ts'
import { yoursFor } from '../parts.ts'
import type { ShellPage } from '../shell.ts'
import { changeForm, joinForm, withdrawalForms } from './change-form.ts'
import { type FilledForm, type Words, alertOf } from './fields.ts'
import { isPast } from './form-data.ts'
import type { RsvpFrame } from './frame.ts'
import { fullNews, lapsedTexts, lineNews, offerTexts } from './line-news.ts'
import { memoryOfOffer } from './greeting.ts'
import { headlineOf, isComing } from './headlines.ts'
import { type Ticket, ticketPage } from './ticket.ts'
import type { Vacancy } from './vacancies.ts'

export interface Managed {
  readonly action: string
  readonly answer: Pick<AnswerRow, 'email' | 'status' | 'amount'>
  /** As people read it; null if there is none. */
  readonly ticket: string | null
  /** The address of the attendee's calendar file; null if there is none. */
  readonly file: string | null
  /** What they have just done: changed their reply, or left the waiting list. */
  readonly saved: 'yes' | 'left' | null
  /** On the waiting list. */
  readonly position: number | null
  readonly isLineClosed: boolean
  /** Nobody has taken the seats that were offered to them. */
  readonly isLapsed: boolean
  readonly seats: Vacancy
}

/** The ticket of one attendee. What can be changed is folded below it, and their data. */
export function managePage(frame: RsvpFrame, managed: Managed, offer: Offer, filled: FilledForm): ShellPage {
  const { rsvp } = frame.words
  const { answer, ticket: code, file, saved } = managed
  const ticket = stateOf(frame, managed, offer, filled)
  const isOff = ticket.status === 'cancelled' || ticket.status === 'over'
  return ticketPage(frame, {
    notice: saved === 'yes' && !isOff && html`<p class="notice" role="status">${icon('done')} ${rsvp.manage.saved}</p>`,
    proven: {
      amount: answer.status === 'declined' ? 1 : answer.amount,
      code: isOff ? null : code,
      file: isOff ? null : file,
    },
    ...ticket,
    more: html`${ticket.more} ${dataOf(managed, offer, rsvp)}`,
  })
}

function stateOf(frame: RsvpFrame, managed: Managed, offer: Offer, filled: FilledForm): Ticket {
  if (isCalledOff(frame.event)) return calledOff(frame, managed)
  if (isPast(frame.event)) return over(frame, managed)
  if (offer.kind === 'line') return inLine(frame, managed, filled)
  if (offer.kind === 'held') return offered(frame, managed, offer.until, filled)
  if (managed.answer.status === 'declined') return declined(frame, managed, offer, filled)
  return replied(frame, managed, offer, filled)
}

/** Asks nothing: says what was, and offers to take it out of the calendar. */
function calledOff({ words: { rsvp, page } }: RsvpFrame, { file }: Managed): Ticket {
  return {
    status: 'cancelled',
    headline: page.event.cancelled,
    next: [rsvp.ticket.nothingToDo],
    actions: file !== null && html`<a class="secondary" href="${file}">${icon('calendar')} ${rsvp.ticket.remove}</a>`,
  }
}

function over({ language, words: { rsvp, page } }: RsvpFrame, { answer }: Managed): Ticket {
  const status = answer.status as AnswerStatus
  const reply = html`<p class="next">
    ${withColon(rsvp.manage.title, language)}
    <strong>${status === 'waiting' || status === 'pending' ? rsvp.waiting.status : rsvp[status]}</strong>
  </p>`
  return { status: 'over', headline: page.event.over, next: [reply] }
}

function inLine(frame: RsvpFrame, { action, answer, position, isLineClosed }: Managed, filled: FilledForm): Ticket {
  const { event, words } = frame
  const { page: own } = words.rsvp.waiting
  return {
    status: 'waiting',
    headline: headlineOf(event, 'waiting', words, { isLineClosed }),
    next: lineNews(frame, { position, seats: answer.amount, isClosed: isLineClosed }),
    more: html`${alertOf(filled)}
      <form method="post" action="${action}">
        <input type="hidden" name="leave" value="yes" />
        <input type="hidden" name="status" value="declined" />
        <button class="secondary" type="submit">${own.leave}</button>
      </form>`,
  }
}

function offered(frame: RsvpFrame, { action, answer }: Managed, until: number, filled: FilledForm): Ticket {
  const { event, language, words } = frame
  const { page: own, heldUntil } = words.rsvp.waiting
  const { headline, button_label: take } = offerTexts(words.rsvp, answer.amount)
  const { zone } = event.progress().time
  // Neither the year nor the zone nor PM stands alone on a line.
  const moment = momentText(until, zone, language, words.page).replaceAll(/ (?=\d{4}\b|[AP]M\b|\S+$)/gu, '\u00a0')
  const yours = yoursFor({ start: until, end: until, zone }, { words: words.page, language })
  return {
    status: 'held',
    headline,
    memory: memoryOfOffer(event, until, words, answer.amount),
    next: [
      html`<p class="next">
        ${heldUntil(answer.amount)} <time datetime="${new Date(until).toISOString()}">${moment}</time> ${yours}
      </p>`,
    ],
    more: html`${alertOf(filled)}
      <div class="choices">
        <form method="post" action="${action}">
          <input type="hidden" name="sure" value="yes" />
          <button class="primary" type="submit">${take}</button>
        </form>
        <form method="post" action="${action}">
          <input type="hidden" name="leave" value="yes" />
          <input type="hidden" name="status" value="declined" />
          <button class="quiet" type="submit">${own.decline}</button>
        </form>
      </div>`,
  }
}

/** Coming back takes a seat. If none is left, there may be a waiting list to join; otherwise nothing can be changed. */
function declined(frame: RsvpFrame, managed: Managed, offer: Offer, filled: FilledForm): Ticket {
  const { event, words } = frame
  const { rsvp } = words
  const { answer, isLapsed, saved, seats, action } = managed
  const { headline, content } = lapsedTexts(rsvp, answer.amount)
  const ticket = replied(frame, managed, offer, filled)
  const isFull = offer.kind === 'all' && seats !== 'some'
  return {
    ...ticket,
    headline: isLapsed ? headline : saved === 'left' ? rsvp.waiting.page.left : headlineOf(event, 'declined', words),
    // The alert above the form may have said it.
    next: [
      isLapsed && content,
      ...(isFull ? fullNews(words, seats).slice(filled.message === rsvp.full ? 1 : 0) : ticket.next),
    ],
    ...(isFull && { more: seats === 'line' ? joinForm(words, action, offer, filled) : alertOf(filled) }),
  }
}

/** The change form is open at once if there is something to correct in it, or a link has chosen another reply. */
function replied(frame: RsvpFrame, managed: Managed, offer: Offer, filled: FilledForm): Ticket {
  const { event, words } = frame
  const { rsvp } = words
  const status = managed.answer.status as AnswerStatus
  const canChange = offer.kind === 'all'
  const isClosed = offer.kind === 'fewer' || (offer.kind === 'decline' && offer.isClosed)
  const form = canChange
    ? changeForm(words, managed.action, offer, filled)
    : withdrawalForms(words, managed.action, managed.answer, offer, filled)
  const isOpen = filled.message !== undefined || filled.status !== status
  return {
    status,
    headline: headlineOf(event, status, words),
    next: [
      status === 'undecided' && rsvp.ticket.held(managed.answer.amount),
      status === 'declined' && canChange && rsvp.ticket.changedMind,
      isClosed && rsvp.closed,
    ],
    more:
      form !== undefined &&
      html`<details class="change ${!isComing(status) && 'main'}" id="change" ${isOpen && new Html('open')}>
        <summary>${icon('change')} ${rsvp.change}</summary>
        ${form}
      </details>`,
  }
}

function dataOf({ action, answer }: Managed, offer: Offer, { manage }: Words['rsvp']): Html {
  const { data, download, erase, eraseText, seats, eraseButton } = manage
  const hasSeats = answer.status !== 'declined' && offer.kind !== 'line' && offer.kind !== 'held'
  return html`<section class="data" aria-labelledby="data-title">
    <h2 id="data-title">${data}</h2>
    <p class="hint"><bdi dir="ltr">${answer.email}</bdi></p>
    <p><a href="${action}/data" download="rsvp.json">${download}</a></p>
    <details>
      <summary>${erase}</summary>
      <p>${eraseText}</p>
      <form method="post" action="${action}/erase">
        ${hasSeats && seatChoice(seats(answer.amount))}
        <input type="hidden" name="sure" value="yes" />
        <button class="danger" type="submit">${eraseButton}</button>
      </form>
    </details>
  </section>`
}

function seatChoice({ question, release, keep }: ReturnType<Words['rsvp']['manage']['seats']>): Html {
  const choice = (value: string, label: string, isChosen: boolean) =>
    html`<label class="choice">
      <input type="radio" name="seats" value="${value}" ${isChosen && new Html('checked')} /> ${label}
    </label>`
  return html`<fieldset class="field-box">
    <legend>${question}</legend>
    ${choice('release', release, true)} ${choice('keep', keep, false)}
  </fieldset>`
}
