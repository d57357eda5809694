import { html } from '../../html/html.ts'
import { type Language, type Messages, withColon } from '../../messages/messages.ts'
import { isCalledOff } from '../../publication/event.ts'
import type { ToldChanges } from './changes.ts'
import type { MailSources } from './sources.ts'

/** The texts of the organization. Ours, in the attendee's language, replace those that are empty. */
export function textsOf(sources: MailSources, changes: ToldChanges | null) {
  const { template, own } = sources
  if (own) return { ...own, content: own.content.toString() }
  const ours = ownTexts(sources, changes)
  const built = { ...ours, content: html`<p>${ours.content}</p>`.toString() }
  if (!template || wasRemoved(sources) || hasNothingToConfirm(sources)) return built
  const text = (name: keyof typeof built) => (template[name] === '' ? built[name] : template[name])
  return {
    subject: text('subject'),
    headline: text('headline'),
    content: text('content'),
    button_label: text('button_label'),
  }
}

const confirming: readonly string[] = ['rsvp_signup_confirmation', 'rsvp_thank_you', 'rsvp_change_confirmation']

function ownTexts(sources: MailSources, changes: ToldChanges | null) {
  const { kind, content, words, language } = sources
  const { removed, cancelled, replies } = words.mail
  const ours = builtIn(sources)[kind]
  if (wasRemoved(sources)) return { ...ours, ...removed }
  if (announcesCancellation(sources)) return { ...ours, ...cancelled }
  if (kind === 'rsvp_event_update' && changes?.news) return { ...ours, ...newsOf(changes.news, words, language) }
  if (kind === 'rsvp_second_signup') return { ...ours, ...knownAlready(sources) }
  if (!confirming.includes(kind) || (content.status !== 'undecided' && content.status !== 'declined')) return ours
  const { content: said, ...reply } = replies[content.status]
  // Somebody who has changed a reply hears how to change it back.
  return { ...ours, ...reply, content: kind === 'rsvp_change_confirmation' ? ours.content : said }
}

/** Those about the waiting list say how many seats they are about. */
function builtIn({ content: { amount }, words, language }: MailSources) {
  const { texts } = words.mail
  if (amount === 1) return texts
  const { joined, offer, lapsed } = words.rsvp.waiting.several(amount)
  return {
    ...texts,
    rsvp_waiting_joined: { ...texts.rsvp_waiting_joined, content: joined },
    rsvp_waiting_offer: { ...offer, ...headed(offer.headline, language) },
    rsvp_waiting_lapsed: { ...texts.rsvp_waiting_lapsed, content: lapsed },
  }
}

/** To those who signed up again: what we have from them, which is not what the page after the form has said. */
function knownAlready(sources: MailSources) {
  const { content, words, language } = sources
  const { status, heldUntil, hasLapsed } = content
  const { again } = words.mail
  const texts = builtIn(sources)
  if (heldUntil !== undefined) return texts.rsvp_waiting_offer
  if (hasLapsed) return texts.rsvp_waiting_lapsed
  if (status === 'declined') return { ...again.declined, ...headed(again.declined.headline, language) }
  return status === 'pending' ? {} : headed(again[status], language)
}

/** Subject and headline name the only kind of change. */
function newsOf(news: NonNullable<ToldChanges['news']>, { mail }: Messages, language: Language) {
  return news === 'title' || news === 'text' ? {} : headed(mail.changes[news], language)
}

function headed(headline: string, language: Language) {
  const space = language === 'ja' || language === 'zh' ? '' : ' '
  return { subject: `${withColon(headline, language)}${space}{{event}}`, headline }
}

/** Whether the organizer has removed the answer, so that there is nothing left to show or open. */
export function wasRemoved({ content }: MailSources): boolean {
  return content.isCancelled && content.tokens.manage === undefined
}

/** Whether the mail says that the event is cancelled. */
export function announcesCancellation(sources: MailSources): boolean {
  return (sources.kind === 'rsvp_event_update' && isCalledOff(sources.event)) || hasNothingToConfirm(sources)
}

/** Whether the event was cancelled before the address was confirmed. */
export function hasNothingToConfirm({ content, event }: MailSources): boolean {
  return content.status === 'pending' && content.heldUntil === undefined && isCalledOff(event)
}
