import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { migrations } from '../database/migrate.ts'
import { freshSettings } from '../testing/database.ts'
import { envOf, kalends, kalendsJson } from '../testing/kalends.ts'

test('the first command creates the database', async (t) => {
  const env = envOf(await freshSettings(t))

  const first = await kalendsJson(env, 'migrate')
  const second = await kalends(env, 'migrate')

  assert.deepEqual(first, { applied: migrations.map(({ name }) => name) })
  assert.deepEqual(second, { code: 0, stdout: 'The database was up to date already.', stderr: '' })
})

test('a command that has nothing to do in a new database does not create one', async (t) => {
  const settings = await freshSettings(t)
  const folder = join(settings.dataDir, 'typo')
  const env = envOf({ ...settings, dataDir: folder })
  const calls = ['org list', 'key list', 'user list', 'domain list', 'key revoke 1', 'key create --org 1', 'demo']

  const outcomes = await Promise.all(calls.map((call) => kalends(env, ...call.split(' '))))
  const created = await kalends(env, 'org', 'create', '--name', 'First')

  const [where, setting] = settings.databaseUrl ? ['that PostgreSQL database', 'DATABASE_URL'] : [folder, 'DATA_DIR']
  for (const outcome of outcomes) {
    assert.deepEqual(outcome, {
      code: 1,
      stdout: '',
      stderr: `There is no Kalends database in ${where}. Check ${setting}, or create one with "kalends serve".`,
    })
  }
  assert.equal(created.code, 0)
  assert.equal((await kalendsJson(env, 'org', 'list')).length, 1)
})

test('a reading command leaves no folder behind', async (t) => {
  const settings = await freshSettings(t)
  const folder = join(settings.dataDir, 'typo')

  await kalends(envOf({ ...settings, dataDir: folder }), 'org', 'list')

  assert.equal(existsSync(folder), false)
})
