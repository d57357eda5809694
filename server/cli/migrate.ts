import { migrate as applyAll } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { markCreated } from '../database/sqlite-file.ts'
import type { Output, Run } from './command.ts'
import { now } from './in-database.ts'

export const run: Run = async (given) => {
  const settings = given.settings()
  const database = await openDatabase(settings)
  try {
    const applied = await applyAll(database, now())
    if (!settings.databaseUrl) markCreated(settings.dataDir, now())
    return report(applied)
  } finally {
    await database.close()
  }
}

function report(applied: string[]): Output {
  return {
    data: { applied },
    text:
      applied.length === 0
        ? 'The database was up to date already.'
        : `The database is up to date now. Applied: ${applied.join(', ')}.`,
  }
}
