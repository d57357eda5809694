import type { Settings } from '../config.ts'
import { migrate, pendingMigrations } from './migrate.ts'
import { type Database, openDatabase } from './open.ts'
import { markCreated } from './sqlite-file.ts'

/** Opens the database and brings its schema up to date; a missing one is created. */
export async function openUpToDate(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  now: number,
): Promise<Database> {
  const database = await openDatabase(settings)
  try {
    if ((await pendingMigrations(database)).length > 0) await migrate(database, now)
    if (!settings.databaseUrl) markCreated(settings.dataDir, now)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** What only writing needs. Loaded ahead of it, the first write is as fast as the others. */
export async function loadForWriting() {
  await import('kysely')
}
