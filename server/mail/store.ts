import { randomUUID } from 'node:crypto'
import type { mailStates } from '@kalends/contract'
import type { Kysely } from 'kysely'
import type { Database, Transaction } from '../database/open.ts'
import { insertRows, ownedBy } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'
import type { Position } from '../http/cursor.ts'
import { enqueueAll, withdrawJob } from '../jobs/queue.ts'
import type { MailKind, MailKinds, MailRow, StoredMail } from './kind.ts'
import { dayOf } from './quota.ts'
import { limitKey } from './recipient-limit.ts'

/** A mail, and when its organization was made and disabled; null without an organization. */
export type FoundMail = MailRow & { readonly since: number | null; readonly disabled: number | null }

/** `kept`: there is no mail server, so it can only be read here. */
export type MailState = (typeof mailStates)[number]

export interface NewMail {
  /** On whose behalf it is sent; null for mails of the service itself. */
  readonly organization: number | null
  readonly kind: MailKind
  /** In the form in which two addresses are compared. */
  readonly recipient: string
  readonly language: string
  /** What it is about, if it is about an event or an answer. */
  readonly event?: string
  readonly answer?: string
  /** There is at most one mail with the same key. */
  readonly key: string
  /** Everything that its kind needs to compose it. */
  readonly content: object
  /** After this moment it is useless. */
  readonly expires?: number
  /** Replaces the budget of its kind. */
  readonly budget?: string
}

/** Queues mails in the transaction that causes them: both are committed, or neither is. Returns the ids of those that are new. */
export async function queueMails(tx: Transaction, mails: readonly NewMail[], now: number): Promise<string[]> {
  const rows = mails.map((mail) => storedMail(mail, now))
  const queued = new Set(await insertRows(tx, 'mail', rows, 'id'))
  const jobs = rows.flatMap((mail, i) => (queued.has(mail.id) ? [sendingOf(mail, mails[i]!.kind, now)] : []))
  await enqueueAll(tx, jobs, now)
  return [...queued]
}

/** A mail as it is stored until it is sent. */
export function storedMail(
  { kind, key, content, expires, event, answer, budget = kind.budget, ...mail }: NewMail,
  now: number,
): StoredMail {
  return {
    ...mail,
    id: randomUUID(),
    kind: kind.name,
    event: event ?? null,
    answer: answer ?? null,
    dedupe_key: key,
    content: JSON.stringify(content),
    expires: expires ?? null,
    state: 'waiting' satisfies MailState,
    subject: null,
    error: null,
    created: now,
    sent: null,
    limit_key: budget === undefined ? null : limitKey(budget, mail.recipient),
  }
}

/** The job that sends a mail. Mass mails have a lane of their own, so that they don't hold up a mail that somebody is waiting for. */
const sendingOf = (
  { id, organization }: Pick<MailRow, 'id' | 'organization'>,
  { isMass }: Pick<MailKind, 'isMass'>,
  now: number,
) => ({
  name: isMass ? 'send-mass-mail' : 'send-mail',
  ...(organization !== null && { organization }),
  payload: id,
  key: jobKey({ id }),
  runAt: now,
})

const jobKey = ({ id }: Pick<MailRow, 'id'>) => `mail ${id}`

export function findMail(database: Database, organization: number, id: string): Promise<MailRow | undefined> {
  return database.read((db) =>
    db.selectFrom('mail').selectAll().where(ownedBy(organization)).where('id', '=', id).executeTakeFirst(),
  )
}

/** At most two mails whose id begins with this text. */
export function mailsBeginningWith(database: Database, start: string): Promise<MailRow[]> {
  return database.read((db) =>
    db.selectFrom('mail').selectAll().where('id', '>=', start).where('id', '<', `${start}g`).limit(2).execute(),
  )
}

/** Records what became of a mail, unless its recipient was erased in the meantime. */
export async function markMail(
  tx: Transaction,
  { organization, id }: Pick<MailRow, 'organization' | 'id'>,
  values: Partial<MailRow>,
) {
  await tx
    .updateTable('mail')
    .set(values)
    .where(ownedBy(organization))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

type KeyedMail = Pick<NewMail, 'organization' | 'key'>

/** Drops a mail by its key, unless it was sent or is being sent. Returns whether it was dropped. */
export async function withdrawMail(
  tx: Transaction,
  { organization, key }: KeyedMail,
  reason: string,
): Promise<boolean> {
  const mail = await tx
    .selectFrom('mail')
    .select(['organization', 'id'])
    .where(ownedBy(organization))
    .where('dedupe_key', '=', key)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (!mail || !(await withdrawJob(tx, jobKey(mail)))) return false
  await markMail(tx, mail, { state: 'dropped', content: null, error: reason })
  return true
}

/** Undefined if there is no mail with this key. */
export async function stateOfMail(tx: Transaction, { organization, key }: KeyedMail): Promise<string | undefined> {
  const mail = await tx
    .selectFrom('mail')
    .select('state')
    .where(ownedBy(organization))
    .where('dedupe_key', '=', key)
    .executeTakeFirst()
  return mail?.state
}

type SuppressionReason = 'unsubscribed' | 'unknown address'

/** Why the recipient gets no news from this organization; undefined if they do. */
export async function suppressionOf(
  database: Database,
  mail: StoredMail,
  { wantedSince }: NonNullable<MailKind['news']>,
): Promise<SuppressionReason | undefined> {
  return database.read(async (db) => {
    const suppression = await db
      .selectFrom('mail_suppression')
      .select(['reason', 'created'])
      .where('organization', '=', mail.organization)
      .where('address', '=', mail.recipient)
      .executeTakeFirst()
    if (!suppression) return undefined
    const since = await wantedSince(db, mail)
    return since === undefined || suppression.created < since ? undefined : (suppression.reason as SuppressionReason)
  })
}

/** Stops news from the organization to this address. */
export async function suppress(
  tx: Transaction,
  { organization, recipient }: { readonly organization: number; readonly recipient: string },
  reason: SuppressionReason,
  now: number,
) {
  await tx
    .insertInto('mail_suppression')
    .values({ organization, address: recipient, reason, created: now })
    .onConflict((conflict) => conflict.columns(['organization', 'address']).doUpdateSet({ reason, created: now }))
    .execute()
}

export interface MailFilter {
  readonly organization?: number | undefined
  readonly event?: string | undefined
  readonly state?: string | undefined
  readonly kind?: string | undefined
  /** An address, or the beginning of one. */
  readonly recipient?: string | undefined
  readonly after?: Position | undefined
  readonly most: number
}

/** Latest first. */
export function listMails(database: Database, { most, recipient, after, ...equal }: MailFilter): Promise<MailRow[]> {
  return database.read((db) => {
    let query = db.selectFrom('mail').selectAll().orderBy('created', 'desc').orderBy('id', 'desc').limit(most)
    for (const [column, value] of Object.entries(equal))
      if (value !== undefined) query = query.where(column as keyof typeof equal, '=', value)
    if (recipient !== undefined)
      query = query.where('recipient', '>=', recipient).where('recipient', '<', `${recipient}\u{10ffff}`)
    if (after)
      query = query.where((eb) =>
        eb.or([eb('created', '<', after.created), eb('created', '=', after.created).and('id', '<', after.id)]),
      )
    return query.execute()
  })
}

/** The mails of one kind on behalf of an organization since a moment, latest first. */
export function mailsSince(
  db: Kysely<Tables>,
  { organization, kind, since }: { readonly organization: number; readonly kind: string; readonly since: number },
): Promise<MailRow[]> {
  return db
    .selectFrom('mail')
    .selectAll()
    .where('organization', '=', organization)
    .where('kind', '=', kind)
    .where('created', '>=', since)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Queues a mail again that was kept or has failed. Returns false if there is nothing to send, or its links have expired. */
export async function resendMail(
  tx: Transaction,
  kinds: MailKinds,
  { organization, id }: Pick<MailRow, 'organization' | 'id'>,
  now: number,
): Promise<boolean> {
  const again = await tx
    .updateTable('mail')
    .set({ state: 'waiting' satisfies MailState, error: null })
    .where(ownedBy(organization))
    .where('id', '=', id)
    .where('state', 'in', ['kept', 'failed'])
    .where('content', 'is not', null)
    .where((eb) => eb.or([eb('expires', 'is', null), eb('expires', '>', now)]))
    .returning(['id', 'organization', 'kind'])
    .executeTakeFirst()
  if (again) await enqueueAll(tx, [sendingOf(again, kinds.get(again.kind) ?? {}, now)], now)
  return again !== undefined
}

/** Sends mails that wait again after they were dropped. */
export async function queueAgain(tx: Transaction, mails: readonly Pick<MailRow, 'id' | 'organization'>[], now: number) {
  await enqueueAll(tx, mails.map((mail) => sendingOf(mail, {}, now)), now) // oxfmt-ignore
}

/** Removes some mails that are older than this moment and not waiting; returns how many. */
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
