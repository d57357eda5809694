import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import pg from 'pg'
import { type Settings, readSettings } from '../config.ts'
import { migrate } from '../database/migrate.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { finallyIn } from './finally.ts'
import { patient } from './sqlite.ts'

export const engine = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'sqlite'

type Env = Record<string, string>

/** Settings for a new, empty database that is removed after the test. */
export function freshSettings(t: TestContext, env: Env = {}): Promise<Settings> {
  return settingsFrom(t, undefined, env)
}

/** The same with the current schema, copied from a database that the test command has made: see `writeTemplate`. */
export function migratedSettings(t: TestContext, env: Env = {}): Promise<Settings> {
  return settingsFrom(t, process.env.TEST_TEMPLATE, env)
}

async function settingsFrom(t: TestContext, template: string | undefined, env: Env): Promise<Settings> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kalends-'))
  finallyIn(t, () => rmSync(dataDir, { recursive: true, force: true }))
  if (engine === 'sqlite' && template) cpSync(template, dataDir, { recursive: true })
  const databaseUrl = engine === 'postgres' ? { DATABASE_URL: await freshPostgres(t, template) } : {}
  const common = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0', HOST: '127.0.0.1', ...patient }
  return readSettings({ ...common, ...databaseUrl, ...env })
}

export async function freshDatabase(t: TestContext): Promise<Database> {
  const database = await openDatabase(await migratedSettings(t))
  finallyIn(t, () => database.close())
  await migrate(database, 0)
  return database
}

/** Migrates an empty database, so that tests copy it instead of migrating their own. */
export async function writeTemplate(env: Env) {
  const database = await openDatabase(readSettings({ SETTINGS_FILE: 'none', ...env }))
  await migrate(database, 0)
  await database.close()
}

/** A database on the test cluster. */
async function freshPostgres(t: TestContext, template = 'template1'): Promise<string> {
  const cluster = process.env.TEST_POSTGRES_URL
  if (!cluster) throw new Error('TEST_POSTGRES_URL is not set. Run the tests with "npm run test:postgres".')
  const name = `test_${process.pid}_${(counter += 1)}`
  await administer(cluster, `create database ${name} template ${template} ${process.env.TEST_COPYING ?? ''}`)
  finallyIn(t, () => administer(cluster, `drop database ${name} with (force)`))
  const url = new URL(cluster)
  url.pathname = `/${name}`
  // Tests terminate the connections of one server by this name.
  url.searchParams.set('application_name', name)
  return url.href
}

let counter = 0

/** Tests connect through a socket, which takes a third less CPU time. Those about the network need TCP. */
export function overTcp(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  return url.href
}

/** Runs a statement on the cluster itself. */
export async function administer(cluster: string, statement: string) {
  const client = await administratorOf(cluster)
  // The connection stays open for the next statement, but must not keep the process running.
  client.ref()
  try {
    await client.query(statement)
  } finally {
    client.unref()
  }
}

/** Its types lack these methods. */
type Administrator = pg.Client & NodeJS.RefCounted

const administrators = new Map<string, Promise<Administrator>>()

function administratorOf(cluster: string): Promise<Administrator> {
  const known = administrators.get(cluster)
  if (known) return known
  const client = new pg.Client(cluster) as Administrator
  const connected = client.connect().then(() => client)
  administrators.set(cluster, connected)
  client.on('error', () => administrators.delete(cluster))
  return connected
}
