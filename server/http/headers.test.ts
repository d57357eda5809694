import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { test } from 'node:test'
import { samples } from '../testing/metrics.ts'
import { newEvent } from '../testing/events.ts'
import { startServer } from '../testing/server.ts'

test('every response declares its type and reveals nothing about the server', async (t) => {
  const server = await startServer(t)
  const { prokey } = await server.client.event.create({
    new_event_group_name: 'x',
    dates: [{ name: 'x', startDate: '2027-05-01' }],
  })
  const paths = ['/', '/docs', '/docs/nothing', '/files/preset-dawn', '/healthz', '/v1/openapi.json', '/nowhere', '/%']

  for (const url of [...paths, `/${prokey}/event.ics`]) {
    const { headers } = await server.request({ url })

    assert.equal(headers['x-content-type-options'], 'nosniff', url)
    assert.equal(headers['referrer-policy'], 'no-referrer', url)
    assert.match(headers['content-security-policy']!, /^default-src 'none'/, url)
    assert.doesNotMatch(headers['content-security-policy']!, /script-src[^;]*unsafe/, url)
    assert.deepEqual([headers.server, headers['x-powered-by']], [undefined, undefined], url)
  }
})

test('HEAD gets what GET gets without the content, at every address, and is counted as HEAD', async (t) => {
  const server = await startServer(t)
  await server.post('/style', { name: 'x', options: ['ical'] })
  const description = 'x'.repeat(20_000)
  for (let count = 0; count < 8; count += 1)
    await newEvent(server, { dates: [{ name: 'Long', startDate: '2027-05-01', description }] })
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  const send = async (method: string, path: string) => {
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8')
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${server.key}\r\nConnection: close\r\n\r\n`)
    const [head, ...content] = (await socket.toArray()).join('').split('\r\n\r\n')
    const own = /^(HTTP.*|content-.*|etag.*|location.*|allow.*|cache-control.*)$/gim
    return { head: head!.match(own), hasContent: content.join('') !== '' }
  }

  // The first one is sent in pieces.
  const paths = [
    '/v1/event/all?dates=true',
    '/v1/style/1',
    '/v1/style/99',
    '/v1/nothing',
    '/docs',
    '/button.js',
    '/',
    '/%',
  ]
  for (const path of paths) {
    const got = await send('GET', path)
    assert.equal(got.hasContent, true, path)
    assert.deepEqual(await send('HEAD', path), { ...got, hasContent: false }, path)
  }

  const counted = samples(server.context, 'kalends_http_requests_total').map((line) =>
    /kind="(\w+)",method="HEAD",status="(\dxx)"} (\d+)$/.exec(line)?.slice(1).join(' '),
  )
  assert.deepEqual(
    counted.filter((line) => line !== undefined),
    ['api 2xx 2', 'api 4xx 1', 'file 2xx 2', 'none 4xx 2', 'page 2xx 1'],
  )
})

test('no other site gets access to the API, with or without a key', async (t) => {
  const server = await startServer(t)
  const origin = 'https://h.example'
  const asked = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' }

  const answers = [
    await server.get('/style/all', { origin }),
    await server.get('/style/1', { origin }),
    await server.post('/style', { name: 'x', options: ['ical'] }, { origin }),
    await server.request({ method: 'OPTIONS', url: '/v1/style', headers: asked }),
    await server.request({ url: '/v1/style/all', headers: { origin } }),
    await server.request({ url: '/docs/key', headers: { origin, authorization: server.key } }),
  ]

  for (const { headers } of answers) {
    assert.deepEqual(
      Object.keys(headers).filter((name) => name.startsWith('access-control-')),
      [],
    )
  }
})

test('names that target a prototype are refused in a query and ignored in a header', async (t) => {
  const server = await startServer(t)

  const query = await server.get('/event/all?__proto__[a]=1&constructor=2&__proto__=3')
  const header = await server.get('/event/all', { ['__proto__']: 'x', constructor: 'x' })

  assert.equal(query.status, 400)
  assert.deepEqual(query.body.details.errors.map((error: { field: string }) => error.field).toSorted(), [
    '__proto__',
    '__proto__[a]',
    'constructor',
  ])
  assert.deepEqual([header.status, header.body], [200, []])
  assert.equal(({} as { a?: unknown }).a, undefined)
})
