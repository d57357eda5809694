import { randomUUID } from 'node:crypto'
import type { Database } from '../database/open.ts'
import { type ClaimedJob, noOrganization } from './queue.ts'

// Milliseconds.
export const leaseFor = 60_000
const lookForAbandonedEvery = 5000

const maxError = 2000
// If other servers claim the jobs first each time, the next poll continues.
const maxTries = 5
// Without a round trip for the commit.
const single = { single: true }

/** Which organization is next among those with jobs of the same name. */
export interface Turn {
  /** The organization whose job was claimed last. */
  readonly after: number
  /** Whether an organization already runs as many jobs as it may. */
  readonly isFull: (organization: number) => boolean
}

export interface LeasedJob {
  readonly id: number
  readonly name: string
  readonly lease: string
  readonly leased_until: number
}

/** The condition of the partial indexes. */
const free = 'dead is null and lease is null'

const oldestOfName = `select run_at from job where ${free} and run_at >= 0 and name = ? order by run_at limit 1`

const organizationAfter = (before: string) =>
  `select organization from job where ${free} and name = ? and organization > ${before} order by organization limit 1`

/**
 * The next organization with a due job, and its oldest one. It skips through the index from one organization to the
 * next, so thousands of jobs of one organization cost as much as one.
 */
const nextInTurn = `
  with recursive turn (organization) as (
    select (${organizationAfter('?')})
    union all
    select (${organizationAfter('turn.organization')}) from turn where turn.organization is not null
  )
  select organization, id from (
    select organization, (
      select id from (
        select id, run_at from job where ${free} and name = ? and organization = turn.organization
        order by run_at, id limit 1
      ) as oldest
      where run_at <= ?
    ) as id
    from turn where organization is not null
  ) as candidate
  where id is not null limit 1`

/**
 * A worker's view of the queue. It sees only jobs of these names: others were enqueued by a newer version and wait for
 * a server of that version.
 */
export function jobClaims(database: Database, names: readonly string[]) {
  const places = names.map(() => '?').join()
  const oldest = database.statement<Record<string, number | null>>(
    `select ${names.map((_, i) => `(${oldestOfName}) as due${i}`).join()}`,
  )
  const inTurn = database.statement<{ organization: number; id: number }>(nextInTurn)
  const leased = database.statement<LeasedJob>(
    `select id, name, lease, leased_until from job where lease is not null and dead is null and name in (${places})`,
  )
  let watched = new Map<string, { renewal: number; since: number }>()
  let lookedAt = -Infinity

  return {
    /** Which of these keys exist. */
    async known(keys: readonly string[]): Promise<ReadonlySet<string>> {
      if (keys.length === 0) return new Set()
      const rows = await database.read((db) =>
        db.selectFrom('job').select('unique_key').where('unique_key', 'in', keys).execute(),
      )
      return new Set(rows.map((row) => row.unique_key!))
    },

    /** Names with due jobs and since when, longest waiting first. */
    async due(now: number): Promise<{ readonly name: string; readonly since: number }[]> {
      if (names.length === 0) return []
      const [row] = await oldest(...names)
      const waiting = names.map((name, i) => ({ name, since: row![`due${i}`] ?? Infinity }))
      return waiting.filter(({ since }) => since <= now).toSorted((one, other) => one.since - other.since)
    },

    /** Claims the oldest due job of the organization whose turn it is. Two workers never claim the same one. */
    async claim(name: string, now: number, turn: Turn = { after: noOrganization, isFull: () => false }) {
      for (let tries = 0; tries < maxTries; tries += 1) {
        const id = await inTurnAfter(name, now, turn)
        if (id === undefined) return undefined
        const job = await claimed(id, null, now)
        if (job) return job
      }
      return undefined
    },

    /**
     * Jobs whose lease hasn't been renewed for the length of a lease. Wall clocks differ between machines and may be
     * set, so leases are watched instead, from when they were first seen.
     */
    async abandoned(monotonic: number): Promise<LeasedJob[]> {
      if (names.length === 0 || monotonic - lookedAt < lookForAbandonedEvery) return []
      lookedAt = monotonic
      const jobs = await leased(...names)
      const known = watched
      watched = new Map()
      for (const { lease, leased_until: renewal } of jobs) {
        const before = known.get(lease)
        watched.set(lease, before?.renewal === renewal ? before : { renewal, since: monotonic })
      }
      return jobs.filter(({ lease }) => monotonic - watched.get(lease)!.since >= leaseFor)
    },

    /** Claims an abandoned job. */
    takeOver: (left: LeasedJob, now: number) => claimed(left.id, left, now),

    /** Returns whether the job is still ours. */
    async renew({ id, lease }: ClaimedJob, now: number): Promise<boolean> {
      const renewed = await change(id, lease, { leased_until: now + leaseFor })
      return renewed !== undefined
    },

    /** Puts a job back after a failure, or makes it a dead letter. */
    async fail({ id, lease }: ClaimedJob, error: string, next: { runAt: number } | { dead: number }) {
      const when = 'runAt' in next ? { run_at: next.runAt } : { dead: next.dead }
      await change(id, lease, { lease: null, leased_until: null, error: error.slice(0, maxError), ...when })
    },

    /** Releases an unfinished job as if it had not been tried. */
    async release({ id, lease, attempts }: ClaimedJob) {
      await change(id, lease, { lease: null, leased_until: null, attempts: attempts - 1 })
    },
  }

  async function inTurnAfter(name: string, now: number, { after, isFull }: Turn): Promise<number | undefined> {
    const rounds = [
      { from: after, upTo: Infinity },
      { from: noOrganization - 1, upTo: after },
    ]
    for (const { from, upTo } of rounds) {
      let [next] = await inTurn(name, from, name, name, now)
      while (next && next.organization <= upTo) {
        if (!isFull(next.organization)) return next.id
        ;[next] = await inTurn(name, next.organization, name, name, now)
      }
    }
    return undefined
  }

  async function claimed(id: number, left: LeasedJob | null, now: number): Promise<ClaimedJob | undefined> {
    const lease = randomUUID()
    const row = await database.transaction((tx) => {
      const update = tx
        .updateTable('job')
        .set((eb) => ({ lease, leased_until: now + leaseFor, attempts: eb('attempts', '+', 1) }))
        .where('id', '=', id)
        .where('dead', 'is', null)
        .returningAll()
      // Another worker may have claimed or renewed it in the meantime.
      const claim = left
        ? update.where('lease', '=', left.lease).where('leased_until', '=', left.leased_until)
        : update.where('lease', 'is', null).where('run_at', '<=', now)
      return claim.executeTakeFirst()
    }, single)
    if (!row) return undefined
    const { name, organization, payload, unique_key, attempts } = row
    return { id, name, organization, payload: JSON.parse(payload), key: unique_key, attempts, lease }
  }

  function change(id: number, lease: string, values: Record<string, string | number | null>) {
    return database.transaction(
      (tx) =>
        tx
          .updateTable('job')
          .set(values)
          .where('id', '=', id)
          .where('lease', '=', lease)
          .returning('id')
          .executeTakeFirst(),
      single,
    )
  }
}
