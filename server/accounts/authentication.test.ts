import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildApp } from '../app.ts'
import { byTest, serveSettings, startServer } from '../testing/server.ts'
import { revokeKey, switchKey } from './keys.ts'
import { listKeys } from './store.ts'
import { until } from '../testing/until.ts'

const refused = '{"status":"error","message":"Not authenticated."}'
const body = { name: 'x', options: ['ical'] }

test('a request without a key is not authenticated', async (t) => {
  const server = await startServer(t)

  const answer = await server.request({ url: '/v1/style/all' })

  assert.equal(answer.status, 401)
  assert.equal(answer.text, refused)
})

test('a key counts only in the Authorization header, raw or as Bearer', async (t) => {
  const server = await startServer(t)
  const { key } = server
  const wrong = key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A')
  const refusals = [
    { headers: { authorization: '' } },
    { headers: { authorization: 'random text' } },
    { headers: { authorization: wrong } },
    { headers: { authorization: key.toUpperCase() } },
    { headers: { authorization: `Basic ${key}` } },
    { headers: { authorization: `kal_000000000000_${key.slice(17)}` } },
    { query: { api_key: key } },
    { headers: { 'x-api-key': key } },
    { headers: { cookie: `key=${key}; authorization=${key}` } },
  ]

  for (const request of refusals) {
    const answer = await server.request({ url: '/v1/style/all', ...request })
    assert.equal(answer.status, 401, JSON.stringify(request))
    assert.equal(answer.text, refused)
  }

  for (const authorization of [key, `Bearer ${key}`, `bearer ${key}`]) {
    const answer = await server.request({ url: '/v1/style/all', headers: { authorization } })
    assert.equal(answer.status, 200)
  }
})

test('two Authorization headers are refused even if one of them is valid', async (t) => {
  const server = await startServer(t)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })

  const answer = await rawRequest(address, [
    'GET /v1/style/all HTTP/1.1',
    'Host: localhost',
    `Authorization: ${server.key}`,
    'Authorization: kal_000000000000_wrong',
    'Connection: close',
  ])

  assert.match(answer, /^HTTP\/1\.1 401 /)
  assert.ok(answer.endsWith(refused))
})

test('an expired, disabled or revoked key is not authenticated, on every instance', async (t) => {
  const server = await startServer(t)
  const instances =
    server.context.database.engine === 'postgres' ? [server, await serveSettings(t, server.context.settings)] : [server]
  const statuses = async (key: string) => {
    const answers = instances.map((instance) =>
      instance.request({ url: '/v1/style/all', headers: { authorization: key } }),
    )
    return [...new Set((await Promise.all(answers)).map((answer) => answer.status))]
  }
  const write = server.context.database.transaction
  const soon = Temporal.Now.instant().add({ minutes: 1 }).toString({ smallestUnit: 'second' })
  const expiring = await server.withKey({ expires: soon })
  const [first] = await listKeys(server.context.database, server.organization)
  assert.deepEqual(await statuses(expiring.key), [200])
  assert.deepEqual(await statuses(server.key), [200])

  for (const instance of instances) instance.advance(61_000)
  assert.deepEqual(await statuses(expiring.key), [401])

  // The other instance learns of it a moment later.
  const isRefused = async () => (await statuses(server.key)).join() === '401'
  await write((tx) => switchKey(tx, byTest, server.context.now(), first!.id, false))
  await until(isRefused)

  await write((tx) => switchKey(tx, byTest, server.context.now(), first!.id, true))
  assert.deepEqual(await statuses(server.key), [200])

  await write((tx) => revokeKey(tx, byTest, server.context.now(), first!.id))
  await until(isRefused)
})

test('a Read key reads and a Write key writes; only Read & Write does both and uploads', async (t) => {
  const server = await startServer(t)
  const read = await server.withKey({ scope: 'read' })
  const write = await server.withKey({ scope: 'write' })
  await server.post('/style', body)

  assert.equal((await read.get('/style/1')).status, 200)
  for (const answer of [
    await read.post('/style', body),
    await read.patch('/style/1', { name: 'y' }),
    await read.delete('/style/1'),
    await read.post('/upload-image', body),
    await write.post('/upload-image', body),
    await write.get('/style/1'),
    await write.get('/style/all'),
  ]) {
    assert.equal(answer.status, 401)
    assert.equal(answer.text, refused)
  }
  assert.equal((await server.get('/style/1')).body.name, 'x')

  assert.equal((await write.patch('/style/1', { name: 'y' })).status, 200)
  assert.equal((await server.get('/style/1')).body.name, 'y')
})

test('insufficient scope is reported before the body, the item and the path are checked', async (t) => {
  const server = await startServer(t)
  const read = await server.withKey({ scope: 'read' })

  const answers = [
    await read.post('/style', { name: 5 }),
    await read.post('/style', '{not json'),
    await read.delete('/style/999999'),
    await read.patch('/nowhere', {}),
    await server.request({ url: '/v1/nowhere' }),
    await server.request({ method: 'PUT', url: '/v1/style/1' }),
  ]

  for (const answer of answers) assert.equal(answer.text, refused)
})

test('invalid keys are slowed down without locking out a valid one', async (t) => {
  const server = await startServer(t)
  const wrong = `kal_000000000000_${'x'.repeat(43)}`
  const guess = () => server.request({ url: '/v1/style/all', headers: { authorization: wrong } })

  const answers = []
  for (let i = 0; i < 40; i += 1) answers.push(await guess())

  assert.equal(answers[0]!.status, 401)
  assert.equal(answers.at(-1)!.status, 429)
  assert.match(answers.at(-1)!.headers['retry-after']!, /^([1-9]|10)$/)
  assert.equal((await server.get('/style/all')).status, 200)
  assert.equal((await server.request({ url: '/v1/style/all' })).text, refused)

  server.advance(10_001)
  assert.equal((await guess()).status, 401)
})

test('WRONG_KEYS_PER_NETWORK says how many invalid keys are looked at', async (t) => {
  const server = await startServer(t, { WRONG_KEYS_PER_NETWORK: '2' })
  const wrong = `kal_000000000000_${'x'.repeat(43)}`
  const guess = () => server.request({ url: '/v1/style/all', headers: { authorization: wrong } })

  const statuses = []
  for (let i = 0; i < 3; i += 1) statuses.push((await guess()).status)

  assert.deepEqual(statuses, [401, 401, 429])
})

test('with API_RATE_LIMIT a key gets a limited number of requests per minute', async (t) => {
  const server = await startServer(t, { API_RATE_LIMIT: '2' })

  const answers = []
  for (let i = 0; i < 3; i += 1) answers.push(await server.get('/style/all'))
  const last = await server.get('/style/all')
  server.advance(60_001)

  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 429],
  )
  assert.match(last.headers['retry-after']!, /^\d+$/)
  assert.deepEqual(
    answers.map(({ headers }) => [headers['ratelimit-policy'], headers.ratelimit!.replace(/t=[1-9]\d?$/, 't=…')]),
    [
      ['"key";q=2;w=60', '"key";r=1;t=…'],
      ['"key";q=2;w=60', '"key";r=0;t=…'],
      ['"key";q=2;w=60', '"key";r=0;t=…'],
    ],
  )
  assert.equal((await server.get('/style/all')).status, 200)
})

test('the wait for the next request does not depend on the wall clock', async (t) => {
  const server = await startServer(t, { API_RATE_LIMIT: '1' })
  await server.get('/style/all')

  server.turnClock(-7_200_000)
  const back = await server.get('/style/all')
  server.turnClock(14_400_000)
  const forth = await server.get('/style/all')

  for (const answer of [back, forth]) {
    assert.equal(answer.status, 429)
    assert.ok(Number(answer.headers['retry-after']) <= 60)
  }
})

test('the last use of a key is recorded', async (t) => {
  const server = await startServer(t)
  assert.equal((await listKeys(server.context.database))[0]!.last_used, null)

  await server.get('/style/all')

  // Recorded a moment after the response.
  await until(async () => Number((await listKeys(server.context.database))[0]!.last_used) > 0)
})

test('the database does not contain the secret of a key', async (t) => {
  const server = await startServer(t)
  const secret = server.key.split('_').slice(2).join('_')

  const rows = await server.context.database.read((db) => db.selectFrom('api_key').selectAll().execute())

  assert.equal(rows.length, 1)
  assert.ok(!JSON.stringify(rows).includes(secret))
})

test('a route that does not declare its access prevents the start', async (t) => {
  const { context } = await startServer(t)
  const app = buildApp(context)

  assert.throws(() => app.get('/open', async () => 'x'), { message: 'GET /open does not declare who may call it.' })
})

test('a known path with another method gets 405, and other origins get no access', async (t) => {
  const server = await startServer(t)
  const authorization = server.key

  const put = await server.request({ method: 'PUT', url: '/v1/style/1', headers: { authorization } })
  const trace = await server.request({ method: 'TRACE' as 'GET', url: '/v1/style/all', headers: { authorization } })
  const options = await server.request({
    method: 'OPTIONS',
    url: '/v1/style/all',
    headers: { authorization, origin: 'https://h.example' },
  })

  assert.equal(put.status, 405)
  assert.equal(put.headers.allow, 'DELETE, GET, HEAD, PATCH')
  assert.equal(trace.status, 405)
  assert.equal(trace.headers.allow, 'GET, HEAD')
  assert.equal(options.headers['access-control-allow-origin'], undefined)
})

/** Bytes that an HTTP library would not send. */
async function rawRequest(address: string, lines: string[]): Promise<string> {
  const { connect } = await import('node:net')
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return (await socket.setEncoding('utf8').toArray()).join('')
}
