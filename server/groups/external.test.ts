import assert from 'node:assert/strict'
import type { RequestListener } from 'node:http'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { startWithCalendar } from '../testing/external-calendar.ts'
import { type TestServer, serveSettings } from '../testing/server.ts'
import { until } from '../testing/until.ts'

const minute = 60_000
const holidays = (name: string) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-WR-CALNAME:${name}\r\nEND:VCALENDAR\r\n`

function feed(server: TestServer, group: string, headers: Record<string, string> = {}) {
  return server.request({ url: `/${group}/calendar.ics`, headers })
}

test('the feed of an external group is our copy of its calendar, byte for byte', async (t) => {
  const body = `\uFEFF${holidays('Fêtes')}`
  const { server, host, url, subscribe } = await startWithCalendar(t, (_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.setHeader('set-cookie', 'a=b')
    response.setHeader('x-source', 'secret')
    response.end(body)
  })
  const group = await subscribe(url('/a.ics'))

  const first = await feed(server, group, { cookie: 'c=d', authorization: server.key, 'accept-language': 'fr' })
  const again = await feed(server, group, { 'if-none-match': first.headers.etag! })
  const zipped = await server.app.inject({ url: `/${group}/calendar.ics`, headers: { 'accept-encoding': 'gzip' } })
  const brotli = await feed(server, group, { 'accept-encoding': 'gzip, br' })

  assert.equal(first.status, 200)
  assert.equal(first.text, body)
  assert.equal(first.headers['content-type'], 'text/calendar; charset=utf-8')
  assert.match(first.headers['content-disposition']!, /filename="calendar\.ics"/)
  assert.deepEqual([first.headers['set-cookie'], first.headers['x-source']], [undefined, undefined])
  assert.equal(again.status, 304)
  assert.equal(zipped.headers['content-encoding'], 'gzip')
  assert.equal(gunzipSync(zipped.rawPayload).toString(), body)
  assert.equal(brotli.headers['content-encoding'], 'br')
  assert.equal((await server.request({ url: `/${group}/event.ics` })).text, body)
  assert.equal(host.requests.length, 1)
  const { cookie, authorization, 'accept-language': language } = host.requests[0]!.headers
  assert.deepEqual([cookie, authorization, language], [undefined, undefined, '*'])
})

test('a copy older than 15 minutes is served immediately and refreshed in the background', async (t) => {
  let name = 'one'
  const { server, host, url, subscribe } = await startWithCalendar(t, (request, response) => {
    const etag = `"${name}"`
    response.setHeader('etag', etag)
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end()
    return response.end(holidays(name))
  })
  const group = await subscribe(url('/a.ics'))
  await feed(server, group)

  server.advance(14 * minute)
  name = 'two'
  const young = await feed(server, group)
  const askedWhileYoung = host.requests.length
  server.advance(2 * minute)
  const old = await feed(server, group)
  await until(async () => (await feed(server, group)).text === holidays('two'))
  server.advance(16 * minute)
  const unchanged = await feed(server, group)
  await until(() => host.requests.length === 3)
  await server.app.close()

  assert.deepEqual([young.text, askedWhileYoung], [holidays('one'), 1])
  assert.equal(old.text, holidays('one'))
  assert.equal(unchanged.text, holidays('two'))
  assert.deepEqual(
    host.requests.map(({ headers }) => headers['if-none-match']),
    [undefined, '"one"', '"two"'],
  )
})

test('a copy is refreshed even after the clock was turned back', async (t) => {
  let name = 'one'
  const { server, url, subscribe } = await startWithCalendar(t, (_request, response) => response.end(holidays(name)))
  const group = await subscribe(url('/a.ics'))
  await feed(server, group)

  name = 'two'
  server.turnClock(-120 * minute)
  await until(async () => (await feed(server, group)).text === holidays('two'))
})

test('an unchanged calendar is valid for another 15 minutes', async (t) => {
  const { server, host, url, subscribe } = await startWithCalendar(t, (request, response) => {
    response.setHeader('last-modified', 'Sat, 01 May 2027 00:00:00 GMT')
    if (request.url === '/dated.ics' && request.headers['if-modified-since']) return response.writeHead(304).end()
    return response.end(holidays('same'))
  })

  for (const path of ['/dated.ics', '/careless.ics']) {
    const group = await subscribe(url(path))
    const asked = () => host.requests.filter((request) => request.url === path).length
    await feed(server, group)
    server.advance(16 * minute)
    const checkedBefore = await checked(server, group)
    await feed(server, group)
    await until(async () => (await checked(server, group)) !== checkedBefore)
    server.advance(14 * minute)
    await feed(server, group)
    server.advance(2 * minute)
    await feed(server, group)
    await until(() => asked() === 3)
    assert.equal(host.requests.at(-1)!.headers['if-modified-since'], 'Sat, 01 May 2027 00:00:00 GMT')
  }
})

test('a failing source does not discard the last good copy', async (t) => {
  const bad: RequestListener[] = [
    (_request, response) => response.writeHead(500).end('secret'),
    (_request, response) => response.end('<html>Sign in</html>'),
    (_request, response) => response.end(holidays('cut off').slice(0, -5)),
    (_request, response) => response.end(Buffer.from(holidays('Fêtes'), 'latin1')),
    (_request, response) => {
      response.writeHead(200, { 'content-length': 1000 })
      response.write(holidays('short'), () => response.destroy())
    },
    (_request, response) => response.end(holidays('x'.repeat(6 * 1024 * 1024))),
    (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
    (request) => request.socket.destroy(),
  ]
  let answer: RequestListener = (_request, response) => response.end(holidays('good'))
  const { server, host, url, subscribe } = await startWithCalendar(t, (request, response) => answer(request, response))
  const group = await subscribe(url('/a.ics'))
  await feed(server, group)

  for (const each of bad) {
    answer = each
    const asked = host.requests.length
    await until(async () => {
      server.advance(120 * minute)
      const copy = await feed(server, group)
      assert.deepEqual([copy.status, copy.text], [200, holidays('good')])
      return host.requests.length > asked
    })
  }
  answer = (_request, response) => response.end(holidays('fixed'))
  await until(async () => {
    server.advance(120 * minute)
    return (await feed(server, group)).text === holidays('fixed')
  })
})

test('without a copy the feed redirects to the calendar itself', async (t) => {
  const { server, host, canary, url, subscribe, resolved } = await startWithCalendar(t, (request, response) => {
    if (request.url === '/canary') return response.writeHead(302, { location: `http://127.0.0.1:${host.port}/` }).end()
    if (request.url === '/again') return response.writeHead(302, { location: '/', 'x-source': 'secret' }).end()
    return response.writeHead(404, { 'x-source': 'secret' }).end('secret')
  })

  for (const address of [
    url('/missing'),
    url('/canary'),
    url('/', 'inside.example'),
    url('/again', 'rebinding.example'),
    url('/', 'unknown.example'),
  ]) {
    const group = await subscribe(address)
    const answer = await feed(server, group)

    assert.deepEqual([answer.status, answer.headers.location, answer.text], [302, address, ''])
    assert.equal(answer.headers['x-source'], undefined)
  }
  assert.equal(resolved(), 2)
  assert.equal(canary.connections(), 0)
  assert.equal((await server.request({ url: `/${crypto.randomUUID()}/calendar.ics` })).status, 404)
})

test('a failing source is retried with increasing delays', async (t) => {
  let isUp = false
  const { server, host, url, subscribe } = await startWithCalendar(t, (_request, response) =>
    isUp ? response.end(holidays('up')) : response.writeHead(503).end(),
  )
  const group = await subscribe(url('/a.ics'))

  for (const [i, minutes] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
    await feed(server, group)
    server.advance(minutes * minute - 1000)
    const paused = await feed(server, group)
    assert.deepEqual([paused.status, host.requests.length], [302, i + 1], `${minutes} minutes`)
    server.advance(1000)
  }
  isUp = true
  assert.equal((await feed(server, group)).status, 200)
})

test('many concurrent subscribers cause one request to the source', async (t) => {
  const { server, host, url, subscribe } = await startWithCalendar(t, (_request, response) =>
    setTimeout(() => response.end(holidays('one')), 50),
  )
  const group = await subscribe(url('/a.ics'))

  const first = await Promise.all(Array.from({ length: 20 }, () => feed(server, group)))
  server.advance(16 * minute)
  const before = await checked(server, group)
  const later = await Promise.all(Array.from({ length: 20 }, () => feed(server, group)))
  await until(async () => (await checked(server, group)) !== before)

  assert.ok([...first, ...later].every(({ status, text }) => status === 200 && text === holidays('one')))
  assert.equal(host.requests.length, 2)
})

test('two instances may fetch the same calendar at the same time', async (t) => {
  const { server, host, url, subscribe } = await startWithCalendar(t, (request, response) =>
    setTimeout(() => response.end(holidays(request.url!)), 20),
  )
  const second = await serveSettings(t, server.context.settings)

  for (let i = 0; i < 10; i += 1) {
    const group = await subscribe(url(`/${i}`))
    const answers = await Promise.all([feed(server, group), feed(second, group)])
    assert.deepEqual(
      answers.map(({ status, text }) => [status, text]),
      [
        [200, holidays(`/${i}`)],
        [200, holidays(`/${i}`)],
      ],
    )
  }
  assert.ok(host.requests.length > 10)
})

test('a source that does not respond does not keep the server from stopping', { timeout: 8000 }, async (t) => {
  const { server, host, url, subscribe } = await startWithCalendar(t, (_request, response) => {
    if (host.requests.length === 1) response.end(holidays('one'))
  })
  const [known, unknown] = [await subscribe(url('/known')), await subscribe(url('/unknown'))]
  await feed(server, known)
  server.advance(16 * minute)
  const old = await feed(server, known)
  const waiting = feed(server, unknown)
  await until(() => host.requests.length === 3)

  await server.app.close()

  assert.equal(old.text, holidays('one'))
  assert.equal((await waiting).status, 302)
})

async function checked(server: TestServer, group: string): Promise<number> {
  const read = server.context.database.statement<{ checked: number }>(
    'select checked from external_copy where event_group = ?',
  )
  return (await read(group))[0]!.checked
}
