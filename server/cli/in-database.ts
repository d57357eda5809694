import type { Settings } from '../config.ts'
import { type Context, createContext } from '../context.ts'
import type { Database } from '../database/open.ts'
import { withServerAddresses } from '../database/server-addresses.ts'
import { openExisting, openOrCreate } from '../database/up-to-date.ts'

export const now = () => Temporal.Now.instant().epochMilliseconds

export const by = { system: 'cli' } as const

type Work<T> = (context: Context) => Promise<T>

/** Runs `work` on the database. A server may be using it at the same time. */
export async function inDatabase<T>(settings: Settings, work: Work<T>): Promise<T> {
  return withDatabase(await openExisting(patient(settings), now()), settings, work)
}

/** The same, but creates a missing database, for commands that may run first. */
export async function inNewDatabase<T>(settings: Settings, work: Work<T>): Promise<T> {
  return withDatabase(await openOrCreate(patient(settings), now()), settings, work)
}

// Seconds. No page waits for a command, which may have much to write while others write too.
const patience = 60

function patient(settings: Settings): Settings {
  return { ...settings, databaseTimeout: Math.max(settings.databaseTimeout, patience) }
}

async function withDatabase<T>(database: Database, settings: Settings, work: Work<T>): Promise<T> {
  try {
    return await work(createContext({ database, settings: await withServerAddresses(database, settings), now }))
  } finally {
    await database.close()
  }
}

/** The configured database. Never includes the address of PostgreSQL, which may hold a password. */
export function databaseOf({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): string {
  if (!databaseUrl) return `SQLite in ${dataDir}`
  const { hostname, port, pathname, username, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? (hostname || 'localhost')
  return `PostgreSQL ${pathname.slice(1) || username} at ${host}:${port || 5432}`
}
