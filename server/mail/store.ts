import { randomUUID } from 'node:crypto'
import type { EmailTemplateType } from '@kalends/contract'
import type { Transaction } from '../database/open.ts'
import { enqueueAll } from '../jobs/queue.ts'

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
}

/** Queues mails in the transaction that causes them: both are committed, or neither is. */
export async function queueMails(tx: Transaction, mails: readonly NewMail[], now: number) {
  if (mails.length === 0) return
  const queued = await tx
    .insertInto('mail')
    .values(
      mails.map(({ key, content, expires, ...mail }) => ({
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
      })),
    )
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .execute()
  const jobs = queued.map(({ id }) => ({ name: 'send-mail', payload: id, key: `mail ${id}`, runAt: now }))
  await enqueueAll(tx, jobs, now)
}

// What anybody can make us send to an address that has not been confirmed.
const unconfirmed: readonly EmailTemplateType[] = [
  'rsvp_doi',
  'rsvp_signup_confirmation',
  'rsvp_second_signup',
  'rsvp_magic_link',
]
const [hour, day] = [3_600_000, 86_400_000]
const [perHour, perDay] = [3, 10]

/**
 * To which of these addresses one more mail may go that nobody there may have asked for: over the whole service, three in
 * an hour and ten in a day.
 */
export async function mayReceive(
  tx: Transaction,
  recipients: readonly string[],
  now: number,
): Promise<(recipient: string) => boolean> {
  const rows = await tx
    .selectFrom('mail')
    .select(['recipient', 'created'])
    .where('recipient', 'in', [...new Set(recipients), ''])
    .where('created', '>', now - day)
    .where('kind', 'in', unconfirmed)
    .execute()
  const counts = new Map<string, { hour: number; day: number }>()
  const countOf = (recipient: string) => {
    const known = counts.get(recipient) ?? { hour: 0, day: 0 }
    counts.set(recipient, known)
    return known
  }
  for (const { recipient, created } of rows) {
    const count = countOf(recipient)
    count.day += 1
    if (created > now - hour) count.hour += 1
  }
  return (recipient) => {
    const count = countOf(recipient)
    if (count.hour >= perHour || count.day >= perDay) return false
    count.hour += 1
    count.day += 1
    return true
  }
}

/** Nothing is sent to this address any more on behalf of the organization, unless somebody there asks for it. */
export async function suppress(
  tx: Transaction,
  suppression: { organization: number; address: string; reason: string },
  now: number,
) {
  await tx
    .insertInto('mail_suppression')
    .values({ ...suppression, created: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
