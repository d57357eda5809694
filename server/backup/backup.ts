import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, backup } from 'node:sqlite'
import type { Progress } from '../progress.ts'
import { Refusal } from '../refusal.ts'
import { copyFromPostgres } from './copy.ts'
import { type Place, pastPooler } from './place.ts'
import { migrations, pendingMigrations } from '../database/migrate.ts'
import { openReader, openWriter } from '../database/node-sqlite.ts'
import { openDatabase } from '../database/open.ts'
import { databaseFile, notInUse } from '../database/sqlite-file.ts'
import { noneIn } from '../database/up-to-date.ts'
import { type RowCounts, countRows, faultsIn } from './tables-in-file.ts'

export interface Backup {
  readonly file: string
  readonly bytes: number
  readonly rows: RowCounts
}

/** Writes everything as of one moment into a single SQLite file, for either engine. A server may keep running. */
export async function backUp(place: Place, file: string, progress: Progress): Promise<Backup> {
  const settings = pastPooler(place)
  if (existsSync(file)) throw new Refusal('conflict', `${file} already exists. Choose another name.`)
  if (!existsSync(dirname(file)))
    throw new Refusal('invalid', `The folder ${dirname(file)} does not exist. Create it first.`)
  await refuseEmpty(settings)

  const part = `${file}.part`
  rmSync(part, { force: true })
  try {
    progress.begin('Copying')
    await (settings.databaseUrl
      ? fromPostgres(settings.databaseUrl, part, progress)
      : fromSqlite(settings.dataDir, part))
    progress.begin('Verifying')
    const rows = settle(part)
    sync(part)
    renameSync(part, file)
    sync(dirname(file))
    return { file, bytes: statSync(file).size, rows }
  } finally {
    rmSync(part, { force: true })
  }
}

/** An empty backup would look like a good one. */
async function refuseEmpty(settings: Place) {
  if (!settings.databaseUrl && !existsSync(databaseFile(settings.dataDir))) throw noneIn(settings)
  const database = await openDatabase(settings)
  try {
    const pending = await pendingMigrations(database)
    if (pending.length === migrations.length) throw noneIn(settings)
  } finally {
    await database.close()
  }
}

/** In one step, because a copy in several steps restarts whenever the server writes in between. */
async function fromSqlite(dataDir: string, part: string) {
  const source = openReader(databaseFile(dataDir))
  await backup(source, part, { rate: 2 ** 31 - 1 }).finally(() => source.close())
}

async function fromPostgres(url: string, part: string, progress: Progress) {
  const file = openWriter(part)
  try {
    await copyFromPostgres(url, file, progress)
  } finally {
    file.close()
  }
}

/** Makes the backup one self-contained file and verifies its integrity. */
function settle(part: string): RowCounts {
  const file = new DatabaseSync(part)
  try {
    file.exec(`pragma journal_mode = delete; pragma user_version = ${notInUse}`)
    const faults = faultsIn(file)
    if (faults.length > 0)
      throw new Refusal(
        'unavailable',
        `The copy is damaged, so it was removed: ${faults.join('; ')}. Run "kalends doctor" for details.`,
      )
    return countRows(file)
  } finally {
    file.close()
  }
}

function sync(path: string) {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
