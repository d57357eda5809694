import { randomUUID } from 'node:crypto'
import type { Database } from '../database/open.ts'
import { among, kysely } from '../database/rows.ts'
import { together } from '../database/together.ts'
import { type ClaimedJob, noOrganization } from './queue.ts'

// Milliseconds.
export const leaseFor = 60_000
// Of a job that is prepared ahead: nothing that can't be undone happens before `confirm`.
const preparedFor = 5000
const prepared = 0
const lookForAbandonedEvery = 5000

const maxError = 2000
// If other servers claim the jobs first each time, the next poll continues.
const maxTries = 5
// More than jobs of one lane are claimed at once, so that some of them have room.
const maxInTurn = 48
// Without a round trip for the commit.
const single = { single: true }

/** Which organization is next among those with jobs of the same name, and how many jobs may be claimed. */
export interface Turn {
  /** The organization whose job was claimed last. */
  readonly after: number
  readonly most: number
  /** How many more jobs of an organization may run. */
  readonly roomFor: (organization: number) => number
}

export interface LeasedJob {
  readonly id: number
  readonly name: string
  readonly lease: string
  readonly leased_until: number
}

interface Lease {
  readonly now: number
  readonly until: number
}

const anyTurn: Turn = { after: noOrganization, most: 1, roomFor: () => 1 }

/** The condition of the partial indexes. */
const free = 'dead is null and lease is null'

const oldestOfName = `select run_at from job where ${free} and run_at >= 0 and name = ? order by run_at limit 1`

const organizationAfter = (before: string) =>
  `select organization from job where ${free} and name = ? and organization > ${before} order by organization limit 1`

/**
 * The organizations with due jobs, beginning with the next one, and the oldest jobs of each. It skips through the index from one
 * organization to the next, so thousands of jobs of one organization cost as much as one.
 */
const nextInTurn = (idsAsText: string) => `
  with recursive turn (organization, round) as (
    select (${organizationAfter('?')}), 1
    union all
    select case when organization is null then (${organizationAfter(`${noOrganization - 1}`)})
      else (${organizationAfter('turn.organization')}) end, case when organization is null then 2 else round end
    from turn where round = 1 or organization < ?
  )
  select organization, ids from (
    select organization, (
      select ${idsAsText} from (
        select id, run_at from job where ${free} and name = ? and organization = turn.organization
        order by run_at, id limit ?
      ) as oldest
      where run_at <= ?
    ) as ids
    from turn where organization is not null and (round = 1 or organization <= ?)
  ) as candidate
  where ids is not null limit ?`

/**
 * A worker's view of the queue. It sees only jobs of these names: others were enqueued by a newer version and wait for
 * a server of that version.
 */
export function jobClaims(database: Database, names: readonly string[]) {
  const places = names.map(() => '?').join()
  const oldest = database.statement<Record<string, number | null>>(
    `select ${names.map((_, i) => `(${oldestOfName}) as due${i}`).join()}`,
  )
  const inTurn = database.statement<{ organization: number; ids: string }>(
    nextInTurn(database.engine === 'sqlite' ? "group_concat(id, ',')" : "string_agg(id::text, ',')"),
  )
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

    /**
     * Claims due jobs of the organizations whose turn it is, oldest first. Two workers never claim the same one. Those that are
     * prepared `ahead` are soon free for others again, unless they are confirmed.
     */
    async claim(name: string, now: number, turn: Turn = anyTurn, { ahead = false } = {}): Promise<ClaimedJob[]> {
      const until = ahead ? prepared : now + leaseFor
      for (let tries = 0; tries < maxTries; tries += 1) {
        const ids = await inTurnAfter(name, now, turn)
        if (ids.length === 0) return []
        const jobs = await claimed(ids, null, { now, until })
        if (jobs.length > 0) return jobs
      }
      return []
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
      return jobs.filter(({ lease, leased_until: renewal }) => {
        const longest = renewal === prepared ? preparedFor : leaseFor
        return monotonic - watched.get(lease)!.since >= longest
      })
    },

    /** Claims an abandoned job. */
    takeOver: async (left: LeasedJob, now: number) =>
      (await claimed([left.id], left, { now, until: now + leaseFor }))[0],

    /** Returns whether the job is still ours. */
    async renew({ id, lease }: ClaimedJob, now: number): Promise<boolean> {
      const renewed = await change(id, lease, { leased_until: now + leaseFor })
      return renewed !== undefined
    },

    /** Renews the lease of a job that was prepared ahead. Returns whether the job is still ours. */
    confirm: together<{ readonly job: ClaimedJob; readonly now: number }, boolean>(async (calls) => {
      const [leases, ids] = [calls.map(({ job }) => job.lease), calls.map(({ job }) => job.id)]
      const confirmed = await database.transaction(
        async (tx) =>
          tx
            .updateTable('job')
            .set({ leased_until: calls[0]!.now + leaseFor })
            .where(await among(tx, 'id', ids))
            .where(await among(tx, 'lease', leases))
            .returning('id')
            .execute(),
        single,
      )
      const held = new Set(confirmed.map(({ id }) => id))
      return ({ job }) => held.has(job.id)
    }),

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

  /** One job of each organization in turn, or several of the only one that waits. */
  async function inTurnAfter(name: string, now: number, { after, most, roomFor }: Turn): Promise<number[]> {
    // At most as many organizations are full as jobs are running.
    const rows = await inTurn(name, after, name, name, after, name, most, now, after, maxInTurn)
    const candidates = rows.filter(({ organization }) => roomFor(organization) > 0)
    const idsOf = ({ ids }: { ids: string }) => ids.split(',').map(Number)
    const [first, ...others] = candidates
    if (!first) return []
    if (others.length === 0) return idsOf(first).slice(0, Math.min(most, roomFor(first.organization)))
    return candidates.slice(0, most).map((each) => idsOf(each)[0]!)
  }

  /** In the order of these ids. */
  async function claimed(ids: readonly number[], left: LeasedJob | null, { now, until }: Lease): Promise<ClaimedJob[]> {
    const { sql } = await kysely()
    const rows = await database.transaction(async (tx) => {
      const update = tx
        .updateTable('job')
        .set((eb) => ({
          lease: sql<string>`${randomUUID()} || cast(id as text)`,
          leased_until: until,
          attempts: eb('attempts', '+', left?.leased_until === prepared ? 0 : 1),
        }))
        .where(await among(tx, 'id', ids))
        .where('dead', 'is', null)
        .returningAll()
      // Another worker may have claimed or renewed it in the meantime.
      const claim = left
        ? update.where('lease', '=', left.lease).where('leased_until', '=', left.leased_until)
        : update.where('lease', 'is', null).where('run_at', '<=', now)
      return claim.execute()
    }, single)
    return rows
      .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      .map(({ id, name, organization, payload, unique_key, attempts, lease }) => ({
        id,
        name,
        organization,
        payload: JSON.parse(payload) as unknown,
        key: unique_key,
        attempts,
        lease: lease!,
      }))
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
