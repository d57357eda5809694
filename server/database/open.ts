import { AsyncLocalStorage } from 'node:async_hooks'
import type { Dialect, Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { Settings } from '../config.ts'
import { DatabaseUnreachable, UnusableDatabase, failureOf } from './failure.ts'
import { NodeSqlite, openReader, openWriter, whenFree } from './node-sqlite.ts'
import { databaseFile, inspectFile, unusable } from './sqlite-file.ts'
import type { Tables } from './tables.ts'

export type Transaction = KyselyTransaction<Tables>
export type Value = string | number | null | Uint8Array

export interface Database {
  readonly engine: 'sqlite' | 'postgres'
  /** A read that runs often: prepared once, `?` for its values. */
  statement<Row>(sql: string): (...values: Value[]) => Promise<Row[]>
  /** Any other read outside a transaction. Sees committed data only. */
  read<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>
  /** Everything that writes. May run twice when the engine asks for it, so `work` must not do anything but use `tx`. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** How an engine runs things; the rest is the same for both. */
interface Engine {
  name: Database['engine']
  statement<Row>(sql: string): (values: Value[]) => Row[] | Promise<Row[]>
  reader(): Promise<Dialect>
  writer(): Promise<Dialect>
  whenFree<T>(attempt: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

export async function openDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const engine = settings.databaseUrl ? await postgres(settings.databaseUrl) : sqlite(settings.dataDir)
  const transactions = new AsyncLocalStorage<true>()
  const kysely = { reader: handle(engine.reader), writer: handle(engine.writer) }

  let open = true

  const checkUse = () => {
    if (!open) throw new DatabaseUnreachable('The database is closed.')
    // Inside a transaction this handle would read older data than the transaction has written, or wait for it for ever.
    if (transactions.getStore()) throw new Error('The database was used inside a transaction without its handle.')
  }

  return {
    engine: engine.name,
    statement<Row>(sql: string) {
      const run = engine.statement<Row>(sql)
      return async (...values: Value[]) => {
        checkUse()
        return run(values)
      }
    },
    async read(work) {
      checkUse()
      return work(await kysely.reader())
    },
    async transaction(work) {
      checkUse()
      const db = await kysely.writer()
      return retried(() => engine.whenFree(() => db.transaction().execute((tx) => transactions.run(true, () => work(tx)))))
    },
    async close() {
      if (!open) return
      open = false
      await engine.close()
    },
  }
}

/**
 * A deadlock is tried again. So is a broken reference: the row vanished after the check, and the check of the second
 * try names the field.
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

/** Kysely is loaded by the first use: it is most of the start-up time, and reading with a key does not need it. */
function handle(dialect: () => Promise<Dialect>) {
  let opened: Promise<Kysely<Tables>> | undefined
  return () => (opened ??= (async () => new (await import('kysely')).Kysely<Tables>({ dialect: await dialect() }))())
}

function sqlite(dataDir: string): Engine {
  inspectFile(dataDir)
  const path = databaseFile(dataDir)
  const { writer, reader } = openFile(path)
  const dialect = (database: typeof writer) => async () =>
    new (await import('kysely')).SqliteDialect({ database: new NodeSqlite(database) })

  return {
    name: 'sqlite',
    statement<Row>(sql: string) {
      let prepared: ReturnType<typeof reader.prepare> | undefined
      return (values) => (prepared ??= reader.prepare(sql)).all(...values) as Row[]
    },
    reader: dialect(reader),
    writer: dialect(writer),
    whenFree,
    async close() {
      reader.close()
      writer.close()
    },
  }
}

function openFile(path: string) {
  try {
    return { writer: openWriter(path), reader: openReader(path) }
  } catch (error) {
    if (error instanceof UnusableDatabase || failureOf(error) === 'unknown') throw error
    throw unusable(path, error as Error)
  }
}

async function postgres(url: string): Promise<Engine> {
  const pool = (await import('./postgres.ts')).openPool(url)
  const dialect = async () => new (await import('kysely')).PostgresDialect({ pool })

  return {
    name: 'postgres',
    statement<Row>(sql: string) {
      let count = 0
      const text = sql.replaceAll('?', () => `$${(count += 1)}`)
      return async (values) => (await pool.query(text, values)).rows as Row[]
    },
    reader: dialect,
    writer: dialect,
    whenFree: (attempt) => attempt(),
    close: () => pool.end(),
  }
}
