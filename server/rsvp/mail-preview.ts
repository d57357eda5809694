import { randomUUID } from 'node:crypto'
import type { EmailTemplateType, FormField } from '@kalends/contract'
import type { Context } from '../context.ts'
import type { Message } from '../mail/message.ts'
import { storedMail } from '../mail/store.ts'
import { Refusal, noEntryFound } from '../refusal.ts'
import { questions } from '../templates/form-fields.ts'
import { type Payload, choiceValue, comparable } from './form.ts'
import { messageOf } from './mail/compose.ts'
import { attendeeMail } from './mail/queued.ts'
import { reminderOf } from './mail/reminder.ts'
import { nextDate, nextReminder } from './mail/reminder-moments.ts'
import { type MailSources, currentSources } from './mail/sources.ts'
import { type AnswerRow, findAnswer, openEvent } from './store.ts'

/** An attendee who doesn't exist. What is left out gets a plausible value. */
export interface SampleAttendee {
  readonly email?: string
  readonly status?: 'confirmed' | 'undecided' | 'declined'
  readonly amount?: number
  readonly payload?: Payload
}

interface MailPreview {
  readonly type: EmailTemplateType | 'rsvp_reminder'
  readonly organization: number
  /** The prokey. */
  readonly event: string
  /** Such as `en-GB`. */
  readonly locale: string
  /** The id of a real one. */
  readonly attendee?: string | undefined
  readonly sample?: SampleAttendee | undefined
}

/** A mail as an attendee would get it now. The links in it open nothing. */
export async function previewMail(context: Context, preview: MailPreview): Promise<Message> {
  const { type, attendee } = preview
  const answer = attendee === undefined ? await sampleAnswer(context, preview) : await realAnswer(context, preview)
  const { mail } = attendeeMail(answer, type, 'preview', context.now())
  const tokens = Object.fromEntries(Object.keys(mail.content.tokens).map((purpose) => [purpose, 'preview']))
  const stored = storedMail({ ...mail, content: { ...mail.content, tokens } }, context.now())
  const sources = await currentSources(context, stored)
  if (!sources) throw noEntryFound()
  return type === 'rsvp_reminder' ? nextReminderOf(context, sources) : messageOf(context, sources)
}

/** The next reminder as it will be sent; without any, as it would be a day before the date. */
function nextReminderOf(context: Context, sources: MailSources): Message {
  const { event, rsvp } = sources
  const hours = rsvp.reminder_hours.length > 0 ? rsvp.reminder_hours : [24]
  const now = context.now()
  const sent = nextReminder(event.item, hours, now)?.at ?? now
  const next = nextDate(event.item, sent)
  if (!next) throw new Refusal('conflict', 'No date is ahead that attendees could be reminded of.')
  return messageOf({ ...context, now: () => sent }, reminderOf(sources, next, sent, []))
}

type Addressed = Parameters<typeof attendeeMail>[0]

async function realAnswer({ database }: Context, preview: MailPreview): Promise<AnswerRow> {
  const { attendee, organization, event } = preview
  const answer = await database.read((db) => findAnswer(db, organization, attendee!))
  // An erased one has no address.
  if (answer?.event !== event || answer.email === '') throw noEntryFound()
  return answer
}

async function sampleAnswer({ database, now }: Context, preview: MailPreview): Promise<Addressed> {
  const { type, organization, event, locale, sample = {} } = preview
  const open = await database.read((db) => openEvent(db, event))
  const { email = 'ada@example.org', status = 'confirmed', amount = 1, payload } = sample
  return {
    id: randomUUID(),
    organization,
    event,
    status: type === 'rsvp_doi' ? 'pending' : status,
    email,
    address: comparable(email),
    amount,
    payload: JSON.stringify({ ...samplePayload(open?.template.fields ?? []), ...payload }),
    language: locale,
    // Declining removes an entry from the calendar only if there was one.
    sequence: status === 'declined' ? 1 : 0,
    created: now(),
    ticket: 'K7QM2XVD',
  }
}

function samplePayload(fields: readonly FormField[]): Payload {
  const asked = questions(fields).map(([field]) => field!)
  return Object.fromEntries(asked.filter(({ type }) => type !== 'label').map((field) => [field.name, sampleOf(field)]))
}

function sampleOf(field: FormField): Payload[string] {
  const { type, label, placeholder, name } = field
  if (type === 'checkbox') return true
  if (type === 'number') return 1
  if (type === 'radio') return choiceValue(field)
  if (type === 'hidden') return typeof field.default === 'string' ? field.default : ''
  return placeholder ?? label ?? name
}
