import type { Kysely, Selectable } from 'kysely'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { Message } from './message.ts'

export type MailRow = Selectable<Tables['mail']>

/** A mail that can still be composed. */
export type StoredMail = MailRow & { readonly content: string }

/** Everything this folder knows about one kind of mail. Features declare their kinds; server/mail-kinds.ts lists them. */
export interface MailKind {
  /** As it is stored. */
  readonly name: string
  /** Makes a message from what is stored. Undefined if what the mail is about no longer exists. */
  readonly compose: (context: Context, mail: StoredMail) => Promise<Message | undefined>
  /**
   * Members of the organization may read it if there is no mail server. Never for mails with links that sign somebody in or
   * make them a member.
   */
  readonly isReadable?: boolean
  /** Goes to many people at once: it has a lane of its own and leaves a share of the daily limit to other mails. */
  readonly isMass?: boolean
  /** Recipients can unsubscribe from it, and it isn't sent to addresses that are known not to exist. */
  readonly news?: News
  /** A later mail of this kind about the same answer, or to the same recipient, says everything that this one does. */
  readonly supersededBy?: 'answer' | 'recipient'
  /**
   * What it counts against at its recipient (recipient-limit.ts). Needed if anybody who knows an address can cause it, and
   * if it is sent for no organization: the daily limit doesn't apply to it then.
   */
  readonly budget?: string
  /** Runs when a limit delays the mail by so many milliseconds. Links in it must be valid for as much longer. */
  readonly delayed?: (tx: Transaction, mail: StoredMail, by: number, now: number) => Promise<void>
}

interface News {
  /** When the recipient last asked for such mails, which overrides having unsubscribed before. */
  readonly wantedSince: (db: Kysely<Tables>, mail: StoredMail) => Promise<number | undefined>
  /** Whether people who have unsubscribed get it as well. */
  readonly isEssential?: (mail: StoredMail) => boolean
}

export type MailKinds = ReadonlyMap<string, MailKind>

export function mailKindsByName(kinds: readonly MailKind[]): MailKinds {
  return new Map(kinds.map((kind) => [kind.name, kind]))
}
