import { type EventTime, momentsOf } from '../../calendar/event-time.ts'
import type { Context } from '../../context.ts'
import { html } from '../../html/html.ts'
import type { StoredMail } from '../../mail/kind.ts'
import type { Message } from '../../mail/message.ts'
import { fill } from '../../mail/variables.ts'
import { withColon } from '../../messages/messages.ts'
import { momentText } from '../../publication/moment-text.ts'
import { messageOf } from './compose.ts'
import { nextDate } from './reminder-moments.ts'
import { type MailSources, currentEvent, mailSources } from './sources.ts'
import { startText } from './start-text.ts'
import { currentReply, otherEvents } from './store.ts'

const [hour, day] = [3_600_000, 86_400_000]
const mostOthers = 5

/** Undefined if there is nothing left to be reminded of: see `remindedOf`. */
export async function composeReminder(context: Context, mail: StoredMail): Promise<Message | undefined> {
  const sources = await mailSources(context, mail)
  const reply = sources && (await context.database.read((db) => currentReply(db, mail)))
  const status = (['confirmed', 'undecided'] as const).find((each) => each === reply?.status)
  if (!sources || !reply || !status) return undefined
  const current: MailSources = { ...sources, content: { ...sources.content, status, amount: reply.amount } }
  const next = remindedOf(current, context.now())
  return next && messageOf(context, reminderOf(current, next, context.now(), await othersSoon(context, current)))
}

/**
 * The next date, unless the reminder was for another one: it was cancelled or has begun by now, or was moved by more than a day and
 * has a reminder of its own.
 */
function remindedOf({ event, rsvp, content }: MailSources, now: number): EventTime | undefined {
  if (!event.isPublic || rsvp.reminder_hours.length === 0) return undefined
  const next = nextDate(event.item, now)
  const isOther = next && content.starts !== undefined && momentsOf(next).start > content.starts + day
  return isOther ? undefined : next
}

/** With the texts of a reminder of this date. `others` are further events, in words. */
export function reminderOf(sources: MailSources, next: EventTime, now: number, others: readonly string[]): MailSources {
  const { language, words, content } = sources
  const texts = words.mail.texts.rsvp_reminder
  const { release, undecided, others: also, unsubscribe } = words.mail.reminder
  const when = startText(next, now, language, words.page)
  const withWhen = (text: string) => fill(text, (name) => (name === 'when' ? when : undefined))
  const text = content.status === 'undecided' ? undecided : texts.content
  return {
    ...sources,
    own: {
      subject: withWhen(texts.subject),
      headline: withWhen(texts.headline),
      // The composer replaces the variable.
      content: html`<p>${text}</p>
        <p>${release.before} <a href="{{link}}">${release.link(content.amount)}</a></p>`,
      button_label: texts.button_label,
      notes: others.map((other) => `${withColon(also, language)} ${other}`),
      unsubscribe,
    },
  }
}

/** The attendee's other events whose reminders have begun, or begin within a day: people get only one a day. */
async function othersSoon(context: Context, { mail, language, words }: MailSources): Promise<string[]> {
  const now = context.now()
  const prokeys = await context.database.read((db) => otherEvents(db, mail, mostOthers))
  const found = await Promise.all(prokeys.map((prokey) => currentEvent(context, prokey)))
  return found.flatMap((event) => {
    const next = event && nextDate(event.item, now)
    if (!next || !event.rsvp) return []
    const { start } = momentsOf(next)
    const isSoon = event.rsvp.reminder_hours.some((before) => start - before * hour <= now + day)
    return isSoon ? [`${event.title} (${momentText(start, next.zone, language, words.page)})`] : []
  })
}
