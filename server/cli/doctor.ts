import type { Settings } from '../config.ts'
import { type Database, openDatabase } from '../database/open.ts'
import {
  type Check,
  checkFile,
  checkFolder,
  checkIntegrity,
  checkKeys,
  checkNode,
  checkPublicUrl,
  checkSchema,
  checkSettings,
  goOnWithoutLog,
} from './checks.ts'
import type { Command } from './command.ts'
import { sentencesFor } from './failure.ts'
import { databaseOf } from './in-database.ts'
import { columns } from './text.ts'

export const commands: Command[] = [
  {
    name: 'doctor',
    summary: 'Check the installation and say what to mend.',
    options: {
      'accept-missing-wal': {
        what: 'First take a database that was copied without its kalends.db-wal as it is; what was in there is lost.',
      },
    },
    example: 'kalends doctor',
    run: async (given) => {
      const checks = await examine(given.settings, given.switches.has('accept-missing-wal'))
      const failed = checks.some((check) => check.result === 'failed')
      return { data: checks, text: columns(checks.map(({ result, name, text }) => [result, name, text])), failed }
    },
  },
]

/** Each check needs what those before it have found to be in order. */
async function examine(readSettings: () => Settings, acceptsMissingLog: boolean): Promise<Check[]> {
  const checks: Check[] = [checkNode()]
  let settings: Settings
  try {
    settings = readSettings()
    checks.push(checkSettings(settings), checkPublicUrl(settings))
  } catch (error) {
    const faults = sentencesFor(error).split('\n')
    return [...checks, ...faults.map((text) => ({ name: 'settings', result: 'failed' as const, text }))]
  }
  if (settings.databaseUrl) return [...checks, ...(await examineDatabase(settings))]
  if (acceptsMissingLog) checks.push(goOnWithoutLog(settings))
  const faults = checkFile(settings)
  return [...checks, checkFolder(settings), ...(faults.length > 0 ? faults : await examineDatabase(settings))]
}

async function examineDatabase(settings: Settings): Promise<Check[]> {
  let database: Database | undefined
  try {
    database = await openDatabase(settings)
    const schema = await checkSchema(database)
    const reached: Check = {
      name: 'database',
      result: 'ok',
      text: `${databaseOf(settings)} answers.`,
    }
    const integrity = settings.databaseUrl ? [] : [checkIntegrity(settings)]
    return [reached, schema, ...integrity, ...(schema.result === 'ok' ? [await checkKeys(database)] : [])]
  } catch (error) {
    return [{ name: 'database', result: 'failed', text: sentencesFor(error) }]
  } finally {
    await database?.close()
  }
}
