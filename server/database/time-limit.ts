import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<TimeLimit>()

/** How long a piece of work may wait for the database, all its queries together. Time between them does not count. */
export class TimeLimit {
  #left: number
  #running = 0
  #since = 0

  constructor(milliseconds: number) {
    this.#left = milliseconds
  }

  /** The one that the caller runs in. */
  static get current(): TimeLimit | undefined {
    return current.getStore()
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
