import type { Settings } from '../config.ts'
import { createContext } from '../context.ts'
import { type Database, openDatabase } from '../database/open.ts'
import {
  type Check,
  checkFile,
  checkFolder,
  checkIntegrity,
  checkJobs,
  checkKeys,
  checkMails,
  checkNode,
  checkPublicUrl,
  checkSchema,
  checkSettings,
  goOnWithoutLog,
} from './checks.ts'
import { checkContent } from './check-content.ts'
import type { Command } from './command.ts'
import { sentencesFor } from './failure.ts'
import { databaseOf, now } from './in-database.ts'
import { columns } from './text.ts'

export const commands: Command[] = [
  {
    name: 'doctor',
    summary: 'Check the installation and say what to mend.',
    details: 'It reads every stored item. A server may run meanwhile.',
    options: {
      repair: { what: 'Also compute anew what is derived from events and templates, where it is not right.' },
      'accept-missing-wal': {
        what: 'First take a database that was copied without its kalends.db-wal as it is; what was in there is lost.',
      },
    },
    example: 'kalends doctor',
    run: async (given) => {
      const checks = await examine(given.settings, given.switches)
      const failed = checks.some((check) => check.result === 'failed')
      return { data: checks, text: columns(checks.map(({ result, name, text }) => [result, name, text])), failed }
    },
  },
]

/** Each check needs what those before it have found to be in order. */
async function examine(readSettings: () => Settings, switches: ReadonlySet<string>): Promise<Check[]> {
  const checks: Check[] = [checkNode()]
  let settings: Settings
  try {
    settings = readSettings()
    checks.push(checkSettings(settings), checkPublicUrl(settings))
  } catch (error) {
    const faults = sentencesFor(error).split('\n')
    return [...checks, ...faults.map((text) => ({ name: 'settings', result: 'failed' as const, text }))]
  }
  if (settings.databaseUrl) return [...checks, ...(await examineDatabase(settings, switches))]
  if (switches.has('accept-missing-wal')) checks.push(goOnWithoutLog(settings))
  const faults = checkFile(settings)
  return [...checks, checkFolder(settings), ...(faults.length > 0 ? faults : await examineDatabase(settings, switches))]
}

async function examineDatabase(settings: Settings, switches: ReadonlySet<string>): Promise<Check[]> {
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
    const before = [reached, schema, ...integrity]
    if (before.some(({ result }) => result !== 'ok')) {
      const text = 'What is stored was not checked, because the checks above come first.'
      return [...before, { name: 'content', result: 'warning', text }]
    }
    const content = await checkContent(createContext({ database, settings, now }), { repair: switches.has('repair') })
    return [
      ...before,
      ...content,
      await checkJobs(database),
      await checkMails(settings, database),
      await checkKeys(database),
    ]
  } catch (error) {
    return [{ name: 'database', result: 'failed', text: sentencesFor(error) }]
  } finally {
    await database?.close()
  }
}
