import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { migratedSettings } from '../testing/database.ts'
import { finallyIn } from '../testing/finally.ts'
import { proxyTo } from '../testing/proxy.ts'
import { serveSettings, startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { newEvent } from '../testing/visitor.ts'

test('while the database is unreachable, statistics say that their source is unavailable, and pages are still served', async (t) => {
  const settings = await migratedSettings(t, { DATABASE_TIMEOUT: '1' })
  const proxy = await proxyTo(t, settings.databaseUrl!)
  const server = await serveSettings(t, { ...settings, databaseUrl: proxy.through(settings.databaseUrl!) })
  const event = await newEvent(server)
  const visit = () =>
    server.request({
      url: `/${event}`,
      headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0' },
    })
  assert.equal((await visit()).status, 200)

  proxy.silence({ toCome: true })
  const answers = []
  for (const path of ['views', 'saves', 'rsvp']) answers.push(await server.get(`/statistics/${path}/${event}`))
  proxy.resume()

  for (const { status, body, headers } of answers) {
    assert.deepEqual([status, body], [503, { status: 'error', message: 'source_unavailable' }])
    assert.equal(headers['retry-after'], '5')
  }
  await until(async () => (await visit()).status === 200)
})

const timedOut = { status: 'error', message: 'backend_timeout' }

test('a query that PostgreSQL cancels at its limit is a timeout', async (t) => {
  const server = await startServer(t, { DATABASE_TIMEOUT: '1' })
  const event = await newEvent(server)
  await server.context.database.transaction(async (tx) => {
    await sql`alter table visit_fold rename to visit_fold_stored`.execute(tx)
    await sql`create view visit_fold as select * from visit_fold_stored where pg_sleep(30) is not null`.execute(tx)
  })

  const { status, body, headers } = await server.get(`/statistics/saves/${event}?breakdown=type`)

  assert.deepEqual([status, body, headers['retry-after']], [503, timedOut, '5'])
})

test('a table that is locked by someone else is a timeout as well', async (t) => {
  const server = await startServer(t, { DATABASE_TIMEOUT: '1' })
  const block = await server.post('/rsvp-block', { name: 'Party' })
  const event = await newEvent(server, { rsvp: true, rsvp_block: Number(block.body.id) })
  const other = new pg.Client(server.context.settings.databaseUrl!)
  await other.connect()
  finallyIn(t, () => other.end())
  await other.query('begin; lock table visit_day, rsvp_answer in access exclusive mode')

  const held = []
  for (const path of ['views', 'saves', 'rsvp']) held.push(await server.get(`/statistics/${path}/${event}`))
  await other.query('rollback')
  const after = await server.get(`/statistics/views/${event}`)

  for (const { status, body } of held) assert.deepEqual([status, body], [503, timedOut])
  assert.deepEqual([after.status, after.body.total], [200, 0])
})
