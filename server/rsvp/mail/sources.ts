import { type Item, RsvpBlock } from '@kalends/contract'
import type { Context } from '../../context.ts'
import { together } from '../../database/together.ts'
import type { RemovedDate } from '../../events/serials.ts'
import type { Html } from '../../html/html.ts'
import { mailLogos } from '../../images/mail-logo.ts'
import { languageOf } from '../../mail/composing.ts'
import type { StoredMail } from '../../mail/kind.ts'
import type { InlineImage } from '../../mail/message.ts'
import { type Language, type Messages, type PageMessages, messagesIn, readLocale } from '../../messages/messages.ts'
import { type PublishedEvent, currentEvents, isCalledOff } from '../../publication/event.ts'
import { type MailTemplate, emailTemplateReader } from '../../templates/mail-texts.ts'
import { rsvpBlocks } from '../../templates/templates.ts'
import { type MailContent, contentOf } from './content.ts'
import { type AttendeeMailName, isEmailTemplateType } from './names.ts'
import { answersAmong, heldNow, isStillLapsed } from './store.ts'

/** Everything that a mail is made of. */
export interface MailSources {
  readonly mail: StoredMail
  /** What it says, which is not always the kind it was queued as. */
  readonly kind: AttendeeMailName
  readonly content: MailContent
  readonly event: PublishedEvent
  /** Dates that were removed since the attendee signed up. */
  readonly removed: readonly RemovedDate[]
  readonly rsvp: Item<typeof RsvpBlock>
  readonly template: MailTemplate | undefined
  readonly language: Language
  readonly words: Messages & { readonly page: PageMessages }
  readonly logo: InlineImage | undefined
  /** Replaces the texts of its kind. */
  readonly own?: OwnTexts
}

interface OwnTexts {
  readonly subject: string
  readonly headline: string
  readonly content: Html
  readonly button_label: string
  readonly notes: readonly string[]
  readonly unsubscribe: string
}

/** Undefined if the event or the answer is gone. */
export async function mailSources(context: Context, mail: StoredMail): Promise<MailSources | undefined> {
  if (mail.answer === null) return undefined
  const { isCancelled, heldUntil } = contentOf(mail)
  if (heldUntil !== undefined) {
    const until = await context.database.read((db) => heldNow(db, mail))
    // An offer that was taken, declined or has lapsed needs no mail.
    if (until === undefined) return undefined
    return currentSources(context, { ...mail, content: JSON.stringify({ ...contentOf(mail), heldUntil: until }) })
  }
  if (mail.kind === 'rsvp_waiting_lapsed') return lapsedSources(context, mail)
  // Attendees who were removed get their mail although the answer is gone.
  const isThere = isCancelled || (await readersOf(context).isThere(mail.answer))
  return isThere ? currentSources(context, mail) : undefined
}

/** Undefined if it no longer matters: they have replied again, or the event is cancelled or over. */
async function lapsedSources(context: Context, mail: StoredMail): Promise<MailSources | undefined> {
  if (!(await context.database.read((db) => isStillLapsed(db, mail)))) return undefined
  const sources = await currentSources(context, mail)
  const isOff = sources && (isCalledOff(sources.event) || sources.event.progress().state === 'over')
  return isOff ? undefined : sources
}

export const currentEvent = (context: Context, prokey: string) => readersOf(context).events(prokey)

/** The same for an answer that need not exist. */
export async function currentSources(context: Context, mail: StoredMail): Promise<MailSources | undefined> {
  const { events, templates, rsvpBlock, logos } = readersOf(context)
  const content = contentOf(mail)
  // Pending attendees always get the confirmation mail: there is no answer to open yet.
  const isUnconfirmed = content.status === 'pending' && content.heldUntil === undefined
  const kind = isUnconfirmed ? 'rsvp_doi' : (mail.kind as AttendeeMailName)
  const event = mail.event === null ? undefined : await events(mail.event)
  if (!event) return undefined
  const { id } = event.organization
  const block = event.item.rsvp_block
  const row = block === null ? undefined : await rsvpBlock(id, block)
  const rsvp = (row ? rsvpBlocks.store.item(row) : RsvpBlock.defaults) as Item<typeof RsvpBlock>
  const template = isEmailTemplateType(kind) ? await templates(id, kind, rsvp[`email_${kind}`] ?? null) : undefined
  const language = languageOf(mail)
  const removed = removedFor(event, kind, content, context.now())
  const logo = event.organization.logo === null ? undefined : await logos(event.organization.logo)
  const messages = await messagesIn(language)
  const { region } = readLocale(mail.language) ?? {}
  const words = { ...messages, page: { ...messages.page, timeFormat: event.look.timeFormat, region } }
  return { mail, kind, content, event, removed, rsvp, template, language, words, logo }
}

/** The first mail to an attendee lists current dates only. */
function removedFor(
  event: PublishedEvent,
  kind: AttendeeMailName,
  { since = 0 }: MailContent,
  now: number,
): readonly RemovedDate[] {
  if (kind !== 'rsvp_event_update' && kind !== 'rsvp_change_confirmation') return []
  return event.removedDates().filter(({ at, ends }) => at > since && (ends === null || ends > now))
}

/** What mails that are composed at the same time have in common is read once for all of them. */
function readersFor(context: Context) {
  const { database } = context
  const templates = emailTemplateReader(context)
  const rsvpBlock = rsvpBlocks.store.reads(database).one
  return {
    isThere: together<string, boolean>(async (answers) => {
      const found = await database.read((db) => answersAmong(db, answers))
      return (answer) => found.has(answer)
    }),
    events: readOnce(currentEvents(context)),
    templates: readOnce(templates),
    rsvpBlock: readOnce(async (organization: number, id: number) => (await rsvpBlock(organization, id))[0]),
    logos: mailLogos(context),
  }
}

type Readers = ReturnType<typeof readersFor>

const readers = new WeakMap<Context, Readers>()

function readersOf(context: Context): Readers {
  const made = readers.get(context) ?? readersFor(context)
  readers.set(context, made)
  return made
}

/** Equal reads that are made together are made once. */
function readOnce<Key extends readonly unknown[], Value>(
  read: (...key: Key) => Promise<Value>,
): (...key: Key) => Promise<Value> {
  const shared = together<Key, Value>(async (keys) => {
    const texts = keys.map((key) => JSON.stringify(key))
    const different = new Map(keys.map((key, i) => [texts[i]!, key]))
    const values = new Map<string, Value>()
    await Promise.all(different.entries().map(async ([text, key]) => void values.set(text, await read(...key))))
    return (key) => values.get(texts[keys.indexOf(key)]!)!
  })
  return (...key) => shared(key)
}
