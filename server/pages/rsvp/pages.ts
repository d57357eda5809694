import type { Settings } from '../../config.ts'
import { type Html, html } from '../../html/html.ts'
import { isCalledOff } from '../../publication/event.ts'
import type { AnswerStatus, Reply } from '../../rsvp/states.ts'
import { withColon } from '../../messages/messages.ts'
import { type IconName, icon } from '../icons.ts'
import type { ShellPage } from '../shell.ts'
import type { Draft } from './drafts.ts'
import { type FilledForm, type Words, alertOf, emailField } from './fields.ts'
import { rsvpSection } from './form.ts'
import { type RsvpForm, isPast } from './form-data.ts'
import { type AccessFrame, type RsvpFrame, aboutEvent, page, whenOf } from './frame.ts'
import { headlineOf, isComing } from './headlines.ts'
import { fullNews, lineNews } from './line-news.ts'
import { ticketPage } from './ticket.ts'
import type { Vacancy } from './vacancies.ts'

/** The form again, with what was typed. */
export function formPage(frame: RsvpFrame, form: RsvpForm, filled: FilledForm): ShellPage {
  const { event, words } = frame
  const heading = html`<div>
    <h1><bdi>${event.title}</bdi></h1>
    ${event.item.distribution && html`<p class="hint">${whenOf(frame)}</p>`}
  </div>`
  return page(frame, { title: event.title, content: html`${heading} ${rsvpSection({ event, form, words }, filled)}` })
}

interface Message {
  readonly title: string
  readonly text: string
}

interface Done extends Message {
  /** The address that was typed. */
  readonly about?: string
  readonly sign?: IconName
}

/** Says that something is done. */
export function donePage(frame: AccessFrame, { title, text, about, sign = 'done' }: Done, memory?: Html): ShellPage {
  const content = html`<div class="outcome" role="status">
      <p class="sign">${icon(sign)}</p>
      <h1>${title}</h1>
      ${about !== undefined && html`<p class="typed"><bdi dir="ltr">${about}</bdi></p>`}
      ${text !== '' && html`<p>${text}</p>`}
    </div>
    ${aboutEvent(frame)}`
  return page(frame, { title, content, ...(memory && { memory }) })
}

interface SignedUp extends Pick<Settings, 'smtpUrl'> {
  /** Where the mail about the form goes that has just been sent, and its place in the line. Null if none was. */
  readonly sent?: (Pick<Draft, 'to' | 'place' | 'nonce' | 'amount'> & { readonly sealed: string }) | null
  readonly isLineClosed?: boolean
  /** For those who declined. */
  readonly seats?: Vacancy
  /** The address of a calendar file. */
  readonly file?: string | null
}

/**
 * The ticket right after the sign-up. It is the same whether or not the address was known. All but the headline announces
 * a mail.
 */
export function signedUpPage(
  frame: RsvpFrame,
  status: Exclude<AnswerStatus, 'pending'>,
  { smtpUrl, sent = null, isLineClosed = false, seats = 'some', file = null }: SignedUp,
): ShellPage {
  const { event, words } = frame
  const { ticket, change } = words.rsvp
  // Somebody has come back to it later.
  if (isCalledOff(event)) return calledOffPage(frame)
  if (isPast(event)) return ticketPage(frame, { status: 'over', headline: words.page.event.over, next: [ticket.over] })
  const hasMails = smtpUrl !== null
  const asked = Number(sent?.amount ?? 1)
  const mailed = hasMails && sent?.to !== undefined && mailedTo(frame, { ...sent, to: sent.to })
  // The organizer's own words about the mail stay.
  const isSaid = mailed && status === 'confirmed' && event.look.labels['form.success.email'] === undefined
  const next =
    status === 'waiting'
      ? lineNews(frame, {
          position: sent?.place ?? null,
          seats: asked,
          isClosed: isLineClosed,
          hasMails,
          leavesByMail: true,
        })
      : [
          ...fullNews(words, seats),
          hasMails && !isSaid && mailNews(words, status, asked),
          hasMails && status === 'confirmed' && ticket.codeByMail,
        ]
  return ticketPage(frame, {
    status,
    headline: event.look.labels['form.success'] ?? headlineOf(event, status, words, { isLineClosed }),
    next: [mailed, ...next],
    file,
    isNew: true,
    // An address that somebody was given, or has made up, says nothing about this device.
    ...(sent === null && { memory: false }),
    actions:
      isComing(status) && html`<a class="quiet" href="${event.links.page}/rsvp/access">${icon('change')} ${change}</a>`,
  })
}

/** What the mail about a reply is for. */
function mailNews({ rsvp: { done } }: Words, status: Reply, seats: number): string {
  return status === 'undecided' ? done.undecided.text(seats) : done[status].text
}

/** A mistyped address catches the eye here, before the mail is missed. */
function mailedTo(
  { event, language, words: { rsvp } }: RsvpFrame,
  { to, nonce, sealed }: { readonly to: string; readonly nonce?: string; readonly sealed: string },
): Html {
  return html`<p class="next mailed">
    ${withColon(rsvp.ticket.mailTo, language)} <strong><bdi dir="ltr">${to}</bdi></strong>
    ${nonce !== undefined && html`<a href="${event.links.page}/rsvp?sent=${sealed}">${rsvp.ticket.wrongAddress}</a>`}
  </p>`
}

/** The same once the address is confirmed, with the code. */
export function confirmedPage(
  frame: RsvpFrame,
  { status, amount, position, isLineClosed, code, file }: Confirmed,
): ShellPage {
  const { event, words } = frame
  const { change } = words.rsvp
  return ticketPage(frame, {
    status: status as AnswerStatus,
    headline: headlineOf(event, status as AnswerStatus, words, { isLineClosed }),
    next:
      status === 'waiting'
        ? lineNews(frame, { position, seats: amount, isClosed: isLineClosed, leavesByMail: true })
        : [mailNews(words, status as Reply, amount)],
    proven: { amount: isComing(status) ? amount : 1, code, file },
    isNew: true,
    actions: html`<a class="quiet" href="${event.links.page}/rsvp/access">${icon('change')} ${change}</a>`,
  })
}

interface Confirmed {
  readonly status: string
  readonly amount: number
  /** On the waiting list. */
  readonly position: number | null
  readonly isLineClosed: boolean
  readonly code: string | null
  /** The address of their calendar file. */
  readonly file: string | null
}

interface Question extends Message {
  readonly button: string
  /** The content of the form besides its button. */
  readonly fields?: Html
  readonly alert?: string
  readonly memory?: Html
  /** Unless it asks to take a seat, it asks to confirm the address. */
  readonly status?: 'held'
}

/** One question with one button. A GET shows it and changes nothing, because programs follow the links of mails. */
export function questionPage(frame: AccessFrame, action: string, question: Question): ShellPage {
  const { title, text, button, fields, alert } = question
  const content = html`<h1>${title}</h1>
    ${text !== '' && html`<p class="hint">${text}</p>`} ${aboutEvent(frame)}
    <form method="post" action="${action}" data-checked>
      ${alert !== undefined && alertOf({ message: alert })} ${fields}
      <input type="hidden" name="sure" value="yes" />
      <button class="primary" type="submit">${button}</button>
    </form>`
  return page(frame, { title, content })
}

/** One step before the seat is taken: the address is confirmed, or the seat that was offered. */
export function almostPage(frame: RsvpFrame, action: string, question: Question): ShellPage {
  const { title, text, button, memory, status = 'pending' } = question
  return ticketPage(frame, {
    ...(memory && { memory }),
    status,
    headline: title,
    next: [text],
    more: html`<form method="post" action="${action}">
      <input type="hidden" name="sure" value="yes" />
      <button class="primary" type="submit">${button}</button>
    </form>`,
  })
}

/** The form to ask for a link, below an introduction. */
export function accessPage(frame: AccessFrame, { title, text }: Message, filled: FilledForm = {}): ShellPage {
  const fields = emailField(frame.words, filled)
  const { button } = frame.words.rsvp.access
  const alert = filled.message === undefined ? {} : { alert: filled.message }
  return questionPage(frame, `${frame.event.links.page}/rsvp/access`, { title, text, button, fields, ...alert })
}

/** For a link whose RSVP no longer exists: offers to sign up again, if possible. */
export function lapsedPage(frame: RsvpFrame, seats: Vacancy): ShellPage {
  const { event, words } = frame
  const { outdated, waiting, join } = words.rsvp
  const { title } = outdated
  const label = seats === 'line' ? waiting.page.join : join
  const form = html`<a class="primary" href="${event.links.page}#rsvp">${label}</a>`
  const content = html`<h1>${title}</h1>
    <p class="hint">${words.rsvp.confirm.lapsed}</p>
    ${aboutEvent(frame)} ${seats !== 'none' && form}`
  return page(frame, { title, content })
}

/** For a link of a mail that went to a mistyped address. The reader may be somebody else. */
export function correctedPage(frame: RsvpFrame): ShellPage {
  return donePage(frame, { ...frame.words.rsvp.ticket.corrected, sign: 'mail' })
}

/** Shown instead of a question that no longer applies. */
export function calledOffPage(frame: RsvpFrame): ShellPage {
  const { rsvp, page: words } = frame.words
  return ticketPage(frame, { status: 'cancelled', headline: words.event.cancelled, next: [rsvp.ticket.nothingToDo] })
}
