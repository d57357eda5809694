import { constants, copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { Refusal } from '../refusal.ts'
import { failureOf } from '../database/failure.ts'
import { makeFolder } from '../database/folder.ts'
import { migrate, migrations } from '../database/migrate.ts'
import { applicationId } from '../database/node-sqlite.ts'
import { openDatabase } from '../database/open.ts'
import { databaseFile, hasFrames, needsLog } from '../database/sqlite-file.ts'
import { type RowCounts, countRows, faultsIn } from './tables-in-file.ts'

/** The row counts of a backup. Throws if it cannot be restored. Touches neither the file nor its folder. */
export function inspectBackup(path: string): RowCounts {
  if (!existsSync(path)) throw new Refusal('missing', `There is no file ${path}.`)
  if (!statSync(path).isFile())
    throw new Refusal('invalid', `${path} is not a file. Name a file written by "kalends backup FILE".`)
  if (hasFrames(path))
    throw new Refusal('invalid', `${path} is a database in use, not a backup. Create one with "kalends backup FILE".`)
  if (needsLog(path)) {
    throw new Refusal(
      'invalid',
      `${path} is not a backup but a copy of a database in use, and its newest writes are missing. Restore a file written by "kalends backup FILE".`,
    )
  }
  const file = new DatabaseSync(Object.assign(pathToFileURL(path), { search: '?immutable=1' }), { readOnly: true })
  try {
    if (statSync(path).size === 0 || !isOurs(file)) throw new Refusal('invalid', `${path} is not a Kalends backup.`)
    const faults = faultsIn(file)
    if (faults.length > 0) throw damagedBackup(path, faults.join('; '))
    refuseNewer(file, path)
    return countRows(file)
  } catch (error) {
    throw failureOf(error) === 'unavailable' ? damagedBackup(path, (error as Error).message) : error
  } finally {
    file.close()
  }
}

/** Migrates a copy of the backup to the current schema, so that nothing has changed if that fails. */
export async function withMigratedCopy<T>(
  path: string,
  parent: string,
  now: number,
  work: (copy: string) => Promise<T>,
): Promise<T> {
  makeFolder(parent)
  const folder = mkdtempSync(join(parent, 'restore-'))
  try {
    const copy = databaseFile(folder)
    copyFileSync(path, copy, constants.COPYFILE_FICLONE)
    await bringUpToDate(folder, now)
    return await work(copy)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Ids that events got after the backup was made are not given to others: printed short links contain them. Nobody makes more
 * events between two backups.
 */
const skippedIds = 1_000_000

async function bringUpToDate(dataDir: string, now: number) {
  const database = await openDatabase({ databaseUrl: null, dataDir })
  try {
    await migrate(database, now)
    const { sql } = await import('kysely')
    await database.transaction(async (tx) => {
      // Cursors of GET /changes point into the database that the backup replaces.
      await tx.deleteFrom('secret').where('name', '=', 'changes').execute()
      await sql`update sqlite_sequence set seq = seq + ${skippedIds} where name in ('event', 'event_group')`.execute(tx)
    })
  } finally {
    await database.close()
  }
}

function isOurs(file: DatabaseSync): boolean {
  const { application_id } = file.prepare('pragma application_id').get() as { application_id: number }
  return (
    application_id === applicationId &&
    file.prepare(`select 1 from sqlite_master where name = 'schema_migration'`).get() !== undefined
  )
}

function refuseNewer(file: DatabaseSync, path: string) {
  const applied = file.prepare('select name from schema_migration').all() as { name: string }[]
  if (applied.every(({ name }) => migrations.some((known) => known.name === name))) return
  throw new Refusal(
    'invalid',
    `${path} was created by a newer version of Kalends. Install that version or newer to restore it.`,
  )
}

function damagedBackup(path: string, why: string) {
  return new Refusal(
    'invalid',
    `${path} is damaged and cannot be restored: ${why}. Nothing was changed. Try an older backup.`,
  )
}
