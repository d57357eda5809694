import { existsSync } from 'node:fs'
import { UnusableDatabase } from './failure.ts'
import { migrate, migrations, pendingMigrations, whenNotMigrating } from './migrate.ts'
import { type Database, openDatabase } from './open.ts'
import { databaseFile, inspectFile, markCreated } from './sqlite-file.ts'
import { isStandby } from './standby.ts'

type Place = Parameters<typeof openDatabase>[0]

/** For the server: opens the database and updates its schema. A missing one is created. `migrated` gets what was applied. */
export async function openUpToDate(
  settings: Place,
  now: number,
  migrated: (names: readonly string[]) => void = () => {},
): Promise<Database> {
  return open(settings, now, async (database, pending) => {
    await refuseStandby(database)
    if (pending.length > 0) migrated(await migrate(database, now))
  })
}

/** For a command that may be the first: a missing database is created, an older one is left alone. */
export async function openOrCreate(settings: Place, now: number): Promise<Database> {
  return open(settings, now, async (database, pending) => {
    if (pending.length === migrations.length) await migrate(database, now)
    else refuseOlder(pending)
  })
}

/** For other commands: a missing database is an error, because the settings must be wrong. */
export async function openExisting(settings: Place, now: number): Promise<Database> {
  const { databaseUrl, dataDir } = settings
  if (!databaseUrl && !existsSync(databaseFile(dataDir))) {
    if (existsSync(dataDir)) inspectFile(dataDir)
    throw noneIn(settings)
  }
  return open(settings, now, (_database, pending) => {
    if (pending.length === migrations.length) throw noneIn(settings)
    refuseOlder(pending)
  })
}

async function open(
  settings: Place,
  now: number,
  settle: (database: Database, pending: string[]) => void | Promise<void>,
): Promise<Database> {
  const database = await openDatabase(settings)
  try {
    await whenNotMigrating(database)
    await settle(database, await pendingMigrations(database))
    if (!settings.databaseUrl) markCreated(settings.dataDir, now)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Nobody could sign up, and changes made on the primary would not be noticed. */
async function refuseStandby(database: Database) {
  if (await isStandby(database))
    throw new UnusableDatabase(
      'The PostgreSQL in DATABASE_URL is a standby, and a server must be able to write. ' +
        'Set DATABASE_URL to the primary, or to an address that always leads to it.',
    )
}

/** A server of that version may be running. Only commands that change the schema check whether it can continue. */
function refuseOlder(pending: string[]) {
  if (pending.length === 0) return
  throw new UnusableDatabase(
    `The database belongs to an older version of Kalends (it is missing ${pending.join(', ')}), and this command does not upgrade it. ` +
      'Make a backup, then run "kalends migrate" or start the server to bring it up to date.',
  )
}

/**
 * Usually the settings differ from those of the server, so the message says where it looked and which settings matter.
 */
export function noneIn({ databaseUrl, dataDir }: Place) {
  return new UnusableDatabase(
    databaseUrl
      ? 'There is no Kalends database in that PostgreSQL database. Check DATABASE_URL, or create one with "kalends serve".'
      : `There is no Kalends database in ${dataDir}. If yours is elsewhere, set DATA_DIR, or DATABASE_URL for PostgreSQL, in the environment or in kalends.env. To create a new one, run "kalends serve".`,
  )
}

/** Loads what only writes need, so that the first write is as fast as the others. */
export async function loadForWriting() {
  await import('kysely')
}
