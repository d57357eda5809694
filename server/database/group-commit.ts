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

const most = 64

/**
 * Writing to disk is the dearest part of a SQLite transaction, so units of work that wait at the same time share one.
 * Each has a savepoint of its own: one that fails takes nothing of the others along, and nobody is answered before the
 * commit is on the disk.
 */
export class GroupCommit {
  readonly #open: () => Promise<Kysely<Tables>>
  readonly #transact: <T>(attempt: () => Promise<T>) => Promise<T>
  readonly #exec: (sql: string) => void
  readonly #committed: (organizations: ReadonlySet<number>) => void
  readonly #commits: Counter
  readonly #units: Counter
  #waiting: Unit[] = []
  #running = false

  /**
   * `transact` runs an attempt at the whole group, perhaps more than once while the file is busy. `exec` runs a
   * statement without rows on the same connection. `committed` hears whose content has changed, before anybody is
   * answered.
   */
  constructor(
    open: () => Promise<Kysely<Tables>>,
    transact: <T>(attempt: () => Promise<T>) => Promise<T>,
    exec: (sql: string) => void,
    committed: (organizations: ReadonlySet<number>) => void,
    metrics: Registry,
  ) {
    this.#open = open
    this.#transact = transact
    this.#exec = exec
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
      // At the end of this turn of the event loop, with everybody who came in it.
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

  /** Runs the group and answers, once it is committed, what to tell each. */
  async #commit(group: readonly Unit[]): Promise<(() => void)[]> {
    const db = await this.#open()
    // A unit that fails may have named an organization too, which costs that one a look into the database and no more.
    const changed = new Set<number>()
    const outcomes = await this.#transact(() =>
      db.transaction().execute(async (tx) => {
        collectChanges(tx, changed)
        const [only] = group
        if (group.length === 1) return [outcome(only!, await only!.work(tx))]
        const settled: (() => void)[] = []
        for (const unit of group) settled.push(await this.#inSavepoint(tx, unit))
        return settled
      }),
    )
    this.#committed(changed)
    this.#commits.add()
    this.#units.add(group.length)
    return outcomes
  }

  async #inSavepoint(tx: Transaction, unit: Unit): Promise<() => void> {
    this.#exec('savepoint unit')
    try {
      const result = await unit.work(tx)
      this.#exec('release unit')
      return outcome(unit, result)
    } catch (error) {
      try {
        this.#exec('rollback to unit; release unit')
      } catch {
        // With a full disk SQLite has rolled back everything by itself: then the whole group has failed, and for this reason.
        throw error
      }
      return () => unit.failed(error)
    }
  }
}

function outcome(unit: Unit, result: unknown): () => void {
  return () => unit.done(result)
}
