import type { Settings } from '../config.ts'
import { createContext } from '../context.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { isStandby } from '../database/standby.ts'
import { mailboxIn } from '../http/formats.ts'
import {
  type Check,
  checkClock,
  checkFile,
  checkFolder,
  checkIntegrity,
  checkJobs,
  checkKeys,
  checkMails,
  checkNode,
  checkProxy,
  checkPublicUrl,
  checkSchema,
  checkSettings,
  goOnWithoutLog,
  sendTestMail,
} from './checks.ts'
import { checkBackups } from './check-backups.ts'
import { checkContent } from './check-content.ts'
import { checkReachable } from './check-reachable.ts'
import { checkJoining, checkSignIn } from './check-sign-in.ts'
import { type Command, type Given, WrongUsage } from './command.ts'
import { sentencesFor } from './failure.ts'
import { databaseOf, now } from './in-database.ts'
import { columns } from './text.ts'

export const commands: Command[] = [
  {
    name: 'doctor',
    summary: 'Check the installation and show how to fix problems.',
    details: 'Reads every stored item. Works while a server is running.',
    options: {
      repair: { what: 'Also recompute derived data of events and templates that is out of date.' },
      'send-test-mail': {
        value: 'ADDRESS',
        what: 'Also send a test mail to this address and show what the mail server said.',
      },
      'accept-missing-wal': {
        what: 'First accept a database that was copied without its kalends.db-wal. The writes in that file are lost.',
      },
    },
    example: 'kalends doctor',
    run: async (given) => {
      const typed = given.options['send-test-mail']
      const address = typed === undefined ? undefined : mailboxIn(typed)
      if (typed !== undefined && address === undefined)
        throw new WrongUsage(
          `--send-test-mail is "${typed}", but it must be one email address such as you@example.org.`,
        )
      const checks = await examine(given, address)
      const failed = checks.some((check) => check.result === 'failed')
      return { data: checks, text: columns(checks.map(({ result, name, text }) => [result, name, text])), failed }
    },
  },
]

/** Each check relies on the ones before it. */
async function examine(given: Given, testAddress: string | undefined): Promise<Check[]> {
  const checks: Check[] = [checkNode()]
  let settings: Settings
  try {
    settings = given.settings()
    checks.push(
      checkSettings(settings),
      checkPublicUrl(settings),
      await checkBackups(settings),
      ...checkSignIn(settings),
    )
  } catch (error) {
    const faults = sentencesFor(error).split('\n')
    return [...checks, ...faults.map((text) => ({ name: 'settings', result: 'failed' as const, text }))]
  }
  const testMail = testAddress === undefined ? [] : [await sendTestMail(settings, testAddress)]
  if (settings.databaseUrl) return [...checks, ...(await examineDatabase(settings, given)), ...testMail]
  if (given.switches.has('accept-missing-wal')) checks.push(goOnWithoutLog(settings))
  const faults = checkFile(settings)
  const stored = faults.length > 0 ? faults : await examineDatabase(settings, given)
  return [...checks, checkFolder(settings), ...stored, ...testMail]
}

async function examineDatabase(settings: Settings, { switches, progress }: Given): Promise<Check[]> {
  let database: Database | undefined
  try {
    database = await openDatabase(settings)
    const schema = await checkSchema(database)
    const use = (await isStandby(database))
      ? ' It is a standby: commands can read it, but the server needs the primary.'
      : ''
    const reached: Check = {
      name: 'database',
      result: 'ok',
      text: `${databaseOf(settings)} is reachable.${use}`,
    }
    const integrity = settings.databaseUrl ? [] : [checkIntegrity(settings)]
    const before = [reached, schema, ...integrity]
    const clock = await checkClock(database)
    if (before.some(({ result }) => result !== 'ok')) {
      const text = 'Stored items were not checked. Fix the problems above first.'
      return [...before, clock, { name: 'content', result: 'warning', text }]
    }
    // A proxy that is not trusted is noticed by its first request.
    const reachable = await checkReachable(settings, database)
    const content = await checkContent(createContext({ database, settings, now }), {
      repair: switches.has('repair'),
      progress,
    })
    return [
      ...before,
      clock,
      ...reachable,
      ...content,
      await checkJobs(database),
      await checkMails(settings, database),
      await checkKeys(database),
      ...(await checkJoining(settings, database)),
      ...(await checkProxy(settings, database)),
    ]
  } catch (error) {
    return [{ name: 'database', result: 'failed', text: sentencesFor(error) }]
  } finally {
    await database?.close()
  }
}
