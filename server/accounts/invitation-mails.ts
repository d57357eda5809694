import type { InvitationMail } from '@kalends/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { MailRow, StoredMail } from '../mail/kind.ts'
import { outcomeOf } from '../mail/outcome.ts'
import { type MailState, mailsSince } from '../mail/store.ts'
import { accountContentOf } from './account-mail-content.ts'
import { accountMails } from './account-mails.ts'
import type { LinkRow } from './link-store.ts'
import { tokenHash } from './sessions/sessions.ts'

/** Finds the mail of each invitation of an organization. Those that were passed on by hand have none. */
export async function invitationMails(
  db: Kysely<Tables>,
  organization: number,
  invitations: readonly LinkRow[],
): Promise<(invitation: LinkRow) => MailRow | undefined> {
  if (invitations.length === 0) return () => undefined
  const since = Math.min(...invitations.map(({ created }) => created))
  const mails = await mailsSince(db, { organization, kind: accountMails.invitation.name, since })
  return ({ email, created }) => mails.find((mail) => mail.recipient === email && mail.created >= created)
}

export function presentMail(mail: MailRow | undefined): InvitationMail | null {
  return mail ? { id: mail.id, state: mail.state as MailState, outcome: outcomeOf(mail) } : null
}

/** The token of an invitation whose mail could not be delivered. Otherwise only the mail has it. */
export function undeliveredToken(mail: MailRow | undefined, { hash }: LinkRow): string | undefined {
  if (mail?.state !== 'failed' || mail.content === null) return undefined
  const { token } = accountContentOf(mail as StoredMail)
  return token !== undefined && tokenHash(token) === hash ? token : undefined
}
