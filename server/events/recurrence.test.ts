import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultyFields, newEvent, party, rewriteStored } from '../testing/events.ts'
import { startServer } from '../testing/server.ts'

test('recurrence is either an RRULE or the simplified fields, never both', async (t) => {
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

test('switching to the other form needs a rule in it; a series ends only on explicit request', async (t) => {
  const server = await startServer(t)
  const rule = await newEvent(server, { recurrence: 'RRULE:FREQ=DAILY' })
  const simple = await newEvent(server, { recurrence_simple_type: 'weekly', recurrence_byDay: 'SA' })
  const read = async () => [(await server.get(`/event/${rule}`)).text, (await server.get(`/event/${simple}`)).text]
  const before = await read()

  const errors = async (prokey: string, change: Record<string, unknown>) =>
    (await server.patch(`/event/${prokey}`, change)).body.details.errors

  assert.deepEqual(await errors(rule, { simplified_recurrence: true }), [
    {
      field: 'recurrence_simple_type',
      message:
        'recurrence_simple_type is required to switch to the simplified form. Send it to switch, or send recurrence as null to end the series.',
    },
  ])
  assert.deepEqual(await errors(rule, { recurrence_count: 3 }), [
    {
      field: 'recurrence_simple_type',
      message:
        'recurrence_simple_type is required while recurrence_count is set. This event uses recurrence: change the rule there, or send recurrence_simple_type to switch.',
    },
  ])
  for (const simplified_recurrence of [false, null]) {
    assert.deepEqual(await errors(simple, { simplified_recurrence }), [
      {
        field: 'recurrence',
        message:
          'recurrence is required to switch to an RRULE. Send it to switch, or send recurrence_simple_type as null to end the series.',
      },
    ])
  }
  assert.deepEqual(await read(), before)
})

test('a series can be ended while switching the form, and an event without a series can be switched', async (t) => {
  const server = await startServer(t)
  const change = async (recurrence: Record<string, unknown>, sent: Record<string, unknown>) => {
    const prokey = await newEvent(server, recurrence)
    assert.equal((await server.patch(`/event/${prokey}`, sent)).status, 200)
    const event = (await server.get(`/event/${prokey}`)).body
    return [event.simplified_recurrence, event.recurrence, event.recurrence_simple_type, event.recurrence_byDay]
  }
  const rule = { recurrence: 'RRULE:FREQ=DAILY' }
  const simple = { recurrence_simple_type: 'weekly', recurrence_byDay: 'SA' }

  const ended = [true, null, null, null]
  assert.deepEqual(await change(rule, { simplified_recurrence: true, recurrence: null }), ended)
  assert.deepEqual(await change({}, { simplified_recurrence: true }), ended)
  const endedInRules = [false, null, null, null]
  assert.deepEqual(await change(simple, { simplified_recurrence: false, recurrence_simple_type: null }), endedInRules)
  assert.deepEqual(await change(simple, { simplified_recurrence: false, recurrence: null }), endedInRules)
})

test('a rule that is invalid, never matches or goes too far is refused', async (t) => {
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
    recurrence_byDay: ['0MO', '54MO', 'XX', '6MO', '', 'MO,', 'mo'],
    recurrence_byMonth: ['13', '-1', '0'],
    recurrence_byMonthDay: ['0', '32', '-32', 'x'],
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

test('a rule that never matches is refused, no matter how it is disguised', async (t) => {
  const server = await startServer(t)
  // A Saturday.
  const post = (recurrence: string) => server.post('/event', { new_event_group_name: 'x', dates: [party], recurrence })

  for (const recurrence of [
    'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30,31',
    'RRULE:FREQ=YEARLY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=29',
    'RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=SU',
    'RRULE:FREQ=MONTHLY;BYDAY=SA,SU;BYSETPOS=12',
    'RRULE:FREQ=YEARLY;BYYEARDAY=200;BYMONTH=1',
    'RRULE:FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6;BYDAY=MO',
    'RRULE:FREQ=WEEKLY;INTERVAL=2;BYMONTH=2;BYDAY=MO;BYSETPOS=7',
    'RRULE:FREQ=MONTHLY;INTERVAL=12;BYMONTH=4',
    'RRULE:FREQ=DAILY;UNTIL=20270430',
    'RRULE:FREQ=DAILY;UNTIL=20270501T155959Z',
    'RRULE:FREQ=DAILY;UNTIL=00010101',
  ]) {
    const answer = await post(recurrence)
    assert.deepEqual(faultyFields(answer), ['recurrence'], recurrence)
    assert.equal(answer.body.message, 'recurrence must have at least one occurrence; this rule never occurs.')
  }
  assert.equal((await post('RRULE:FREQ=DAILY;UNTIL=20270501T160000Z')).status, 201)
})

test('an event lasts until the end of its last occurrence, however far away that is', async (t) => {
  const server = await startServer(t)
  const countsAt = async (recurrence: string, moments: string[]) => {
    const prokey = await newEvent(server, { recurrence })
    const group = (await server.get(`/event/${prokey}`)).body.event_group
    const lists = moments.map((from) => server.get(`/event/all?group=${group}&from=${from}`))
    return (await Promise.all(lists)).map((answer) => answer.body.length === 1)
  }

  for (const [recurrence, last, end] of [
    ['RRULE:FREQ=DAILY;COUNT=3650', '2037-04-27T19:29:59Z', '2037-04-27T19:30:00Z'],
    ['RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=3650', '2050-08-24T19:29:59Z', '2050-08-24T19:30:00Z'],
    ['RRULE:FREQ=MONTHLY;BYDAY=1SA;UNTIL=21991231', '2199-12-07T20:29:59Z', '2199-12-07T20:30:00Z'],
    ['RRULE:FREQ=YEARLY;COUNT=3650', '2199-05-01T19:29:59Z', '2199-05-01T19:30:00Z'],
    ['RRULE:FREQ=DAILY;UNTIL=21991231T235959Z', '2199-12-31T20:29:59Z', '2199-12-31T20:30:00Z'],
  ] as const) {
    assert.deepEqual(await countsAt(recurrence, [last, end]), [true, false], recurrence)
  }
  // The last possible day, late in the evening in the west: a file must still be able to write this instant.
  const late = { name: 'x', startDate: '2027-05-01', startTime: '23:00', timeZone: 'America/Los_Angeles' }
  const prokey = await newEvent(server, { dates: [late], recurrence: 'RRULE:FREQ=DAILY;UNTIL=21991231' })
  assert.match((await server.get(`/ics/${prokey}`)).body[0], /^RRULE:FREQ=DAILY;UNTIL=22000101T070000Z\r$/m)
  assert.deepEqual(await countsAt('RRULE:FREQ=YEARLY', ['9999-12-31T00:00:00Z']), [true])
})

test('a fault in the simplified fields is reported in their terms', async (t) => {
  const server = await startServer(t)
  const message = async (more: Record<string, unknown>) =>
    (await server.post('/event', { new_event_group_name: 'x', dates: [party], ...more })).body.message

  assert.equal(
    await message({ recurrence_simple_type: 'weekly', recurrence_byDay: '2MO' }),
    'recurrence_byDay may have numbers only while recurrence_simple_type is monthly or yearly, and in a month only up to 5.',
  )
  assert.equal(
    await message({ recurrence_simple_type: 'weekly', recurrence_byMonthDay: '5' }),
    'recurrence_byMonthDay must be left out while recurrence_simple_type is weekly.',
  )
  assert.equal(
    await message({ recurrence_simple_type: 'yearly', recurrence_byMonth: '2', recurrence_byMonthDay: '30' }),
    'recurrence_simple_type must have at least one occurrence; this rule never occurs.',
  )
  assert.equal(
    await message({ recurrence_simple_type: 'monthly', recurrence_byMonthDay: '0' }),
    'recurrence_byMonthDay must be days of the month from 1 to 31, or -1 to -31 from its end, separated by commas, such as 1,15.',
  )
})

test('a rule must end before the year 2200', async (t) => {
  const server = await startServer(t)
  const create = (until: string) =>
    server.post('/event', { new_event_group_name: 'x', dates: [party], recurrence: `RRULE:FREQ=YEARLY;UNTIL=${until}` })

  for (const until of ['22000101', '22000101T000000Z', '99991231']) {
    const answer = await create(until)
    assert.deepEqual([answer.status, answer.body.message], [400, 'recurrence must have UNTIL before the year 2200.'])
  }
  assert.equal((await create('21991231')).status, 201)
  assert.equal((await create('21991231T235959Z')).status, 201)
})

test('the rule of a dynamic date ends by a count, never by a day', async (t) => {
  const server = await startServer(t)
  const dates = [{ name: 'Soon', startDate: 'today+3' }]
  const create = (recurrence: string) => server.post('/event', { new_event_group_name: 'x', dates, recurrence })
  const message = 'recurrence must end by COUNT and not by UNTIL while a date is dynamic: today+N moves past any day.'

  for (const until of ['20991231', '20991231T120000Z', '20200101']) {
    const answer = await create(`RRULE:FREQ=DAILY;UNTIL=${until}`)
    assert.deepEqual([answer.status, answer.body.message], [400, message])
  }
  const { prokey } = (await create('RRULE:FREQ=DAILY;COUNT=3')).body
  const until = 'RRULE:FREQ=DAILY;UNTIL=20991231'
  assert.deepEqual(faultyFields(await server.patch(`/event/${prokey}`, { recurrence: until })), ['recurrence'])
  const fixed = await newEvent(server, { recurrence: until })
  const moved = await server.patch(`/event/${fixed}`, { dates: [{ startDate: 'today+1' }] })
  assert.deepEqual(faultyFields(moved), ['recurrence'])
})

test('an event stored before that check can be changed, even after its last day has passed', async (t) => {
  const server = await startServer(t)
  const old = 'RRULE:FREQ=DAILY;UNTIL=20200101'
  const dates = [{ name: 'Soon', startDate: 'today+3' }]
  const prokey = await newEvent(server, { dates, recurrence: 'RRULE:FREQ=DAILY;COUNT=3' })
  await rewriteStored(server, 'event', 'RRULE:FREQ=DAILY;COUNT=3', old)

  const renamed = await server.patch(`/event/${prokey}`, { dates: [{ name: 'Later' }], hideButton: true })
  const read = (await server.get(`/event/${prokey}`)).body
  const sentBack = await server.patch(`/event/${prokey}`, read)
  const file = await server.get(`/ics/${prokey}`)
  const other = await server.patch(`/event/${prokey}`, { recurrence: 'RRULE:FREQ=DAILY;UNTIL=20200102' })
  const fixed = await server.patch(`/event/${prokey}`, { recurrence: 'RRULE:FREQ=DAILY;COUNT=2' })

  assert.deepEqual([renamed.status, sentBack.status, file.status], [200, 200, 200])
  assert.deepEqual([read.recurrence, read.dates[0].name], [old, 'Later'])
  assert.deepEqual(faultyFields(other), ['recurrence'])
  assert.equal(fixed.status, 200)
})

test('a stored rule or day in a form that is no longer accepted is still read and kept', async (t) => {
  const server = await startServer(t)
  const endless = await newEvent(server, { recurrence: 'RRULE:FREQ=DAILY;UNTIL=21990101' })
  const padded = await newEvent(server, { dates: [{ ...party, startDate: 'today+7' }] })
  await rewriteStored(server, 'event', 'UNTIL=21990101', 'UNTIL=99991231')
  await rewriteStored(server, 'event', '"today+7"', '"today+007"')

  for (const prokey of [endless, padded]) {
    const changed = await server.patch(`/event/${prokey}`, { dates: [{ location: 'Garden', startTime: '10:00' }] })
    const back = await server.patch(`/event/${prokey}`, (await server.get(`/event/${prokey}`)).body)
    assert.deepEqual([changed.status, back.status], [200, 200], changed.text)
  }
  assert.match((await server.get(`/ics/${endless}`)).body[0], /^RRULE:FREQ=DAILY;UNTIL=2199/m)
  assert.equal((await server.get(`/event/${padded}`)).body.dates[0].startDate, 'today+007')
})
