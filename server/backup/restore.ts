import { existsSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Progress } from '../progress.ts'
import { Refusal } from '../refusal.ts'
import { inspectBackup, withMigratedCopy } from './backup-file.ts'
import { copyToPostgres } from './copy.ts'
import { type Place, pastPooler } from './place.ts'
import { failureOf } from '../database/failure.ts'
import { migrate, migrations, pendingMigrations } from '../database/migrate.ts'
import { openReader } from '../database/node-sqlite.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { isConnectedKalends } from '../database/program.ts'
import { databaseFile, lockForServer, markCreated } from '../database/sqlite-file.ts'
import { type RowCounts, countRows } from './tables-in-file.ts'

export interface Restored {
  readonly rows: RowCounts
  /** Where the previous database is kept; null on PostgreSQL and if there was none. */
  readonly previous: string | null
}

interface Options {
  /** Replace a database that holds data. */
  readonly force: boolean
  /** Restore even while other Kalends processes are connected to PostgreSQL. */
  readonly whileConnected: boolean
  readonly now: number
  readonly progress: Progress
}

/** Replaces the database with a backup. A backup of one engine can be restored into the other. */
export async function restore(place: Place, file: string, options: Options): Promise<Restored> {
  const { databaseUrl, dataDir } = pastPooler(place)
  options.progress.begin('Verifying the backup')
  const rows = inspectBackup(file)
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  options.progress.begin('Restoring', databaseUrl ? total : undefined)
  const into = databaseUrl ? intoPostgres(databaseUrl, file, options) : intoSqlite(dataDir, file, options)
  return { rows, previous: await into }
}

async function intoSqlite(dataDir: string, file: string, { force, now }: Options): Promise<string | null> {
  const lock = lockForServer(
    dataDir,
    (folder) => `A Kalends server is using the folder ${folder}. Stop it, then restore again.`,
  )
  const path = databaseFile(dataDir)
  try {
    if (!force) refuseLoss(rowsInFile(path), 'The present file is then kept beside the new one.')
    return await withMigratedCopy(file, dataDir, now, async (copy) => {
      const kept = freeName(`${path}.before-restore-${stamp(now)}`)
      const found = existsSync(path)
      // The -wal and -shm files belong to the old database. The new one must not find them.
      for (const suffix of ['', '-wal', '-shm']) if (existsSync(path + suffix)) renameSync(path + suffix, kept + suffix)
      renameSync(copy, path)
      markCreated(dataDir, now)
      return found ? kept : null
    })
  } finally {
    lock.release()
  }
}

async function intoPostgres(
  url: string,
  file: string,
  { force, whileConnected, now, progress }: Options,
): Promise<null> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '' })
  try {
    if (!whileConnected) await refuseConnected(database)
    const isEmpty = (await pendingMigrations(database)).length === migrations.length
    if (!force && !isEmpty)
      refuseLoss(await countRowsInPostgres(database), 'It is then gone; make a backup of it first.')
    await migrate(database, now)
  } finally {
    await database.close()
  }
  return withMigratedCopy(file, tmpdir(), now, async (copy) => {
    const source = openReader(copy)
    await copyToPostgres(source, url, progress).finally(() => source.close())
    return null
  })
}

/** Servers use the same DATABASE_URL as this command, and so the same application name. */
async function refuseConnected(database: Database) {
  const others = database.statement<{ count: number }>(`
    select count(*) as count from pg_stat_activity
    where ${isConnectedKalends} and pid <> pg_backend_pid()
  `)
  // PostgreSQL takes a moment to notice that a client has disconnected.
  for (let tries = 10; ; tries -= 1) {
    const [{ count }] = (await others()) as [{ count: number }]
    if (count === 0) return
    if (tries === 0) throw stillConnected(count)
    await pause(100)
  }
}

function stillConnected(count: number) {
  return new Refusal(
    'conflict',
    `Other Kalends programs are connected to this database (${some(count, 'connection')}). Stop all servers, then restore again. To restore while they are connected, add --while-connected.`,
  )
}

// External copies, counters, the activity log, and what is only kept for a while.
const notContent = new Set([
  'activity',
  'activity_states',
  'external_copy',
  'idempotency_key',
  'mail_quota',
  'removed_answer',
  'removed_link',
  'removed_mail',
  'rsvp_seats',
  'secret',
  'server_address',
  'slug',
  'visit_fold',
])

function refuseLoss(rows: RowCounts | undefined, consequence: string) {
  if (!rows?.organization) return
  const { organization, ...others } = rows
  const held = Object.entries(others)
    .filter(([table, count]) => count > 0 && !notContent.has(table))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([table, count]) => some(count, wordsFor(table)))
  const list = new Intl.ListFormat('en-GB').format([some(organization, 'organization'), ...held])
  throw new Refusal(
    'conflict',
    `The database already contains ${list}. To replace everything with the backup, add --force. ${consequence}`,
  )
}

const wordsFor = (table: string) =>
  table.replaceAll('_', ' ').replace(/^(api|cta|rsvp)\b/, (word) => word.toUpperCase())

const some = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** The counterpart of tablesIn and countRows for PostgreSQL. */
async function countRowsInPostgres(database: Database): Promise<RowCounts> {
  const tables = await database.statement<{ name: string }>(`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'schema_migration'
  `)()
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await database.statement<{ count: number }>(`select count(*) as count from ${name}`)()
    counts[name] = row!.count
  }
  return counts
}

/** The row counts of a file; undefined if it is missing or damaged, which is what backups are for. */
function rowsInFile(path: string): RowCounts | undefined {
  if (!existsSync(path)) return undefined
  try {
    const file = openReader(path)
    try {
      return countRows(file)
    } finally {
      file.close()
    }
  } catch (error) {
    if (failureOf(error) === 'unavailable') return undefined
    throw error
  }
}

function stamp(now: number): string {
  return Temporal.Instant.fromEpochMilliseconds(now).toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')
}

/** Two restores within a second must not overwrite each other's kept database. */
function freeName(name: string): string {
  for (let i = 1; ; i += 1) {
    const candidate = i === 1 ? name : `${name}-${i}`
    if (!existsSync(candidate)) return candidate
  }
}
