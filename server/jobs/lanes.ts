import type { Turn } from './claims.ts'
import { type ClaimedJob, noOrganization } from './queue.ts'
import { type Lane, NoSlot, openSlots, shareOf } from './slots.ts'

type Lanes = Readonly<Record<string, { readonly lane: Lane }>>

/** Decides which jobs a worker may start besides the running ones. */
export function openLanes(handlers: Lanes, running: ReadonlyMap<ClaimedJob, unknown>, monotonic: () => number) {
  const lastServed = new Map<string, number>()
  // Until when no job of a name is started, because a service they all need is down.
  const outages = new Map<string, number>()
  const slots = openSlots(laneOf)

  return {
    /** How many more jobs of a name may be started. */
    roomFor(name: string): number {
      const { lane } = handlers[name]!
      const until = outages.get(name)
      const free = lane.slots * (lane.ahead ?? 1) - count((job) => laneOf(job) === lane)
      if (until === undefined) return free
      // After an outage one job checks whether it is over while the others wait.
      return monotonic() < until || count((job) => job.name === name) > 0 ? 0 : Math.min(free, 1)
    },

    turnOf(name: string, room: number): Turn {
      const { lane } = handlers[name]!
      const { ahead = 1 } = lane
      const most = shareOf(lane) * ahead
      const roomFor = (organization: number) => {
        const left = most - count((job) => laneOf(job) === lane && job.organization === organization)
        // One by one, they would not be prepared together.
        return ahead > 1 && left < most / 2 ? 0 : left
      }
      return { after: lastServed.get(name) ?? noOrganization, most: room, roomFor }
    },

    started({ name, organization }: ClaimedJob) {
      lastServed.set(name, organization)
    },

    async slot(job: ClaimedJob): Promise<void> {
      if (monotonic() < (outages.get(job.name) ?? -Infinity)) throw new NoSlot()
      await slots.take(job)
    },

    ended: slots.ended,

    /** Jobs that wait for a slot no longer get one. */
    close() {
      slots.refuse(() => true)
    },

    /** Milliseconds. */
    outage(name: string, retryAfter: number) {
      outages.set(name, monotonic() + retryAfter)
      slots.refuse((job) => job.name === name)
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
