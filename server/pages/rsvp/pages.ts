import type { Settings } from '../../config.ts'
import { type Html, html } from '../../html/html.ts'
import type { Addresses } from '../../browser/files.ts'
import { type Language, withCommas } from '../../messages/messages.ts'
import { dateWriter } from '../../publication/date-text.ts'
import type { PublishedEvent } from '../../publication/event.ts'
import type { AnswerStatus } from '../../rsvp/states.ts'
import { templateProperties } from '../background.ts'
import { callToAction, formTargets } from '../cta.ts'
import { icon } from '../icons.ts'
import { logoOf, pageScripts } from '../parts.ts'
import { iconsOf } from '../page-icon.ts'
import { type FilledForm, type Words, alertOf, emailField, rsvpSection } from './form.ts'
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

/** What the page after the form says. All but the title announces a mail. */
export function afterForm({ words }: RsvpFrame, status: AnswerStatus, { smtpUrl }: Pick<Settings, 'smtpUrl'>): Message {
  const { done, waiting } = words.rsvp
  const message =
    status === 'waiting' ? { title: waiting.texts.rsvp_waiting_joined.headline, text: waiting.page.done } : done[status]
  return smtpUrl === null && status !== 'pending' ? { ...message, text: '' } : message
}

/** The result of a sign-up, followed by calendars and the call to action if the attendee is coming. */
export function signedUpPage(frame: RsvpFrame, message: Message, status: string): ShellPage {
  const { event, words } = frame
  const { shared, title } = event
  const cta =
    isComing(status) && event.isPublic ? callToAction(event, { url: shared, title }, words.page, 'sign-up') : null
  const content = html`${outcomeOf(frame, message)} ${calendarLink(frame, status)}
  ${cta && html`<section class="after-sign-up" aria-labelledby="cta-title">${cta}</section>`}`
  return page(frame, message.title, content, cta ? { targets: formTargets(event) } : undefined)
}

function outcomeOf(frame: AccessFrame, { title, text }: Message): Html {
  return html`<div class="outcome" role="status">
      <p class="sign">${icon('done')}</p>
      <h1>${title}</h1>
      ${text !== '' && html`<p>${text}</p>`}
    </div>
    ${aboutEvent(frame)}`
}

const isComing = (status: string) => status === 'confirmed' || status === 'undecided'

/** Links to the calendars, for attendees who are coming to an event with a date. */
export function calendarLink({ event, words }: RsvpFrame, status: string, { isQuiet = false } = {}): Html | undefined {
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
  readonly fields?: Html
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

/** The title and, unless the event is a pure form, its date. */
export function aboutEvent(frame: AccessFrame): Html | false {
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

export function page(frame: AccessFrame, title: string, content: Html, cta?: { targets: string[] }): ShellPage {
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
