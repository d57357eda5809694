import type { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import type { Engine, Value } from './engine.ts'
import { UnusableDatabase, failureOf } from './failure.ts'
import { GroupCommit } from './group-commit.ts'
import { KeptRows } from './kept-rows.ts'
import { NodeSqlite, openReader, openWriter, whenFree } from './node-sqlite.ts'
import { databaseFile, inspectFile, unusable } from './sqlite-file.ts'
import type { Tables } from './tables.ts'

/** One connection writes and another one reads: see docs/decisions/0004. */
export function sqlite(dataDir: string): Engine {
  inspectFile(dataDir)
  const { writer, reader } = openFile(databaseFile(dataDir))
  const kysely = { reader: kyselyOver(reader), writer: kyselyOver(writer) }
  const kept = new KeptRows(reader)
  const group = new GroupCommit(kysely.writer, async (attempt) => {
    const result = await whenFree(attempt)
    // Whoever reads from now on sees what was written.
    kept.check()
    return result
  })

  return {
    name: 'sqlite',
    statement: (sql, options) => (options?.kept ? kept.over(rowsOf(reader, sql)) : rowsOf(reader, sql)),
    reader: kysely.reader,
    transaction: (work) => group.run(work),
    async close() {
      reader.close()
      writer.close()
    },
  }
}

type Run<Row> = (values: Value[]) => Row[]

/** Prepared when it is first used. Rows are built here: as arrays they come out of node:sqlite twice as fast as as objects. */
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
  let opened: Promise<Kysely<Tables>> | undefined
  return () =>
    (opened ??= import('kysely').then(({ Kysely, SqliteDialect }) => {
      return new Kysely<Tables>({ dialect: new SqliteDialect({ database: new NodeSqlite(database) }) })
    }))
}

function openFile(path: string) {
  try {
    return { writer: openWriter(path), reader: openReader(path) }
  } catch (error) {
    if (error instanceof UnusableDatabase || failureOf(error) === 'unknown') throw error
    throw unusable(path, error as Error)
  }
}
