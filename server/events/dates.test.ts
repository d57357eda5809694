import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultyFields, newEvent, party } from '../testing/events.ts'
import { startServer } from '../testing/server.ts'

test('days, times and zones must exist', async (t) => {
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
    'today+007',
    'today+00',
    `today+${'9'.repeat(20)}`,
  ])
  await refused('startTime', ['24:00', '7:30', '07:60', '07:30:00'])
  await refused('timeZone', ['Mars/Phobos', '+25:00', '+02:00', 'Europe/Berlin\r\nX:1'])
  await refused('organizer_email', ['a@b.example, c@d.example', '<a@b.example>', 'a@b.example\r\nX:1', 'a'])
  await refused('name', ['A\r\nATTENDEE:mailto:v@example.com', '', '  ', '\u00a0'])
  await refused('endDate', ['2027-04-30', 'today', 'today+3', ''])
  await refused('endTime', ['24:00'])
  assert.deepEqual(
    faultyFields(
      await server.post('/event', {
        new_event_group_name: 'x',
        dates: [{ name: 'x', startDate: '2027-05-01', endTime: '10:00' }],
      }),
    ),
    ['dates[0].startTime'],
  )
  const dynamic = (endDate: string) =>
    server.post('/event', { new_event_group_name: 'x', dates: [{ name: 'x', startDate: 'today', endDate }] })
  assert.deepEqual(faultyFields(await dynamic('today+007')), ['dates[0].endDate'])
  assert.deepEqual((await server.get('/event/all')).body, [])
  for (const startDate of ['2028-02-29', 'today', 'today+0', 'today+3650'])
    await newEvent(server, { dates: [{ name: 'x', startDate }] })
})

test('a person that cannot be written into a file is stored with a warning', async (t) => {
  const server = await startServer(t)
  const organizer = { organizer_name: 'Choir', organizer_email: 'choir@example.org' }
  const attendee = { attendee_name: 'Guest', attendee_email: 'guest@example.org' }

  for (const [date, warnings] of [
    [{ organizer_name: 'Choir' }, ['dates[0].organizer_name has no effect without organizer_email.']],
    [{ ...organizer, attendee_name: 'Guest' }, ['dates[0].attendee_name has no effect without attendee_email.']],
    [attendee, ['dates[0].attendee_email has no effect without organizer_email.']],
    [{ organizer_email: 'choir@example.org' }, undefined],
    [{ ...organizer, ...attendee }, undefined],
  ] as const) {
    const answer = await server.post('/event', { new_event_group_name: 'x', dates: [{ ...party, ...date }] })
    assert.deepEqual([answer.status, answer.body.warnings], [201, warnings])
    const { body } = await server.get(`/event/${answer.body.prokey}`)
    for (const [field, value] of Object.entries(date)) assert.equal(body.dates[0][field], value)
  }
})

test('an end before the start on the same day names endDate, because most such events go past midnight', async (t) => {
  const server = await startServer(t)
  const night = { name: 'Night', startDate: '2027-05-01', startTime: '22:00', endTime: '02:00' }

  const answer = await server.post('/event', { new_event_group_name: 'x', dates: [night] })
  const fixed = await server.post('/event', {
    new_event_group_name: 'x',
    dates: [{ ...night, endDate: '2027-05-02' }],
  })

  assert.deepEqual(answer.body.details.errors, [
    {
      field: 'dates[0].endDate',
      message:
        'dates[0].endDate must be a later day if endTime is before startTime: an event past midnight ends on the next day.',
    },
  ])
  assert.equal(fixed.status, 201)
})

test('an empty name does not hide other faults of its date', async (t) => {
  const server = await startServer(t)
  const event = await newEvent(server)
  const wrong = { ...party, name: '', startDate: '2027-13-01', endTime: '25:00' }

  const created = await server.post('/event', { new_event_group_name: 'x', dates: [party, wrong] })
  const updated = await server.patch(`/event/${event}`, { dates: [{ name: '', startDate: '2027-13-01' }] })
  const twice = await server.post('/event', {
    new_event_group_name: 'x',
    dates: [{ name: 5, startDate: '2027-13-01' }],
  })

  assert.deepEqual(faultyFields(created), ['dates[1].name', 'dates[1].startDate', 'dates[1].endTime'])
  assert.deepEqual(faultyFields(updated), ['dates[0].name', 'dates[0].startDate'])
  assert.deepEqual(faultyFields(twice), ['dates[0].name'])
})

test('all faults of all dates are reported at once', async (t) => {
  const server = await startServer(t)

  const answer = await server.post('/event', {
    new_event_group_name: 'x',
    dates: [party, { name: 'x' }, { ...party, startTime: '25:00', endTime: null, timeZone: 'Nowhere/Else' }],
    iCalFileName: '../../x',
  })

  assert.deepEqual(faultyFields(answer).toSorted(), [
    'dates[1].startDate',
    'dates[2].startTime',
    'dates[2].timeZone',
    'iCalFileName',
  ])
})

test('an update changes dates by position, appends new ones and removes those that are all null', async (t) => {
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
  // The UID of a removed date is not reused.
  await server.patch(`/event/${prokey}`, { dates: [{}, nothing] })
  await server.patch(`/event/${prokey}`, { dates: [{}, { ...party, name: 'Fourth' }] })
  assert.deepEqual(await uids(), [`${prokey}-2`, `${prokey}-4`])
})

test('an event has at most 100 dates, after an update as well', async (t) => {
  const server = await startServer(t)
  const dates = Array.from({ length: 100 }, (_, i) => ({ name: `Date ${i}`, startDate: '2027-05-01' }))

  const tooMany = await server.post('/event', { new_event_group_name: 'x', dates: [...dates, party] })
  const prokey = await newEvent(server, { dates })
  const further = await server.patch(`/event/${prokey}`, { dates: [...dates.map(() => ({})), party] })

  assert.deepEqual(faultyFields(tooMany), ['dates'])
  assert.deepEqual(faultyFields(further), ['dates'])
  assert.equal((await server.get(`/event/${prokey}`)).body.dates.length, 100)
})

test('an update has the same limits as a create request, applied to the resulting date', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)
  const before = (await server.get(`/event/${prokey}`)).text

  for (const [change, field] of [
    [{ startDate: '2027-02-29' }, 'startDate'],
    [{ startTime: null }, 'startTime'],
    [{ startTime: '22:00' }, 'endDate'],
    [{ endTime: '17:59' }, 'endDate'],
    [{ endDate: '2027-04-30' }, 'endDate'],
    [{ startDate: 'today', endDate: '2027-05-01' }, 'endDate'],
    [{ timeZone: 'Mars/Phobos' }, 'timeZone'],
    [{ name: null }, 'name'],
    [{ name: ' ' }, 'name'],
    [{ startDate: null }, 'startDate'],
    [{ status: 'confirmed' }, 'status'],
    [{ availability: 'away' }, 'availability'],
    [{ attendee_email: 'a' }, 'attendee_email'],
  ] as const) {
    const answer = await server.patch(`/event/${prokey}`, { dates: [change] })
    assert.deepEqual(faultyFields(answer), [`dates[0].${field}`], JSON.stringify(change))
  }
  assert.equal((await server.get(`/event/${prokey}`)).text, before)
})

test('a time that the clock skips moves forward, and a repeated time means the earlier one', async (t) => {
  const server = await startServer(t)
  const startOf = async (startDate: string) => {
    const date = { name: 'x', startDate, startTime: '02:30', timeZone: 'Europe/Berlin' }
    const [file] = (await server.get(`/ics/${await newEvent(server, { dates: [date] })}`)).body
    return /BEGIN:VEVENT[^]*?(DTSTART.*)\r\n/.exec(file)![1]
  }
  const before = async (moment: string) => (await server.get(`/event/all?to=${moment}`)).body.length

  assert.equal(await startOf('2026-03-29'), 'DTSTART;TZID=Europe/Berlin:20260329T033000')
  assert.deepEqual([await before('2026-03-29T01:30:00Z'), await before('2026-03-29T01:30:01Z')], [0, 1])
  assert.equal(await startOf('2025-10-26'), 'DTSTART:20251026T003000Z')
  assert.deepEqual([await before('2025-10-26T00:30:00Z'), await before('2025-10-26T00:30:01Z')], [0, 1])
})
