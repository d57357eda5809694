import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely } from 'kysely'
import { type Settings, defaultDatabaseTimeout } from '../config.ts'
import { Registry } from '../metrics/registry.ts'
import type { ContentChanges } from './content-changes.ts'
import type { Engine, Transaction, TransactionOptions, Value } from './engine.ts'
import { DatabaseUnreachable, failureOf } from './failure.ts'
import type { Program } from './program.ts'
import { sqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type { Transaction, TransactionOptions, Value } from './engine.ts'

export interface Database {
  readonly engine: Engine['name']
  /** Changes to content that was read before. */
  readonly changes: ContentChanges
  /** The metrics of the database, shared with the server that uses it: see Context. */
  readonly metrics: Registry
  /** A frequent read: prepared once, with `?` for its values. `isDirect`: see `Engine`. */
  statement<Row>(sql: string, isDirect?: boolean): (...values: Value[]) => Row[] | Promise<Row[]>
  /** Any other read outside a transaction. Sees committed data only. */
  read<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>
  /** All writes. May run more than once, so `work` must only use `tx`. */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** The other programs that use the database, inside or outside a transaction. See `Engine`. */
  others(tx?: Transaction): Promise<Program[]>
  close(): Promise<void>
}

/**
 * Applies `use` synchronously if the value is ready, otherwise after the promise. Outside of cache and http only for reads by
 * key, on which awaiting everything takes 5 to 9 % more CPU time on SQLite.
 */
export function whenRead<T, Result>(
  read: T | Promise<T>,
  use: (value: T) => Result,
): Result | Promise<Awaited<Result>> {
  return read instanceof Promise ? (read.then(use) as Promise<Awaited<Result>>) : use(read)
}

type Place = Pick<Settings, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Settings, 'databaseDirectUrl' | 'databaseTimeout'>>

export async function openDatabase(settings: Place): Promise<Database> {
  const { databaseUrl, databaseDirectUrl = null, databaseTimeout = defaultDatabaseTimeout, dataDir } = settings
  const metrics = new Registry()
  const engine = databaseUrl
    ? (await import('./postgres.ts')).postgres(databaseUrl, databaseDirectUrl, databaseTimeout, metrics)
    : sqlite(dataDir, databaseTimeout, metrics)
  const transactions = new AsyncLocalStorage<true>()
  let open = true

  const checkUse = () => {
    if (!open) throw new DatabaseUnreachable('The database is closed.')
    // Inside a transaction this handle would read stale data or wait for itself forever.
    if (transactions.getStore()) throw new Error('The database was used inside a transaction without its handle.')
  }

  return {
    engine: engine.name,
    changes: engine.changes,
    metrics,
    statement<Row>(sql: string, isDirect?: boolean) {
      const run = engine.statement<Row>(sql, isDirect)
      return (...values: Value[]) => {
        checkUse()
        return run(values)
      }
    },
    async read(work) {
      checkUse()
      return work(await engine.reader())
    },
    async transaction(work, options) {
      checkUse()
      return retried(() => engine.transaction((tx) => transactions.run(true, () => work(tx)), options))
    },
    async others(tx) {
      if (!tx) checkUse()
      return engine.others(tx)
    },
    async close() {
      if (!open) return
      open = false
      await engine.close()
    },
  }
}

/**
 * Retries deadlocks, and broken references: the row vanished after the check, and the second attempt's check names the
 * field.
 */
async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = 3; ; left -= 1) {
    try {
      return await attempt()
    } catch (error) {
      const failure = failureOf(error)
      if (left === 0 || (failure !== 'retry' && failure !== 'foreign-key')) throw error
      await new Promise((done) => setTimeout(done, Math.random() * 20))
    }
  }
}
