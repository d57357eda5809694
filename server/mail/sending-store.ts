import { isSqlite } from '../database/engine.ts'
import type { Database, Transaction } from '../database/open.ts'
import { among, kysely } from '../database/rows.ts'
import type { MailKind, MailRow } from './kind.ts'
import type { FoundMail, MailState } from './store.ts'

/** A mail that is about to be sent, and whether a later one of its kind is about the same answer. */
export type MailToSend = FoundMail & { readonly hasLater: boolean }

export async function mailsToSend(database: Database, ids: readonly string[]): Promise<MailToSend[]> {
  const rows = await database.read(async (db) =>
    db
      .selectFrom('mail')
      .leftJoin('organization', 'organization.id', 'mail.organization')
      .selectAll('mail')
      .select(['organization.created as since', 'organization.disabled'])
      .select((eb) =>
        eb
          .selectFrom('mail as later')
          .select('later.id')
          .whereRef('later.answer', '=', 'mail.answer')
          .whereRef('later.kind', '=', 'mail.kind')
          // `coalesce` keeps PostgreSQL from reading all mails since then in the index of `created` as well.
          .where((of) => of(of.fn.coalesce('later.created', of.val(0)), '>', of.ref('mail.created')))
          .where('later.state', 'in', superseding)
          .limit(1)
          .as('later'),
      )
      .where(await among(db, 'mail.id', ids))
      .execute(),
  )
  return rows.map(({ later, ...mail }) => ({ ...mail, hasLater: later !== null }))
}

// In these states, a mail takes the place of those before it.
const superseding = ['waiting', 'sent', 'kept'] as const satisfies MailState[]

/** Whether there is a later mail that takes the place of this one. */
export async function isSuperseded(
  database: Database,
  mail: MailToSend,
  by: MailKind['supersededBy'],
): Promise<boolean> {
  if (by !== 'recipient') return by === 'answer' && mail.hasLater
  const later = await database.read((db) =>
    db
      .selectFrom('mail')
      .select('id')
      .where('kind', '=', mail.kind)
      .where((eb) => eb(eb.fn.coalesce('created', eb.val(0)), '>', mail.created))
      .where('state', 'in', superseding)
      .where('recipient', '=', mail.recipient)
      .where('organization', 'is not distinct from', mail.organization)
      .executeTakeFirst(),
  )
  return later !== undefined
}

/** What became of a mail. Its content is kept or removed. */
export interface Outcome extends Pick<MailRow, 'id' | 'error' | 'sent'> {
  readonly state: MailState
  /** null: as it is. */
  readonly subject: string | null
  readonly keepsContent: boolean
}

/** Records what became of mails, unless their recipients were erased in the meantime. */
export async function markMails(tx: Transaction, outcomes: readonly Outcome[]) {
  if (outcomes.length === 0) return
  const { sql } = await kysely()
  const rows = outcomes.map(({ keepsContent, ...outcome }) => ({ ...outcome, content: keepsContent ? '' : null }))
  const given = JSON.stringify(rows)
  const table = isSqlite(tx)
    ? sql`(select value ->> 'id' as id, value ->> 'state' as state, value ->> 'subject' as subject,
        value ->> 'error' as error, value ->> 'sent' as sent, value ->> 'content' as content from json_each(${given}))`
    : sql`json_populate_recordset(null::mail, ${given})`
  await sql`update mail set state = done.state, subject = coalesce(done.subject, mail.subject), error = done.error,
    sent = done.sent, content = case when done.content is null then null else mail.content end
    from ${table} as done where mail.id = done.id and mail.state = 'waiting'`.execute(tx)
}
