import type { OrganizationId } from '../http/actor.ts'
import { Refusal } from '../refusal.ts'
import { fileFault } from './form.ts'

const decoders = 2
// Every upload being received, waiting or decoded keeps its file in memory.
const uploads = 24
const longestWait = 10_000

export interface Upload extends Disposable {
  readonly organization: OrganizationId
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal
}

interface Waiting {
  readonly decoders: number
  start(): void
}

/** Shares the decoders among organizations, which take turns. No organization has more than half of anything. */
export class ImageQueue {
  readonly #uploads = new Map<OrganizationId, number>()
  readonly #running = new Map<OrganizationId, number>()
  /** The organization whose turn is next is first. */
  readonly #waiting = new Map<OrganizationId, Waiting[]>()
  #free = decoders

  /** Admits an upload before any of it is read. */
  enter(organization: OrganizationId, signal: AbortSignal): Upload {
    const all = this.#uploads.values().reduce((sum, some) => sum + some, 0)
    const own = this.#uploads.get(organization) ?? 0
    if (all >= uploads || own >= uploads / 2) throw busy()
    add(this.#uploads, organization, 1)
    return { organization, signal, [Symbol.dispose]: () => add(this.#uploads, organization, -1) }
  }

  /** The deadline for an upload that is complete now, in terms of `performance.now()`. */
  deadline(): number {
    return performance.now() + longestWait
  }

  /** Runs the work when a decoder is free, or when it can have all of them. */
  async inTurn<T>(upload: Upload, deadline: number, alone: boolean, work: () => Promise<T>): Promise<T> {
    const taken = alone ? decoders : 1
    await this.#wait(upload, deadline, taken)
    try {
      return await work()
    } finally {
      this.#free += taken
      add(this.#running, upload.organization, -1)
      this.#startNext()
    }
  }

  #wait({ organization, signal }: Upload, deadline: number, taken: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const own = this.#waiting.get(organization) ?? []
    const leave = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abandon)
      own.splice(own.indexOf(waiting), 1)
      if (own.length === 0) this.#waiting.delete(organization)
    }
    const start = () => {
      leave()
      resolve()
    }
    const abandon = () => {
      leave()
      reject(abandoned())
    }
    const timeOut = () => {
      leave()
      reject(busy())
    }
    const waiting: Waiting = { decoders: taken, start }
    const timer = setTimeout(timeOut, deadline - performance.now())
    signal.addEventListener('abort', abandon)

    // One that turned out to be large has had a turn already.
    if (taken > 1) own.unshift(waiting)
    else own.push(waiting)
    this.#waiting.set(organization, own)
    if (signal.aborted) abandon()
    this.#startNext()
    return promise
  }

  #startNext() {
    for (const [organization, own] of this.#waiting) {
      const [first] = own
      const running = this.#running.get(organization) ?? 0
      if (!first || first.decoders > this.#free || running >= decoders / 2) continue
      this.#free -= first.decoders
      add(this.#running, organization, 1)
      // Moves the organization to the end if it has more uploads waiting.
      this.#waiting.delete(organization)
      this.#waiting.set(organization, own)
      first.start()
    }
  }
}

function add(counts: Map<OrganizationId, number>, organization: OrganizationId, change: 1 | -1) {
  const count = (counts.get(organization) ?? 0) + change
  if (count === 0) counts.delete(organization)
  else counts.set(organization, count)
}

const busy = () =>
  new Refusal('unavailable', 'Too many images are being uploaded right now. Nothing was stored; try again later.', {
    retryAfter: longestWait / 1000,
  })

export const abandoned = () => fileFault('file is not wanted any more: its sender closed the connection.')
