import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isConnectedKalends } from '../database/program.ts'
import { engine, migratedSettings } from '../testing/database.ts'
import { finallyIn } from '../testing/finally.ts'
import { proxyTo } from '../testing/proxy.ts'
import { type TestServer, serveSettings, startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { feedFile } from './feed.ts'

test('a feed shows a change on the same instance immediately', async (t) => {
  const server = await startServer(t)
  const { read, rename } = await feedOf(server, server)
  const { etag } = (await read(server)).headers
  const unchanged = await read(server, etag)

  await rename('Moved')
  const changed = await read(server, etag)

  assert.equal(unchanged.status, 304)
  assert.equal(unchanged.text, '')
  assert.equal(changed.status, 200)
  assert.match(changed.text, /^SUMMARY:Moved\r$/m)
})

test('after changes, a feed has the events as they are, each once, as if it were built from scratch', async (t) => {
  const server = await startServer(t)
  const group = (await server.post('/group', { name: 'Feed', subscription: 'children' })).body.prokey as string
  const add = async (name: string) => {
    const dates = [{ name, startDate: '2027-05-01', timeZone: 'Europe/Berlin', startTime: '18:00' }]
    return (await server.post('/event', { event_group: group, dates })).body.prokey as string
  }
  const read = async () => (await server.request({ url: `/${group}/calendar.ics` })).text
  const namesIn = (feed: string) => feed.match(/(?<=^SUMMARY:).*(?=\r$)/gm)
  const events: string[] = []
  for (const name of ['Ä', 'B', 'C', 'D']) events.push(await add(name))

  const first = await read()
  await server.patch(`/event/${events[1]}`, { dates: [{ name: 'B, which is longer 🎉', timeZone: 'Asia/Tokyo' }] })
  const renamed = await read()
  await server.delete(`/event/${events[2]}`)
  await server.delete(`/event/${events[0]}`)
  await add('E')
  const fewer = await read()
  await server.post(`/event/${events[2]}/restore`, {})
  const last = await read()

  assert.deepEqual(namesIn(first), ['Ä', 'B', 'C', 'D'])
  assert.deepEqual(namesIn(renamed), ['Ä', 'B\\, which is longer 🎉', 'C', 'D'])
  assert.deepEqual(namesIn(fewer), ['B\\, which is longer 🎉', 'D', 'E'])
  assert.deepEqual(namesIn(last), ['B\\, which is longer 🎉', 'C', 'D', 'E'])
  assert.deepEqual(last.match(/(?<=^TZID:).*(?=\r$)/gm), ['Asia/Tokyo', 'Europe/Berlin'])
  assert.equal(last, (await feedFile(server.context, group))!.toString())
})

// SQLite allows only one server.
if (engine === 'postgres') {
  test('an unchanged feed is served without a database query', async (t) => {
    const { one, read, cached, underLock } = await feedOfTwoInstances(t)
    const etag = await cached(one)

    // One after another, so that heartbeats are received in between: without them, the instance would ask the database.
    const responses = await underLock(async () => {
      const all: string[] = []
      for (let n = 0; n < 100; n += 1) {
        const { status, text } = await read(one, etag)
        all.push(`${status} ${text}`)
        await nextTurn()
      }
      return all
    })

    assert.deepEqual(new Set(responses), new Set(['304 ']))
  })

  test('a feed shows a change made by another instance', async (t) => {
    const { one, read, cached, rename } = await feedOfTwoInstances(t)
    const etag = await cached(one)

    await rename('Moved')
    await until(async () => (await read(one, etag)).status === 200)

    assert.match((await read(one)).text, /^SUMMARY:Moved\r$/m)
  })

  test('an instance that no longer receives changes serves nothing from its cache', async (t) => {
    const { one, admin, read, cached, rename } = await feedOfTwoInstances(t)
    const etag = await cached(one)

    const { rowCount } = await admin.query(cutListeners)
    await rename('Moved')
    await until(async () => (await read(one, etag)).status === 200)

    assert.equal(rowCount, 1)
    assert.match((await read(one)).text, /^SUMMARY:Moved\r$/m)
  })

  test('an instance whose listener was cut reconnects and caches again', async (t) => {
    const { one, admin, read, cached, rename } = await feedOfTwoInstances(t)
    await cached(one)
    await admin.query(cutListeners)

    const etag = await cached(one)
    await rename('Moved')
    await until(async () => (await read(one, etag)).status === 200)

    assert.match((await read(one)).text, /^SUMMARY:Moved\r$/m)
  })

  test('an instance whose listener goes silent serves nothing from its cache, and reconnects', async (t) => {
    const { one, read, cached, rename, proxy } = await feedOfTwoInstances(t)
    const etag = await cached(one)

    proxy.silence({ sent: listening })
    await rename('Moved')
    await until(async () => (await read(one, etag)).status === 200)
    const moved = await cached(one)
    await rename('Moved again')
    await until(async () => (await read(one, moved)).status === 200)

    assert.match((await read(one)).text, /^SUMMARY:Moved again\r$/m)
  })

  test('a listener that goes silent while connecting is replaced', async (t) => {
    const { one, read, cached, rename, proxy } = await feedOfTwoInstances(t)
    await cached(one)

    const lost = proxy.loseReplyTo('select current_schema() as schema', 'SELECT 1', 'silence')
    proxy.cut(listening)
    await read(one)
    await lost
    const etag = await cached(one)
    await rename('Moved')
    await until(async () => (await read(one, etag)).status === 200)

    assert.match((await read(one)).text, /^SUMMARY:Moved\r$/m)
  })

  test('a write through one instance is visible in the links of another', async (t) => {
    const { one, link, rename } = await feedOfTwoInstances(t)
    for (let n = 0; n < 5; n += 1) assert.match(await link(one), /text=Party/)

    await rename('Moved')
    await until(async () => (await link(one)).includes('text=Moved'))
  })
}

test('a write of one organization does not invalidate the cache of another', async (t) => {
  const server = await startServer(t)
  const { database, cache } = server.context
  const { read } = await feedOf(server, server)
  const other = await server.newOrganization()
  await until(async () => {
    await read(server)
    return cache.get(`//localhost:80${(await read(server)).path}`) !== undefined
  })
  const { position } = database.changes

  await other.post('/event', { new_event_group_name: 'x', dates: [{ name: 'x', startDate: '2027-05-01' }] })
  const { path } = await read(server)

  assert.ok(database.changes.position > position)
  assert.equal(database.changes.hasChangedSince(position, server.organization), false)
  assert.notEqual(cache.get(`//localhost:80${path}`), undefined)
})

const listening = 'listen kalends_content'
const cutListeners = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where query ~ '^(listen|notify) kalends_content' and ${isConnectedKalends}`

/** The first instance reaches the database through a proxy. */
async function feedOfTwoInstances(t: TestContext) {
  // How long a read waits for a locked table.
  const settings = await migratedSettings(t, { DATABASE_TIMEOUT: '5' })
  const proxy = await proxyTo(t, settings.databaseUrl!)
  const one = await serveSettings(t, { ...settings, databaseUrl: proxy.through(settings.databaseUrl!) })
  const { read, link, rename } = await feedOf(one, await serveSettings(t, settings))
  const admin = new pg.Client(settings.databaseUrl!)
  await admin.connect()
  finallyIn(t, () => admin.end())

  /** While the tables are locked against reads. */
  const underLock = async <T>(work: () => Promise<T>): Promise<T> => {
    await admin.query('begin; lock table event, event_group in access exclusive mode')
    try {
      return await work()
    } finally {
      await admin.query('rollback')
    }
  }

  /** Reads the feed until the instance has cached it. Returns its ETag. */
  const cached = async (server: TestServer) => {
    let etag: string | undefined
    await until(async () => {
      for (let n = 0; n < 10; n += 1, await pause(10)) etag = (await read(server)).headers.etag
      return (await underLock(() => read(server, etag))).status === 304
    })
    return etag
  }

  return { one, proxy, admin, read, link, cached, rename, underLock }
}

/** A feed with one event, which `writer` renames. */
async function feedOf(server: TestServer, writer: TestServer) {
  const group = (await server.post('/group', { name: 'Feed', subscription: 'children' })).body.prokey as string
  const dates = [{ name: 'Party', startDate: '2027-05-01' }]
  const event = (await server.post('/event', { event_group: group, dates })).body.prokey as string
  const path = `/${group}/calendar.ics`
  return {
    async read(from: TestServer, etag = '') {
      return { path, ...(await from.request({ url: path, headers: { 'if-none-match': etag } })) }
    },
    link: async (from: TestServer) => (await from.request({ url: `/${event}/o/google` })).headers.location!,
    async rename(name: string) {
      const answer = await writer.request({
        method: 'PATCH',
        url: `/v1/event/${event}`,
        headers: { authorization: server.key, 'content-type': 'application/json' },
        payload: { dates: [{ name }] },
      })
      assert.equal(answer.status, 200)
    },
  }
}
