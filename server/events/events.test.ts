import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultyFields, newEvent, newGroup, party } from '../testing/events.ts'
import { serveSettings, startServer } from '../testing/server.ts'
import { setStatus } from './status.ts'

test('an event is created as published, with every field', async (t) => {
  const server = await startServer(t)
  const event_group = await newGroup(server)

  const made = await server.post('/event', { event_group, dates: [{ name: 'Summer party', startDate: '2027-05-01' }] })

  assert.equal(made.status, 201)
  assert.deepEqual(Object.keys(made.body), ['status', 'message', 'prokey'])
  const { date_created: _, short_link: shortLink, ...event } = (await server.get(`/event/${made.body.prokey}`)).body
  assert.deepEqual(event, {
    prokey: made.body.prokey,
    status: 'published',
    event_group,
    dates: [
      {
        name: 'Summer party',
        startDate: '2027-05-01',
        startTime: null,
        endDate: null,
        endTime: null,
        timeZone: null,
        description: null,
        location: null,
        status: null,
        availability: null,
        organizer_name: '',
        organizer_email: '',
        attendee_name: '',
        attendee_email: '',
      },
    ],
    title_event_series: null,
    simplified_recurrence: false,
    recurrence: null,
    recurrence_simple_type: null,
    recurrence_interval: null,
    recurrence_byDay: null,
    recurrence_byMonth: null,
    recurrence_byMonthDay: null,
    recurrence_count: null,
    recurrence_weekstart: null,
    skipped_dates: [],
    layout: null,
    landingpage: null,
    iCalFileName: null,
    rsvp: false,
    rsvp_block: null,
    cta: false,
    cta_block: null,
    hideButton: false,
    distribution: true,
    sequence: '0',
    slug: null,
    date_updated: null,
  })
  assert.match(shortLink, /^http:\/\/localhost:0\/~[a-z0-9]{7}$/)
  assert.deepEqual((await server.get(`/group/${event_group}`)).body.events, [made.body.prokey])
})

test('null is the same as omitting either way to name the group', async (t) => {
  const server = await startServer(t)
  const event_group = await newGroup(server)
  const dates = [party]

  const inGroup = await server.post('/event', { dates, event_group, new_event_group_name: null })
  const inNew = await server.post('/event', { dates, event_group: null, new_event_group_name: 'New' })
  const inNone = await server.post('/event', { dates, event_group: null, new_event_group_name: null })

  assert.deepEqual([inGroup.status, inNew.status], [201, 201])
  assert.equal((await server.get(`/event/${inGroup.body.prokey}`)).body.event_group, event_group)
  const made = (await server.get(`/event/${inNew.body.prokey}`)).body.event_group
  assert.equal((await server.get(`/group/${made}`)).body.name, 'New')
  assert.equal(inNone.body.message, 'event_group is required, or new_event_group_name to create a new group.')
})

test('an event can create its own group, which is returned', async (t) => {
  const server = await startServer(t)

  const made = await server.post('/event', { new_event_group_name: 'Readings', dates: [party] })

  assert.equal((await server.get(`/group/${made.body.event_group}`)).body.name, 'Readings')
  const both = await server.post('/event', {
    new_event_group_name: 'x',
    event_group: made.body.event_group,
    dates: [party],
  })
  const neither = await server.post('/event', { dates: [party] })
  assert.deepEqual(faultyFields(both), ['new_event_group_name'])
  assert.deepEqual(faultyFields(neither), ['event_group'])
  assert.equal((await server.get('/group/all')).body.length, 1)
})

test('a refused event leaves no new group behind', async (t) => {
  const server = await startServer(t)

  const answer = await server.post('/event', {
    new_event_group_name: 'Readings',
    dates: [{ ...party, startDate: '2027-02-30' }],
  })

  assert.deepEqual(faultyFields(answer), ['dates[0].startDate'])
  assert.deepEqual((await server.get('/group/all')).body, [])
})

test('read-only fields are refused by name', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)
  const other = await newGroup(server)

  for (const [field, value] of Object.entries({
    status: 'draft',
    prokey: other,
    date_created: '2020-01-01T00:00:00.000Z',
    sequence: '7',
  })) {
    assert.deepEqual(
      faultyFields(await server.post('/event', { new_event_group_name: 'x', dates: [party], [field]: value })),
      [field],
    )
    assert.deepEqual(faultyFields(await server.patch(`/event/${prokey}`, { [field]: value })), [field])
  }
  assert.deepEqual(faultyFields(await server.patch(`/event/${prokey}`, { event_group: other })), ['event_group'])
  assert.deepEqual(faultyFields(await server.patch(`/event/${prokey}`, { new_event_group_name: 'x' })), [
    'new_event_group_name',
  ])

  const read = (await server.get(`/event/${prokey}`)).body
  const back = await server.patch(`/event/${prokey}`, read)
  assert.deepEqual(back.body, { status: 'success', message: 'updated', prokey })
  const { date_updated: _, ...after } = (await server.get(`/event/${prokey}`)).body
  assert.deepEqual({ ...after, date_updated: null }, read)
})

test('a draft can be read and changed, but not published through the API', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)
  await setStatus(server.context, server.actor.by, prokey, 'draft')

  const published = await server.patch(`/event/${prokey}`, { status: 'published' })
  const changed = await server.patch(`/event/${prokey}`, { hideButton: true })

  assert.deepEqual(faultyFields(published), ['status'])
  assert.equal(changed.status, 200)
  assert.equal((await server.get(`/event/${prokey}`)).body.status, 'draft')
  assert.equal((await server.request({ url: `/${prokey}/event.ics` })).status, 404)
})

test('an unknown key is ignored and named, inside a date as well', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()

  const made = await server.post('/event', {
    new_event_group_name: 'x',
    org_id: other.organization,
    organization: other.organization,
    dates: [{ ...party, uid: 'mine' }],
  })

  assert.deepEqual(made.body.warnings, [
    'org_id is not a known field and was ignored.',
    'organization is not a known field and was ignored.',
    'dates[0].uid is not a known field and was ignored.',
  ])
  const { prokey } = made.body
  assert.equal((await server.get(`/event/${prokey}`)).status, 200)
  assert.equal((await other.get(`/event/${prokey}`)).status, 404)
  assert.ok(!(await server.get(`/event/${prokey}`)).text.includes('mine'))
  const changed = await server.patch(`/event/${prokey}`, { dates: [{ uid: 'mine', location: 'Hall' }] })
  assert.deepEqual(changed.body.warnings, ['dates[0].uid is not a known field and was ignored.'])
})

test('a series has its own title, and a blank one counts as none', async (t) => {
  const server = await startServer(t)
  const label = async () => (await server.get('/event/latest')).body.label
  const prokey = await newEvent(server, { title_event_series: 'Parties', dates: [party, party] })

  assert.equal(await label(), 'Parties, 2027-05-01')
  for (const title_event_series of ['', '   ', null]) {
    await server.patch(`/event/${prokey}`, { title_event_series: 'Parties' })
    await server.patch(`/event/${prokey}`, { title_event_series })
    assert.equal((await server.get(`/event/${prokey}`)).body.title_event_series, null)
    assert.equal(await label(), 'Summer party, 2027-05-01')
  }
})

test('a missing group is reported together with missing dates', async (t) => {
  const server = await startServer(t)

  const answer = await server.post('/event', {})

  assert.deepEqual(answer.body.details.errors, [
    { field: 'dates', message: 'dates is required.' },
    { field: 'event_group', message: 'event_group is required, or new_event_group_name to create a new group.' },
  ])
})

test('a warning about an unknown field suggests the known one it resembles', async (t) => {
  const server = await startServer(t)

  const answer = await server.post('/event', {
    new_event_group_name: 'x',
    dates: [{ name: 'Party', startDate: '2027-05-01', timezone: 'Europe/Berlin', start_time: '18:00', uid: 'x' }],
    recurrence_byday: 'MO',
  })

  assert.deepEqual(answer.body.warnings, [
    'dates[0].timezone is not a known field and was ignored. Did you mean timeZone?',
    'dates[0].start_time is not a known field and was ignored. Did you mean startTime?',
    'dates[0].uid is not a known field and was ignored.',
    'recurrence_byday is not a known field and was ignored. Did you mean recurrence_byDay?',
  ])
})

test('a refusal also names unknown fields, which are often the reason', async (t) => {
  const server = await startServer(t)

  const answer = await server.post('/event', { new_event_group_name: 'x', Dates: [], startDate: '2027-05-01' })

  assert.equal(
    answer.body.message,
    'dates is required. Dates is not a known field and was ignored. Did you mean dates? ' +
      'startDate is not a known field and was ignored. Did you mean dates[0].startDate?',
  )
  assert.deepEqual(answer.body.details.warnings, [
    'Dates is not a known field and was ignored. Did you mean dates?',
    'startDate is not a known field and was ignored. Did you mean dates[0].startDate?',
  ])
})

test('the same request with the same Idempotency-Key creates one event and one group', async (t) => {
  const server = await startServer(t)
  const instances =
    server.context.database.engine === 'postgres' ? [server, await serveSettings(t, server.context.settings)] : [server]
  const send = (i: number, key: string, name = 'Concerts') =>
    instances[i % instances.length]!.request({
      method: 'POST',
      url: '/v1/event',
      headers: { authorization: server.key, 'content-type': 'application/json', 'idempotency-key': key },
      payload: JSON.stringify({ new_event_group_name: name, dates: [party] }),
    })

  // With distinct keys there are twenty events, so the key makes the difference.
  await Promise.all(Array.from({ length: 20 }, (_, i) => send(i, `each-${i}`)))
  assert.equal((await server.get('/event/all')).body.length, 20)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => send(i, 'order-1')))

  assert.equal((await server.get('/event/all')).body.length, 21)
  assert.equal((await server.get('/group/all')).body.length, 21)
  assert.ok(answers.every((answer) => [201, 409].includes(answer.status)))
  const made = answers.filter((answer) => answer.status === 201)
  assert.equal(new Set(made.map((answer) => answer.text)).size, 1)
  assert.equal((await send(0, 'order-1', 'Readings')).status, 422)
  assert.equal((await send(0, 'x'.repeat(256))).status, 400)
  assert.equal((await server.get('/event/all')).body.length, 21)
})
