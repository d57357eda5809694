import type { ClaimedJob } from './queue.ts'

/** Jobs that share slots. Jobs of other lanes don't wait for them. */
export interface Lane {
  /** How many jobs a server runs at once. */
  readonly slots: number
  /** How many of them one organization may use. Default: all. */
  readonly perOrganization?: number
  /**
   * How many jobs are claimed for each slot, to be prepared together. Their handler calls `Run.slot` before it does what slots
   * limit. Default: one, which has its slot from the start.
   */
  readonly ahead?: number
}

/** Rejects the wait for a slot: the job runs later, as if it had not been tried. */
export class NoSlot extends Error {
  constructor() {
    super('The job has to wait, because the server stops, or a service it needs is down or slow.')
  }
}

// Milliseconds. What a job has prepared must be current, and its lease is a short one (claims.ts).
const longest = 2000

interface Waiting {
  readonly job: ClaimedJob
  readonly resolve: () => void
  readonly reject: (error: NoSlot) => void
}

/** How many slots of a lane one organization may use. */
export const shareOf = ({ slots, perOrganization = slots }: Lane) => perOrganization

/** The slots of lanes whose jobs are prepared ahead. */
export function openSlots(laneOf: (job: ClaimedJob) => Lane) {
  const holders = new Set<ClaimedJob>()
  let waiting: readonly Waiting[] = []

  return {
    /** Waits until a slot of its lane is free for a job, which keeps it until it ends. */
    async take(job: ClaimedJob): Promise<void> {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      waiting = [...waiting, { job, resolve, reject }]
      fill(laneOf(job))
      const late = setTimeout(() => refuse((each) => each === job), longest)
      await promise.finally(() => clearTimeout(late))
    },

    ended(job: ClaimedJob) {
      if (holders.delete(job)) fill(laneOf(job))
    },

    refuse,
  }

  /** Rejects the waits of such jobs. */
  function refuse(isMeant: (job: ClaimedJob) => boolean) {
    const refused = waiting.filter(({ job }) => isMeant(job))
    waiting = waiting.filter(({ job }) => !isMeant(job))
    for (const { reject } of refused) reject(new NoSlot())
  }

  /** The organization that uses the fewest slots is next. */
  function fill(lane: Lane) {
    for (;;) {
      const held = [...holders].filter((job) => laneOf(job) === lane)
      const usedBy = ({ job }: Waiting) => held.filter(({ organization }) => organization === job.organization).length
      const [next] = waiting
        .filter((each) => laneOf(each.job) === lane && usedBy(each) < shareOf(lane))
        .toSorted((one, other) => usedBy(one) - usedBy(other))
      if (!next || held.length >= lane.slots) return
      waiting = waiting.filter((each) => each !== next)
      holders.add(next.job)
      next.resolve()
    }
  }
}
