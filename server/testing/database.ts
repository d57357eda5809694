import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import pg from 'pg'
import { type Settings, readSettings } from '../config.ts'
import { migrate } from '../database/migrate.ts'
import { type Database, openDatabase } from '../database/open.ts'

export const engine = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'sqlite'

/** Settings for a database of its own, which is gone after the test. */
export async function freshSettings(t: TestContext, env: Record<string, string> = {}): Promise<Settings> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kalends-'))
  finallyIn(t, () => rmSync(dataDir, { recursive: true, force: true }))
  const databaseUrl = engine === 'postgres' ? { DATABASE_URL: await freshPostgres(t) } : {}
  return readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0', HOST: '127.0.0.1', ...databaseUrl, ...env })
}

export async function freshDatabase(t: TestContext): Promise<Database> {
  const database = await openDatabase(await freshSettings(t))
  finallyIn(t, () => database.close())
  await migrate(database, 0)
  return database
}

/** Cleans up after the test, the last thing first: a server stops before its database goes. */
export function finallyIn(t: TestContext, clean: () => unknown) {
  const known = cleaners.get(t)
  if (known) return void known.unshift(clean)
  const list = [clean]
  cleaners.set(t, list)
  t.after(async () => {
    for (const each of list) await each()
  })
}

const cleaners = new WeakMap<TestContext, (() => unknown)[]>()

/** An empty schema on the test cluster: as good as a database of its own, and much quicker to make. */
async function freshPostgres(t: TestContext): Promise<string> {
  const cluster = process.env.TEST_POSTGRES_URL
  if (!cluster) throw new Error('TEST_POSTGRES_URL is not set. Run the tests with "npm run test:postgres".')
  const name = `test_${process.pid}_${(counter += 1)}`
  await administer(cluster, `create schema ${name}`)
  finallyIn(t, () => administer(cluster, `drop schema ${name} cascade`))
  // Connections with a name of their own, because tests that run meanwhile share the cluster.
  return `${cluster}?options=-csearch_path%3D${name}&application_name=${name}`
}

let counter = 0

async function administer(cluster: string, statement: string) {
  const client = new pg.Client(cluster)
  await client.connect()
  await client.query(statement)
  await client.end()
}
