import type { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import { lazy } from '../lazy.ts'
import type { Registry } from '../metrics/registry.ts'
import { ContentChanges } from './content-changes.ts'
import type { Engine, Value } from './engine.ts'
import { openForUse } from './file-use.ts'
import { GroupCommit, type Savepoint } from './group-commit.ts'
import { NodeSqlite, whenFree } from './node-sqlite.ts'
import { type ServerLock, serverIn, tryLock } from './sqlite-file.ts'
import type { Tables } from './tables.ts'

/**
 * One connection writes and another reads: see docs/decisions/0004. `timeout`: seconds a write waits for another
 * process.
 */
export function sqlite(dataDir: string, timeout: number, metrics: Registry): Engine {
  const { writer, reader, mark, close } = openForUse(dataDir)
  const kysely = { reader: kyselyOver(reader), writer: kyselyOver(writer) }
  const changes = new ContentChanges(
    true,
    foreignCommits(writer, () => changes.record()),
  )
  const group = new GroupCommit(
    kysely.writer,
    (attempt) =>
      whenFree(timeout * 1000, () => {
        mark()
        return attempt()
      }),
    savepoints(writer),
    (organizations) => organizations.forEach((organization) => changes.record(organization)),
    metrics,
  )

  let lock: ServerLock | undefined

  return {
    name: 'sqlite',
    changes,
    statement: (sql) => rowsOf(reader, sql),
    reader: kysely.reader,
    transaction: (work) => group.run(work),
    async others() {
      const server = serverIn(dataDir)
      if (server === 'this process') return []
      lock = tryLock(dataDir)
      return lock ? [] : [server]
    },
    async close() {
      close()
      lock?.release()
    },
  }
}

/** Prepared, because compiling them takes four times as long as running them. */
function savepoints(writer: DatabaseSync): Savepoint {
  const [open, release] = [writer.prepare('savepoint unit'), writer.prepare('release unit')]
  return {
    open: () => void open.run(),
    release: () => void release.run(),
    undo: () => writer.exec('rollback to unit; release unit'),
  }
}

// Milliseconds. How stale public content may be after a command has changed it.
const recent = 2

/**
 * Checks whether another process, which can only be a command, has committed since the last check. Whose content
 * changed is unknown. SQLite's `data_version` changes when any other connection commits.
 */
function foreignCommits(writer: DatabaseSync, committed: () => void): (isExact: boolean) => boolean {
  const statement = writer.prepare('pragma data_version')
  statement.setReturnArrays(true)
  const read = () => (statement.get() as unknown as [unknown])[0]
  let known = read()
  // One check covers all synchronous work that follows: those requests arrived before it.
  let isFresh = false
  const expire = () => {
    isFresh = false
  }
  let lookedAt = -Infinity
  return (isExact) => {
    if (isFresh || (!isExact && performance.now() - lookedAt < recent)) return true
    try {
      const version = read()
      if (version !== known) committed()
      known = version
    } catch {
      // The cache isn't used then, and the next read reports what is wrong.
      return false
    }
    isFresh = true
    lookedAt = performance.now()
    queueMicrotask(expire)
    return true
  }
}

type Run<Row> = (values: Value[]) => Row[]

/** Prepared on first use. Builds rows itself, because node:sqlite returns arrays twice as fast as objects. */
function rowsOf<Row>(reader: DatabaseSync, sql: string): Run<Row> {
  let prepared: ReturnType<DatabaseSync['prepare']> | undefined
  let names: string[] = []
  return (values) => {
    if (!prepared) {
      prepared = reader.prepare(sql)
      names = prepared.columns().map((column) => column.name)
      prepared.setReturnArrays(true)
    }
    return (prepared.all(...values) as unknown as Value[][]).map((cells) => {
      const row: Record<string, Value> = {}
      for (let i = 0; i < cells.length; i += 1) row[names[i]!] = cells[i]!
      return row as Row
    })
  }
}

function kyselyOver(database: DatabaseSync): () => Promise<Kysely<Tables>> {
  return lazy(async () => {
    const { Kysely, SqliteDialect } = await import('kysely')
    return new Kysely<Tables>({ dialect: new SqliteDialect({ database: new NodeSqlite(database) }) })
  })
}
