import type { Turn } from './claims.ts'
import { type ClaimedJob, nobody } from './queue.ts'

/** Jobs that may hold each other up. Jobs of other lanes do not wait for them. */
export interface Lane {
  /** How many of them a server runs at once. */
  readonly slots: number
  /** How many of these one organization may take; left out, all of them. */
  readonly perOrganization?: number
}

type Lanes = Readonly<Record<string, { readonly lane: Lane }>>

/** Which jobs a worker may start beside those that it is running. */
export function openLanes(handlers: Lanes, running: ReadonlyMap<ClaimedJob, unknown>, monotonic: () => number) {
  const lastServed = new Map<string, number>()
  // Until when no job of a name is started, because something that they all need is away.
  const outages = new Map<string, number>()

  return {
    hasRoom(name: string): boolean {
      const { lane } = handlers[name]!
      const until = outages.get(name)
      // After an outage one job tries whether it is over, while the others wait.
      if (until !== undefined && (monotonic() < until || count((job) => job.name === name) > 0)) return false
      return count((job) => laneOf(job) === lane) < lane.slots
    },

    turnOf(name: string): Turn {
      const { lane } = handlers[name]!
      const { slots, perOrganization = slots } = lane
      const isFull = (organization: number) =>
        count((job) => laneOf(job) === lane && job.organization === organization) >= perOrganization
      return { after: lastServed.get(name) ?? nobody, isFull }
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
