import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<TimeLimit>()

/** How long a piece of work may wait for the database, all its queries together. Time between them does not count. */
export class TimeLimit {
  readonly #whole: number
  #left: number
  #running = 0
  #since = 0

  constructor(milliseconds: number) {
    this.#whole = milliseconds
    this.#left = milliseconds
  }

  /** The one that the caller runs in. */
  static get current(): TimeLimit | undefined {
    return current.getStore()
  }

  /**
   * Runs work that many callers share, such as a batch from a queue, in a new limit as long as that of the caller. Without
   * it, a queue that never empties would spend the time of the one caller that opened it.
   */
  static renew<T>(work: () => T): T {
    const limit = current.getStore()
    return limit ? new TimeLimit(limit.#whole).run(work) : work()
  }

  run<T>(work: () => T): T {
    return current.run(this, work)
  }

  start() {
    if (this.#running === 0) this.#since = performance.now()
    this.#running += 1
  }

  stop() {
    this.#running -= 1
    if (this.#running === 0) this.#left -= performance.now() - this.#since
  }

  /** The milliseconds that are left, between `start` and `stop`. */
  get left(): number {
    return this.#left - (performance.now() - this.#since)
  }
}
