import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { listKeys } from '../accounts/store.ts'
import { migratedSettings } from '../testing/database.ts'
import { samples } from '../testing/metrics.ts'
import { proxyTo } from '../testing/proxy.ts'
import { serveSettings } from '../testing/server.ts'
import { until } from '../testing/until.ts'

const style = { name: 'x', options: ['ical'] }
const unreachable = {
  status: 'error',
  message: 'The service cannot reach its database right now. Nothing was changed; please try again.',
}
const notConfirmed = {
  status: 'error',
  message:
    'The database did not confirm this write, which may have succeeded. ' +
    'Read the item before you retry, or retry with the same Idempotency-Key.',
  details: { outcome: 'unknown' },
}

test('requests that hit a silent database get 503, and the next ones use new connections', async (t) => {
  const { server, proxy } = await throughProxy(t)
  await server.post('/style', style)
  // Many connections, so that a working one has to be found among broken ones.
  await Promise.all(Array.from({ length: 30 }, () => server.get('/style/1')))

  proxy.silence()
  const read = await server.get('/style/1')

  assert.equal(read.status, 503)
  assert.deepEqual(read.body, unreachable)
  assert.equal(read.headers['retry-after'], '5')
  assert.equal((await server.get('/style/1')).status, 200)
  assert.equal((await server.post('/style', style)).status, 201)
})

test('while no connection to the database works the server is not ready, and it recovers by itself', async (t) => {
  const { server, proxy } = await throughProxy(t)
  const readyz = () => server.request({ url: '/readyz' })
  assert.equal((await readyz()).status, 200)

  proxy.silence({ toCome: true })
  await until(async () => (await readyz()).status === 503)
  const notReady = await readyz()
  const writes = await Promise.all(Array.from({ length: 15 }, () => server.post('/style', style)))

  assert.deepEqual(notReady.body, { status: 'error', message: 'The database cannot be reached.' })
  assert.deepEqual([...new Set(writes.map((write) => write.status))], [503])
  // The writes may have timed out by themselves, shortly before.
  await until(async () => samples(server.context, 'kalends_postgres_breaker_open 1').length > 0)
  assert.deepEqual(samples(server.context, 'kalends_postgres_breaker'), [
    'kalends_postgres_breaker_open 1',
    'kalends_postgres_breaker_openings_total 1',
  ])
  proxy.resume()
  await until(async () => (await readyz()).status === 200)
  assert.equal((await server.post('/style', style)).status, 201)
  assert.deepEqual(samples(server.context, 'kalends_postgres_breaker'), ['kalends_postgres_breaker_openings_total 1'])
  assert.match(samples(server.context, 'kalends_postgres_connections ').join(), /^kalends_postgres_connections [1-9]/)
})

test('a request that needs several queries on a slow database waits no longer in total than for one', async (t) => {
  const { server, proxy } = await throughProxy(t, '2')
  await server.post('/style', style)

  // A second per response.
  proxy.delay(500)
  const oneAnswer = await server.request({ url: `/${crypto.randomUUID()}/event.ics` })
  const manyAnswers = await server.patch('/style/1', { name: 'y' })
  proxy.delay(0)

  assert.equal(oneAnswer.status, 404)
  assert.equal(manyAnswers.status, 503)
})

test('an update whose statement got no response has changed nothing, and the response says so', async (t) => {
  const { server, proxy } = await throughProxy(t)
  await server.post('/style', style)

  const lost = proxy.loseReplyTo('update "style"', 'UPDATE 1', 'silence')
  const update = await server.patch('/style/1', { name: 'y' })
  await lost

  assert.equal(update.status, 503)
  assert.deepEqual(update.body, unreachable)
  assert.equal((await server.get('/style/1')).body.name, 'x')
})

for (const how of ['cut', 'silence'] as const) {
  const event = how === 'cut' ? 'the connection breaks' : 'the database falls silent'

  test(`when ${event} before a commit is confirmed, the response says that the outcome is unknown`, async (t) => {
    const { server, proxy } = await throughProxy(t)
    const dates = [{ name: 'Party', startDate: '2027-05-01' }]
    const { prokey } = (await server.post('/event', { new_event_group_name: 'x', dates })).body
    await server.post('/style', style)
    await server.post('/style', style)

    const answers = []
    for (const request of [
      () => server.patch('/style/1', { name: 'y' }),
      () => server.delete('/style/2'),
      () => server.patch(`/event/${prokey}`, { dates: [{ name: 'Moved' }] }),
      () => server.post('/event', { new_event_group_name: 'y', dates }),
    ]) {
      const lost = proxy.loseReplyTo('commit', 'COMMIT', how)
      answers.push(await request())
      await lost
    }

    for (const answer of answers) {
      assert.equal(answer.status, 503)
      assert.equal(answer.headers['retry-after'], '5')
      assert.deepEqual(answer.body, notConfirmed)
    }
    // PostgreSQL had executed all of them.
    assert.equal((await server.get('/style/1')).body.name, 'y')
    assert.equal((await server.get('/style/2')).status, 404)
    assert.equal((await server.get(`/event/${prokey}`)).body.dates[0].name, 'Moved')
    assert.equal((await server.get('/event/all')).body.length, 2)
  })

  test(`when ${event} before a single-statement write is confirmed, the response says that the outcome is unknown`, async (t) => {
    const { server, proxy } = await throughProxy(t)
    const event_group = (await server.post('/group', { name: 'x' })).body.prokey
    const dates = [{ name: 'Party', startDate: '2027-05-01' }]

    const answers = []
    for (const [path, statement, body] of [
      ['/style', 'insert into style ', style],
      ['/event', 'insert into event ', { event_group, dates }],
    ] as const) {
      const lost = proxy.loseReplyTo(statement, committed, how)
      answers.push(await server.post(path, body))
      await lost
    }

    for (const answer of answers) {
      assert.equal(answer.status, 503)
      assert.deepEqual(answer.body, notConfirmed)
    }
    assert.equal((await server.get('/style/all')).body.length, 1)
    assert.equal((await server.get('/event/all')).body.length, 1)
  })

  test(`when ${event} before a commit is confirmed, the same Idempotency-Key gets the lost response`, async (t) => {
    const { server, proxy } = await throughProxy(t)
    const key = { 'idempotency-key': 'once' }

    const lost = proxy.loseReplyTo('commit', 'COMMIT', how)
    const first = await server.post('/style', style, key)
    await lost
    const second = await server.post('/style', style, key)

    assert.deepEqual(first.body, notConfirmed)
    assert.equal(second.status, 201)
    assert.equal(second.headers['idempotent-replayed'], 'true')
    assert.equal((await server.get('/style/all')).body.length, 1)
  })
}

test('a write that never reached the database has changed nothing, and the response says so', async (t) => {
  const { server, proxy } = await throughProxy(t)
  await server.post('/style', style)

  proxy.refuse(true)
  proxy.cut()
  // Until the pool has noticed, a write may be in flight on a connection that is being cut.
  await until(async () => (await server.request({ url: '/readyz' })).status === 503)
  const answers = [await server.post('/style', style), await server.patch('/style/1', { name: 'y' })]
  proxy.refuse(false)

  for (const answer of answers) assert.deepEqual(answer.body, unreachable)
  await until(async () => (await server.get('/style/1')).status === 200)
  assert.equal((await server.get('/style/1')).body.name, 'x')
  assert.equal((await server.get('/style/all')).body.length, 1)
})

/** PostgreSQL is ready for the next query, outside of any transaction. */
const committed = 'Z\0\0\0\x05I'

/** A server with a proxy between it and its database, with a query timeout in seconds. */
async function throughProxy(t: TestContext, timeout = '1') {
  const settings = await migratedSettings(t, { DATABASE_TIMEOUT: timeout })
  const proxy = await proxyTo(t, settings.databaseUrl!)
  const server = await serveSettings(t, { ...settings, databaseUrl: proxy.through(settings.databaseUrl!) })
  await server.get('/style/all')
  // The use of the key is recorded in the background. No such commit may come in between.
  await until(async () => (await listKeys(server.context.database))[0]!.last_used !== null)
  return { server, proxy }
}
