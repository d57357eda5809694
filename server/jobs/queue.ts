import type { Selectable } from 'kysely'
import type { Database, Transaction } from '../database/open.ts'
import { among, insertRows } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'

export interface NewJob {
  /** Which handler runs it: see schedule.ts. */
  readonly name: string
  /** The organization it is for, if any. Organizations take turns within a lane. */
  readonly organization?: number
  readonly payload?: unknown
  /** Not before this moment. */
  readonly runAt: number
  /** At most one job exists per key; a second one isn't enqueued. */
  readonly key?: string
}

/** A job this process may run while its lease lasts. */
export interface ClaimedJob {
  readonly id: number
  readonly name: string
  readonly organization: number
  readonly payload: unknown
  readonly key: string | null
  /** Including this one. */
  readonly attempts: number
  /** Proves the claim: a later claim has another lease. */
  readonly lease: string
}

// Jobs of no organization take turns as if they belonged to one more.
export const noOrganization = 0

/** Enqueues a job in the transaction that causes it: both are committed or neither. */
export async function enqueue(tx: Transaction, job: NewJob, now: number) {
  await enqueueAll(tx, [job], now)
}

export async function enqueueAll(tx: Transaction, jobs: readonly NewJob[], now: number) {
  const rows = jobs.map((job) => ({
    name: job.name,
    organization: job.organization ?? noOrganization,
    payload: JSON.stringify(job.payload ?? null),
    unique_key: job.key ?? null,
    run_at: job.runAt,
    attempts: 0,
    lease: null,
    leased_until: null,
    error: null,
    dead: null,
    created: now,
  }))
  await insertRows(tx, 'job', rows, 'id')
}

/**
 * Removes a finished job in the transaction of its effects. Throws if the lease was lost, because another worker may
 * have the job.
 */
export async function complete(tx: Transaction, { id, lease }: ClaimedJob) {
  const done = await tx
    .deleteFrom('job')
    .where('id', '=', id)
    .where('lease', '=', lease)
    .returning('id')
    .executeTakeFirst()
  if (!done) throw new LeaseLost()
}

/** Removes those of these jobs whose lease was not lost, and returns their ids. */
export async function completeAll(tx: Transaction, jobs: readonly ClaimedJob[]): Promise<ReadonlySet<number>> {
  const ids = jobs.map(({ id }) => id)
  const leases = jobs.map(({ lease }) => lease)
  const done = await tx
    .deleteFrom('job')
    .where(await among(tx, 'id', ids))
    // No two jobs have the same one.
    .where(await among(tx, 'lease', leases))
    .returning('id')
    .execute()
  return new Set(done.map(({ id }) => id))
}

/** Postpones a job in a transaction of its handler, as if it had not been tried. */
export async function putOff(tx: Transaction, { id, lease, attempts }: ClaimedJob, runAt: number) {
  const done = await tx
    .updateTable('job')
    .set({ lease: null, leased_until: null, attempts: attempts - 1, run_at: runAt })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .returning('id')
    .executeTakeFirst()
  if (!done) throw new LeaseLost()
}

export class LeaseLost extends Error {
  constructor() {
    super('The lease of the job ran out, and another worker may have claimed it.')
  }
}

export type StoredJob = Selectable<Tables['job']>

export function listJobs(database: Database): Promise<StoredJob[]> {
  return database.read((db) => db.selectFrom('job').selectAll().orderBy('run_at').orderBy('id').execute())
}

/** Makes a job due immediately, with attempts reset. A running job is left alone. Returns whether the job exists. */
export async function retryJob(tx: Transaction, id: number, now: number): Promise<boolean> {
  const known = await tx
    .updateTable('job')
    .set({ run_at: now, attempts: 0, dead: null })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return known !== undefined
}

/** Returns whether the job existed. A worker that is running it can't complete it any more. */
export async function removeJob(tx: Transaction, id: number): Promise<boolean> {
  return (await tx.deleteFrom('job').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined
}

/** Removes a job, unless a worker is running it. Returns whether it was removed. */
export async function withdrawJob(tx: Transaction, key: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('job')
    .where('unique_key', '=', key)
    .where('lease', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}
