import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Answer, type Caller, serveSettings, startServer } from '../testing/server.ts'
import { setStatus } from './store.ts'

const party = {
  name: 'Summer party',
  startDate: '2027-05-01',
  startTime: '18:00',
  endTime: '21:30',
  timeZone: 'Europe/Berlin',
}

async function newGroup(server: Caller, more: Record<string, unknown> = {}): Promise<string> {
  return (await server.post('/group', { name: 'Concerts', ...more })).body.prokey
}

async function newEvent(server: Caller, more: Record<string, unknown> = {}): Promise<string> {
  const answer = await server.post('/event', { new_event_group_name: 'Concerts', dates: [party], ...more })
  assert.equal(answer.status, 201, answer.text)
  return answer.body.prokey
}

function faultyFields(answer: Answer): string[] {
  assert.equal(answer.status, 400, answer.text)
  return answer.body.details.errors.map((error: { field: string }) => error.field)
}

test('an event is created as published, with every field', async (t) => {
  const server = await startServer(t)
  const event_group = await newGroup(server)

  const made = await server.post('/event', { event_group, dates: [{ name: 'Summer party', startDate: '2027-05-01' }] })

  assert.equal(made.status, 201)
  assert.deepEqual(Object.keys(made.body), ['status', 'message', 'prokey'])
  const { date_created: _, ...event } = (await server.get(`/event/${made.body.prokey}`)).body
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
    date_updated: null,
  })
  assert.deepEqual((await server.get(`/group/${event_group}`)).body.events, [made.body.prokey])
})

test('an event can bring its own new group, which is answered', async (t) => {
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

test('fields that the API cannot set are refused by name', async (t) => {
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
  await server.context.database.transaction((tx) => setStatus(tx, prokey, 'draft'))

  const published = await server.patch(`/event/${prokey}`, { status: 'published' })
  const changed = await server.patch(`/event/${prokey}`, { hideButton: true })

  assert.deepEqual(faultyFields(published), ['status'])
  assert.equal(changed.status, 200)
  assert.equal((await server.get(`/event/${prokey}`)).body.status, 'draft')
  assert.equal((await server.request({ url: `/${prokey}/event.ics` })).status, 404)
})

test('days, times and zones are real ones', async (t) => {
  const server = await startServer(t)
  const refused = async (field: string, values: string[]) => {
    for (const value of values) {
      const answer = await server.post('/event', { new_event_group_name: 'x', dates: [{ ...party, [field]: value }] })
      assert.deepEqual(faultyFields(answer), [`dates[0].${field}`], value)
    }
  }

  await refused('startDate', [
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-1-1',
    '20260101',
    '2026-01-01T00:00',
    '1899-12-31',
    '2200-01-01',
  ])
  await refused('startDate', [
    'today-1',
    'today+',
    'today+1.5',
    'today+ 1',
    'TODAY+1',
    'today+3651',
    `today+${'9'.repeat(20)}`,
  ])
  await refused('startTime', ['24:00', '7:30', '07:60', '07:30:00'])
  await refused('timeZone', ['Mars/Phobos', '+25:00', '+02:00', 'Europe/Berlin\r\nX:1'])
  await refused('organizer_email', ['a@b.example, c@d.example', '<a@b.example>', 'a@b.example\r\nX:1', 'a'])
  await refused('name', ['A\r\nATTENDEE:mailto:v@example.com', ''])
  await refused('endDate', ['2027-04-30'])
  await refused('endTime', ['17:00'])
  assert.deepEqual(
    faultyFields(
      await server.post('/event', {
        new_event_group_name: 'x',
        dates: [{ name: 'x', startDate: '2027-05-01', endTime: '10:00' }],
      }),
    ),
    ['dates[0].startTime'],
  )
  assert.deepEqual((await server.get('/event/all')).body, [])
  for (const startDate of ['2028-02-29', 'today', 'today+0', 'today+3650'])
    await newEvent(server, { dates: [{ name: 'x', startDate }] })
})

test('every fault of every date is told at once', async (t) => {
  const server = await startServer(t)

  const answer = await server.post('/event', {
    new_event_group_name: 'x',
    dates: [party, { name: 'x' }, { ...party, startTime: '25:00', endTime: null, timeZone: 'Nowhere/Else' }],
    iCalFileName: '../../x',
  })

  assert.deepEqual(faultyFields(answer).toSorted(), ['dates[1].startDate'])
  const next = await server.post('/event', {
    new_event_group_name: 'x',
    dates: [party, { ...party, startTime: '25:00', endTime: null, timeZone: 'Nowhere/Else' }],
    iCalFileName: '../../x',
  })
  assert.deepEqual(faultyFields(next).toSorted(), ['dates[1].startTime', 'dates[1].timeZone', 'iCalFileName'])
})

test('an update changes dates by position, appends further ones and removes those that are all null', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server, { dates: [party, { ...party, name: 'Second', startDate: '2027-06-01' }] })
  const dates = async () => (await server.get(`/event/${prokey}`)).body.dates
  const before = await dates()
  const nothing = Object.fromEntries(Object.keys(before[0]).map((name) => [name, null]))

  await server.patch(`/event/${prokey}`, { dates: [{}, { location: 'Garden' }] })
  assert.deepEqual(await dates(), [before[0], { ...before[1], location: 'Garden' }])

  for (const unchanged of [[], [{}]]) await server.patch(`/event/${prokey}`, { dates: unchanged })
  assert.equal((await dates()).length, 2)

  assert.deepEqual(faultyFields(await server.patch(`/event/${prokey}`, { dates: [{}, {}, { name: 'Third' }] })), [
    'dates[2].startDate',
  ])
  await server.patch(`/event/${prokey}`, { dates: [{}, {}, { name: 'Third', startDate: '2027-07-01' }] })
  assert.deepEqual(
    (await dates()).map((date: { name: string }) => date.name),
    ['Summer party', 'Second', 'Third'],
  )

  await server.patch(`/event/${prokey}`, { dates: [nothing] })
  assert.deepEqual(
    (await dates()).map((date: { name: string }) => date.name),
    ['Second', 'Third'],
  )

  assert.deepEqual(faultyFields(await server.patch(`/event/${prokey}`, { dates: [nothing, nothing] })), ['dates'])
  assert.deepEqual(faultyFields(await server.patch(`/event/${prokey}`, { dates: null })), ['dates'])
})

test('a date keeps its UID in calendar files when dates before it are removed', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server, { dates: [party, { ...party, name: 'Second' }] })
  const nothing = Object.fromEntries(
    Object.keys((await server.get(`/event/${prokey}`)).body.dates[0]).map((name) => [name, null]),
  )
  const uids = async () =>
    [...(await server.get(`/ics/${prokey}`)).body.join('').matchAll(/UID:(\S+)/g)].map((match) => match[1])
  assert.deepEqual(await uids(), [`${prokey}-1`, `${prokey}-2`])

  await server.patch(`/event/${prokey}`, { dates: [nothing, {}, { ...party, name: 'Third' }] })

  assert.deepEqual(await uids(), [`${prokey}-2`, `${prokey}-3`])
})

test('recurrence is an RRULE or the simplified fields, never both', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server, { recurrence: 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE' })
  const event = async () => (await server.get(`/event/${prokey}`)).body
  assert.equal((await event()).simplified_recurrence, false)

  await server.patch(`/event/${prokey}`, {
    recurrence_simple_type: 'monthly',
    recurrence_byDay: '2TU,-1FR',
    recurrence_count: 5,
  })
  const simple = await event()
  assert.equal(simple.simplified_recurrence, true)
  assert.equal(simple.recurrence, null)
  assert.match((await server.get(`/ics/${prokey}`)).body[0], /RRULE:FREQ=MONTHLY;COUNT=5;BYDAY=2TU,-1FR\r\n/)

  assert.deepEqual(
    faultyFields(await server.patch(`/event/${prokey}`, { recurrence: 'RRULE:FREQ=DAILY', recurrence_count: 3 })),
    ['recurrence'],
  )
  assert.deepEqual(
    faultyFields(await server.patch(`/event/${prokey}`, { simplified_recurrence: false, recurrence_count: 3 })),
    ['recurrence_count'],
  )

  await server.patch(`/event/${prokey}`, { recurrence: 'RRULE:FREQ=DAILY' })
  assert.deepEqual(
    [(await event()).recurrence_simple_type, (await event()).recurrence_byDay, (await event()).simplified_recurrence],
    [null, null, false],
  )
  await server.patch(`/event/${prokey}`, { recurrence: null })
  assert.ok(!(await server.get(`/ics/${prokey}`)).body[0].includes('RRULE:FREQ=DAILY'))
})

test('a rule that means nothing, never takes place or goes too far is refused', async (t) => {
  const server = await startServer(t)
  const post = (more: Record<string, unknown>) =>
    server.post('/event', { new_event_group_name: 'x', dates: [party], ...more })

  for (const recurrence of [
    'RRULE:FREQ=SECONDLY',
    'RRULE:FREQ=DAILY;COUNT=1000000000',
    'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'RRULE:FREQ=DAILY;COUNT=2\r\nATTENDEE:mailto:v@example.com',
    'RRULE:FREQ=DAILY;UNTIL=20200101',
    'FREQ=DAILY',
  ]) {
    assert.deepEqual(faultyFields(await post({ recurrence })), ['recurrence'], recurrence)
  }
  const simple = { recurrence_simple_type: 'monthly' }
  for (const [field, values] of Object.entries({
    recurrence_byDay: ['0MO', '54MO', 'XX', '6MO'],
    recurrence_byMonth: ['13', '-1', '0'],
    recurrence_byMonthDay: ['32', 'x'],
    recurrence_interval: [0, 1000, '2'],
    recurrence_count: [0, 3651],
  })) {
    for (const value of values)
      assert.deepEqual(faultyFields(await post({ ...simple, [field]: value })), [field], `${field} ${value}`)
  }
  assert.deepEqual(faultyFields(await post({ recurrence_count: 3 })), ['recurrence_simple_type'])
  assert.deepEqual(faultyFields(await post({ recurrence: 'RRULE:FREQ=DAILY', dates: [party, party] })), ['recurrence'])
  assert.deepEqual((await server.get('/event/all')).body, [])
})

test('the sequence goes up when when, where or whether it takes place changes', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)
  const sequences: string[] = []
  const changes = [
    { hideButton: true },
    { dates: [{ description: '<p>New</p>' }] },
    { dates: [{ location: 'Garden' }] },
    { dates: [{ startTime: '19:00' }] },
    { dates: [{ timeZone: 'Europe/Paris' }] },
    { dates: [{ status: 'CANCELLED' }] },
    { recurrence: 'RRULE:FREQ=DAILY' },
    { recurrence: 'RRULE:FREQ=DAILY' },
  ]

  for (const change of changes) {
    assert.equal((await server.patch(`/event/${prokey}`, change)).status, 200)
    sequences.push((await server.get(`/event/${prokey}`)).body.sequence)
  }

  assert.deepEqual(sequences, ['0', '0', '1', '2', '3', '4', '5', '5'])
})

test('every fifth update costs a credit, also when fifty come at once, and none is given on credit', async (t) => {
  const server = await startServer(t)
  const instances =
    server.context.database.engine === 'postgres' ? [server, await serveSettings(t, server.context.settings)] : [server]
  const setCredits = (credits: number | null) =>
    server.context.database.transaction((tx) =>
      tx.updateTable('organization').set({ credits }).where('id', '=', server.organization).execute(),
    )
  const credits = async () =>
    (
      await server.context.database.read((db) =>
        db.selectFrom('organization').select('credits').where('id', '=', server.organization).executeTakeFirstOrThrow(),
      )
    ).credits
  await setCredits(100)
  const prokey = await newEvent(server)

  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      instances[i % instances.length]!.request({
        method: 'PATCH',
        url: `/v1/event/${prokey}`,
        headers: { authorization: server.key, 'content-type': 'application/json' },
        payload: JSON.stringify({ dates: [{ location: `Hall ${i}` }] }),
      }),
    ),
  )

  assert.deepEqual([...new Set(answers.map((answer) => answer.status))], [200])
  assert.equal(await credits(), 90)
  assert.equal((await server.get(`/event/${prokey}`)).body.sequence, '50')

  await setCredits(0)
  for (let i = 0; i < 4; i += 1)
    assert.equal((await server.patch(`/event/${prokey}`, { hideButton: true })).status, 200)
  const fifth = await server.patch(`/event/${prokey}`, { hideButton: false })
  assert.equal(fifth.status, 402)
  assert.equal(fifth.body.message, 'No event credits left.')
  assert.equal((await server.get(`/event/${prokey}`)).body.hideButton, true)
  await setCredits(null)
  assert.equal((await server.patch(`/event/${prokey}`, { hideButton: false })).status, 200)
  assert.equal(await credits(), null)
})

test('deleting a template drops or resets what refers to it', async (t) => {
  const server = await startServer(t)
  const { client } = server
  const style = Number((await client.style.create({ name: 'x', options: ['ical'] })).id)
  const page = Number((await client.landingpage.create({ name: 'x' })).id)
  const cta = Number((await client.ctaBlock.create({ name: 'x', type: 'text' })).id)
  const rsvp = Number((await client.rsvpBlock.create({ name: 'x' })).id)
  const prokey = await newEvent(server, {
    layout: style,
    landingpage: String(page),
    cta: true,
    cta_block: cta,
    rsvp: true,
    rsvp_block: rsvp,
  })
  const group = await newGroup(server, { layout: style, landingpage: page, cta: true, cta_block: cta })
  const event = async () => (await server.get(`/event/${prokey}`)).body
  assert.equal((await event()).landingpage, page)
  const { etag } = (await server.get(`/event/${prokey}`)).headers

  await client.style.delete(style)
  await client.landingpage.delete(page)
  await client.ctaBlock.delete(cta)
  await client.rsvpBlock.delete(rsvp)

  const { layout, landingpage, cta: hasCta, cta_block, rsvp: hasRsvp, rsvp_block } = await event()
  assert.deepEqual(
    { layout, landingpage, hasCta, cta_block, hasRsvp, rsvp_block },
    { layout: null, landingpage: null, hasCta: false, cta_block: null, hasRsvp: false, rsvp_block: null },
  )
  const left = (await server.get(`/group/${group}`)).body
  assert.deepEqual([left.layout, left.landingpage, left.cta, left.cta_block], [null, null, false, null])
  assert.notEqual((await server.get(`/event/${prokey}`)).headers.etag, etag)
})

test('events and groups of another organization are unknown, in paths and in bodies', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const prokey = await newEvent(server)
  const group = (await server.get(`/event/${prokey}`)).body.event_group
  const style = (await server.client.style.create({ name: 'x', options: ['ical'] })).id
  const unknown = crypto.randomUUID()
  const before = (await server.get(`/event/${prokey}`)).text

  for (const path of ['event', 'group', 'ics']) {
    const [foreign, missing] = [
      await other.get(`/${path}/${path === 'group' ? group : prokey}`),
      await other.get(`/${path}/${unknown}`),
    ]
    assert.equal(foreign.status, 404)
    assert.equal(foreign.text, missing.text)
  }
  assert.equal((await other.patch(`/event/${prokey}`, { hideButton: true })).status, 404)
  assert.equal((await other.delete(`/group/${group}`)).status, 404)
  const into = await other.post('/event', { event_group: group, dates: [party] })
  const nowhere = await other.post('/event', { event_group: unknown, dates: [party] })
  assert.deepEqual(faultyFields(into), ['event_group'])
  assert.equal(into.text, nowhere.text)
  assert.deepEqual(
    faultyFields(await other.post('/event', { new_event_group_name: 'x', dates: [party], layout: style })),
    ['layout'],
  )
  assert.deepEqual((await other.get(`/event/all?group=${group}`)).body, [])
  assert.deepEqual((await other.get('/group/all')).body, [])
  assert.equal((await server.get(`/event/${prokey}`)).text, before)
  for (const path of ['/event/abc', '/group/123', '/event/%00', '/ics/1'])
    assert.equal((await server.get(path)).status, 404)
})

test('the calendar file has a name that every system can take', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)

  for (const iCalFileName of ['../../x', 'a"b', 'a\r\nSet-Cookie: x=1', 'CON', 'x'.repeat(300), '.hidden', 'x.', ' ']) {
    assert.deepEqual(
      faultyFields(await server.patch(`/event/${prokey}`, { iCalFileName })),
      ['iCalFileName'],
      iCalFileName,
    )
  }
  await server.patch(`/event/${prokey}`, { iCalFileName: 'Überraschung 🎉' })
  const [{ icsFile, name }] = (await server.get(`/ics/${prokey}?responseType=object`)).body
  const file = await server.request({ url: new URL(icsFile).pathname })

  assert.equal(name, 'Summer party')
  assert.equal(file.status, 200)
  assert.equal(file.headers['content-type'], 'text/calendar; charset=utf-8')
  assert.equal(
    file.headers['content-disposition'],
    `inline; filename="Uberraschung .ics"; filename*=UTF-8''%C3%9Cberraschung%20%F0%9F%8E%89.ics`,
  )
  const again = await server.request({
    url: new URL(icsFile).pathname,
    headers: { 'if-none-match': file.headers.etag! },
  })
  assert.equal(again.status, 304)
})

test('there is a file unless a date is dynamic or the event is an RSVP one, and one per date with an organizer', async (t) => {
  const server = await startServer(t)
  const objects = async (prokey: string) => (await server.get(`/ics/${prokey}?responseType=object`)).body
  const dynamic = await newEvent(server, { dates: [{ name: 'Soon', startDate: 'today+3' }] })
  const rsvp = await newEvent(server, { rsvp: true })
  const organizer = { organizer_name: 'Ann', organizer_email: 'ann@example.org' }
  const several = await newEvent(server, {
    title_event_series: 'Parties',
    dates: [
      { ...party, ...organizer },
      { ...party, name: 'Second' },
    ],
  })

  assert.deepEqual((await objects(dynamic)).map(Object.keys), [['name', 'icsBody']])
  assert.deepEqual((await objects(rsvp)).map(Object.keys), [['name', 'icsBody']])
  assert.deepEqual(
    (await objects(several)).map(({ name, icsFile }: { name: string; icsFile: string }) => [
      name,
      new URL(icsFile).pathname,
    ]),
    [
      ['Parties', `/${several}/event.ics`],
      ['Parties', `/${several}/event-2.ics`],
    ],
  )
  const statuses = await Promise.all(
    [
      `/${dynamic}/event.ics`,
      `/${rsvp}/event.ics`,
      `/${several}/event-2.ics`,
      `/${several}/event-3.ics`,
      `/${crypto.randomUUID()}/event.ics`,
    ].map(async (url) => (await server.request({ url })).status),
  )
  assert.deepEqual(statuses, [404, 404, 200, 404, 404])
  assert.equal((await server.get(`/ics/${several}?responseType=text`)).status, 400)
})
