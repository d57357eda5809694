import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { PoolClient } from 'pg'
import type { Progress } from '../progress.ts'
import { announcement } from '../database/announcement.ts'
import { ddl } from '../database/ddl.ts'
import { migrations } from '../database/migrate.ts'
import { type FileTable, tablesIn } from './tables-in-file.ts'

/** Copies a PostgreSQL database as of one moment into an empty SQLite file, which gets the same schema. */
export async function copyFromPostgres(url: string, file: DatabaseSync, progress: Progress) {
  await inTransaction(url, 'isolation level repeatable read, read only', async (client) => {
    const journal = await client.query<{ name: string; applied: number }>('select name, applied from schema_migration')
    file.exec('begin')
    file.exec('create table schema_migration (name text primary key, applied bigint not null)')
    for (const { name, applied } of journal.rows.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const step = migrations.find((known) => known.name === name)
      for (const statement of (await step?.up(ddl.sqlite)) ?? []) file.exec(statement)
      file.prepare('insert into schema_migration values (?, ?)').run(name, applied)
    }
    progress.begin('Copying', await aboutHowMany(client))
    for (const table of tablesIn(file)) await copyTableFrom(client, file, table, progress)
    file.exec('commit')
  })
}

/** Replaces the contents of a PostgreSQL database with those of a SQLite file of the same schema, atomically. */
export async function copyToPostgres(file: DatabaseSync, url: string, progress: Progress) {
  await inTransaction(url, 'isolation level read committed', async (client) => {
    const tables = tablesIn(file)
    await client.query(`truncate ${tables.map((table) => table.name).join()}`)
    for (const table of tables) await copyTableTo(client, file, table, progress)
    // Servers that are still connected must not serve their cached data.
    await client.query(announcement(['*']))
  })
}

/** As PostgreSQL's statistics have it: counting would take as long as copying. Undefined if there are none. */
async function aboutHowMany(client: PoolClient): Promise<number | undefined> {
  const { rows } = await client.query<{ count: number }>(
    `select cast(sum(greatest(reltuples, 0)) as bigint) as count from pg_class
     where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
  )
  return rows[0]?.count || undefined
}

const rowsAtOnce = 50

async function copyTableFrom(
  client: PoolClient,
  file: DatabaseSync,
  { name, columns: all, counting }: FileTable,
  progress: Progress,
) {
  // Transaction ids mean nothing in another database. The default, 0, is before all of its own.
  const columns = all.filter((column) => column !== 'transaction_id')
  const insert = file.prepare(`insert into ${name} (${columns.join()}) values (${columns.map(() => '?').join()})`)
  // A migration or a trigger may have inserted rows.
  file.exec(`delete from ${name}`)
  await client.query(`declare copied no scroll cursor for select ${columns.join()} from ${name}`)
  for (let rows = await nextRows(); rows.length > 0; rows = await nextRows()) {
    for (const row of rows) insert.run(...columns.map((column) => row[column]!))
    progress.advance(rows.length)
  }
  await client.query('close copied')
  if (counting) setLastId(file, name, await lastId(client, name, counting))

  async function nextRows() {
    return (await client.query<Record<string, SQLInputValue>>(`fetch ${rowsAtOnce} from copied`)).rows
  }
}

async function copyTableTo(
  client: PoolClient,
  file: DatabaseSync,
  { name, columns, counting }: FileTable,
  progress: Progress,
) {
  // A trigger may have inserted rows.
  await client.query(`delete from ${name}`)
  for (const rows of batches(file.prepare(`select ${columns.join()} from ${name}`).iterate())) {
    const values = rows.flatMap((row) => columns.map((column) => row[column]))
    const places = rows.map((_, i) => `(${columns.map((_column, j) => `$${i * columns.length + j + 1}`).join()})`)
    await client.query({ text: `insert into ${name} (${columns.join()}) values ${places.join()}`, values })
    progress.advance(rows.length)
  }
  // Unlike setval, this is rolled back with the rest on failure.
  if (counting)
    await client.query(`alter table ${name} alter column ${counting} restart with ${readLastId(file, name) + 1}`)
}

function* batches<Row>(rows: Iterable<Row>): Generator<Row[]> {
  let batch: Row[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length < rowsAtOnce) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Ids are never reused, so the last assigned id counts, not the highest existing one. */
async function lastId(client: PoolClient, table: string, column: string): Promise<number> {
  const sequence = await client.query<{ name: string }>('select pg_get_serial_sequence($1, $2) as name', [
    table,
    column,
  ])
  const { rows } = await client.query<{ last: number }>(
    `select case when is_called then last_value else 0 end as last from ${sequence.rows[0]!.name}`,
  )
  return rows[0]!.last
}

function setLastId(file: DatabaseSync, table: string, id: number) {
  file.prepare('delete from sqlite_sequence where name = ?').run(table)
  file.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(table, id)
}

function readLastId(file: DatabaseSync, table: string): number {
  const row = file.prepare('select seq from sqlite_sequence where name = ?').get(table) as { seq: number } | undefined
  return row?.seq ?? 0
}

async function inTransaction(url: string, mode: string, work: (client: PoolClient) => Promise<void>) {
  const pool = (await import('../database/postgres.ts')).openPool(url)
  const client = await pool.connect()
  try {
    await client.query(`begin ${mode}`)
    await client.query(
      `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = '60s'`,
    )
    await work(client)
    await client.query('commit')
  } finally {
    // Discarding a connection inside a transaction rolls the transaction back.
    client.release(true)
    await pool.end()
  }
}
