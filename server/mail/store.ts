import { randomUUID } from 'node:crypto'
import type { EmailTemplateType } from '@kalends/contract'
import type { Selectable } from 'kysely'
import type { Database, Transaction } from '../database/open.ts'
import { insertRows } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'
import { enqueueAll } from '../jobs/queue.ts'
import { dayOf } from './quota.ts'
import { type Budget, limitKey } from './recipient-limit.ts'

export type MailRow = Selectable<Tables['mail']>

/** A mail with what is known of its organization: since when there is one, and since when it is disabled. */
export type FoundMail = MailRow & { readonly since: number; readonly disabled: number | null }

/** `kept`: there is no mail server, and somebody reads it here. */
export type MailState = 'waiting' | 'sent' | 'kept' | 'failed' | 'dropped'

export interface NewMail {
  readonly organization: number
  readonly kind: EmailTemplateType
  /** In the form in which two addresses are compared. */
  readonly recipient: string
  readonly language: string
  readonly event: string
  readonly answer: string
  /** There is at most one mail with the same key. */
  readonly key: string
  /** What the mail is made of. */
  readonly content: object
  /** After this moment it is of no use any more. */
  readonly expires?: number
  /** What it counts against at its recipient; nothing if it is left out. */
  readonly budget?: Budget
}

/** Queues mails in the transaction that causes them: both are committed, or neither is. Answers the ids of those that are new. */
export async function queueMails(tx: Transaction, mails: readonly NewMail[], now: number): Promise<string[]> {
  const rows = mails.map(({ key, content, expires, budget, ...mail }) => ({
    ...mail,
    id: randomUUID(),
    dedupe_key: key,
    content: JSON.stringify(content),
    expires: expires ?? null,
    state: 'waiting' satisfies MailState,
    subject: null,
    error: null,
    created: now,
    sent: null,
    limit_key: budget ? limitKey(budget, mail.recipient) : null,
  }))
  const queued = new Set(await insertRows(tx, 'mail', rows, 'id'))
  const sendings = rows.filter(({ id }) => queued.has(id)).map((mail) => sendingOf(mail, now))
  await enqueueAll(tx, sendings, now)
  return [...queued]
}

/** What goes to many people at once has a lane of its own, so that nobody who is waiting for a mail waits for it. */
const sendingOf = ({ id, organization, kind }: Pick<MailRow, 'id' | 'organization' | 'kind'>, now: number) => ({
  name: kind === 'rsvp_event_update' ? 'send-mass-mail' : 'send-mail',
  organization,
  payload: id,
  key: `mail ${id}`,
  runAt: now,
})

/** A mail, and since when its organization has existed. */
export function findMail(database: Database, id: string): Promise<FoundMail | undefined> {
  return database.read((db) =>
    db
      .selectFrom('mail')
      .innerJoin('organization', 'organization.id', 'mail.organization')
      .selectAll('mail')
      .select(['organization.created as since', 'organization.disabled'])
      .where('mail.id', '=', id)
      .executeTakeFirst(),
  )
}

/** At most two mails whose id begins like this. */
export function mailsBeginningWith(database: Database, start: string): Promise<MailRow[]> {
  return database.read((db) =>
    db.selectFrom('mail').selectAll().where('id', '>=', start).where('id', '<', `${start}g`).limit(2).execute(),
  )
}

/** Notes what became of a mail, unless its recipient was erased meanwhile. */
export async function markMail(tx: Transaction, id: string, values: Partial<MailRow>) {
  await tx.updateTable('mail').set(values).where('id', '=', id).where('state', '=', 'waiting').execute()
}

/** Whether there is a later mail of the same kind to the same attendee, which says everything that this one does. */
export async function isSuperseded(database: Database, { answer, kind, created }: MailRow): Promise<boolean> {
  if (answer === null) return false
  const later = await database.read((db) =>
    db
      .selectFrom('mail')
      .select('id')
      .where('answer', '=', answer)
      .where('kind', '=', kind)
      .where('created', '>', created)
      .where('state', 'in', ['waiting', 'sent', 'kept'])
      .executeTakeFirst(),
  )
  return later !== undefined
}

type Addressed = Pick<MailRow, 'organization' | 'recipient'>

type SuppressionReason = 'unsubscribed' | 'unknown address'

/**
 * Why the recipient gets no mails of this organization that they have not asked for; undefined: they do. Whoever signs up
 * after that wants to hear of the event.
 */
export async function suppressionOf(
  database: Database,
  { organization, recipient, answer }: MailRow,
): Promise<SuppressionReason | undefined> {
  const row = await database.read((db) =>
    db
      .selectFrom('mail_suppression')
      .innerJoin('rsvp_answer', 'rsvp_answer.organization', 'mail_suppression.organization')
      .select('reason')
      .where('mail_suppression.organization', '=', organization)
      .where('mail_suppression.address', '=', recipient)
      .where('rsvp_answer.id', '=', answer)
      .whereRef('mail_suppression.created', '>=', 'rsvp_answer.created')
      .executeTakeFirst(),
  )
  return row?.reason as SuppressionReason | undefined
}

/** Nothing is sent to this address on behalf of the organization about what somebody there has signed up for so far, unless they ask for it. */
export async function suppress(
  tx: Transaction,
  { organization, recipient }: Addressed,
  reason: SuppressionReason,
  now: number,
) {
  await tx
    .insertInto('mail_suppression')
    .values({ organization, address: recipient, reason, created: now })
    .onConflict((conflict) => conflict.columns(['organization', 'address']).doUpdateSet({ reason, created: now }))
    .execute()
}

/** The latest first. */
export function listMails(
  database: Database,
  filter: { organization?: number | undefined; event?: string | undefined; state?: string | undefined; most: number },
): Promise<MailRow[]> {
  return database.read((db) => {
    let query = db.selectFrom('mail').selectAll().orderBy('created', 'desc').orderBy('id').limit(filter.most)
    if (filter.organization !== undefined) query = query.where('organization', '=', filter.organization)
    if (filter.event !== undefined) query = query.where('event', '=', filter.event)
    if (filter.state !== undefined) query = query.where('state', '=', filter.state)
    return query.execute()
  })
}

/** Queues a mail again that was kept or has failed. Answers whether there is still something to send, with links that are good. */
export async function resendMail(tx: Transaction, id: string, now: number): Promise<boolean> {
  const again = await tx
    .updateTable('mail')
    .set({ state: 'waiting' satisfies MailState, error: null })
    .where('id', '=', id)
    .where('state', 'in', ['kept', 'failed'])
    .where('content', 'is not', null)
    .where((eb) => eb.or([eb('expires', 'is', null), eb('expires', '>', now)]))
    .returning(['id', 'organization', 'kind'])
    .executeTakeFirst()
  if (again) await enqueueAll(tx, [sendingOf(again, now)], now)
  return again !== undefined
}

/** Removes some mails that are older than this moment and not waiting; answers how many. */
export async function removeMailsBefore(tx: Transaction, before: number, most: number): Promise<number> {
  const removed = await tx
    .deleteFrom('mail')
    .where('id', 'in', (eb) =>
      eb.selectFrom('mail').select('id').where('created', '<', before).where('state', '!=', 'waiting').limit(most),
    )
    .returning('id')
    .execute()
  await tx.deleteFrom('mail_quota').where('day', '<', dayOf(before)).execute()
  return removed.length
}
