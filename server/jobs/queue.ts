import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database, Transaction } from '../database/open.ts'
import { insertRows } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'

export interface NewJob {
  /** Which handler runs it: see schedule.ts. */
  readonly name: string
  readonly payload?: unknown
  /** Not before this moment. */
  readonly runAt: number
  /** There is at most one job with the same key. A second one is not enqueued. */
  readonly key?: string
}

/** A job that this process may work on while its lease lasts. */
export interface ClaimedJob {
  readonly id: number
  readonly name: string
  readonly payload: unknown
  readonly key: string | null
  /** This one included. */
  readonly attempts: number
  /** Proves the claim: whoever claims the job later has another one. */
  readonly lease: string
}

/** Enqueues a job together with what causes it: both are committed, or neither is. */
export async function enqueue(tx: Transaction, job: NewJob, now: number) {
  await enqueueAll(tx, [job], now)
}

export async function enqueueAll(tx: Transaction, jobs: readonly NewJob[], now: number) {
  const rows = jobs.map((job) => ({
    name: job.name,
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

/** Removes a job that is done, in the transaction of its effects. A job whose lease was lost is somebody else's by now. */
export async function complete(tx: Transaction, { id, lease }: ClaimedJob) {
  const done = await tx
    .deleteFrom('job')
    .where('id', '=', id)
    .where('lease', '=', lease)
    .returning('id')
    .executeTakeFirst()
  if (!done) throw new LeaseLost()
}

/** Puts a job off in a transaction of its handler, as if it had not been tried. */
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

// Milliseconds.
export const leaseFor = 60_000
const lookForAbandonedEvery = 5000

/** The time on the wall, for what is stored, and on a clock that nobody can set, for how long a lease lasts. */
interface Clocks {
  readonly now: number
  readonly monotonic: number
}

interface Leased {
  readonly id: number
  readonly lease: string
  readonly leased_until: number
}

/**
 * What a worker does with the queue. It sees only jobs of these names: a job of another name was enqueued by a newer
 * version, and waits for a server of that version.
 */
export function jobQueue(database: Database, names: readonly string[]) {
  const due = `from job where dead is null and run_at <= ? and name in (${names.map(() => '?').join()})`
  const anyFree = database.statement<{ id: number }>(`select id ${due} and lease is null limit 1`)
  const allLeased = database.statement<Leased>(`select id, lease, leased_until ${due} and lease is not null`)
  let watched = new Map<string, { renewal: number; since: number }>()
  let lookedAt = -Infinity

  return {
    async keys(): Promise<ReadonlySet<string>> {
      const rows = await database.statement<{ unique_key: string }>(
        'select unique_key from job where unique_key is not null',
      )()
      return new Set(rows.map((row) => row.unique_key))
    },

    /** The job that has been due for longest, or one that its worker has abandoned. Two workers never claim the same one. */
    async claim(clocks: Clocks): Promise<ClaimedJob | undefined> {
      if (names.length === 0) return undefined
      // Most of the time there is none, and looking is cheaper than a transaction.
      if ((await anyFree(clocks.now, ...names)).length > 0) return claimed(clocks)
      const left = await abandoned(clocks)
      return left && claimed(clocks, left)
    },

    /** Answers whether the job is still ours. */
    async renew({ id, lease }: ClaimedJob, now: number): Promise<boolean> {
      const renewed = await change(id, lease, { leased_until: now + leaseFor })
      return renewed !== undefined
    },

    /** Puts a job back after a failure; without a moment to try again it is a dead letter. */
    async fail({ id, lease }: ClaimedJob, error: string, next: { runAt: number } | { dead: number }) {
      const when = 'runAt' in next ? { run_at: next.runAt } : { dead: next.dead }
      await change(id, lease, { lease: null, leased_until: null, error: error.slice(0, maxError), ...when })
    },

    /** Puts off all jobs of a name that wait, as if they had been enqueued for that moment. */
    async postpone(name: string, runAt: number) {
      await database.transaction((tx) =>
        tx
          .updateTable('job')
          .set({ run_at: runAt })
          .where('name', '=', name)
          .where('dead', 'is', null)
          .where('lease', 'is', null)
          .where('run_at', '<', runAt)
          .execute(),
      )
    },

    /** Gives a job back that was not finished, as if it had not been tried. */
    async release({ id, lease, attempts }: ClaimedJob) {
      await change(id, lease, { lease: null, leased_until: null, attempts: attempts - 1 })
    },
  }

  /**
   * A job whose lease nobody has renewed for as long as a lease lasts. That is not read from a clock on a wall: those of two
   * machines differ, and any of them may be set. The lease is watched instead, from when it was first seen.
   */
  async function abandoned({ now, monotonic }: Clocks): Promise<Leased | undefined> {
    if (monotonic - lookedAt < lookForAbandonedEvery) return undefined
    lookedAt = monotonic
    const leased = await allLeased(now, ...names)
    const known = watched
    watched = new Map()
    for (const { lease, leased_until: renewal } of leased) {
      const before = known.get(lease)
      watched.set(lease, before?.renewal === renewal ? before : { renewal, since: monotonic })
    }
    return leased.find(({ lease }) => monotonic - watched.get(lease)!.since >= leaseFor)
  }

  async function claimed({ now }: Clocks, left?: Leased): Promise<ClaimedJob | undefined> {
    const lease = randomUUID()
    const row = await database.transaction((tx) => {
      const update = tx
        .updateTable('job')
        .set((eb) => ({ lease, leased_until: now + leaseFor, attempts: eb('attempts', '+', 1) }))
        .returningAll()
      const claim = left
        ? update.where('id', '=', left.id).where('lease', '=', left.lease).where('leased_until', '=', left.leased_until)
        : update
            .where('id', '=', (eb) =>
              eb
                .selectFrom('job')
                .select('id')
                .where('dead', 'is', null)
                .where('run_at', '<=', now)
                .where('name', 'in', names)
                .where('lease', 'is', null)
                .orderBy('run_at')
                .orderBy('id')
                .limit(1),
            )
            // Once more, for a worker that waited here while another one claimed the same row.
            .where('lease', 'is', null)
      return claim.executeTakeFirst()
    })
    if (!row) return undefined
    const { id, name, payload, unique_key, attempts } = row
    return { id, name, payload: JSON.parse(payload), key: unique_key, attempts, lease }
  }

  function change(id: number, lease: string, values: Record<string, string | number | null>) {
    return database.transaction((tx) =>
      tx
        .updateTable('job')
        .set(values)
        .where('id', '=', id)
        .where('lease', '=', lease)
        .returning('id')
        .executeTakeFirst(),
    )
  }
}

const maxError = 2000

export type StoredJob = Selectable<Tables['job']>

export function listJobs(database: Database): Promise<StoredJob[]> {
  return database.read((db) => db.selectFrom('job').selectAll().orderBy('run_at').orderBy('id').execute())
}

/** Makes a job due at once, with all its attempts before it. One that is running is left alone. Answers whether it exists. */
export async function retryJob(tx: Transaction, id: number, now: number): Promise<boolean> {
  const known = await tx
    .updateTable('job')
    .set({ run_at: now, attempts: 0, dead: null })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return known !== undefined
}

/** Answers whether there was such a job. A worker that is running it cannot complete it any more. */
export async function removeJob(tx: Transaction, id: number): Promise<boolean> {
  return (await tx.deleteFrom('job').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined
}
