import type { Settings } from '../config.ts'
import { type Context, createContext } from '../context.ts'
import type { Database } from '../database/open.ts'
import { withServerAddresses } from '../database/server-addresses.ts'
import { openExisting, openOrCreate } from '../database/up-to-date.ts'

export const now = () => Temporal.Now.instant().epochMilliseconds

/** Who makes the changes of a command. */
export const by = { system: 'cli' } as const

type Work<T> = (context: Context) => Promise<T>

/** Runs `work` on the database, beside a server that may be using it too. */
export async function inDatabase<T>(settings: Settings, work: Work<T>): Promise<T> {
  return withDatabase(await openExisting(settings, now()), settings, work)
}

/** The same for a command that can be the first one: a missing database is created. */
export async function inNewDatabase<T>(settings: Settings, work: Work<T>): Promise<T> {
  return withDatabase(await openOrCreate(settings, now()), settings, work)
}

async function withDatabase<T>(database: Database, settings: Settings, work: Work<T>): Promise<T> {
  try {
    return await work(createContext({ database, settings: await withServerAddresses(database, settings), now }))
  } finally {
    await database.close()
  }
}

/** Which database the settings lead to. Never the address of PostgreSQL as it was set: it may hold a password. */
export function databaseOf({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): string {
  if (!databaseUrl) return `SQLite in ${dataDir}`
  const { hostname, port, pathname, username, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? (hostname || 'localhost')
  return `PostgreSQL ${pathname.slice(1) || username} at ${host}:${port || 5432}`
}
