import type { Operator } from '../accounts/operator.ts'
import type { Context } from '../context.ts'
import { failureOf } from '../database/failure.ts'
import { Refusal } from '../refusal.ts'
import { lookUp } from './dns.ts'
import { type ManagedDomain, managedDomain, presented, recordDomain, take } from './domains.ts'
import { type RecordCheck, checkRecord, recordsFor } from './records.ts'
import { type DomainRow, findDomain, noteCheck, updateDomain } from './store.ts'

export interface Verification {
  readonly domain: ManagedDomain
  readonly isVerified: boolean
  readonly records: RecordCheck[]
}

/** Checks the DNS records. The domain is verified only if all of them are correct. */
export async function verifyDomain(context: Context, operator: Operator, id: number): Promise<Verification> {
  const { database, settings, now } = context
  const found = managedDomain(operator, await findDomain(database, id), id)
  const records = await recordsOf(context, found)
  const isVerified = records.every(({ result }) => result === 'ok')
  if (!isKnown(records)) return { domain: presented(found, settings), isVerified, records }
  const at = now()
  const row = await database.transaction(async (tx) => {
    const before = await take(tx, operator, id)
    const checked = await noteCheck(tx, before, records, at)
    if (!isVerified) return checked
    if (before.verified === null || before.missing_since !== null)
      await recordDomain(tx, operator, at, before, 'domain.verified')
    return updateDomain(tx, before, { verified: at, missing_since: null })
  })
  return { domain: presented(row, settings), isVerified, records }
}

/** The DNS lookup results for the records that a domain needs. */
export function recordsOf({ settings }: Pick<Context, 'settings'>, row: DomainRow): Promise<RecordCheck[]> {
  const records = recordsFor(row, settings.landingUrl)
  return Promise.all(records.map(async (each) => checkRecord(each, await lookUp(each, settings))))
}

/** A name server that does not respond proves nothing. */
export function isKnown(records: readonly RecordCheck[]): boolean {
  return records.every(({ result }) => result !== 'unknown')
}

/**
 * From now on landing pages can be served on this domain. Records may have vanished since the last check, so this
 * checks again.
 */
export async function publishDomain(context: Context, operator: Operator, id: number): Promise<Verification> {
  const verification = await verifyDomain(context, operator, id)
  if (!verification.isVerified) return verification
  try {
    const row = await context.database.transaction(async (tx) => {
      const before = await take(tx, operator, id)
      if (before.status !== 'published') await recordDomain(tx, operator, context.now(), before, 'domain.published')
      return updateDomain(tx, before, { status: 'published' })
    })
    return { ...verification, domain: presented(row, context.settings) }
  } catch (error) {
    if (failureOf(error) !== 'unique') throw error
    throw new Refusal(
      'conflict',
      `${verification.domain.host} is already published by another organization. Unpublish it there first.`,
    )
  }
}

/** Refuses if it is unknown whether the records exist. */
export function requireAnswered(host: string, records: readonly RecordCheck[]) {
  if (isKnown(records)) return
  throw new Refusal(
    'unavailable',
    `${host} could not be checked, because a name server did not respond. Nothing was changed. Try again later.`,
    { retryAfter: 60 },
  )
}

export function requireVerified({ domain: { host }, isVerified, records }: Verification) {
  if (isVerified) return
  requireAnswered(host, records)
  const faulty = records.filter(({ result }) => result !== 'ok')
  const faults = faulty.map(({ type, host: name, value, result, found }) =>
    result === 'missing'
      ? `The ${type} record ${name} is missing; its value must be ${value}.`
      : `The ${type} record ${name} is ${found.join(', ')}, but must be ${value}.`,
  )
  throw new Refusal(
    'conflict',
    `${host} cannot be published yet. ${faults.join(' ')} New records can take several hours to become visible.`,
    { details: { records } },
  )
}
