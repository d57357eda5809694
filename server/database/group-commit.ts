import type { Kysely } from 'kysely'
import type { Counter, Registry } from '../metrics/registry.ts'
import { collectChanges } from './content-changes.ts'
import type { Transaction } from './engine.ts'
import type { Tables } from './tables.ts'

interface Unit {
  readonly work: (tx: Transaction) => Promise<unknown>
  readonly done: (result: unknown) => void
  readonly failed: (error: unknown) => void
}

/** The savepoint of a transaction within the group. */
export interface Savepoint {
  open(): void
  release(): void
  /** Undoes what was written since it was opened, and removes it. */
  undo(): void
}

const most = 64

/**
 * The disk write is the most expensive part of a SQLite transaction, so transactions that wait at the same time share
 * one. Each has its own savepoint: if it fails, the others are unaffected. Results are returned only after the commit
 * is on disk.
 */
export class GroupCommit {
  readonly #open: () => Promise<Kysely<Tables>>
  readonly #transact: <T>(attempt: () => Promise<T>) => Promise<T>
  readonly #savepoint: Savepoint
  readonly #committed: (organizations: ReadonlySet<number>) => void
  readonly #commits: Counter
  readonly #units: Counter
  #waiting: Unit[] = []
  #running = false

  /**
   * `transact` runs the whole group, possibly more than once while the file is busy. `savepoint` is one on the same
   * connection. `committed` receives whose content has changed, before any result is returned.
   */
  constructor(
    open: () => Promise<Kysely<Tables>>,
    transact: <T>(attempt: () => Promise<T>) => Promise<T>,
    savepoint: Savepoint,
    committed: (organizations: ReadonlySet<number>) => void,
    metrics: Registry,
  ) {
    this.#open = open
    this.#transact = transact
    this.#savepoint = savepoint
    this.#committed = committed
    this.#commits = metrics.counter(
      'kalends_sqlite_commits_total',
      'Commits, each of which may hold several transactions.',
    )
    this.#units = metrics.counter('kalends_sqlite_transactions_total', 'Transactions that were part of a commit.')
    metrics.gauge('kalends_sqlite_waiting', 'Transactions that wait for the next commit.', () => this.#waiting.length)
  }

  run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return new Promise<T>((done, failed) => {
      this.#waiting.push({ work, done: done as Unit['done'], failed })
      if (this.#running) return
      this.#running = true
      // Transactions that arrive in the same tick join the group.
      setImmediate(() => void this.#drain())
    })
  }

  async #drain() {
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, most)
      try {
        for (const settle of await this.#commit(group)) settle()
      } catch (error) {
        for (const unit of group) unit.failed(error)
      }
    }
    this.#running = false
  }

  /** Runs and commits the group, and returns the functions that settle each transaction. */
  async #commit(group: readonly Unit[]): Promise<(() => void)[]> {
    const db = await this.#open()
    const changed = new Set<number>()
    const outcomes = await this.#transact(() =>
      db.transaction().execute(async (tx) => {
        const [only] = group
        if (group.length === 1) {
          collectChanges(tx, changed)
          return [outcome(only!, await only!.work(tx))]
        }
        const settled: (() => void)[] = []
        for (const unit of group) settled.push(await this.#inSavepoint(tx, unit, changed))
        return settled
      }),
    )
    this.#committed(changed)
    this.#commits.add()
    this.#units.add(group.length)
    return outcomes
  }

  async #inSavepoint(tx: Transaction, unit: Unit, changed: Set<number>): Promise<() => void> {
    // What a transaction that is rolled back has changed doesn't count.
    const own = new Set<number>()
    collectChanges(tx, own)
    this.#savepoint.open()
    try {
      const result = await unit.work(tx)
      this.#savepoint.release()
      for (const organization of own) changed.add(organization)
      return outcome(unit, result)
    } catch (error) {
      try {
        this.#savepoint.undo()
      } catch {
        // If the disk is full, SQLite has rolled back everything by itself, so the whole group has failed for this
        // reason.
        throw error
      }
      return () => unit.failed(error)
    }
  }
}

function outcome(unit: Unit, result: unknown): () => void {
  return () => unit.done(result)
}
