import type { Settings } from '../config.ts'
import type { Database } from './open.ts'
import { addressesIn, signLock } from './server-file.ts'

interface Noted extends Pick<Settings, 'publicUrl' | 'landingUrl' | 'icsUrl'> {
  readonly hosts: readonly string[] | null
  readonly untrustedProxy?: string
}

/** Records where this server is reached, for commands, and whether requests come through an untrusted proxy. */
export async function noteAddresses(database: Database, settings: Settings, now: number, proxy?: string) {
  const { hosts, publicUrl, landingUrl, icsUrl } = settings
  const text = JSON.stringify({ publicUrl, landingUrl, icsUrl, hosts: hosts && [...hosts], untrustedProxy: proxy })
  if (database.engine === 'sqlite') return signLock(settings.dataDir, text)
  const note = `with gone as (
      delete from server_address where program not in (select application_name from pg_stat_activity)
    )
    insert into server_address (program, addresses, since) values (${self}, ?, ?)
    on conflict (program) do update set addresses = excluded.addresses, since = excluded.since`
  await database.statement(note, true)(text, now)
}

/**
 * Removes them when the server stops. Its connections stay in `pg_stat_activity` until PostgreSQL has ended them, which
 * takes a moment. The lock of a SQLite file removes its signature itself.
 */
export async function forgetAddresses(database: Database) {
  if (database.engine === 'sqlite') return
  await database.statement(`delete from server_address where program = ${self}`, true)()
}

/**
 * A command's settings with the addresses of the running server, because its environment often lacks PORT and
 * PUBLIC_URL. Its own PUBLIC_URL wins.
 */
export async function withServerAddresses(database: Database, settings: Settings): Promise<Settings> {
  const noted = settings.hosts === null ? await notedBy(database, settings) : undefined
  if (!noted) return settings
  const { hosts, publicUrl, ...others } = noted
  const own = (name: 'landingUrl' | 'icsUrl') => (settings[name] === settings.publicUrl ? others[name] : settings[name])
  return {
    ...settings,
    publicUrl,
    landingUrl: own('landingUrl'),
    icsUrl: own('icsUrl'),
    hosts: hosts && new Set(hosts),
  }
}

/** Whether a server uses this database. */
export async function isServerRunning(database: Database, settings: Settings): Promise<boolean> {
  return (await notedBy(database, settings)) !== undefined
}

/** The address of an untrusted proxy that has sent requests to the running server, if any. */
export async function untrustedProxy(database: Database, settings: Settings): Promise<string | undefined> {
  return (await notedBy(database, settings))?.untrustedProxy
}

async function notedBy(database: Database, { dataDir }: Settings): Promise<Noted | undefined> {
  const text = database.engine === 'sqlite' ? addressesIn(dataDir) : await latestIn(database)
  return text === undefined ? undefined : (JSON.parse(text) as Noted)
}

/** The most recently started of the connected servers. */
async function latestIn(database: Database): Promise<string | undefined> {
  const [latest] = await database.statement<{ addresses: string }>(
    `select addresses from server_address
      where program in (select application_name from pg_stat_activity where datname = current_database())
      order by since desc limit 1`,
  )()
  return latest?.addresses
}

// Connected programs: see `announcing`.
const self = "current_setting('application_name')"
