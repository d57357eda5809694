import type { Turn } from './claims.ts'
import { type ClaimedJob, noOrganization } from './queue.ts'

/** Jobs that share slots. Jobs of other lanes don't wait for them. */
export interface Lane {
  /** How many jobs a server runs at once. */
  readonly slots: number
  /** How many of them one organization may use. Default: all. */
  readonly perOrganization?: number
}

type Lanes = Readonly<Record<string, { readonly lane: Lane }>>

/** Decides which jobs a worker may start besides the running ones. */
export function openLanes(handlers: Lanes, running: ReadonlyMap<ClaimedJob, unknown>, monotonic: () => number) {
  const lastServed = new Map<string, number>()
  // Until when no job of a name is started, because a service they all need is down.
  const outages = new Map<string, number>()

  return {
    /** How many more jobs of a name may be started. */
    roomFor(name: string): number {
      const { lane } = handlers[name]!
      const until = outages.get(name)
      const free = lane.slots - count((job) => laneOf(job) === lane)
      if (until === undefined) return free
      // After an outage one job checks whether it is over while the others wait.
      return monotonic() < until || count((job) => job.name === name) > 0 ? 0 : Math.min(free, 1)
    },

    turnOf(name: string, most: number): Turn {
      const { lane } = handlers[name]!
      const { slots, perOrganization = slots } = lane
      const roomFor = (organization: number) =>
        perOrganization - count((job) => laneOf(job) === lane && job.organization === organization)
      return { after: lastServed.get(name) ?? noOrganization, most, roomFor }
    },

    started({ name, organization }: ClaimedJob) {
      lastServed.set(name, organization)
    },

    /** Milliseconds. */
    outage(name: string, retryAfter: number) {
      outages.set(name, monotonic() + retryAfter)
    },

    outageIsOver(name: string) {
      outages.delete(name)
    },
  }

  function laneOf({ name }: ClaimedJob): Lane {
    return handlers[name]!.lane
  }

  function count(isCounted: (job: ClaimedJob) => boolean): number {
    return running.keys().filter(isCounted).toArray().length
  }
}
