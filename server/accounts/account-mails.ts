import { randomUUID } from 'node:crypto'
import type { Transaction } from '../database/open.ts'
import type { MailKind } from '../mail/kind.ts'
import { queueMails } from '../mail/store.ts'
import { type AccountMailContent, type AccountMailName, accountContentOf } from './account-mail-content.ts'
import { prolongLink } from './link-store.ts'
import { tokenHash } from './sessions/sessions.ts'

/**
 * Mails to people who sign in. Those that strangers can cause count against the mailbox, each against a budget of its own:
 * somebody who uses up one must not block the others.
 */
export const accountMails: Readonly<Record<AccountMailName, MailKind>> = {
  sign_in_link: { ...toPeople('sign_in_link'), budget: 'sign-in', supersededBy: 'recipient' },
  password_reset: { ...toPeople('password_reset'), budget: 'password', supersededBy: 'recipient' },
  password_changed: toPeople('password_changed'),
  email_change: { ...toPeople('email_change'), budget: 'email' },
  email_changed: toPeople('email_changed'),
  passkey_added: toPeople('passkey_added'),
  passkey_removed: toPeople('passkey_removed'),
  invitation: { ...toPeople('invitation'), budget: 'invitation', supersededBy: 'recipient' },
}

function toPeople(name: AccountMailName): MailKind {
  return {
    name,
    compose: async (context, mail) =>
      (await import('./account-mail-composer.ts')).composeAccountMail(context, name, mail),
    delayed: async (tx, mail, by) => {
      const { token } = accountContentOf(mail)
      if (token !== undefined) await prolongLink(tx, tokenHash(token), by)
    },
  }
}

interface Recipient {
  readonly recipient: string
  readonly language: string
}

export async function queueAccountMail(
  tx: Transaction,
  now: number,
  kind: AccountMailName,
  mail: Recipient & { readonly organization?: number; readonly content: AccountMailContent; readonly expires?: number },
) {
  const { organization = null, ...others } = mail
  await queueMails(tx, [{ ...others, organization, kind: accountMails[kind], key: `${kind} ${randomUUID()}` }], now)
}
