import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { organizationWithoutKeys } from './accounts/keys.ts'
import { signInFaults } from './accounts/sign-in-setup.ts'
import { buildApp } from './app.ts'
import { backupOverdue } from './backup/schedule.ts'
import type { Settings } from './config.ts'
import { createContext } from './context.ts'
import { migrations } from './database/migrations.ts'
import { thisProgram } from './database/program.ts'
import { forgetAddresses, noteAddresses } from './database/server-addresses.ts'
import { lockForServer } from './database/sqlite-file.ts'
import { openUpToDate } from './database/up-to-date.ts'
import { drain } from './http/drain.ts'
import { errorFields, log } from './http/log.ts'
import { startWorker } from './jobs/worker.ts'
import { type FirstAccess, provisionFirst } from './provisioning.ts'
import { handlersFor } from './schedule.ts'

export interface RunningServer {
  readonly app: FastifyInstance
  readonly settings: Settings
  /** The address it listens on. */
  readonly address: string
  /** The first key and the owner's link of a new installation; undefined on later starts. */
  readonly firstAccess: FirstAccess | undefined
  /** The first organization, if no key works at all; undefined otherwise. */
  readonly organizationWithoutKeys: number | undefined
  stop(): Promise<void>
}

/** Settings, lock, database, application, listening, first key. In reverse order on stop or if a step fails. */
export async function startServer(given: Settings): Promise<RunningServer> {
  await using started = new AsyncDisposableStack()
  const settings = { ...given }

  if (!settings.databaseUrl) started.adopt(lockForServer(settings.dataDir), (lock) => lock.release())
  const database = started.adopt(await openUpToDate(settings, Date.now(), noteMigrations(settings)), (opened) =>
    opened.close(),
  )

  const context = createContext({ database, settings, now: Date.now })
  const app = started.adopt(buildApp(context), (built) => built.close())
  const address = await app.listen({ port: settings.port, host: settings.host })
  if (settings.port === 0) followPort(settings, (app.server.address() as AddressInfo).port)
  log(settings, 'info', 'started', {
    version: thisProgram.version,
    address,
    database: settings.databaseUrl ? 'postgresql' : 'sqlite',
    settings_file: settings.settingsFile,
  })
  await noteAddresses(database, settings, context.now()).catch((error: unknown) =>
    // The server also runs on a read-only database.
    log(settings, 'warn', 'commands will not know the address of this server', { err: errorFields(error as Error) }),
  )
  // Optional, because they are ignored once the connections have ended.
  started.defer(() =>
    Promise.race([forgetAddresses(database).catch(() => undefined), pause(1000, undefined, { ref: false })]),
  )

  // After listening: if the port were taken, a new key could not be shown and would be lost.
  const firstAccess = await provisionFirst(context)
  const withoutKeys = firstAccess === undefined ? await organizationWithoutKeys(database, context.now()) : undefined

  for (const fault of await signInFaults(settings, database)) log(settings, 'warn', fault)
  if (!settings.rsvpLimits) log(settings, 'warn', 'RSVP_LIMITS is off: sign-ups are not limited')
  const { backups } = settings
  if (backups)
    context.metrics.gauge(
      'kalends_backup_overdue_seconds',
      'For how long a scheduled backup has been missing.',
      () => backupOverdue(backups, context.now()) / 1000,
    )
  const worker = startWorker(context, handlersFor(settings))
  const running = started.move()
  return {
    app,
    settings,
    address,
    firstAccess,
    organizationWithoutKeys: withoutKeys,
    async stop() {
      await Promise.all([drain(app, settings.stopTimeout), worker.stop()])
      await running.disposeAsync()
    },
  }
}

function noteMigrations(settings: Settings) {
  return (names: readonly string[]) => {
    if (names.length === migrations.length) log(settings, 'info', 'database created')
    else log(settings, 'info', 'schema updated', { migrations: names })
  }
}

/** With PORT=0 the system picks the port, and the URLs derived from the setting follow it. */
function followPort(settings: Settings, port: number) {
  for (const name of ['publicUrl', 'landingUrl', 'icsUrl'] as const) {
    if (settings[name] === 'http://localhost:0') settings[name] = `http://localhost:${port}`
  }
}
