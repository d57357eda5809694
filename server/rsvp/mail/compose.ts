import type { Context } from '../../context.ts'
import { Html } from '../../html/html.ts'
import { isMailbox } from '../../http/formats.ts'
import { messageFrom } from '../../mail/composing.ts'
import type { StoredMail } from '../../mail/kind.ts'
import { mailCover } from '../../images/mail-cover.ts'
import type { Changes, Cover } from '../../mail/layout.ts'
import type { CalendarFile, Message } from '../../mail/message.ts'
import { senderName } from '../../mail/sender-name.ts'
import { fill, fillMarkup } from '../../mail/variables.ts'
import type { Messages } from '../../messages/messages.ts'
import { type PublishedEvent, isCalledOff } from '../../publication/event.ts'
import { unbroken } from '../../publication/date-text.ts'
import { momentText } from '../../publication/moment-text.ts'
import { emptyVariables } from '../../templates/mail-variables.ts'
import { calendarsIn } from './calendars.ts'
import { type ToldChanges, changesIn } from './changes.ts'
import type { MailContent } from './content.ts'
import { type Shown, eventFacts, fact, shownDates } from './facts.ts'
import { type AttendeeMailName, isEmailTemplateType } from './names.ts'
import { paragraphs } from './paragraphs.ts'
import { personalFiles } from './personal-ics.ts'
import { type MailSources, mailSources } from './sources.ts'
import { announcesCancellation, hasNothingToConfirm, textsOf, wasRemoved } from './texts.ts'

/** Composes a mail to an attendee; undefined if its event or its answer is gone. */
export async function composeMail(context: Context, mail: StoredMail): Promise<Message | undefined> {
  const sources = await mailSources(context, mail)
  return sources && messageOf(context, sources)
}

/** `written` replaces our texts and leaves out the calendar files. */
export function messageOf(
  context: Pick<Context, 'settings' | 'now'>,
  sources: MailSources,
  written?: { readonly subject: string; readonly content: string },
): Message {
  const { mail, kind, content, event, template, words } = sources
  const shown = shownDates(sources, context.now())
  const changes = written ? null : changesIn(sources, context.now())
  const texts = {
    ...textsOf(sources, changes),
    ...(written && { subject: written.subject, headline: written.subject }),
  }
  const isLate = isTooLate(sources, context.now())
  const links = linksOf(sources, isLate)
  const valueOf = valuesOf(sources, shown, links.button)
  const inText = (text: string) => fill(text, valueOf)
  const organizer = { name: event.organization.name, address: context.settings.mailFrom }
  const files = written ? [] : personalFiles(sources, organizer)
  const calendars = calendarsIn(sources)
  return messageFrom(context.settings, mail, {
    from: senderName([template?.from_name, event.organization.sender_name, event.organization.name]),
    replyTo: [template?.reply_to, event.organization.reply_to].find((each) => each && isMailbox(each)) ?? null,
    to: content.email,
    subject: inText(texts.subject),
    calendars: files,
    layout: {
      language: sources.language,
      organization: event.organization.name,
      logo: sources.logo,
      teaser: teaserOf(sources, shown, changes),
      cover: coverOf(event),
      headline: inText(texts.headline),
      changes: written ? null : changesShown(sources, texts.headline, shown, changes),
      notesFrom: notesFrom(sources, valueOf('organizer')!),
      content: written ? paragraphs(inText(written.content)) : new Html(fillMarkup(texts.content, valueOf)),
      event: {
        title: event.title,
        href: event.shared,
        tile: event.item.distribution ? shown.tile : null,
        facts: eventFacts(event, shown, words, answerFacts(sources)),
        remark: isLate ? words.rsvp.closed : coversAll(sources) ? words.mail.covers : null,
      },
      ticket: ticketIn(sources),
      calendars,
      notes: [
        ...(sources.own?.notes ?? []),
        ...notesOf(sources, { headline: texts.headline, files, hasLinks: calendars !== null }),
      ],
      button:
        links.button === null
          ? null
          : {
              label: inText(texts.button_label),
              href: links.button,
              otherwise: words.mail.withoutButton,
              colour: event.landingPage.highlight_color,
            },
      reason: sources.own || !emptyIn(kind).includes('field.NAME') ? words.mail.reason : words.mail.reasonOfStranger,
      unsubscribe:
        links.unsubscribe === null
          ? null
          : { label: sources.own?.unsubscribe ?? words.mail.unsubscribe, href: links.unsubscribe },
    },
  })
}

/** Whether an offer has ended after which nobody can sign up any more. */
function isTooLate({ content, event: { isPublic, rsvp } }: MailSources, now: number): boolean {
  const isOpen = isPublic && rsvp !== null && (rsvp.expires === null || Date.parse(rsvp.expires) > now)
  return content.hasLapsed === true && !isOpen
}

function linksOf(sources: MailSources, isLate: boolean) {
  const { kind, event, content } = sources
  const { tokens, status, hasLapsed } = content
  const below = (path: string) => `${event.address}${event.links.page}/rsvp/${path}`
  const purpose = tokens.confirm === undefined ? 'manage' : 'confirm'
  const isOffered = tokens[purpose] !== undefined && !hasNothingToConfirm(sources) && !isLate
  // "Come after all" leads to that reply, ready to be sent.
  const asked = kind === 'rsvp_second_signup' && status === 'declined' && !hasLapsed ? '?reply=yes' : ''
  return {
    button: isOffered ? below(`${purpose}/${tokens[purpose]}${asked}`) : null,
    unsubscribe: tokens.unsubscribe === undefined ? null : below(`unsubscribe/${tokens.unsubscribe}`),
  }
}

/** Mails without templates have texts of ours, which contain nothing that was filled in. */
const emptyIn = (kind: AttendeeMailName): readonly string[] =>
  isEmailTemplateType(kind) ? emptyVariables[kind] : ['field.NAME']

/** Whether a mail shows the answer. Mails that strangers can cause, or that ask to confirm the address, don't. */
function showsAnswer({ kind }: MailSources): boolean {
  return !emptyIn(kind).includes('status')
}

/** Whether the attendee is known to read mails to this address. Only then do mails contain what was filled in. */
function isProven({ kind, rsvp }: MailSources): boolean {
  return !emptyIn(kind).includes('field.NAME') && (kind !== 'rsvp_event_update' || rsvp.doi)
}

function valuesOf(sources: MailSources, shown: Shown, link: string | null) {
  const { kind, content, event, words } = sources
  const hasAnswer = showsAnswer(sources)
  const { location, organizer_name: organizer } = shown.date.details
  // A pure sign-up form says neither when nor where.
  const isPublic = event.item.distribution
  const values: Record<string, string> = {
    event: event.title,
    date: isPublic ? shown.current : '',
    location: isPublic ? (location ?? '') : '',
    organizer: organizer || event.organization.name,
    organization: event.organization.name,
    status: hasAnswer ? statusText(content, words) : '',
    places: hasAnswer ? String(content.amount) : '',
    email: emptyIn(kind).includes('email') ? '' : content.email,
    link: link ?? '',
  }
  return (name: string): string | undefined => {
    if (!name.startsWith('field.')) return Object.hasOwn(values, name) ? values[name] : undefined
    const field = name.slice('field.'.length)
    const value = isProven(sources) && Object.hasOwn(content.payload, field) ? content.payload[field] : ''
    return typeof value === 'boolean' ? (value ? '✓' : '–') : String(value)
  }
}

function statusText({ status }: MailContent, { mail }: Messages): string {
  return status === 'pending' ? '' : mail.status[status]
}

function answerFacts(sources: MailSources) {
  const { kind, content, rsvp, words } = sources
  const isAgain = kind === 'rsvp_second_signup'
  if (!(showsAnswer(sources) || isAgain) || announcesCancellation(sources) || wasRemoved(sources)) return []
  const places = fact(words.mail.places, String(content.amount))
  const counts = !isAgain && content.status !== 'declined' && (rsvp.maxpp > 1 || content.amount > 1)
  if (content.heldUntil !== undefined) return [heldFact(sources, content.heldUntil), ...(counts ? [places] : [])]
  if (content.status === 'pending' || kind === 'rsvp_waiting_lapsed') return []
  return [fact(words.mail.answer, statusText(content, words)), ...(counts ? [places] : [])]
}

/** In the time zone of the event. */
function heldFact({ content, event, language, words }: MailSources, until: number) {
  return fact(
    words.mail.heldUntil(content.amount),
    unbroken(momentText(until, event.progress().time.zone, language, words.page)),
  )
}

/** Whether the reply is for several dates, and people are coming. */
function coversAll({ content, event }: MailSources): boolean {
  const isComing = content.status === 'confirmed' || content.status === 'undecided'
  const hasSeveral = event.dates.length > 1 || event.recurrence !== null
  return isComing && hasSeveral && event.item.distribution && !isCalledOff(event)
}

/** What lists of mails show after the subject: what is new, or when and where. */
function teaserOf({ event }: MailSources, { current, place }: Shown, changes: ToldChanges | null): string {
  const [first] = changes?.shown.list ?? []
  if (first) return [first.label, ...(first.now ?? first.was ?? [])].join(' · ')
  return event.item.distribution ? [current, place].filter(Boolean).join(' · ') : ''
}

/** A cancellation makes all other changes unimportant. Our headline says it; one of the organization may not. */
function changesShown(
  sources: MailSources,
  headline: string,
  { cancelled }: Shown,
  changes: ToldChanges | null,
): Changes | null {
  const { words } = sources
  const { was, now } = words.mail.changes
  if (!announcesCancellation(sources)) return changes && changes.shown
  if (headline === words.mail.cancelled.headline) return null
  return { was, now, list: cancelled.entries.map((lines) => ({ label: words.page.cancelled, was: lines })), more: null }
}

function notesFrom({ content: { notes = [] }, words }: MailSources, organizer: string) {
  return notes.length === 0 ? null : { label: words.mail.note(organizer), notes: notes.map(paragraphs) }
}

/** The picture of the page, unless it would fill the screen. */
function coverOf({ header, address }: PublishedEvent): Cover | null {
  if (header === null || header.height > header.width) return null
  const { path, width } = mailCover(header)
  return { src: `${address}${path}`, width }
}

/** Shown with the answer, and only for an event that takes place. Somebody who signs up again has perhaps lost it. */
function ticketIn(sources: MailSources) {
  const { kind, content, event, words } = sources
  const isShown = showsAnswer(sources) || kind === 'rsvp_second_signup'
  if (!content.ticket || !isShown || isCalledOff(event)) return null
  return { ...words.mail.ticket, code: content.ticket }
}

interface Attached {
  readonly headline: string
  readonly files: readonly CalendarFile[]
  /** Whether there are links into calendars as well. */
  readonly hasLinks: boolean
}

function notesOf({ kind, content, event, words }: MailSources, { headline, files, hasLinks }: Attached) {
  const { attached, attachedForOthers, attachedUpdate, attachedRemoval } = words.mail
  const { headline: cancelled } = words.mail.cancelled
  const isUpdate = kind === 'rsvp_event_update' || kind === 'rsvp_change_confirmation'
  const isRemoval = content.isCancelled || isCalledOff(event)
  // A file that is for everybody removes nothing from a calendar.
  const hasFile = files.some(({ method }) => !isRemoval || method === 'CANCEL')
  const note = isRemoval ? attachedRemoval : isUpdate ? attachedUpdate : hasLinks ? attachedForOthers : attached
  return [...(isCalledOff(event) && headline !== cancelled ? [cancelled] : []), ...(hasFile ? [note] : [])]
}
