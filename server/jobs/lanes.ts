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
    hasRoom(name: string): boolean {
      const { lane } = handlers[name]!
      const until = outages.get(name)
      // After an outage one job checks whether it is over while the others wait.
      if (until !== undefined && (monotonic() < until || count((job) => job.name === name) > 0)) return false
      return count((job) => laneOf(job) === lane) < lane.slots
    },

    turnOf(name: string): Turn {
      const { lane } = handlers[name]!
      const { slots, perOrganization = slots } = lane
      const isFull = (organization: number) =>
        count((job) => laneOf(job) === lane && job.organization === organization) >= perOrganization
      return { after: lastServed.get(name) ?? noOrganization, isFull }
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
