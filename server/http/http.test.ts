import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { test } from 'node:test'
import about from '../package.json' with { type: 'json' }
import { readCommit } from '../config/commit.ts'
import { startServer } from '../testing/server.ts'

test('every API response carries security headers', async (t) => {
  const server = await startServer(t)

  for (const answer of [
    await server.get('/style/all'),
    await server.get('/style/99'),
    await server.request({ url: '/v1/style/all' }),
  ]) {
    assert.equal(answer.headers['x-content-type-options'], 'nosniff')
    assert.equal(answer.headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'")
    assert.equal(answer.headers['referrer-policy'], 'no-referrer')
    assert.equal(answer.headers['cache-control'], 'no-store')
    assert.equal(answer.headers.server, undefined)
    assert.equal(answer.headers['x-powered-by'], undefined)
  }
})

test("every response names its request, by the sender's id if that is a plain one", async (t) => {
  const server = await startServer(t)

  assert.equal(
    (await server.get('/style/all', { 'x-request-id': 'order-12345' })).headers['x-request-id'],
    'order-12345',
  )
  assert.match(
    (await server.get('/style/all', { 'x-request-id': 'a"b\n{}' })).headers['x-request-id']!,
    /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-z]{6}$/,
  )
})

test('health and readiness need no key', async (t) => {
  const server = await startServer(t)

  assert.deepEqual((await server.request({ url: '/healthz' })).body, {
    status: 'ok',
    version: about.version,
    commit: readCommit(),
  })
  assert.deepEqual((await server.request({ url: '/readyz' })).body, { status: 'ready' })
})

test('without its database the server is alive but not ready, and returns 503', async (t) => {
  const server = await startServer(t)
  await server.context.database.close()

  const read = await server.get('/style/1')
  const write = await server.post('/style', { name: 'x', options: ['ical'] })
  server.advance(2000)

  assert.equal((await server.request({ url: '/healthz' })).status, 200)
  assert.equal((await server.request({ url: '/readyz' })).status, 503)
  for (const answer of [read, write]) {
    assert.equal(answer.status, 503)
    assert.equal(answer.headers['retry-after'], '5')
    assert.equal(
      answer.body.message,
      'The service cannot reach its database right now. Nothing was changed; please try again.',
    )
  }
})

test('once PUBLIC_URL is set, other host names are not served', async (t) => {
  const server = await startServer(t, { PUBLIC_URL: 'https://events.example.org', ICS_URL: 'https://ics.example.org' })
  const status = async (host: string, url = '/v1/style/all') =>
    (await server.request({ url, headers: { host, authorization: server.key } })).status

  assert.equal(await status('events.example.org'), 200)
  assert.equal(await status('EVENTS.example.org.:443'), 200)
  assert.equal(await status('ics.example.org'), 200)
  assert.equal(await status('unknown.example'), 421)
  assert.equal(await status('events.example.org.evil.example'), 421)
  assert.equal(await status('10.0.0.7', '/healthz'), 200)
  assert.deepEqual((await server.request({ url: '/', headers: { host: 'localhost:8080' } })).body, {
    status: 'error',
    message:
      'The host localhost:8080 is not served here. If a proxy reaches the server by this name, let it pass on Host. ' +
      'If it should be, set PUBLIC_URL to it.',
  })
})

test('an unknown host behind a proxy gets the hint that the proxy should pass on Host', async (t) => {
  const server = await startServer(t, { PUBLIC_URL: 'https://events.example.org' })
  const message = async (headers: Record<string, string>) =>
    (await server.request({ url: '/', headers })).body.message as string
  const advice = 'let it pass on Host'

  for (const host of ['kalends:3000', '10.0.0.7', '[fd00::7]:80', 'kalends.default.svc', 'app.internal'])
    assert.ok((await message({ host })).includes(advice), host)
  assert.ok((await message({ host: 'upstream.example', 'x-forwarded-for': '192.0.2.1' })).includes(advice))
  assert.equal(
    await message({ host: 'unknown.example' }),
    'The host unknown.example is not served here. If it should be, set PUBLIC_URL to it.',
  )
})

test('a host with an impossible port is not served', async (t) => {
  const [open, bound] = [await startServer(t), await startServer(t, { PUBLIC_URL: 'https://events.example.org' })]
  const status = async (server: typeof open, host: string) =>
    (await server.request({ url: '/v1/style/all', headers: { host, authorization: server.key } })).status

  assert.equal(await status(open, 'events.example.org:65535'), 200)
  assert.equal(await status(open, 'events.example.org:99999'), 421)
  assert.equal(await status(bound, 'events.example.org:65535'), 200)
  assert.equal(await status(bound, 'events.example.org:65536'), 421)
})

test('a request with two hosts, or one in its target, is refused', async (t) => {
  const server = await startServer(t)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const send = async (...lines: string[]) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.write(`${[...lines, `Authorization: ${server.key}`, 'Connection: close'].join('\r\n')}\r\n\r\n`)
    return (await socket.setEncoding('utf8').toArray()).join('').split('\r\n')[0]
  }

  assert.match((await send('GET /v1/style/all HTTP/1.1', 'Host: a.example'))!, / 200 /)
  assert.match((await send('GET /v1/style/all HTTP/1.1', 'Host: a.example', 'Host: b.example'))!, / 400 /)
  assert.match((await send('GET http://b.example/v1/style/all HTTP/1.1', 'Host: a.example'))!, / 400 /)
  assert.match((await send('GET /v1/style/all HTTP/1.1'))!, / 400 /)
  assert.match(
    (await send('POST /v1/style HTTP/1.1', 'Host: a.example', 'Content-Length: 5', 'Transfer-Encoding: chunked'))!,
    / 400 /,
  )
})

test('an unknown parameter is refused by name', async (t) => {
  const server = await startServer(t)

  const answer = await server.get('/style/all?pgae=2')

  assert.equal(answer.status, 400)
  assert.deepEqual(answer.body.details.errors, [{ field: 'pgae', message: 'pgae is not a parameter of this request.' }])
})

test('malformed requests are refused in the same format', async (t) => {
  const server = await startServer(t)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const send = async (bytes: string) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.end(bytes)
    return (await socket.setEncoding('utf8').toArray()).join('')
  }

  const nonsense = await send('NONSENSE\r\n\r\n')
  const withoutHost = await send('GET / HTTP/1.1\r\nConnection: close\r\n\r\n')
  const huge = await send(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)

  assert.match(nonsense, /^HTTP\/1\.1 400 /)
  assert.ok(nonsense.endsWith('{"status":"error","message":"This is not a well-formed HTTP request."}'))
  assert.match(nonsense, /x-content-type-options: nosniff/)
  assert.match(withoutHost, /^HTTP\/1\.1 400 /)
  assert.ok(
    withoutHost.endsWith(
      '{"status":"error","message":"The request must have exactly one Host: a host name, optionally with a port."}',
    ),
  )
  assert.match(huge, /^HTTP\/1\.1 431 /)
})

test('an unsupported method gets 405, including those for which the framework expects a content type', async (t) => {
  const server = await startServer(t)
  const query = (url: string) =>
    server.request({ method: 'QUERY' as 'GET', url, headers: { authorization: server.key } })

  const known = await query('/v1/style/all')
  const unknown = await query('/v1/nothing')

  assert.deepEqual([known.status, known.headers.allow], [405, 'GET, HEAD'])
  assert.equal(known.body.message, 'QUERY is not possible here. Use GET, HEAD.')
  assert.equal(unknown.status, 404)
})

test('an unknown path is distinguished from an item that does not exist', async (t) => {
  const server = await startServer(t)
  const address = { status: 'error', message: 'There is no such address. See /docs for what the API offers.' }
  const item = { status: 'error', message: 'No entry found.' }

  for (const path of ['/styles', '/style/1/name', '/', '/style%', '/event/1/dates']) {
    const answer = await server.get(path)
    assert.deepEqual([path, answer.status, answer.body], [path, 404, address])
  }
  for (const path of ['/style/1', '/style/', '/style/x', '/group/x', '/event/00000000-0000-4000-8000-000000000000']) {
    const answer = await server.get(path)
    assert.deepEqual([path, answer.status, answer.body], [path, 404, item])
  }
  const beside = await server.request({ url: '/style/all' })
  assert.deepEqual([beside.status, beside.body], [404, address])
  const withoutKey = await server.request({ url: '/v1/styles' })
  assert.deepEqual([withoutKey.status, withoutKey.body.message], [401, 'Not authenticated.'])
})
