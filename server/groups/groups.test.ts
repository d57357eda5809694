import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newEvent, newGroup, rsvp } from '../testing/events.ts'
import { startServer } from '../testing/server.ts'

const party = { name: 'Summer party', startDate: '2027-05-01' }

test('a group needs a name; everything else has a default', async (t) => {
  const server = await startServer(t)

  const made = await server.post('/group', { name: 'Concerts' })

  assert.deepEqual(made.body, { status: 'success', message: 'created', prokey: made.body.prokey })
  const { date_created: _, ...group } = (await server.get(`/group/${made.body.prokey}`)).body
  assert.deepEqual(group, {
    prokey: made.body.prokey,
    name: 'Concerts',
    status: 'published',
    internal_note: null,
    subscription: 'no',
    subscription_cal_url: null,
    public_event_overview: false,
    layout: null,
    landingpage: null,
    cta: false,
    cta_block: null,
    events: [],
    slug: null,
    date_updated: null,
    short_link: null,
  })
  assert.deepEqual((await server.get('/group/all')).body, [
    { prokey: made.body.prokey, label: 'Concerts', name: 'Concerts' },
  ])
  assert.equal((await server.get('/group/latest')).body.prokey, made.body.prokey)
  const withEvents = await server.post('/group', { name: 'x', events: [made.body.prokey] })
  assert.equal(withEvents.status, 400)
  assert.match(withEvents.body.message, /^events is read only/)
})

test('an external subscription needs a web address and stays external', async (t) => {
  const server = await startServer(t)
  const url = 'https://example.org/holidays.ics'
  const inside = [
    'http://127.0.0.1:80/',
    'http://localhost/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://169.254.169.254/',
    'http://10.0.0.1/',
    'http://intranet/',
  ]

  for (const subscription_cal_url of [
    undefined,
    null,
    'httpx://h.example/a.ics',
    'http:h.example',
    'file:///x',
    'webcal://h.example/a',
    ...inside,
  ]) {
    const answer = await server.post('/group', { name: 'x', subscription: 'external', subscription_cal_url })
    assert.equal(answer.status, 400, String(subscription_cal_url))
    assert.ok(answer.body.message.startsWith('subscription_cal_url'))
  }
  const prokey = await newGroup(server, { subscription: 'external', subscription_cal_url: url })
  for (const subscription of ['no', 'children', null]) {
    const answer = await server.patch(`/group/${prokey}`, { subscription })
    assert.equal(answer.status, 409)
    assert.equal(answer.body.message, 'An external subscription cannot be changed to another mode.')
  }
  assert.equal((await server.patch(`/group/${prokey}`, { subscription_cal_url: null })).status, 400)
  assert.equal(
    (await server.patch(`/group/${prokey}`, { subscription_cal_url: 'https://example.org/b.ics', name: 'y' })).status,
    200,
  )
  const event = await server.post('/event', { event_group: prokey, dates: [party] })
  assert.equal(event.status, 409)
})

test('an invalid calendar address is refused with what to write instead', async (t) => {
  const server = await startServer(t)

  for (const [subscription_cal_url, must] of [
    ['webcal://example.org/a.ics', 'must start with https://: write that in place of webcal://'],
    ['https://example.org/a b.ics', 'must be an address without spaces and line breaks; write %20 for a space'],
    ['https://ann:x@example.org/a.ics', 'must be an address without a user name and password'],
    [
      'http://10.0.0.1/a.ics',
      'must be an address on the public internet, not one of a private network or of this machine',
    ],
    [
      'ftp://example.org/a.ics',
      'must be an address on the public internet that starts with http:// or https://, without a user name or password',
    ],
  ]) {
    const answer = await server.post('/group', { name: 'x', subscription: 'external', subscription_cal_url })
    assert.deepEqual([answer.status, answer.body.message], [400, `subscription_cal_url ${must}.`])
  }
})

test('switching to children shows the overview and clears the address; switching back keeps the overview', async (t) => {
  const server = await startServer(t)
  const prokey = await newGroup(server, { subscription_cal_url: 'https://example.org/a.ics' })
  await server.post('/event', { event_group: prokey, dates: [party] })
  const group = async () => (await server.get(`/group/${prokey}`)).body

  await server.patch(`/group/${prokey}`, { subscription: 'children' })
  const children = await group()
  await server.patch(`/group/${prokey}`, { subscription: 'no' })
  const no = await group()

  assert.deepEqual(
    [children.subscription, children.public_event_overview, children.subscription_cal_url],
    ['children', true, null],
  )
  assert.deepEqual([no.subscription, no.public_event_overview], ['no', true])
  const external = await server.patch(`/group/${prokey}`, {
    subscription: 'external',
    subscription_cal_url: 'https://example.org/a.ics',
  })
  assert.equal(external.status, 409)
})

test('an address that a group of its own events does not use is stored, with a warning that it has no effect', async (t) => {
  const server = await startServer(t)
  const subscription_cal_url = 'https://example.org/b.ics'
  const noEffect = ['subscription_cal_url has no effect while subscription is children.']

  const created = await server.post('/group', { name: 'x', subscription: 'children', subscription_cal_url })
  const prokey = created.body.prokey
  const cleared = await server.patch(`/group/${prokey}`, { subscription_cal_url: null })
  const sent = await server.patch(`/group/${prokey}`, { subscription_cal_url })
  const read = (await server.get(`/group/${prokey}`)).body
  const switching = await server.patch(`/group/${await newGroup(server)}`, {
    subscription: 'children',
    subscription_cal_url,
  })

  assert.deepEqual([created.status, created.body.warnings], [201, noEffect])
  const without = await server.post('/group', { name: 'x', subscription_cal_url })
  assert.deepEqual(without.body.warnings, ['subscription_cal_url has no effect while subscription is no.'])
  assert.deepEqual([cleared.status, cleared.body.warnings], [200, undefined])
  assert.deepEqual([sent.status, sent.body.warnings], [200, noEffect])
  assert.equal(read.subscription_cal_url, subscription_cal_url)
  assert.equal((await server.request({ url: `/${prokey}/calendar.ics` })).status, 200)
  const { prokey: switched, warnings } = switching.body
  assert.deepEqual(warnings, ['subscription_cal_url was cleared because subscription became children.'])
  assert.equal((await server.get(`/group/${switched}`)).body.subscription_cal_url, null)
})

test('events that a subscription cannot include block the switch, each named with its reasons', async (t) => {
  const server = await startServer(t)
  const group = await newGroup(server)
  const add = async (more: Record<string, unknown>, date: Record<string, unknown> = {}) =>
    (await server.post('/event', { event_group: group, dates: [{ ...party, ...date }], ...more })).body.prokey as string
  const ann = { organizer_name: 'Ann', organizer_email: 'ann@example.org' }
  const template = await rsvp(server)
  await add({})
  const blocking = [
    { prokey: await add(template), reasons: ['rsvp'] },
    { prokey: await add({}, { startDate: 'today+3' }), reasons: ['dynamic date'] },
    { prokey: await add({}, { status: 'CONFIRMED' }), reasons: ['status'] },
    {
      prokey: await add({}, { ...ann, attendee_name: 'Bo', attendee_email: 'bo@example.org' }),
      reasons: ['organizer', 'attendee'],
    },
  ]

  const refused = await server.patch(`/group/${group}`, { subscription: 'children' })

  assert.equal(refused.status, 409)
  assert.deepEqual(refused.body.details.blocking, blocking)
  assert.equal((await server.get(`/group/${group}`)).body.subscription, 'no')
  for (const { prokey } of blocking) await server.delete(`/event/${prokey}`)
  assert.equal((await server.patch(`/group/${group}`, { subscription: 'children' })).status, 200)

  for (const [more, date] of [
    [template, {}],
    [{}, { startDate: 'today' }],
    [{}, { endDate: 'today+1', startDate: 'today' }],
    [{}, { status: 'TENTATIVE' }],
  ] as const) {
    assert.equal(
      (await server.post('/event', { event_group: group, dates: [{ ...party, ...date }], ...more })).status,
      409,
    )
  }
  const [event] = (await server.get(`/group/${group}`)).body.events
  assert.equal((await server.patch(`/event/${event}`, { dates: [{ status: 'CONFIRMED' }] })).status, 409)
})

test('deleting a group deletes its events, and its ETag changes with its events', async (t) => {
  const server = await startServer(t)
  const group = await newGroup(server)
  const empty = (await server.get(`/group/${group}`)).headers.etag
  const { prokey } = (await server.post('/event', { event_group: group, dates: [party] })).body
  const other = (await server.post('/event', { new_event_group_name: 'Other', dates: [party] })).body.prokey

  assert.notEqual((await server.get(`/group/${group}`)).headers.etag, empty)
  await server.delete(`/group/${group}`)

  assert.equal((await server.get(`/event/${prokey}`)).status, 404)
  assert.equal((await server.get(`/event/${other}`)).status, 200)
})

test('a group of events has a feed, which changes with its events', async (t) => {
  const server = await startServer(t)
  const group = await newGroup(server, { subscription: 'children', name: 'Concerts; all, of them' })
  const feed = (headers: Record<string, string> = {}) => server.request({ url: `/${group}/calendar.ics`, headers })
  const empty = await feed()
  const { prokey } = (await server.post('/event', { event_group: group, dates: [party] })).body
  await server.post('/event', {
    event_group: group,
    dates: [{ ...party, name: 'Second', startTime: '18:00', timeZone: 'Asia/Tokyo' }],
  })

  const first = await feed()
  const again = await feed({ 'if-none-match': first.headers.etag! })
  await server.patch(`/event/${prokey}`, { dates: [{ location: 'Garden' }] })
  const changed = await feed({ 'if-none-match': first.headers.etag! })
  const zipped = await feed({ 'accept-encoding': 'gzip' })

  assert.equal(empty.status, 200)
  assert.equal(empty.text.match(/BEGIN:VEVENT/g), null)
  assert.equal(first.headers['content-type'], 'text/calendar; charset=utf-8')
  assert.equal(first.text.match(/BEGIN:VEVENT/g)!.length, 2)
  assert.match(first.text, /^X-WR-CALNAME:Concerts\\; all\\, of them\r$/m)
  assert.match(first.text, /^REFRESH-INTERVAL;VALUE=DURATION:PT\d+M\r$/m)
  assert.equal(again.status, 304)
  assert.equal(again.text, '')
  assert.equal(changed.status, 200)
  assert.notEqual(changed.headers.etag, first.headers.etag)
  assert.equal((await feed({ 'if-none-match': changed.headers.etag! })).status, 304)
  assert.match(changed.text, /^LOCATION:Garden\r$/m)
  assert.equal(zipped.headers['content-encoding'], 'gzip')
  assert.equal((await server.request({ url: `/${group}/event.ics` })).text, changed.text)
  await server.patch(`/group/${group}`, { subscription: 'no' })
  assert.equal((await feed()).status, 404)
})

test('a group can be sent back exactly as it was read', async (t) => {
  const server = await startServer(t)
  const prokey = await newGroup(server, { internal_note: 'Ask the venue.', public_event_overview: true })
  await newEvent(server, { event_group: prokey })
  const read = (await server.get(`/group/${prokey}`)).body

  const back = await server.patch(`/group/${prokey}`, read)

  assert.deepEqual(back.body, { status: 'success', message: 'updated', prokey })
  const after = (await server.get(`/group/${prokey}`)).body
  assert.notEqual(after.date_updated, null)
  assert.deepEqual({ ...after, date_updated: null }, read)
  const other = await newEvent(server)
  for (const [field, value] of Object.entries({ events: [other], status: 'draft', prokey: other })) {
    const answer = await server.patch(`/group/${prokey}`, { [field]: value })
    assert.equal(answer.status, 400)
    assert.equal(answer.body.message, `${field} is read only and cannot be set.`)
  }
})
