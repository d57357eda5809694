import assert from 'node:assert/strict'
import { truncateSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { openDatabase } from '../database/open.ts'
import { databaseFile } from '../database/sqlite-file.ts'
import { engine, freshSettings } from '../testing/database.ts'
import { envOf, kalends, kalendsJson } from '../testing/kalends.ts'
import { sqliteSettings } from '../testing/sqlite.ts'

type Check = { name: string; result: string; text: string }
const results = (checks: Check[]) => Object.fromEntries(checks.map(({ name, result }) => [name, result]))
const folder = engine === 'sqlite' ? { 'data folder': 'ok', integrity: 'ok' } : {}

test('a working installation passes every check', async (t) => {
  const env = envOf(await freshSettings(t), { PUBLIC_URL: 'https://kalends.example' })
  await kalendsJson(env, 'org', 'create', '--name', 'One')
  await kalendsJson(env, 'key', 'create', '--org', '1')

  const person = await kalends(env, 'doctor')
  const script = await kalendsJson(env, 'doctor')

  assert.equal(person.code, 0)
  assert.match(person.stdout, /^ok {2}node {2,}Node 26\./)
  assert.match(
    person.stdout,
    /^ok {2}settings {2,}All settings are valid\. They come from the environment; there is no kalends\.env\.$/m,
  )
  assert.deepEqual(results(script), {
    node: 'ok',
    settings: 'ok',
    address: 'ok',
    database: 'ok',
    schema: 'ok',
    keys: 'ok',
    ...folder,
  })
})

test('what is missing but does no harm yet is a warning', async (t) => {
  const env = envOf(await freshSettings(t))

  const { code, stdout } = await kalends(env, 'doctor', '--json')

  const checks = results(JSON.parse(stdout))
  assert.equal(code, 0)
  assert.equal(checks.address, 'warning')
  assert.equal(checks[engine === 'sqlite' ? 'database' : 'schema'], 'warning')
})

test('without a key that works nobody can use the API', async (t) => {
  const env = envOf(await freshSettings(t))
  await kalendsJson(env, 'org', 'create', '--name', 'One')
  await kalendsJson(env, 'key', 'create', '--org', '1')
  await kalendsJson(env, 'key', 'disable', '1')

  const { code, stdout } = await kalends(env, 'doctor')

  assert.equal(code, 1)
  assert.match(
    stdout,
    /^failed +keys +No key works, so nobody can use the API\. "kalends key create --org ID" makes one\.$/m,
  )
})

test('wrong settings are told one by one', async () => {
  const { code, stdout } = await kalends({ PORT: 'http', PUBLIC_URL: 'kalends.example' }, 'doctor')

  assert.equal(code, 1)
  assert.match(stdout, /^failed {2}settings {2}PORT is "http"/m)
  assert.match(stdout, /^failed {2}settings {2}PUBLIC_URL is "kalends\.example"/m)
})

test('a database that does not answer is told', async (t) => {
  const settings = await freshSettings(t)

  const { code, stdout } = await kalends(
    { ...envOf(settings), DATABASE_URL: 'postgres://kalends:secret@127.0.0.1:1/kalends' },
    'doctor',
  )

  assert.equal(code, 1)
  assert.match(stdout, /^failed +database +PostgreSQL cannot be reached: connect ECONNREFUSED 127\.0\.0\.1:1\./m)
  assert.ok(!stdout.includes('secret'))
})

test('a damaged database file is told', async (t) => {
  const settings = sqliteSettings(t)
  const env = envOf(settings)
  await kalendsJson(env, 'migrate')
  truncateSync(databaseFile(settings.dataDir), 20_000)

  const { code, stdout } = await kalends(env, 'doctor')

  assert.equal(code, 1)
  assert.match(stdout, /^failed +database +\S+kalends\.db is damaged: it should have \d+ bytes but has 20000/m)
})

test('a row that points to nothing is told', async (t) => {
  const settings = sqliteSettings(t)
  const env = envOf(settings)
  await kalendsJson(env, 'org', 'create', '--name', 'One')
  await kalendsJson(env, 'key', 'create', '--org', '1')
  const file = new DatabaseSync(databaseFile(settings.dataDir), { enableForeignKeyConstraints: false })
  file.exec('update email_template set organization = 77')
  file.close()

  const { code, stdout } = await kalends(env, 'doctor')

  assert.equal(code, 1)
  assert.match(
    stdout,
    /^failed +integrity +The database is damaged: rows of email_template refer to rows of organization that do not exist\./m,
  )
})

test('a database of a newer version is told', async (t) => {
  const settings = await freshSettings(t)
  const env = envOf(settings)
  await kalendsJson(env, 'migrate')
  const database = await openDatabase(settings)
  await database.transaction((tx) =>
    tx.insertInto('schema_migration').values({ name: '9999-future', applied: 0 }).execute(),
  )
  await database.close()

  const { code, stdout } = await kalends(env, 'doctor')

  assert.equal(code, 1)
  assert.match(
    stdout,
    /^failed +database +The database was made by a newer version of Kalends \(it has 9999-future\)\./m,
  )
})
