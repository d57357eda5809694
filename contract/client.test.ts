import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rsvpEvent, signUp } from '../server/testing/attendee.ts'
import { startServer } from '../server/testing/server.ts'
import { until } from '../server/testing/until.ts'
import { startWeb } from '../server/testing/web.ts'
import { ApiError, createClient } from './client.ts'

test('a call returns its data alone, or with the ETag of the item that was read or written', async (t) => {
  const { client } = await startServer(t)

  const created = await client.style.create({ name: 'Spring', options: ['ical'] }).withResponse()
  const updated = await client.style.update(1, { name: 'Summer' }, { ifMatch: created.etag }).withResponse()
  const read = await client.style.read(1).withResponse()
  const alone = await client.style.read(1)

  assert.deepEqual(created.data, { status: 'success', message: 'created', id: '1' })
  assert.deepEqual([created.status, created.etag], [201, '"1-v1"'])
  assert.deepEqual([updated.status, updated.etag], [200, '"1-v2"'])
  assert.deepEqual([read.status, read.etag, read.data.name], [200, '"1-v2"', 'Summer'])
  assert.deepEqual(alone, read.data)
  assert.match(read.headers.get('x-request-id')!, /./)
})

test('a write with the ETag of an older version is thrown as a refusal', async (t) => {
  const { client } = await startServer(t)
  const { etag } = await client.group.create({ name: 'First' }).withResponse()
  const { prokey } = await client.group.latest()
  await client.group.update(prokey, { name: 'Second' })

  const refusal = await client.group.delete(prokey, { ifMatch: etag }).catch((error: unknown) => error)

  assert.ok(refusal instanceof ApiError)
  assert.equal(refusal.status, 412)
  assert.equal(refusal.message, 'This item has changed since you read it. Read it again and repeat your change.')
  assert.deepEqual(refusal.body, { status: 'error', message: refusal.message })
  assert.equal((await client.group.read(prokey)).name, 'Second')
})

test('a read with the ETag of the current version returns undefined', async (t) => {
  const { client } = await startServer(t)
  const { etag } = await client.style.create({ name: 'Spring', options: ['ical'] }).withResponse()

  const unchanged = await client.style.read(1, { ifNoneMatch: etag }).withResponse()
  const latest = await client.style.latest({ ifNoneMatch: etag })
  await client.style.update(1, { name: 'Summer' })
  const changed = await client.style.read(1, { ifNoneMatch: etag })

  assert.deepEqual([unchanged.status, unchanged.data, unchanged.etag], [304, undefined, '"1-v1"'])
  assert.equal(latest, undefined)
  assert.equal(changed?.name, 'Summer')
})

test('undefined values are not sent', async (t) => {
  const { client } = await startServer(t)
  const { prokey } = await client.event.create({
    new_event_group_name: 'Concerts',
    event_group: undefined,
    title_event_series: undefined,
    dates: [{ name: 'Concert', startDate: '2027-06-12', location: 'Hall', startTime: undefined }],
  })

  const unchanged = { name: undefined, location: undefined }
  const answer = await client.event.update(prokey, { dates: [unchanged], recurrence: undefined })
  const all = await client.event.all({ from: undefined, to: undefined, group: undefined, dates: true, page: undefined })

  assert.deepEqual(answer, { status: 'success', message: 'updated', prokey })
  assert.deepEqual([all.length, all[0]?.dates?.[0]?.name, all[0]?.dates?.[0]?.location], [1, 'Concert', 'Hall'])
})

test('ignored fields are named in the warnings of the response', async (t) => {
  const { client } = await startServer(t)
  const style = { name: 'Spring', options: ['ical' as const], colour: 'red' }

  const { id, warnings } = await client.style.create(style)

  assert.deepEqual([id, warnings], ['1', ['colour is not a known field and was ignored.']])
})

test('a repeated write with the same key is executed once', async (t) => {
  const { client } = await startServer(t)
  const repeatable = { idempotencyKey: 'order-1' }

  const first = await client.group.create({ name: 'Concerts' }, repeatable)
  const second = await client.group.create({ name: 'Concerts' }, repeatable)

  assert.equal(first.prokey, second.prokey)
  assert.equal((await client.group.all()).length, 1)
})

test('a list is returned whole, as one page, or page by page', async (t) => {
  const { client } = await startServer(t)
  const names = Array.from({ length: 801 }, (_, i) => `Group ${i}`)
  for (let i = 0; i < names.length; i += 100)
    await Promise.all(names.slice(i, i + 100).map((name) => client.group.create({ name })))

  const whole = await client.group.all()
  const second = await client.group.all({ page: 2 }).withResponse()
  const pages = []
  for await (const page of client.group.pages()) pages.push(page)
  const none = []
  for await (const page of client.event.pages({ from: 'now', to: undefined })) none.push(page)

  assert.deepEqual([whole.length, second.data.length, second.total], [801, 1, 801])
  assert.deepEqual(
    pages.map((page) => page.length),
    [800, 1],
  )
  assert.deepEqual(pages.flat(), whole)
  assert.deepEqual(none, [])
})

test('the RSVPs of an event are returned page by page', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)
  const emails = ['ann@example.org', 'ben@example.org']
  for (const email of emails) await signUp(server, event, { email })
  const asked: string[] = []
  const paged = createClient({
    baseUrl: 'http://localhost/v1',
    key: 'x',
    fetch: async (url) => {
      const isLast = asked.push(url) === 2
      return Response.json([{ id: String(asked.length) }], { headers: { link: isLast ? '<x>; rel="prev"' : '<x>; rel="next"' } }) // oxfmt-ignore
    },
  })

  const pages = []
  for await (const page of server.client.rsvpAnswers.pages(event)) pages.push(page.map(({ email }) => email))
  const ids = []
  for await (const page of paged.rsvpAnswers.pages('a/b')) ids.push(...page.map(({ id }) => id))

  assert.deepEqual(pages, [emails])
  assert.deepEqual(ids, ['1', '2'])
  assert.deepEqual(asked, [
    'http://localhost/v1/rsvp-answers/a%2Fb?page=1',
    'http://localhost/v1/rsvp-answers/a%2Fb?page=2',
  ])
})

test('without the Link header, pagination ends with the first empty page', async () => {
  const asked: string[] = []
  const client = createClient({
    baseUrl: 'http://localhost/v1',
    key: 'x',
    fetch: async (url) => Response.json(asked.push(url) < 3 ? [{ id: asked.length, name: 'x' }] : []),
  })

  const ids = []
  for await (const page of client.style.pages()) ids.push(...page.map(({ id }) => id))

  assert.deepEqual(ids, [1, 2])
  assert.deepEqual(asked, [
    'http://localhost/v1/style/all?page=1',
    'http://localhost/v1/style/all?page=2',
    'http://localhost/v1/style/all?page=3',
  ])
})

test('a call can be aborted by its signal', async (t) => {
  const { host } = await startWeb(t, () => {})
  const client = createClient({ baseUrl: `http://127.0.0.2:${host.port}/v1`, key: 'x' })
  const abort = new AbortController()

  const calls = [
    client.style.read(1, { signal: abort.signal }),
    client.style.create({ name: 'x', options: [] }, { signal: abort.signal }),
    client.event.pages({}, { signal: abort.signal }).next(),
    client.event.latest({}, { signal: abort.signal }).withResponse(),
  ]
  await until(() => host.requests.length === calls.length)
  abort.abort(new Error('no longer needed'))

  for (const call of calls) await assert.rejects(call, { message: 'no longer needed' })
})

test('network failures are thrown as fetch throws them', async (t) => {
  const { host } = await startWeb(t, ({ socket }) => void socket.destroy())
  const client = createClient({ baseUrl: `http://127.0.0.2:${host.port}/v1`, key: 'x' })

  await assert.rejects(client.style.all(), { name: 'TypeError', message: 'fetch failed' })
})

test('a response that is not from the API is thrown with its status and the beginning of its text', async () => {
  const thrownFor = async (body: string, init: ResponseInit) => {
    const fetch = async () => new Response(body, init)
    const client = createClient({ baseUrl: 'http://localhost/v1', key: 'x', fetch })
    const error = await client.style.read(1).catch((thrown: unknown) => thrown)
    assert.ok(error instanceof ApiError)
    return error
  }
  const advice = 'Check baseUrl and any proxy in between.'

  const proxy = await thrownFor('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' })
  const other = await thrownFor('{"error":"no"}', { status: 500 })
  const portal = await thrownFor('<p>Please sign in', { status: 200 })
  const busy = await thrownFor('{"status":"error","message":"Busy."}', { status: 503, headers: { 'retry-after': '5' } })

  assert.equal(proxy.status, 502)
  assert.deepEqual(proxy.body, {
    status: 'error',
    message: `The response (502 Bad Gateway) is not valid JSON. ${advice}`,
    details: { text: '<h1>Bad gateway</h1>' },
  })
  assert.equal(other.message, `The response (500) is JSON, but not from Kalends. ${advice}`)
  assert.equal(portal.message, `The response (200) is not valid JSON. ${advice}`)
  assert.deepEqual([busy.message, busy.headers.get('retry-after')], ['Busy.', '5'])
  assert.deepEqual(
    [proxy, other, portal, busy].map(({ isForeign }) => isForeign),
    [true, true, true, false],
  )
})

test('the calendar files of an event are returned as texts, or with their names', async (t) => {
  const { client } = await startServer(t)
  const dates = [{ name: 'Concert', startDate: '2027-06-12' }]
  const { prokey, event_group } = await client.event.create({ dates, new_event_group_name: 'Concerts' })

  const [text] = await client.ics(prokey)
  const [file] = await client.icsFiles(prokey)

  assert.match(text!, /^BEGIN:VCALENDAR\r\n[^]*SUMMARY:Concert\r\n/)
  assert.deepEqual([file?.name, file?.icsBody], ['Concert', text])
  assert.equal((await client.event.read(prokey)).event_group, event_group)
})

test('images can be uploaded and read', async (t) => {
  const { client } = await startServer(t)

  const image = await client.readImage('preset-dawn')
  const { id } = await client.uploadImage(image)
  const uploaded = await client.readImage(id).withResponse()

  assert.equal(image.type, 'image/webp')
  assert.equal(uploaded.data.type, 'image/webp')
  assert.equal(await client.readImage(id, { ifNoneMatch: uploaded.etag }), undefined)
})
