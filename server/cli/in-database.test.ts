import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { migrate, migrations, pendingMigrations } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { freshSettings, overTcp } from '../testing/database.ts'
import { finallyIn } from '../testing/finally.ts'
import { envOf, kalends, kalendsJson } from '../testing/kalends.ts'
import { databaseOf } from './in-database.ts'

test('the first command creates the database', async (t) => {
  const settings = await freshSettings(t)
  const env = envOf(settings)

  const first = await kalendsJson(env, 'migrate')
  const second = await kalends(env, 'migrate')

  assert.deepEqual(first, { applied: migrations.map(({ name }) => name) })
  assert.deepEqual(second, {
    code: 0,
    stdout: `The database was up to date already.\nDatabase: ${databaseOf(settings)}`,
    stderr: '',
  })
})

test('a command with nothing to do in a new database does not create one', async (t) => {
  const settings = await freshSettings(t)
  const folder = join(settings.dataDir, 'typo')
  const env = envOf({ ...settings, dataDir: folder })
  const calls = ['org list', 'key list', 'user list', 'domain list', 'key revoke 1', 'key create --org 1', 'demo']

  const outcomes = await Promise.all(calls.map((call) => kalends(env, ...call.split(' '))))
  const created = await kalends(env, 'org', 'create', '--name', 'First')

  const stderr = settings.databaseUrl
    ? 'There is no Kalends database in that PostgreSQL database. Check DATABASE_URL, or create one with "kalends serve".'
    : `There is no Kalends database in ${folder}. If yours is elsewhere, set DATA_DIR, or DATABASE_URL for PostgreSQL, in the environment or in kalends.env. To create a new one, run "kalends serve".`
  for (const outcome of outcomes) {
    assert.deepEqual(outcome, {
      code: 1,
      stdout: '',
      stderr,
    })
  }
  assert.equal(created.code, 0)
  assert.equal((await kalendsJson(env, 'org', 'list')).length, 1)
})

test('only serve and migrate change the schema of an older version', async (t) => {
  const settings = await freshSettings(t)
  const env = envOf(settings)
  const database = await openDatabase(settings)
  finallyIn(t, () => database.close())
  await migrate(database, 0, migrations.slice(0, 4))
  const lacking = migrations.slice(4).map(({ name }) => name)
  const calls = ['org list', 'org create --name One', 'key list', 'demo', 'domain list', 'key create --org 1']

  const outcomes = await Promise.all(calls.map((call) => kalends(env, ...call.split(' '))))
  const backup = await kalends(env, 'backup', join(settings.dataDir, 'older.db'))
  const pending = await pendingMigrations(database)
  const migrated = await kalendsJson(env, 'migrate')

  for (const outcome of outcomes) {
    assert.deepEqual(outcome, {
      code: 1,
      stdout: '',
      stderr: `The database belongs to an older version of Kalends (it is missing ${lacking.join(', ')}), and this command does not upgrade it. Make a backup, then run "kalends migrate" or start the server to bring it up to date.`,
    })
  }
  assert.equal(backup.code, 0)
  assert.deepEqual(pending, lacking)
  assert.deepEqual(migrated, { applied: lacking })
  assert.deepEqual(await kalendsJson(env, 'org', 'list'), [])
})

test('a reading command leaves no folder behind', async (t) => {
  const settings = await freshSettings(t)
  const folder = join(settings.dataDir, 'typo')

  await kalends(envOf({ ...settings, dataDir: folder }), 'org', 'list')

  assert.equal(existsSync(folder), false)
})

test('a command that changes something names the database, without a password', async (t) => {
  const settings = await freshSettings(t)
  const databaseUrl = settings.databaseUrl && overTcp(settings.databaseUrl)
  const env = envOf({ ...settings, databaseUrl })
  const { host, pathname } = new URL(databaseUrl ?? 'postgres://none')
  const place = databaseUrl ? `PostgreSQL ${pathname.slice(1)} at ${host}` : `SQLite in ${settings.dataDir}`

  const created = await kalends(env, 'org', 'create', '--name', 'One')
  const key = await kalends(env, 'key', 'create', '--org', '1')
  const listed = await kalends(env, 'org', 'list')

  assert.equal(
    created.stdout,
    `Created organization 1, One. Create a key for it with "kalends key create --org 1".\nDatabase: ${place}`,
  )
  assert.ok(key.stdout.endsWith(`\n\nDatabase: ${place}`))
  assert.ok(!listed.stdout.includes('Database:'))
})

test('a PostgreSQL database is named by its name, host and port', () => {
  const named = (databaseUrl: string) => databaseOf({ databaseUrl, dataDir: '/data' })

  assert.equal(named('postgres://ann:secret@db.example/kalends'), 'PostgreSQL kalends at db.example:5432')
  assert.equal(named('postgres://ann:secret@db.example:6000/'), 'PostgreSQL ann at db.example:6000')
  assert.equal(named('postgres:///kalends?host=/run/postgresql'), 'PostgreSQL kalends at /run/postgresql:5432')
  assert.equal(databaseOf({ databaseUrl: null, dataDir: '/data' }), 'SQLite in /data')
})
