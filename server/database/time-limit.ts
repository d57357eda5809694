import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<TimeLimit>()

/** The total time a piece of work may wait for the database. Time between queries doesn't count. */
export class TimeLimit {
  readonly #whole: number
  #left: number
  #running = 0
  #since = 0

  constructor(milliseconds: number) {
    this.#whole = milliseconds
    this.#left = milliseconds
  }

  /** The limit the caller runs in. */
  static get current(): TimeLimit | undefined {
    return current.getStore()
  }

  /**
   * Runs work shared by many callers, such as a batch from a queue, with a new limit of the same length. Otherwise a
   * queue that never empties would use up the time of the caller that started it.
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

  /** Milliseconds left. */
  get left(): number {
    return this.#left - (performance.now() - this.#since)
  }
}
