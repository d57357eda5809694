import assert from 'node:assert/strict'
import { test } from 'node:test'
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
