import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import type { Settings } from './config.ts'
import type { Context } from './context.ts'
import { migrate, pendingMigrations } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { lockForServer, markCreated } from './database/sqlite-file.ts'
import { provisionFirst } from './provisioning.ts'

export interface RunningServer {
  readonly app: FastifyInstance
  /** The address it listens on. */
  readonly address: string
  /** The first key of a new installation; undefined ever after. */
  readonly firstKey: string | undefined
  stop(): Promise<void>
}

/** Settings, database, migrations, application, listening; the reverse on stop. */
export async function startServer(settings: Settings): Promise<RunningServer> {
  const now = () => Temporal.Now.instant().epochMilliseconds
  const lock = settings.databaseUrl ? undefined : lockForServer(settings.dataDir)
  const database = await openDatabase(settings)
  if ((await pendingMigrations(database)).length > 0) await migrate(database, now())
  if (lock) markCreated(settings.dataDir, now())

  const context: Context = { database, settings, now }
  const firstKey = await provisionFirst(context)
  const app = buildApp(context)
  const address = await app.listen({ port: settings.port, host: settings.host })

  return {
    app,
    address,
    firstKey,
    async stop() {
      await app.close()
      await database.close()
      lock?.release()
    },
  }
}
