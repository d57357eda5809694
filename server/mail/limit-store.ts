import type { Kysely } from 'kysely'
import type { Settings } from '../config.ts'
import type { Database, Transaction } from '../database/open.ts'
import { among, ownedBy } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'
import type { MailRow } from './kind.ts'
import { type Use, isCrowded, limitKey } from './recipient-limit.ts'

/**
 * Counts one more mail of an organization on that day and returns the new count; undefined if the organization may send no
 * more.
 */
export async function takeQuota(
  tx: Transaction,
  { organization, day: on, most }: { organization: number; day: number; most: number },
): Promise<number | undefined> {
  const taken = await tx
    .insertInto('mail_quota')
    .values({ organization, day: on, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['organization', 'day'])
        .doUpdateSet((eb) => ({ used: eb('mail_quota.used', '+', 1) }))
        .where('mail_quota.used', '<', most),
    )
    .returning('used')
    .executeTakeFirst()
  return taken?.used
}

/** Undoes `takeQuota` for a mail that was not sent. */
export async function returnQuota(tx: Transaction, organization: number, on: number) {
  await tx
    .updateTable('mail_quota')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('organization', '=', organization)
    .where('day', '=', on)
    .execute()
}

const day = 86_400_000

/** Mails with these keys that are waiting or were sent in the last day: these count against the limit of a recipient. */
async function countedMails(db: Kysely<Tables>, keys: readonly string[], now: number) {
  return db
    .selectFrom('mail')
    .select(['id', 'limit_key', 'answer', 'kind', 'state', 'created', 'sent'])
    .where(await among(db, 'limit_key', keys))
    .where((eb) => eb.or([eb('state', '=', 'waiting'), eb('sent', '>', now - day)]))
    .execute()
}

type Counted = Awaited<ReturnType<typeof countedMails>>[number]

/** A mail that a later one supersedes takes no turn of its own. */
function useOf(mails: readonly Counted[], isAhead: (mail: Counted) => boolean): Use {
  const isReplaced = ({ answer, kind, created }: Counted) =>
    answer !== null && mails.some((each) => each.answer === answer && each.kind === kind && each.created > created)
  const waiting = mails.filter((mail) => mail.state === 'waiting' && isAhead(mail) && !isReplaced(mail))
  return { sent: mails.flatMap(({ sent }) => sent ?? []), ahead: waiting.length }
}

/** What the recipients of mails got and will get before each; undefined if no limit applies to a mail. */
export async function usesBefore(
  database: Database,
  mails: readonly MailRow[],
  now: number,
): Promise<(mail: MailRow) => Use | undefined> {
  const keys = [...new Set(mails.flatMap(({ limit_key: key }) => key ?? []))]
  const counted = keys.length === 0 ? [] : await database.read((db) => countedMails(db, keys, now))
  return ({ id, limit_key: key, created }) => {
    const same = counted.filter((each) => each.limit_key === key)
    if (key === null) return undefined
    return useOf(same, (each) => each.created < created || (each.created === created && each.id < id))
  }
}

export interface Room {
  /** Whether one more mail may be queued for this address. */
  readonly isLeft: (address: string) => boolean
  /** Counts a mail that is about to be queued. */
  readonly take: (address: string) => void
}

/**
 * For which of these addresses mails of a budget may be queued. Servers that check at the same time may both take the last
 * place: then one more mail waits, and none is lost. Without a mail server there is nothing to limit.
 */
export async function roomFor(
  tx: Transaction,
  { smtpUrl }: Pick<Settings, 'smtpUrl'>,
  { budget, addresses }: { readonly budget: string; readonly addresses: readonly string[] },
  now: number,
): Promise<Room> {
  if (smtpUrl === null || addresses.length === 0) return { isLeft: () => true, take: () => {} }
  const keyOf = (address: string) => limitKey(budget, address)
  const mails = await countedMails(tx, [...new Set(addresses.map(keyOf))], now)
  const taken = new Map<string, number>()
  return {
    isLeft(address) {
      const key = keyOf(address)
      const own = mails.filter((mail) => mail.limit_key === key)
      const { sent, ahead } = useOf(own, () => true)
      return !isCrowded({ sent, ahead: ahead + (taken.get(key) ?? 0) }, now)
    },
    take(address) {
      const key = keyOf(address)
      taken.set(key, (taken.get(key) ?? 0) + 1)
    },
  }
}

/** Stops counting the mails about this answer so far: the recipient has asked for them. */
export async function uncount(
  tx: Transaction,
  { organization, id }: { readonly organization: number; readonly id: string },
) {
  await tx
    .updateTable('mail')
    .set({ limit_key: null })
    .where(ownedBy(organization))
    .where('answer', '=', id)
    .where('limit_key', 'is not', null)
    .execute()
}

/** Clears the keys of some mails that no longer count against any limit; returns how many. */
export async function removeLimitKeys(tx: Transaction, now: number, most: number): Promise<number> {
  const done = await tx
    .updateTable('mail')
    .set({ limit_key: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mail')
        .select('id')
        .where('limit_key', 'is not', null)
        .where('state', '!=', 'waiting')
        .where((or) => or(or.fn.coalesce('sent', 'created'), '<', now - day))
        .limit(most),
    )
    .returning('id')
    .execute()
  return done.length
}
