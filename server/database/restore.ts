import { constants, copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import type { Settings } from '../config.ts'
import { Refusal } from '../refusal.ts'
import { copyToPostgres } from './copy.ts'
import { UnusableDatabase, failureOf } from './failure.ts'
import { migrate, migrations, pendingMigrations } from './migrate.ts'
import { applicationId, openReader } from './node-sqlite.ts'
import { openDatabase } from './open.ts'
import { databaseFile, lockForServer, markCreated } from './sqlite-file.ts'
import { countRows, faultsIn } from './tables-in-file.ts'

export interface Restored {
  readonly rows: Record<string, number>
  /** Where the database that was there before is kept; null on PostgreSQL and when there was none. */
  readonly previous: string | null
}

type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>

/** Puts a backup in the place of the database. A backup of one engine can be restored into the other. */
export async function restore(settings: Place, file: string, options: { force: boolean; now: number }): Promise<Restored> {
  const rows = inspectBackup(file)
  return settings.databaseUrl
    ? { rows, previous: await intoPostgres(settings.databaseUrl, file, options) }
    : { rows, previous: await intoSqlite(settings.dataDir, file, options) }
}

async function intoSqlite(dataDir: string, file: string, { force, now }: { force: boolean; now: number }): Promise<string | null> {
  const lock = lockForServer(dataDir)
  const path = databaseFile(dataDir)
  try {
    if (!force) refuseLoss(presentRows(path), `The present file is then kept beside the new one.`)
    return await withMigratedCopy(file, dataDir, now, async (copy) => {
      const previous = existsSync(path) ? `${path}.before-restore-${stamp(now)}` : null
      // The two files beside it hold what was written last; the new database must not find them.
      for (const suffix of ['', '-wal', '-shm']) if (existsSync(path + suffix)) renameSync(path + suffix, (previous ?? path) + suffix)
      renameSync(copy, path)
      markCreated(dataDir, now)
      return previous
    })
  } finally {
    lock.release()
  }
}

async function intoPostgres(url: string, file: string, { force, now }: { force: boolean; now: number }): Promise<null> {
  const place = { databaseUrl: url, dataDir: '' }
  const database = await openDatabase(place)
  try {
    const pending = await pendingMigrations(database)
    await migrate(database, now)
    if (!force && pending.length < migrations.length) {
      refuseLoss(await rowsIn(database), 'It is then gone; make a backup first.')
    }
  } finally {
    await database.close()
  }
  return withMigratedCopy(file, tmpdir(), now, async (copy) => {
    const source = openReader(copy)
    await copyToPostgres(source, url).finally(() => source.close())
    return null
  })
}
