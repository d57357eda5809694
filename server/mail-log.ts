import type { LoggedMail } from '@kalends/contract'
import { type Operator, actorFor } from './accounts/operator.ts'
import { record } from './activity/record.ts'
import type { Context } from './context.ts'
import type { OrganizationId } from './http/actor.ts'
import { pageOf } from './http/cursor.ts'
import { instantText, isProkey } from './http/formats.ts'
import { mailKinds } from './mail-kinds.ts'
import type { MailRow } from './mail/kind.ts'
import { type Message, browserHtml } from './mail/message.ts'
import { outcomeOf } from './mail/outcome.ts'
import { type MailFilter, findMail, listMails, resendMail } from './mail/store.ts'
import { Refusal, noEntryFound } from './refusal.ts'
import { isAboutAnswer, organizer } from './rsvp/organizer.ts'

/** The mails of an organization, latest first. */
export async function mailLog(
  { database, now }: Pick<Context, 'database' | 'now'>,
  organization: OrganizationId,
  { limit, ...filter }: Omit<MailFilter, 'organization' | 'most'> & { readonly limit: number },
): Promise<{ mails: LoggedMail[]; cursor: string | null }> {
  const { items, cursor } = pageOf(await listMails(database, { ...filter, organization, most: limit + 1 }), limit)
  return { mails: items.map((mail) => logged(mail, now())), cursor }
}

/** A reader of the text can use its links, so it is returned only if the mail is not delivered to anybody. */
export async function readMail(
  context: Context,
  organization: OrganizationId,
  id: string,
): Promise<LoggedMail & { readonly text: string | null; readonly html: string | null }> {
  const mail = await ownMail(context, organization, id)
  const isReadable = mail.state === 'kept' && mailKinds.get(mail.kind)?.isReadable === true
  const message = isReadable ? await composed(context, mail) : undefined
  return { ...logged(mail, context.now()), text: message?.text ?? null, html: message ? browserHtml(message) : null }
}

export async function ownMail(
  { database }: Pick<Context, 'database'>,
  organization: OrganizationId,
  id: string,
): Promise<MailRow> {
  const mail = isProkey(id) ? await findMail(database, organization, id.toLowerCase()) : undefined
  if (!mail) throw noEntryFound()
  return mail
}

/** Undefined if its content is no longer stored, or what it was about no longer exists. */
export async function composed(context: Context, mail: MailRow): Promise<Message | undefined> {
  const { content } = mail
  return content === null ? undefined : mailKinds.get(mail.kind)?.compose(context, { ...mail, content })
}

/**
 * Sends a mail again that was kept or has failed. One that was sent or dropped is composed again. Returns the id of the mail
 * that is sent.
 */
export async function sendAgain(context: Context, operator: Operator, mail: MailRow): Promise<string> {
  const { database, now } = context
  const { id, organization, state, answer } = mail
  if (state === 'waiting') throw new Refusal('conflict', 'The mail is already waiting to be sent.')
  const isQueued = await database.transaction(async (tx) => {
    if (!(await resendMail(tx, mailKinds, mail, now()))) return false
    if (organization !== null)
      await record(tx, actorFor(operator, organization), now(), { action: 'mail.resent', item: id })
    return true
  })
  if (isQueued) return id
  if (answer === null || organization === null)
    throw new Refusal('conflict', 'The content of this mail was deleted, so it cannot be sent again.')
  return organizer(context).remakeMail(actorFor(operator, organization), mail)
}

function logged(mail: MailRow, now: number): LoggedMail {
  const { id, kind, recipient, language, event, state, subject, created, sent } = mail
  return {
    id,
    kind,
    recipient: recipient || null,
    language,
    event,
    state: state as LoggedMail['state'],
    outcome: outcomeOf(mail),
    subject,
    created: instantText(created),
    sent: sent === null ? null : instantText(sent),
    can_resend: canResend(mail, now),
  }
}

/** Whether it makes sense to try. The RSVP that it was about may still turn out to be gone. */
function canResend({ kind, state, content, expires, answer, recipient }: MailRow, now: number): boolean {
  if (state === 'waiting') return false
  const isStored = (state === 'kept' || state === 'failed') && content !== null && (expires === null || expires > now)
  return isStored || (answer !== null && recipient !== '' && isAboutAnswer(kind))
}
