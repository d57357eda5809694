import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { markCreated } from '../database/sqlite-file.ts'
import type { Command } from './command.ts'
import { now } from './in-database.ts'

export const commands: Command[] = [
  {
    name: 'migrate',
    summary: 'Bring the database up to date.',
    details: 'The server does this by itself when it starts.',
    example: 'kalends migrate',
    namesDatabase: true,
    run: async (given) => {
      const settings = given.settings()
      const database = await openDatabase(settings)
      try {
        const applied = await migrate(database, now())
        if (!settings.databaseUrl) markCreated(settings.dataDir, now())
        return { data: { applied }, text: report(applied) }
      } finally {
        await database.close()
      }
    },
  },
]

function report(applied: string[]): string {
  return applied.length === 0
    ? 'The database was up to date already.'
    : `The database is up to date now. Applied: ${applied.join(', ')}.`
}
