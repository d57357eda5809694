import type { DatabaseSync } from 'node:sqlite'

export interface FileTable {
  readonly name: string
  readonly columns: readonly string[]
  /** The auto-increment column, if any. */
  readonly counting: string | undefined
}

/** The tables of a Kalends SQLite file, each after the tables it references. Excludes the migration journal. */
export function tablesIn(file: DatabaseSync): FileTable[] {
  const found = all<{ name: string; sql: string }>(
    file,
    `select name, sql from sqlite_master where type = 'table' and name not like 'sqlite%' and name <> 'schema_migration' order by name`,
  )
  const tables = new Map(
    found.map(({ name, sql }) => [
      name,
      { name, columns: columnsOf(file, name), counting: /(\w+) integer primary key autoincrement/i.exec(sql)?.[1] },
    ]),
  )
  const sorted = new Set<FileTable>()
  const visit = (name: string) => {
    const table = tables.get(name)
    if (!table || sorted.has(table)) return
    tables.delete(name)
    for (const parent of parentsOf(file, name)) visit(parent)
    sorted.add(table)
  }
  for (const { name } of found) visit(name)
  return [...sorted]
}

export type RowCounts = Readonly<Record<string, number>>

export function countRows(file: DatabaseSync): RowCounts {
  const count = (name: string) => all<{ count: number }>(file, `select count(*) as count from ${name}`)[0]!.count
  return Object.fromEntries(tablesIn(file).map(({ name }) => [name, count(name)]))
}

/** What SQLite reports as corrupt; empty if the file is intact. */
export function faultsIn(file: DatabaseSync): string[] {
  const pages = all<{ integrity_check: string }>(file, 'pragma integrity_check(5)').map((row) => row.integrity_check)
  const references = all<{ table: string; parent: string }>(file, 'pragma foreign_key_check')
  return [
    ...pages.filter((text) => text !== 'ok'),
    ...new Set(references.map(({ table, parent }) => `rows of ${table} refer to rows of ${parent} that do not exist`)),
  ]
}

function columnsOf(file: DatabaseSync, table: string): string[] {
  return all<{ name: string }>(file, `pragma table_info(${table})`).map((column) => column.name)
}

function parentsOf(file: DatabaseSync, table: string): string[] {
  return all<{ table: string }>(file, `pragma foreign_key_list(${table})`).map((reference) => reference.table)
}

function all<Row>(file: DatabaseSync, sql: string): Row[] {
  return file.prepare(sql).all() as Row[]
}
