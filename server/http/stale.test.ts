import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'
import { type TestContext, test } from 'node:test'
import { engine, migratedSettings, overTcp } from '../testing/database.ts'
import { newEvent, newGroup, party } from '../testing/events.ts'
import { logLines } from '../testing/log.ts'
import { newRsvpEvent } from '../testing/mailing.ts'
import { proxyTo } from '../testing/proxy.ts'
import { type TestServer, serveSettings } from '../testing/server.ts'
import { until } from '../testing/until.ts'

test('nothing is marked as stale while the database responds', async (t) => {
  const server = await serveSettings(t, await migratedSettings(t))
  const event = await newEvent(server)

  const answers = [
    await server.request({ url: `/${event}/event.ics` }),
    await server.request({ url: `/${event}/o/ical` }),
  ]

  for (const { status, headers } of answers) assert.deepEqual([status, headers['cache-status']], [200, undefined])
})

// SQLite is never unreachable.
if (engine === 'postgres') {
  test('while PostgreSQL is down, files, feeds, pages and links are served unchanged, marked as stale and counted', async (t) => {
    const logged = logLines(t)
    const { server, gate, group, event, cached } = await serveThroughGate(t)
    const paths = ['event.ics', 'o/ical', 'o/google', ''].map((path) => `/${event}/${path}`.replace(/\/$/, ''))
    paths.push(`/${group}/calendar.ics`)
    const fresh = await Promise.all(paths.map((url) => server.request({ url })))
    await cached(paths)

    gate.shut()
    const old = await untilMarked(server, paths)
    const unchanged = await server.request({ url: paths[0]!, headers: { 'if-none-match': fresh[0]!.headers.etag! } })
    const other = await server.request({ url: `/${crypto.randomUUID()}/event.ics` })
    const keyed = await server.get(`/event/${event}`)

    for (const [i, answer] of old.entries()) {
      assert.equal(answer.status, fresh[i]!.status)
      assert.equal(answer.text, fresh[i]!.text)
      assert.equal(answer.headers.location, fresh[i]!.headers.location)
      assert.equal(answer.headers['cache-control'], fresh[i]!.headers['cache-control'])
    }
    assert.equal(unchanged.status, 304)
    assert.match(unchanged.headers['cache-status']!, /^Kalends; hit; ttl=-\d+; detail=database-away$/)
    assert.deepEqual([other.status, keyed.status], [503, 503])
    const [line] = logged().filter(({ msg }) => msg === 'served from the cache while the database is unreachable')
    assert.deepEqual([line!.level, line!.count], ['warn', 1])
  })

  test('while PostgreSQL is down, people get a page that says so, and programs get JSON', async (t) => {
    const { server, gate, event } = await serveThroughGate(t)
    const forPeople = { accept: 'text/html', 'accept-language': 'de' }
    const form = { ...forPeople, 'content-type': 'application/x-www-form-urlencoded' }
    const path = `/${event}/rsvp`

    gate.shut()
    const [opened, sent, program] = [
      await server.request({ url: `/${event}`, headers: forPeople }),
      await server.request({ method: 'POST', url: path, headers: form, payload: 'email=a%40example.org' }),
      await server.request({ url: `/${event}` }),
    ]

    for (const page of [opened, sent]) {
      assert.deepEqual([page.status, page.headers['retry-after']], [503, '5'])
      assert.match(page.text, /<html lang="de"[^]*<h1>Diese Seite ist gerade nicht erreichbar<\/h1>/)
    }
    assert.match(opened.text, /<a href="">Noch einmal versuchen<\/a>/)
    assert.match(sent.text, /<p class="text">Ihre Anmeldung konnte nicht gespeichert werden\./)
    assert.doesNotMatch(sent.text, /<a /)
    assert.deepEqual([program.status, program.body.status], [503, 'error'])
  })

  for (const how of ['stopped', 'silent'] as const) {
    test(`while PostgreSQL is ${how}, the page of an RSVP event is served and says that sign-up is unavailable right now`, async (t) => {
      const { server, fault, event } = await serveThroughProxy(t)
      const visitor = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0' }
      const page = (language: string) =>
        server.request({ url: `/${event}`, headers: { ...visitor, 'accept-language': language } })
      const healthy = await page('en')

      fault[how]()
      await until(async () => (await page('en')).headers['cache-status'] !== undefined)
      const answers = await Promise.all(['en', 'de', 'ja'].map(page))
      const data = await server.request({ url: `/${event}/config.json` })
      const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', 'accept-language': 'en' }
      const sent = await server.request({ method: 'POST', url: `/${event}/rsvp`, headers: form, payload: 'email=a' })
      fault.end()
      await until(async () => (await page('en')).text.includes('<form method="post"'))

      assert.match(healthy.text, /<form method="post"[^]*Confirm my seat/)
      const [en, de, ja] = answers.map(({ text }) => text)
      for (const [i, { status, headers, text }] of answers.entries()) {
        assert.deepEqual([status, headers['cache-control']], [200, 'no-store'], String(i))
        assert.match(headers['cache-status']!, /^Kalends; hit; ttl=-\d+; detail=database-away$/)
        assert.match(text, /<h1 dir="auto">Summer party<\/h1>/)
        assert.doesNotMatch(text, /<form|\/rsvp\/access/)
      }
      assert.match(en!, /<h2 id="rsvp-title">Sign-up is not possible right now<\/h2>/)
      assert.match(en!, /<p>Please try again in a few minutes\.<\/p>/)
      assert.match(de!, /<h2 id="rsvp-title">Eine Anmeldung ist gerade nicht möglich<\/h2>/)
      assert.match(ja!, /<h2 id="rsvp-title">ただいまお申し込みいただけません<\/h2>/)
      const { state, remaining, form: token, maxpp } = data.body.rsvp
      assert.deepEqual([data.status, state, remaining, token, maxpp], [200, 'unavailable', null, '', 3])
      assert.deepEqual([sent.status, sent.headers['retry-after']], [503, '5'])
      assert.match(sent.text, /Your RSVP could not be saved\./)
    })
  }

  test('once PostgreSQL is known to be silent no request waits for it, and one probe checks it', async (t) => {
    // Longer than this test waits.
    const { server, fault, event } = await serveThroughProxy(t, { DATABASE_TIMEOUT: '60' })
    const paths = [`/${event}`, `/${event}/config.json`]
    const visitor = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0' }

    fault.silent()
    const during = await soon(Array.from({ length: 40 }, () => server.get('/style/all')))
    const before = fault.connections()
    const after = await soon(
      Array.from({ length: 400 }, (_, i) => server.request({ url: paths[i % 2]!, headers: visitor })),
    )
    const refused = await soon(Array.from({ length: 100 }, () => server.get('/style/all')))
    const dialled = fault.connections() - before
    fault.end()
    await until(async () => (await server.get('/style/all')).status === 200)

    assert.deepEqual(new Set(during.map(({ status }) => status)), new Set([503]))
    assert.deepEqual(new Set(after.map(({ status }) => status)), new Set([200]))
    assert.deepEqual(new Set(refused.map(({ status }) => status)), new Set([503]))
    assert.equal(refused[0]!.headers['retry-after'], '5')
    // By the probe and the change listener only.
    assert.ok(dialled < 50, `There were ${dialled} connections.`)
  })

  test('when PostgreSQL is back, changed content is served fresh', async (t) => {
    const { server, direct, gate, event, cached } = await serveThroughGate(t)
    const paths = [`/${event}/event.ics`]
    await cached(paths)
    gate.shut()
    await untilMarked(server, paths)

    const changed = await direct.request({
      method: 'PATCH',
      url: `/v1/event/${event}`,
      headers: { authorization: server.key, 'content-type': 'application/json' },
      payload: { dates: [{ name: 'Moved' }] },
    })
    gate.open()
    await until(async () => (await server.request({ url: paths[0]! })).text.includes('SUMMARY:Moved'))

    assert.equal(changed.status, 200)
    assert.equal((await server.request({ url: paths[0]! })).headers['cache-status'], undefined)
  })

  test('content known to have changed before PostgreSQL went down is not served', async (t) => {
    const { server, gate, event, cached } = await serveThroughGate(t)
    const paths = [`/${event}/event.ics`]
    await cached(paths)
    await server.delete(`/event/${event}`)

    gate.shut()
    const answer = await server.request({ url: paths[0]! })

    assert.equal(answer.status, 503)
  })
}

/** Requests until the responses are marked as stale: it takes a moment until the outage is noticed. */
async function untilMarked(server: TestServer, urls: readonly string[]) {
  let answers: Awaited<ReturnType<TestServer['request']>>[] = []
  await until(async () => {
    answers = await Promise.all(urls.map((url) => server.request({ url })))
    return answers.every(({ headers }) => headers['cache-status'] !== undefined)
  })
  return answers
}

async function serveThroughGate(t: TestContext) {
  const settings = await migratedSettings(t, { LOG_LEVEL: 'warn' })
  const gate = await startGate(t, settings.databaseUrl!)
  const direct = await serveSettings(t, settings)
  const server = await serveSettings(t, { ...settings, databaseUrl: gate.url })
  const group = await newGroup(server, { subscription: 'children' })
  const event = await newEvent(server, { event_group: group, dates: [party] })
  const { changes } = server.context.database
  /** Requests until the responses are in the cache and stay there. */
  const cached = (urls: readonly string[]) =>
    until(async () => {
      const { position } = changes
      for (const url of urls) await server.request({ url })
      return changes.isCaughtUp(false) && changes.position === position
    })
  return { server, direct, gate, group, event, cached }
}

/** The responses, if they arrive before any other wait in the tests would time out. */
async function soon<T>(requests: Promise<T>[]): Promise<T[]> {
  let answers: T[] | undefined
  void Promise.all(requests).then((all) => (answers = all))
  await until(() => answers !== undefined)
  return answers!
}

/** A server with a cached RSVP event, on a database that can fail in every way. */
async function serveThroughProxy(t: TestContext, env: Record<string, string> = {}) {
  const settings = await migratedSettings(t, env)
  const proxy = await proxyTo(t, settings.databaseUrl!)
  const server = await serveSettings(t, { ...settings, databaseUrl: proxy.through(settings.databaseUrl!) })
  const event = await newRsvpEvent(server, { maxpp: 3, max: 50 }, { dates: [party] })
  const { changes } = server.context.database
  await until(async () => {
    const { position } = changes
    for (const path of ['', '/config.json']) await server.request({ url: `/${event}${path}` })
    return changes.isCaughtUp(false) && changes.position === position
  })
  const fault = {
    silent: () => proxy.silence({ toCome: true }),
    stopped() {
      proxy.refuse(true)
      proxy.cut()
    },
    end() {
      proxy.refuse(false)
      proxy.resume()
    },
    connections: () => proxy.connections,
  }
  return { server, fault, event }
}

/** The connection to the database, which can be closed. */
async function startGate(t: TestContext, databaseUrl: string) {
  const url = new URL(overTcp(databaseUrl))
  const target = { host: url.hostname, port: Number(url.port) }
  const sockets = new Set<Socket>()
  let isOpen = true
  const gate = createServer((near) => {
    if (!isOpen) return void near.destroy()
    const far = connect(target.port, target.host)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  gate.listen(0, '127.0.0.1')
  await once(gate, 'listening')
  const shut = () => {
    isOpen = false
    for (const socket of sockets) socket.destroy()
  }
  t.after(() => {
    shut()
    gate.close()
  })
  url.host = `127.0.0.1:${(gate.address() as AddressInfo).port}`
  return { url: url.href, shut, open: () => void (isOpen = true) }
}
