import { renderSVG } from 'uqr'
import { Html, html } from '../../html/html.ts'
import { type Html as Markup } from '../../html/html.ts'
import type { Addresses } from '../../browser/files.ts'
import { type Language, withCommas } from '../../messages/messages.ts'
import { dateWriter } from '../../publication/date-text.ts'
import { type PublishedEvent, isCalledOff } from '../../publication/event.ts'
import type { AnswerRow, Offer } from '../../rsvp/answers.ts'
import type { Reply } from '../../rsvp/states.ts'
import { templateProperties } from '../background.ts'
import { callToAction, formTargets } from '../cta.ts'
import { errorOf } from '../form-fields.ts'
import { icon } from '../icons.ts'
import { logoOf, pageScripts } from '../parts.ts'
import { iconsOf } from '../page-icon.ts'
import { type FilledForm, type Words, alertOf, answerFields, emailField, rsvpSection } from './form.ts'
import { type RsvpForm, isPast } from './form-data.ts'
import { type ShellPage, shell } from '../shell.ts'

/** The input of every page around sign-ups. */
export interface RsvpFrame {
  readonly event: PublishedEvent
  /** Whether the page may reveal the event. */
  readonly revealsEvent: boolean
  readonly language: Language
  readonly words: Words
  readonly addresses: Addresses
}

/** For a page that must not reveal whether the event exists. */
interface QuietFrame extends Omit<RsvpFrame, 'event'> {
  readonly event: Pick<PublishedEvent, 'look' | 'landingPage'> & {
    /** Null if there is no such event. */
    readonly prokey: string | null
    readonly isPublic: false
    readonly links: Pick<PublishedEvent['links'], 'page'>
  }
  readonly revealsEvent: false
}

export type AccessFrame = RsvpFrame | QuietFrame

/** The form again, with its faults. */
export function formPage(frame: RsvpFrame, form: RsvpForm, filled: FilledForm): ShellPage {
  const { event, words } = frame
  const heading = html`<h1>${event.title}</h1>
    ${event.item.distribution && html`<p class="hint">${whenOf(frame)}</p>`}`
  return page(frame, event.title, html`${heading} ${rsvpSection(form, words, event.links.page, filled)}`)
}

/** Says that something is done. */
export function donePage(frame: AccessFrame, message: Message): ShellPage {
  return page(frame, message.title, outcomeOf(frame, message))
}

/** The result of a sign-up, followed by calendars and the call to action if the attendee is coming. */
export function signedUpPage(frame: RsvpFrame, message: Message, status: string): ShellPage {
  const { event, words } = frame
  const { address, links, title } = event
  const cta =
    isComing(status) && event.isPublic
      ? callToAction(event, { url: `${address}${links.page}`, title }, words.page, 'sign-up')
      : null
  const content = html`${outcomeOf(frame, message)} ${calendarLink(frame, status)}
  ${cta && html`<section class="after-sign-up" aria-labelledby="cta-title">${cta}</section>`}`
  return page(frame, message.title, content, cta ? { targets: formTargets(event) } : undefined)
}

function outcomeOf(frame: AccessFrame, { title, text }: Message): Html {
  return html`<div class="outcome" role="status">
      <p class="sign">${icon('done')}</p>
      <h1>${title}</h1>
      <p>${text}</p>
    </div>
    ${aboutEvent(frame)}`
}

const isComing = (status: string) => status === 'confirmed' || status === 'undecided'

/** Links to the calendars, for attendees who are coming to an event with a date. */
function calendarLink({ event, words }: RsvpFrame, status: string, { isQuiet = false } = {}): Html | undefined {
  const { distribution, hideButton } = event.item
  if (!isComing(status) || !event.isPublic || !distribution || hideButton || isPast(event)) return undefined
  return html`<a class="${isQuiet ? 'quiet' : 'primary'}" href="${event.links.page}?type=share"
    >${icon('calendar')} ${words.page.add}</a
  >`
}

interface Message {
  readonly title: string
  readonly text: string
}

interface Question extends Message {
  readonly button: string
  /** The content of the form besides its button. */
  readonly fields?: Markup
  readonly alert?: string
}

/** One question with one button. A GET shows it and changes nothing, because programs follow the links of mails. */
export function questionPage(frame: AccessFrame, action: string, question: Question): ShellPage {
  const { title, text, button, fields, alert } = question
  return page(
    frame,
    title,
    html`<h1>${title}</h1>
      <p class="hint">${text}</p>
      ${aboutEvent(frame)}
      <form method="post" action="${action}" data-checked>
        ${alert !== undefined && alertOf({ message: alert })} ${fields}
        <input type="hidden" name="sure" value="yes" />
        <button class="primary" type="submit">${button}</button>
      </form>`,
  )
}

/** The form to ask for a link, below an introduction. */
export function accessPage(frame: AccessFrame, { title, text }: Message, filled: FilledForm = {}): ShellPage {
  const fields = emailField(frame.words, filled)
  const { button } = frame.words.rsvp.access
  const alert = filled.message === undefined ? {} : { alert: filled.message }
  return questionPage(frame, `${frame.event.links.page}/rsvp/access`, { title, text, button, fields, ...alert })
}

/** For a link whose RSVP no longer exists: offers to sign up again, if possible. */
export function lapsedPage(frame: RsvpFrame, canSignUp: boolean): ShellPage {
  const { event, words } = frame
  const { title } = words.rsvp.outdated
  const form = html`<a class="primary" href="${event.links.page}#rsvp">${words.rsvp.join}</a>`
  return page(
    frame,
    title,
    html`<h1>${title}</h1>
      <p class="hint">${words.rsvp.confirm.lapsed}</p>
      ${aboutEvent(frame)} ${canSignUp && form}`,
  )
}

/** Shown instead of a question that no longer applies. */
export function calledOffPage(frame: RsvpFrame): ShellPage {
  const { rsvp, page: words } = frame.words
  const title = words.event.cancelled
  return page(
    frame,
    title,
    html`<h1>${title}</h1>
      <p class="hint">${rsvp.closedText}</p>
      ${aboutEvent(frame)}`,
  )
}

interface Managed {
  readonly action: string
  readonly answer: Pick<AnswerRow, 'email' | 'status' | 'amount'>
  /** As people read it; null if there is none. */
  readonly ticket: string | null
  readonly isSaved: boolean
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
      ${ticket !== null && ticketSection(ticket, rsvp.manage.ticket)}
      ${offer.kind === 'all' ? changeForm(frame, action, offer, filled) : withdrawal(frame, managed, offer, filled)}
      ${calendarLink(frame, answer.status, { isQuiet: true })}
      <section class="data" aria-labelledby="data-title">
        <h2 id="data-title">${data}</h2>
        <p><a href="${action}/data" download="rsvp.json">${download}</a></p>
        <details>
          <summary>${erase}</summary>
          <p>${eraseText}</p>
          <form method="post" action="${action}/erase">
            ${answer.status !== 'declined' && seatChoice(seats)}
            <input type="hidden" name="sure" value="yes" />
            <button class="danger" type="submit">${eraseButton}</button>
          </form>
        </details>
      </section>`,
  )
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
    <button class="primary" type="submit">${words.rsvp.manage.save}</button>
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

/** The title and, unless the event is a pure form, its date. */
function aboutEvent(frame: AccessFrame): Html | false {
  if (!frame.revealsEvent) return false
  const { event } = frame
  return html`<p class="about-event">
    <strong>${event.title}</strong>${event.item.distribution && html`<br />${whenOf(frame)}`}
  </p>`
}

function whenOf({ event, language, words }: RsvpFrame): Html {
  const { day, time, zone } = dateWriter(language, words.page)(event.progress().time)
  return html`${withCommas([day, time], language)}${zone !== null && html` <span class="zone">${zone}</span>`}`
}

function page(frame: AccessFrame, title: string, content: Html, cta?: { targets: string[] }): ShellPage {
  const { event, language, words, addresses } = frame
  return shell({
    language,
    scheme: event.look.scheme,
    title: frame.revealsEvent ? `${title} – ${frame.event.title}` : title,
    ...(event.isPublic && iconsOf(event)),
    stylesheets: [addresses('landing.css')],
    scripts: cta ? pageScripts(addresses, true) : [addresses('form.js')],
    properties: templateProperties(event.landingPage),
    images: ["'self'"],
    sendsForms: cta ? ["'self'", ...cta.targets] : true,
    body: html`<main>
      <article class="form-page">${frame.revealsEvent && logoOf(frame.event.organization)} ${content}</article>
      ${event.isPublic && html`<p class="back"><a href="${event.links.page}">${words.page.cta.back}</a></p>`}
    </main>`,
  })
}
