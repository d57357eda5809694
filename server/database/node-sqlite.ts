import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { UnusableDatabase } from './failure.ts'

/** Adapts node:sqlite to Kysely's SQLite dialect. Statements are prepared once. */
export class NodeSqlite implements SqliteDatabase {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, PreparedStatement>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  prepare(sql: string): SqliteStatement {
    // If the disk is full, SQLite has already rolled back; a second rollback would throw.
    if (sql === 'rollback' && !this.#database.isTransaction) return nothing
    // A transaction that starts as a reader can't always become a writer, and ours all write.
    if (sql === 'begin') return this.#prepared('begin immediate')
    return this.#prepared(sql)
  }

  close() {
    this.#statements.clear()
    this.#database.close()
  }

  #prepared(sql: string): PreparedStatement {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = new PreparedStatement(this.#database.prepare(sql))
    if (this.#statements.size >= maxStatements) this.#statements.delete(this.#statements.keys().next().value!)
    this.#statements.set(sql, statement)
    return statement
  }
}

const maxStatements = 256
const maxWait = 5000
export const applicationId = 0x4b414c44 // "KALD": tells our files from those of other programs
const oldestSqlite = [3, 51, 3] as const

class PreparedStatement implements SqliteStatement {
  readonly #statement: StatementSync
  readonly reader: boolean

  constructor(statement: StatementSync) {
    this.#statement = statement
    this.reader = statement.columns().length > 0
  }

  all(values: readonly unknown[]) {
    return this.#statement.all(...(values as SQLInputValue[]))
  }

  run(values: readonly unknown[]) {
    return this.#statement.run(...(values as SQLInputValue[]))
  }

  iterate(values: readonly unknown[]) {
    return this.#statement.iterate(...(values as SQLInputValue[])) as IterableIterator<unknown>
  }
}

const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
}

export function openWriter(path: string): DatabaseSync {
  // No busy timeout: it would block the event loop. `whenFree` waits for a busy file instead.
  const database = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: true, defensive: true })
  try {
    refuseOldSqlite()
    const isNew = whenFreeNow(() => refuseForeign(database, path))
    whenFreeNow(() => database.exec(`pragma journal_mode = wal; ${settings}`))
    if (isNew) whenFreeNow(() => database.exec(`pragma application_id = ${applicationId}`))
    // Recovers the write-ahead log now rather than in the first request.
    whenFreeNow(() => database.prepare('select count(*) from sqlite_master').get())
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Returns whether the file has no application id yet. */
function refuseForeign(database: DatabaseSync, path: string): boolean {
  // In this order, because a process that creates the database sets the id before it creates tables.
  const { tables } = database.prepare('select count(*) as tables from sqlite_master').get() as { tables: number }
  const { application_id } = database.prepare('pragma application_id').get() as { application_id: number }
  if (application_id === applicationId) return false
  if (tables > 0) throw new UnusableDatabase(`${path} is a database of another program. Choose another DATA_DIR.`)
  return true
}

/** A second connection for reading: it sees committed data only and never waits for a writer. */
export function openReader(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: maxWait, readOnly: true, defensive: true })
  database.exec('pragma cache_size = -16000; pragma trusted_schema = off')
  return database
}

// With secure_delete, erased data does not stay in unused space of the file, or in backups.
const settings = `
  pragma synchronous = full; pragma cache_size = -16000; pragma trusted_schema = off; pragma cell_size_check = on;
  pragma mmap_size = 0; pragma journal_size_limit = 67108864; pragma secure_delete = on;
`

/** Retries while another process holds the file, for so many milliseconds, without blocking the event loop. */
export async function whenFree<T>(longest: number, attempt: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + longest
  for (let backoff = 2; ; backoff = Math.min(backoff * 2, 50)) {
    try {
      return await attempt()
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error
      await new Promise((done) => setTimeout(done, backoff))
    }
  }
}

/** The same, blocking, for program start when nothing else waits for the event loop. */
function whenFreeNow<T>(attempt: () => T): T {
  const deadline = performance.now() + maxWait
  for (;;) {
    try {
      return attempt()
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    }
  }
}

export function isBusy(error: unknown): boolean {
  return error instanceof Error && ((error as { errcode?: number }).errcode ?? 0) % 256 === 5
}

function refuseOldSqlite() {
  // Not queried with SQL, which would access the file while another process may hold it.
  const version = process.versions.sqlite ?? '0'
  const parts = version.split('.').map(Number)
  const difference = oldestSqlite.map((wanted, i) => (parts[i] ?? 0) - wanted).find((part) => part !== 0) ?? 0
  if (difference < 0)
    throw new UnusableDatabase(
      `SQLite ${version} can lose data; ${oldestSqlite.join('.')} or newer is needed. Install a newer Node.`,
    )
}
