import assert from 'node:assert/strict'
import { createHook } from 'node:async_hooks'
import { test } from 'node:test'
import { contentChanged } from '../database/content-changes.ts'
import { faultyFields, newEvent } from '../testing/events.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'

const long = { name: 'x', startDate: '2027-05-01', description: 'a'.repeat(20_000) }

test('the dates of an event hold at most 1,000,000 bytes of text in total', async (t) => {
  const server = await startServer(t)
  const prokey = await newEventOf(server, 49)
  const one = Array.from({ length: 49 }, () => ({}))

  const refused = await server.patch(`/event/${prokey}`, { dates: [...one, long] })
  const { dates } = (await server.get(`/event/${prokey}`)).body
  const umlauts = await server.patch(`/event/${prokey}`, {
    dates: [...one, { ...long, description: 'ä'.repeat(9725) }],
  })

  assert.deepEqual(faultyFields(refused), ['dates'])
  assert.equal(
    refused.body.message,
    'dates hold 1,000,550 bytes of text in total, but at most 1,000,000 are accepted. Shorten the descriptions, or create several events.',
  )
  assert.equal(dates.length, 49)
  assert.equal(umlauts.status, 200, umlauts.text)
})

test('an event stored with more text stays readable, and may change as long as it does not grow', async (t) => {
  const server = await startServer(t)
  const prokey = await newEventOf(server, 1)
  await makeLarger(server, prokey, 60)
  const change = (dates: unknown[]) => server.patch(`/event/${prokey}`, { dates })

  assert.equal((await server.get(`/event/${prokey}`)).body.dates.length, 60)
  assert.deepEqual(faultyFields(await change([{ name: 'xy' }])), ['dates'])
  assert.equal((await change([{ name: 'y' }])).status, 200)
  assert.equal((await change([{}, { description: 'short' }])).status, 200)
  assert.equal((await server.request({ url: `/${prokey}/event.ics` })).text.match(/BEGIN:VEVENT/g)!.length, 60)
})

test('a file is compressed once, no matter how and how often it is requested', async (t) => {
  const server = await startServer(t)
  const prokey = await newEventOf(server, 20)
  const get = (url: string, headers: Record<string, string> = {}) => server.request({ url, headers })
  let compressions = 0
  const hook = createHook({ init: (_id, type) => void (type === 'ZLIB' && (compressions += 1)) }).enable()
  t.after(() => hook.disable())

  // While a busy machine delays the news from PostgreSQL, nothing cached is used.
  await until(async () => {
    await server.patch(`/event/${prokey}`, { dates: [{ name: 'y' }] })
    await until(async () => {
      await get(`/${prokey}/event.ics`)
      return server.context.cache.get(`public /${prokey}/event.ics`) !== undefined
    })
    compressions = 0

    const br = { 'accept-encoding': 'gzip, br' }
    const file = await get(`/${prokey}/event.ics`, br)
    const others = await Promise.all([
      ...Array.from({ length: 5 }, () => get(`/${prokey}/o/ical`, br)),
      get(`/${prokey}/event.ics?x=1`, br),
      get(`/${prokey.toUpperCase()}/event.ics`, br),
      get(`/${prokey}/%65vent.ics`, br),
      get(`/${prokey}/event.ics`, { ...br, host: 'localhost:1' }),
    ])

    assert.equal(file.headers['content-encoding'], 'br')
    for (const { status, headers, text } of others) {
      assert.equal(status, 200)
      assert.equal(headers['content-encoding'], 'br')
      assert.equal(headers.etag, file.headers.etag)
      assert.equal(text, file.text)
    }
    return compressions === 1
  })
})

/** An event with this many long dates, more than one request can carry. */
async function newEventOf(server: TestServer, count: number): Promise<string> {
  const prokey = await newEvent(server, { dates: [long] })
  for (let known = 1; known < count; known += 12) {
    const more = Array.from({ length: Math.min(12, count - known) }, () => long)
    const dates = [...Array.from({ length: known }, () => ({})), ...more]
    assert.equal((await server.patch(`/event/${prokey}`, { dates })).status, 200)
  }
  return prokey
}

/** As was possible before the limit existed. */
async function makeLarger(server: TestServer, prokey: string, count: number) {
  const [date] = (await server.get(`/event/${prokey}`)).body.dates
  await server.context.database.transaction(async (tx) => {
    const { body, serials } = await tx
      .selectFrom('event')
      .select(['body', 'serials'])
      .where('prokey', '=', prokey)
      .executeTakeFirstOrThrow()
    const numbers = Array.from({ length: count }, (_, i) => i + 1)
    await tx
      .updateTable('event')
      .set({
        body: JSON.stringify({ ...JSON.parse(body), dates: numbers.map(() => date) }),
        serials: JSON.stringify({ ...JSON.parse(serials), dates: numbers, highest: count }),
        ics: null,
      })
      .where('prokey', '=', prokey)
      .execute()
    contentChanged(tx, server.organization)
  })
}
