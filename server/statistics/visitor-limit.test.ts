import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../testing/server.ts'
import { newEvent } from '../testing/visitor.ts'

const firefox = 'Mozilla/5.0 (X11) Firefox/140.0'
const hour = 3_600_000

test('one visitor counts at most 60 times for an event in an hour, and is answered all the same', async (t) => {
  const server = await startServer(t, { TRUST_PROXY: '127.0.0.1' })
  const [event, another] = [await newEvent(server), await newEvent(server)]
  const open = async (path: string, address: string, times: number, agent = firefox) => {
    const headers = { 'user-agent': agent, 'x-forwarded-for': address }
    const answers = new Set<number>()
    for (let n = 0; n < times; n += 1)
      answers.add((await server.request({ url: path, remoteAddress: '127.0.0.1', headers })).status)
    return [...answers]
  }
  const total = async (metric: 'views' | 'saves', prokey = event) =>
    (await server.get(`/statistics/${metric}/${prokey}?interval=none`)).body.total

  assert.deepEqual(await open(`/${event}`, '192.0.2.1', 70), [200])
  assert.equal(await total('views'), 60)
  assert.deepEqual(await open(`/${event}/o/google`, '192.0.2.1', 62), [302])
  assert.equal(await total('saves'), 60)

  await open(`/${another}`, '192.0.2.1', 1)
  assert.equal(await total('views', another), 1)
  await open(`/${event}`, '192.0.2.2', 1)
  await open(`/${event}`, '192.0.2.1', 1, `${firefox} Other`)
  assert.equal(await total('views'), 62)
  // Whoever has a network of IPv6 has all of its addresses.
  await open(`/${event}`, '2001:db8::1', 40)
  await open(`/${event}`, '2001:db8::2', 40)
  assert.equal(await total('views'), 122)

  server.advance(hour)
  await open(`/${event}`, '192.0.2.1', 1)
  assert.equal(await total('views'), 123)
})

test('of those who visit, neither address nor browser is stored', async (t) => {
  const server = await startServer(t, { TRUST_PROXY: '127.0.0.1' })
  const event = await newEvent(server)
  const headers = { 'user-agent': firefox, 'x-forwarded-for': '192.0.2.77' }
  await server.request({ url: `/${event}`, remoteAddress: '127.0.0.1', headers })

  const stored = await server.context.database.read(async (db) => [
    await db.selectFrom('visit').selectAll().execute(),
    await db.selectFrom('visit_key').selectAll().execute(),
  ])

  const [visit, ...others] = stored[0]!
  assert.deepEqual(Object.keys(visit!).toSorted(), columns)
  assert.deepEqual([others, stored[1]], [[], []])
})

const columns = [
  'at',
  'country',
  'id',
  'referrer',
  'subject',
  'type',
  'utm_campaign',
  'utm_content',
  'utm_medium',
  'utm_source',
  'utm_term',
]
