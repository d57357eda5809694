import assert from 'node:assert/strict'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { startPgBouncer } from '../../scripts/pgbouncer.ts'
import { emailsOf, rsvpEvent, signUp } from '../testing/attendee.ts'
import { migratedSettings, overTcp } from '../testing/database.ts'
import { finallyIn } from '../testing/finally.ts'
import { envOf, kalends, kalendsJson, spawnKalends, spawnServer } from '../testing/kalends.ts'
import { type TestServer, serveSettings } from '../testing/server.ts'
import { emptyFolder } from '../testing/sqlite.ts'
import { until } from '../testing/until.ts'
import { newEvent, party } from '../testing/visitor.ts'

const needsDirectUrl =
  'A pooler that shares connections by transaction, such as PgBouncer, is between Kalends and PostgreSQL. ' +
  'Set DATABASE_DIRECT_URL to an address past it: that of PostgreSQL itself, or of a pool in session mode.'

test('behind a pooler that shares two connections, two servers see what the other changes', async (t) => {
  const settings = await behindPgBouncer(t)
  const [one, other] = [await serveSettings(t, settings), await serveSettings(t, settings)]
  const [event, rsvp] = [await newEvent(one), await rsvpEvent(one)]
  await hearing(one, other)
  const file = async () => (await other.request({ url: `/${event}/event.ics` })).text
  assert.match(await file(), /SUMMARY:Summer party/)

  const lists = await Promise.all(Array.from({ length: 30 }, (_, i) => (i % 2 ? one : other).get('/event/all')))
  await one.patch(`/event/${event}`, { dates: [{ ...party, name: 'Moved' }] })
  await until(async () => /SUMMARY:Moved/.test(await file()))
  await Promise.all([1, 2, 3, 4].map((i) => signUp(i % 2 ? one : other, rsvp, { email: `a${i}@example.org` })))

  assert.deepEqual([...new Set(lists.map(({ status }) => status))], [200])
  assert.equal((await emailsOf(one, rsvp)).length, 4)
})

test('behind a pooler, queries keep their time limits and leave none behind', async (t) => {
  const settings = await behindPgBouncer(t, { default_pool_size: 1 })
  const { database } = (await serveSettings(t, settings)).context
  const limits = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle`

  const alone = await database.statement(limits)()
  const { sql } = await import('kysely')
  const within = await database.transaction(async (tx) => (await sql.raw(limits).execute(tx)).rows)
  const late = database.statement('select pg_sleep(10)')()

  assert.deepEqual(alone, [{ statement: '1s', lock: '400ms', idle: '10s' }])
  assert.deepEqual(within, alone)
  await assert.rejects(async () => late, { code: '57014' })
  assert.deepEqual(await settingsOf(settings.databaseUrl, limits), [{ statement: '0', lock: '0', idle: '0' }])
})

test('behind a pooler, commands copy, check and restore, and see which servers are running', async (t) => {
  const settings = await behindPgBouncer(t)
  const env = envOf(settings)
  const file = join(emptyFolder(t), 'backup.db')
  const server = await spawnServer(t, env)

  await kalendsJson(env, 'backup', file)
  await kalendsJson(env, 'backup', 'rehearse', file)
  const doctor = await kalends(env, 'doctor')
  const refused = await kalends(env, 'restore', file, '--force')
  server.child.kill('SIGTERM')
  await server.ended
  const restored = await kalendsJson(env, 'restore', file, '--force')

  assert.equal(doctor.code, 0, doctor.stdout)
  assert.match(refused.stderr, /^Other Kalends programs are connected to this database \(\d connections?\)\./)
  assert.equal(restored.rows.organization, 1)
})

test('behind a pooler that shares connections, everything refuses without a direct address', async (t) => {
  const settings = { ...(await behindPgBouncer(t)), databaseDirectUrl: null }
  const env = envOf(settings)

  const server = spawnKalends(t, env, 'serve')
  assert.equal(await server.ended, 1)
  const list = await kalends(env, 'key', 'list')
  const backup = await kalends(env, 'backup', join(emptyFolder(t), 'backup.db'))
  const twice = await kalends({ ...env, DATABASE_DIRECT_URL: settings.databaseUrl }, 'key', 'list')

  for (const stderr of [server.stderr(), list.stderr, backup.stderr, twice.stderr])
    assert.equal(stderr.trim(), needsDirectUrl)
})

test('behind a pooler that keeps a connection for each client, no direct address is needed', async (t) => {
  const settings = await behindPgBouncer(t, { pool_mode: 'session', default_pool_size: 50 })
  const server = await serveSettings(t, { ...settings, databaseDirectUrl: null })

  await hearing(server)
  const limit = await server.context.database.statement("select current_setting('statement_timeout') as limit")()

  assert.deepEqual(limit, [{ limit: '1s' }])
})

/** PgBouncer, and settings that lead through it and past it. */
async function behindPgBouncer(t: TestContext, more: Record<string, string | number> = {}) {
  const settings = await migratedSettings(t, { DATABASE_TIMEOUT: '1' })
  const url = overTcp(settings.databaseUrl!)
  const bouncer = await startPgBouncer(url, { pool_mode: 'transaction', default_pool_size: 2, ...more })
  finallyIn(t, () => bouncer.stop())
  return { ...settings, databaseUrl: bouncer.through(url), databaseDirectUrl: url }
}

/** Waits until these servers hear of each other's changes. */
async function hearing(...servers: TestServer[]) {
  for (const { context } of servers) await until(() => context.database.changes.isCaughtUp(false))
}

async function settingsOf(url: string, query: string): Promise<unknown[]> {
  const pg = await import('pg')
  const client = new pg.default.Client(url)
  await client.connect()
  const { rows } = await client.query(query)
  await client.end()
  return rows
}
