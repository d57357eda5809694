import type { StoredMail } from '../mail/kind.ts'
import type { SignInMessages } from '../messages/sign-in-messages.ts'

/** What a mail about an account says. */
export type AccountMailText = Exclude<keyof SignInMessages['mails'], 'reason' | 'invited' | 'claimed'>
export type AccountMailName = Exclude<AccountMailText, 'email_taken'>

/** What a mail about an account is made of, as it is stored until it is sent. */
export interface AccountMailContent {
  /** The token of its link, if it has one. */
  readonly token?: string
  /** Where the person wanted to go. */
  readonly next?: string
  /** The address that the account has now. */
  readonly email?: string
  /** The name of the organization and of the person who invites. */
  readonly organizationName?: string
  readonly inviter?: string
}

export function accountContentOf({ content }: StoredMail): AccountMailContent {
  return JSON.parse(content) as AccountMailContent
}
