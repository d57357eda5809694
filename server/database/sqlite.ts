import type { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import type { Engine, Value } from './engine.ts'
import { openForUse } from './file-use.ts'
import { GroupCommit } from './group-commit.ts'
import { FileChanges } from './file-changes.ts'
import { KeptRows } from './kept-rows.ts'
import { NodeSqlite, whenFree } from './node-sqlite.ts'
import type { Tables } from './tables.ts'
import { TouchedTables } from './touched-tables.ts'

/** One connection writes and another one reads: see docs/decisions/0004. */
export function sqlite(dataDir: string): Engine {
  const { writer, reader, mark, close } = openForUse(dataDir)
  const touched = new TouchedTables()
  const kysely = { reader: kyselyOver(reader, new TouchedTables()), writer: kyselyOver(writer, touched) }
  const kept = new KeptRows(() => {
    changes.look()
    return true
  })
  const changes = new FileChanges(writer, () => kept.forget())
  const group = new GroupCommit(kysely.writer, async (attempt) => {
    const result = await whenFree(() => {
      mark()
      return attempt()
    })
    // Whoever reads from now on sees what was written.
    kept.forget(touched.take())
    return result
  })

  return {
    name: 'sqlite',
    statement: (sql, options) => (options?.kept ? kept.over(sql, rowsOf(reader, sql)) : rowsOf(reader, sql)),
    reader: kysely.reader,
    transaction: (work) => group.run(work),
    close: async () => close(),
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

function kyselyOver(database: DatabaseSync, touched: TouchedTables): () => Promise<Kysely<Tables>> {
  let opened: Promise<Kysely<Tables>> | undefined
  return () =>
    (opened ??= import('kysely').then(({ Kysely, SqliteDialect }) => {
      return new Kysely<Tables>({ dialect: new SqliteDialect({ database: new NodeSqlite(database, touched) }) })
    }))
}
