import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../testing/server.ts'
import { newEvent, subjectOf, visitRequest } from '../testing/visitor.ts'
import { foldVisits } from './fold.ts'
import { visitRecorder } from './visits.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

test('a landing page served to a person is a view; programs, prefetches and pictures are not', async (t) => {
  const server = await startServer(t)
  const event = await newEvent(server)
  const open = (headers: Record<string, string>, query = '', method: 'GET' | 'HEAD' = 'GET') =>
    server.request({ method, url: `/${event}${query}`, headers: { accept: 'text/html', ...headers } })
  const person = { 'user-agent': browser }

  await open({ ...person, referer: 'https://www.news.example.org/page?q=1' }, '?utm_source=mail&utm_medium=letter')
  await open({ ...person, referer: 'https://news.example.org/', 'sec-fetch-dest': 'iframe' })
  await open({ ...person, 'sec-fetch-dest': 'document' })
  await open(person, '', 'HEAD')
  await open({ ...person, 'sec-purpose': 'prefetch;prerender' })
  for (const destination of ['image', 'script', 'style', 'empty'])
    await open({ ...person, 'sec-fetch-dest': destination })
  await open({ 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  await open({ 'user-agent': '' })
  const answer = await server.get(`/statistics/views/${event}?interval=none&breakdown=referrer`)
  const source = await server.get(`/statistics/views/${event}?interval=none&breakdown=utm_source`)

  const { definition, ...figures } = answer.body
  assert.equal(typeof definition, 'string')
  assert.deepEqual(figures, {
    metric: 'views',
    unit: 'count',
    window: { from: null, to: null, timezone: 'UTC', interval: 'none' },
    total: 3,
    breakdowns: [
      {
        dimension: 'referrer',
        values: [
          { key: 'news.example.org', value: 2 },
          { key: 'none', value: 1 },
        ],
        truncated: false,
        returned_count: 2,
        remaining_total: 0,
      },
    ],
    series: null,
  })
  assert.deepEqual(source.body.breakdowns[0].values, [
    { key: 'none', value: 2 },
    { key: 'mail', value: 1 },
  ])
})

test('a cached page is counted like any other', async (t) => {
  const server = await startServer(t)
  const event = await newEvent(server)
  const headers = { accept: 'text/html', 'user-agent': browser }

  for (let n = 0; n < 20; n += 1) await server.request({ url: `/${event}`, headers })

  assert.equal((await server.get(`/statistics/views/${event}?interval=none`)).body.total, 20)
})

test('an unreadable country table costs the countries and nothing else', async (t) => {
  const server = await startServer(t, { COUNTRY_TABLE: '/nowhere/countries.mmdb', LOG_LEVEL: 'silent' })
  const event = await newEvent(server)

  const page = await server.request({ url: `/${event}`, headers: { 'user-agent': browser } })

  assert.equal(page.status, 200)
  const { body } = await server.get(`/statistics/views/${event}?interval=none&breakdown=country`)
  assert.deepEqual(body.breakdowns[0].values, [{ key: 'unknown', value: 1 }])
})

test("the country comes from the visitor's address, or from a trusted proxy", async (t) => {
  const env = { TRUST_PROXY: '127.0.0.1', COUNTRY_HEADER: 'CF-IPCountry' }
  const [plain, behindProxy] = [await startServer(t), await startServer(t, env)]
  const countries = async (server: typeof plain, headers: Record<string, string>) => {
    const event = await newEvent(server)
    await server.request({
      url: `/${event}`,
      remoteAddress: '127.0.0.1',
      headers: { 'user-agent': browser, ...headers },
    })
    const { body } = await server.get(`/statistics/views/${event}?interval=none&breakdown=country`)
    return body.breakdowns[0].values
  }

  const forwarded = { 'x-forwarded-for': '193.0.6.139' }
  assert.deepEqual(await countries(plain, { ...forwarded, 'cf-ipcountry': 'AT' }), [{ key: 'unknown', value: 1 }])
  assert.deepEqual(await countries(behindProxy, forwarded), [{ key: 'NL', value: 1 }])
  assert.deepEqual(await countries(behindProxy, { ...forwarded, 'cf-ipcountry': 'at' }), [{ key: 'AT', value: 1 }])
  for (const code of ['XX', 'T1', 'ZZ', 'EU', 'AUT', '??'])
    assert.deepEqual(await countries(behindProxy, { ...forwarded, 'cf-ipcountry': code }), [
      { key: 'unknown', value: 1 },
    ])
})

test('a click into a calendar is a save, by calendar and by date; an explanatory page is not', async (t) => {
  const server = await startServer(t)
  const dates = ['2027-05-01', '2027-06-01'].map((startDate) => ({ name: 'Concert', startDate }))
  const [single, several] = [await newEvent(server), await newEvent(server, { dates, title_event_series: 'Concerts' })]
  const open = (url: string, agent = browser) => server.request({ url, headers: { 'user-agent': agent } })

  for (const type of ['google', 'google', 'ical', 'yahoo']) await open(`/${single}/o/${type}`)
  await open(`/${single}/o/google`, 'Slackbot-LinkExpanding 1.0')
  await open(`/${several}/o/google`)
  await open(`/${several}/o/google?date=2`)
  await open(`/${several}/o/google?date=1`)
  const byType = async (event: string) =>
    (await server.get(`/statistics/saves/${event}?interval=none&breakdown=type`)).body.breakdowns[0].values

  assert.deepEqual(await byType(single), [
    { key: 'google', value: 2 },
    { key: 'ical', value: 1 },
    { key: 'yahoo', value: 1 },
  ])
  assert.deepEqual(await byType(several), [
    { key: 'google', value: 1 },
    { key: 'google-2', value: 1 },
  ])
})

test('made-up values are truncated, cleaned and bounded; the total stays exact', async (t) => {
  const server = await startServer(t)
  const event = await newEvent(server)
  const { view } = visitRecorder(server.context)
  const { id } = await subjectOf(server, event)
  const count = view(id)

  await count(visitRequest(`/?utm_source=${'x'.repeat(5000)}%00%0a`))
  await Promise.all(
    Array.from({ length: 1500 }, (_, n) =>
      Promise.resolve(count(visitRequest(`/?utm_source=made-up-${n}`, `https://r${n}.example`))),
    ),
  )
  const before = (await server.get(`/statistics/views/${event}?interval=none&breakdown=utm_source`)).body
  await foldVisits(server.context)
  const after = (await server.get(`/statistics/views/${event}?interval=none&breakdown=utm_source`)).body

  const [{ values, truncated, returned_count, remaining_total }] = after.breakdowns
  assert.deepEqual([after.total, truncated, returned_count], [1501, true, 50])
  assert.deepEqual(values[0], { key: 'other', value: 501 })
  assert.equal(
    values.reduce((sum: number, { value }: { value: number }) => sum + value, remaining_total),
    1501,
  )
  assert.deepEqual(before, after)
  const keys = await server.context.database.read((db) => db.selectFrom('visit_key').select('text').execute())
  assert.ok(keys.some(({ text }) => text === 'x'.repeat(100)))
  assert.ok(keys.filter(({ text }) => text.startsWith('made-up')).length <= 1000)
})

test('a value that means unknown is counted as unknown; equal counts are ordered by key', async (t) => {
  const server = await startServer(t)
  const event = await newEvent(server)
  const { id } = await subjectOf(server, event)
  const count = visitRecorder(server.context).view(id)
  const names = Array.from({ length: 60 }, (_, n) => `s${String(60 - n).padStart(2, '0')}`)

  for (const name of ['none', '', ...names, 's60']) await count(visitRequest(`/?utm_source=${name}`))
  const [breakdown] = (await server.get(`/statistics/views/${event}?interval=none&breakdown=utm_source`)).body
    .breakdowns

  const { values, ...rest } = breakdown
  assert.deepEqual(values.slice(0, 3), [
    { key: 'none', value: 2 },
    { key: 's60', value: 2 },
    { key: 's01', value: 1 },
  ])
  assert.deepEqual(values.at(-1), { key: 's48', value: 1 })
  assert.deepEqual(rest, { dimension: 'utm_source', truncated: true, returned_count: 50, remaining_total: 11 })
})

test('windows: every accepted window has a result, and every other is refused by name', async (t) => {
  const server = await startServer(t)
  const event = await newEvent(server)
  const ask = (query: string) => server.get(`/statistics/views/${event}?${query}`)
  const range = (from: string, to: string) => `from=${from}&to=${encodeURIComponent(to)}`

  const usual = (await server.get(`/statistics/views/${event}`)).body
  assert.equal(usual.series.length, 30)
  assert.deepEqual(usual.breakdowns, [])
  assert.equal(usual.window.interval, 'day')
  assert.match(usual.window.to, /T00:00:00\.000Z$/)
  for (const query of [
    'from=2026-01-01T00:00:00Z',
    'to=2026-01-01T00:00:00Z',
    range('2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z'),
    range('2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z'),
    range('2026-01-01T00:00:00', '2026-01-02T00:00:00Z'),
    range('2026-01-01T00:00:00Z', '2026-01-02T00:00:00+01:00'),
    range('2026-02-30T00:00:00Z', '2026-03-02T00:00:00Z'),
    'interval=week',
    'interval=day&interval=month',
    'breakdown=country,referrer',
    'breakdown=type',
    'breakdown=country;drop table x',
    "breakdown=utm_source'--",
    'limit=5',
  ]) {
    const { status, body } = await ask(query)
    assert.deepEqual([status, body.status], [400, 'error'], query)
  }
  const messages = []
  for (const from of ['2026-01-01', '2026-01-01T00:00:00+01:00', '2026-02-30T00:00:00Z', '2026-01-01T24:00:00Z'])
    messages.push((await ask(range(encodeURIComponent(from), '2026-03-02T00:00:00Z'))).body.message)
  const form = 'from must be a UTC time such as 2027-05-01T00:00:00Z: with its time, and ending in Z or +00:00.'
  const impossible = 'from is a day or a time that does not exist.'
  assert.deepEqual(messages, [form, form, impossible, impossible])
  const ninety = await ask(range('2026-01-01T00:00:00Z', '2026-04-01T00:00:00+00:00'))
  assert.deepEqual([ninety.status, ninety.body.series.length], [200, 90])
  const tooMany = await ask(range('2026-01-01T12:00:00Z', '2026-04-01T12:00:00Z'))
  assert.deepEqual([tooMany.status, tooMany.body.message], [400, 'Requested range exceeds the limit.'])
  const { guidance, ...details } = tooMany.body.details
  assert.equal(typeof guidance, 'string')
  assert.deepEqual(details, { limit: 90, bucket_limit: 90, requested: 91 })
  const months = await ask(`${range('2024-02-29T23:59:59.999Z', '2026-01-31T00:00:00Z')}&interval=month`)
  assert.deepEqual([months.status, months.body.series.length], [200, 24])
  assert.deepEqual(months.body.series[0], {
    start: '2024-02-01T00:00:00.000Z',
    end: '2024-03-01T00:00:00.000Z',
    total: 0,
  })
  const long = await ask(`${range('2024-01-31T00:00:00Z', '2026-01-01T00:00:00.001Z')}&interval=month`)
  assert.deepEqual([long.status, long.body.details.requested, long.body.details.limit], [400, 25, 24])
  const unknown = await server.get(`/statistics/views/${crypto.randomUUID()}`)
  const foreign = await (await server.newOrganization()).get(`/statistics/saves/${event}`)
  for (const { status, body } of [unknown, foreign])
    assert.deepEqual([status, body], [404, { status: 'error', message: 'Event not found.' }])
})
