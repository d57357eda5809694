import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import pg from 'pg'
import { startPostgres, startStandby } from '../../scripts/postgres.ts'
import { migratedSettings } from '../testing/database.ts'
import { finallyIn } from '../testing/finally.ts'
import { envOf, kalends, kalendsJson, spawnKalends } from '../testing/kalends.ts'
import { serveSettings } from '../testing/server.ts'
import { emptyFolder } from '../testing/sqlite.ts'
import { until } from '../testing/until.ts'

const notWritable =
  'This PostgreSQL does not accept writes: it is a standby, or read-only by its settings. Set DATABASE_URL to the primary.'

test('a standby can be read, checked and backed up; what writes refuses, and so does the server', async (t) => {
  const primary = await startPostgres()
  finallyIn(t, () => primary.stop())
  const settings = await migratedSettings(t)
  const onPrimary = envOf({ ...settings, databaseUrl: primary.url })
  await kalendsJson(onPrimary, 'org', 'create', '--name', 'Example')
  const { samples } = await kalendsJson(onPrimary, 'demo')
  await kalendsJson(onPrimary, 'key', 'create', '--org', '1')
  const standby = await startStandby(primary)
  finallyIn(t, () => standby.stop())
  const env = envOf({ ...settings, databaseUrl: standby.url })
  const file = join(emptyFolder(t), 'backup.db')
  await kalendsJson(onPrimary, 'org', 'create', '--name', 'Second')
  await until(async () => (await kalendsJson(env, 'org', 'list')).length === 2)

  const doctor = await kalends(env, 'doctor')
  const backup = await kalendsJson(env, 'backup', file)
  const event = samples.find(({ path }: { path: string }) => path === 'event').prokey
  const stats = await kalendsJson(env, 'stats', event)
  await kalendsJson(env, 'backup', 'rehearse', file, '--sqlite')
  const server = spawnKalends(t, env, 'serve')
  await server.ended

  assert.equal(doctor.code, 0, doctor.stdout)
  assert.match(
    doctor.stdout,
    /is reachable\. It is a standby: commands can read it, but the server needs the primary\.\n/,
  )
  assert.deepEqual(stats.views, (await kalendsJson(onPrimary, 'stats', event)).views)
  assert.equal(backup.rows.organization, 2)
  assert.equal(
    server.stderr().trim(),
    'The PostgreSQL in DATABASE_URL is a standby, and a server must be able to write. Set DATABASE_URL to the primary, or to an address that always leads to it.',
  )
  const writing = [
    'key create --org 1',
    `event unpublish ${event}`,
    'migrate',
    `restore ${file} --force`,
    `backup rehearse ${file}`,
  ]
  for (const command of writing) {
    const { code, stderr } = await kalends(env, ...command.split(' '))
    assert.deepEqual([code, stderr.trim()], [1, notWritable], command)
  }
})

test('a write that no standby has confirmed, because somebody cancelled the wait, may be lost and is not acknowledged', async (t) => {
  const primary = await startPostgres({ durable: true })
  finallyIn(t, () => primary.stop())
  const server = await serveSettings(t, { ...(await migratedSettings(t)), databaseUrl: primary.url })
  const operator = new pg.Client(primary.url)
  await operator.connect()
  finallyIn(t, () => operator.end())
  const waitForStandby = async (name: string) => {
    await operator.query(`alter system set synchronous_standby_names = '${name}'`)
    await operator.query('select pg_reload_conf()')
  }
  const cancel = () =>
    operator.query("select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'")
  await waitForStandby('away')

  const written = server.post('/style', { name: 'x', options: ['ical'] })
  await until(async () => (await cancel()).rowCount === 1)
  const { status, body } = await written
  await waitForStandby('')
  const next = await server.post('/style', { name: 'y', options: ['ical'] })

  assert.equal(status, 503)
  assert.deepEqual(body.details, { outcome: 'unknown' })
  assert.equal(next.status, 201)
})
