import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Counter, Registry } from '../metrics/registry.ts'
import { DatabaseUnreachable } from './failure.ts'

// Milliseconds. Ticks instead of one timer: a process that was busy for a while hasn't checked yet whether there is a
// reply.
const tick = 100
const patientTicks = 10
const probeEvery = 500
const restAfterSuccess = 500

/**
 * Once a query has timed out, one probe checks whether the database replies at all. If not, the breaker opens: waiting
 * queries fail, and new ones fail immediately. Probes continue in the background until one succeeds.
 */
export class CircuitBreaker {
  readonly #probe: (signal: AbortSignal) => Promise<void>
  readonly #opened: (since: number) => void
  readonly #closing = new AbortController()
  /** Checks start from within a request, and must not inherit its time limit. */
  readonly #unbound = AsyncLocalStorage.snapshot()
  readonly #openings: Counter
  #isOpen = false
  #checking: Promise<void> | undefined
  #answeredAt = -Infinity

  /**
   * `probe` queries the database on a connection of its own. `opened` fails what has been waiting since before `since`.
   */
  constructor(probe: (signal: AbortSignal) => Promise<void>, opened: (since: number) => void, metrics: Registry) {
    this.#probe = probe
    this.#opened = opened
    this.#openings = metrics.counter('kalends_postgres_breaker_openings_total', 'Times the circuit breaker has opened.')
    metrics.gauge('kalends_postgres_breaker_open', 'Whether PostgreSQL is known to be away: 1 or 0.', () =>
      this.#isOpen ? 1 : 0,
    )
  }

  /** Throws while the database is known to be away. */
  pass() {
    if (this.#isOpen) throw new DatabaseUnreachable('The database does not answer.')
  }

  /** Called after a timeout or a failed connection: checks whether the database is there. */
  suspect() {
    if (this.#checking || this.#closing.signal.aborted) return
    if (performance.now() - this.#answeredAt < restAfterSuccess) return
    this.#checking = this.#unbound(() => this.#check()).finally(() => (this.#checking = undefined))
  }

  async close() {
    this.#closing.abort()
    await this.#checking
  }

  async #check() {
    const { signal } = this.#closing
    const since = performance.now()
    while (!(await this.#isAnswered())) {
      if (signal.aborted) return
      if (!this.#isOpen) {
        this.#isOpen = true
        this.#openings.add()
        this.#opened(since)
      }
      await pause(probeEvery, undefined, { signal, ref: false }).catch(() => {})
    }
    this.#answeredAt = performance.now()
    this.#isOpen = false
  }

  async #isAnswered(): Promise<boolean> {
    const end = new AbortController()
    const signal = AbortSignal.any([end.signal, this.#closing.signal])
    const outcome = this.#probe(signal).then(
      () => true,
      () => false,
    )
    try {
      for (let ticks = 0; ticks < patientTicks && !signal.aborted; ticks += 1) {
        const late = pause(tick, undefined, { signal, ref: false }).catch(() => undefined)
        const result = await Promise.race([outcome, late])
        if (result !== undefined) return result
      }
      return false
    } finally {
      end.abort()
    }
  }
}
