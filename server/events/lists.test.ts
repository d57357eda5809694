import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rsvp } from '../testing/events.ts'
import { type Caller, startServer } from '../testing/server.ts'

async function newEvent(
  server: Caller,
  name: string,
  dates: Record<string, unknown>[],
  more: Record<string, unknown> = {},
): Promise<string> {
  const body = { new_event_group_name: 'Group', dates: dates.map((date) => ({ name, ...date })), ...more }
  const answer = await server.post('/event', body)
  assert.equal(answer.status, 201, answer.text)
  return answer.body.event_group
}

async function names(server: Caller, query: string): Promise<string[]> {
  const answer = await server.get(`/event/all${query}`)
  assert.equal(answer.status, 200, answer.text)
  return answer.body.map((event: { label: string }) => event.label.split(',')[0])
}

test('a list shows title, first day and RSVP of every event, oldest first', async (t) => {
  const server = await startServer(t)
  await newEvent(server, 'Party', [{ startDate: '2027-05-01' }])
  await newEvent(server, 'Talk', [{ startDate: '2027-04-01' }, { startDate: '2027-06-01' }], {
    title_event_series: 'Talks',
  })
  await newEvent(server, 'Dinner', [{ startDate: 'today+3' }], await rsvp(server))

  const all = (await server.get('/event/all')).body
  const latest = (await server.get('/event/latest')).body

  assert.deepEqual(
    all.map((event: { label: string }) => event.label),
    ['Party, 2027-05-01', 'Talks, 2027-04-01', 'Dinner, today+3, RSVP'],
  )
  assert.deepEqual(Object.keys(all[0]), ['id', 'prokey', 'label'])
  assert.deepEqual(latest, all[2])
  assert.equal((await server.get('/event/all?dates=true')).body[1].dates.length, 2)
  assert.equal((await server.get('/event/latest?dates=true')).body.dates[0].startDate, 'today+3')
})

test('an event matches if its span from earliest start to latest end overlaps the window', async (t) => {
  const server = await startServer(t)
  const group = await newEvent(server, 'May', [
    { startDate: '2027-05-01', startTime: '18:00', endTime: '20:00', timeZone: 'Europe/Berlin' },
  ])
  await newEvent(server, 'Spring and autumn', [{ startDate: '2027-04-01' }, { startDate: '2027-10-01' }])
  await newEvent(server, 'Weekly', [{ startDate: '2027-06-07', startTime: '10:00' }], {
    recurrence: 'RRULE:FREQ=WEEKLY',
  })
  await newEvent(server, 'Ten days', [{ startDate: '2027-06-07', startTime: '10:00' }], {
    recurrence: 'RRULE:FREQ=DAILY;COUNT=10',
  })

  // The event in May takes place from 16:00 to 18:00 UTC.
  assert.deepEqual(await names(server, '?from=2027-05-01T17:59:59Z&to=2027-05-01T18:00:00Z'), [
    'May',
    'Spring and autumn',
  ])
  assert.deepEqual(await names(server, '?from=2027-05-01T18:00:00Z&to=2027-05-02T00:00:00Z'), ['Spring and autumn'])
  assert.deepEqual(await names(server, '?to=2027-05-01T16:00:00Z'), ['Spring and autumn'])
  assert.deepEqual(await names(server, '?from=2027-06-16T10:59:59Z'), ['Spring and autumn', 'Weekly', 'Ten days'])
  assert.deepEqual(await names(server, '?from=2027-06-16T11:00:00Z'), ['Spring and autumn', 'Weekly'])
  assert.deepEqual(await names(server, '?from=2150-01-01T00:00:00Z'), ['Weekly'])
  assert.deepEqual(await names(server, `?group=${group}`), ['May'])
  assert.deepEqual(
    await names(server, `?group=${group.toUpperCase()}&from=2027-05-01T00:00:00Z&to=2027-06-01T00:00:00Z`),
    ['May'],
  )
  assert.deepEqual(await names(server, `?group=${group}&from=2027-06-01T00:00:00Z`), [])
  assert.deepEqual(await names(server, `?group=${crypto.randomUUID()}`), [])
})

test('a dynamic date is evaluated on the day of the request', async (t) => {
  const server = await startServer(t)
  await newEvent(server, 'In three days', [{ startDate: 'today+3' }])
  const day = 86_400_000
  const window = (from: number) => {
    const at = (days: number) =>
      Temporal.Instant.fromEpochMilliseconds(server.context.now() + days * day).toString({ smallestUnit: 'second' })
    return `?from=${at(from)}&to=${at(from + 0.1)}`
  }
  const [before, after] = [window(3), window(40)]

  assert.deepEqual(await names(server, before), ['In three days'])
  assert.deepEqual(await names(server, after), [])
  server.advance(37 * day)
  assert.deepEqual(await names(server, before), [])
  assert.deepEqual(await names(server, after), ['In three days'])
})

test('now is accepted as a time', async (t) => {
  const server = await startServer(t)
  await newEvent(server, 'Past', [{ startDate: '2020-01-01' }])
  await newEvent(server, 'Future', [{ startDate: '2199-01-01' }])

  assert.deepEqual(await names(server, '?from=now'), ['Future'])
  assert.deepEqual(await names(server, '?to=now'), ['Past'])
})

test('invalid parameters are refused by name', async (t) => {
  const server = await startServer(t)

  for (const [name, values] of Object.entries({
    from: [
      'tomorrow',
      '2027-05-01',
      '2027-05-01T00:00:00',
      '2027-05-01T00:00:00.000Z',
      '2027-02-30T00:00:00Z',
      '2027-05-01T00:00:00%2B02:00',
      '',
    ],
    to: ['x'],
    group: ['abc', '1'],
    dates: ['yes', '1'],
    until: ['now'],
  })) {
    for (const value of values) {
      const answer = await server.get(`/event/all?${name}=${value}`)
      assert.equal(answer.status, 400, `${name}=${value}`)
      assert.deepEqual(
        answer.body.details.errors.map((error: { field: string }) => error.field),
        [name],
      )
    }
  }
  assert.equal((await server.get('/event/all?from=2027-05-02T00:00:00Z&to=2027-05-01T00:00:00Z')).status, 400)
  assert.equal((await server.get('/event/latest')).status, 404)
})

test('an event without length is only in the window that contains its start', async (t) => {
  const server = await startServer(t)
  const moment = { startDate: '2027-05-01', startTime: '12:00', endTime: '12:00' }
  await newEvent(server, 'Ring', [moment])
  await newEvent(server, 'Hour', [{ ...moment, endTime: '13:00' }])
  const [morning, noon, after] = ['2027-05-01T11:00:00Z', '2027-05-01T12:00:00Z', '2027-05-01T13:00:00Z']

  assert.deepEqual(await names(server, `?from=${morning}&to=${noon}`), [])
  assert.deepEqual(await names(server, `?from=${noon}&to=${after}`), ['Ring', 'Hour'])
  assert.deepEqual(await names(server, `?from=${noon}`), ['Ring', 'Hour'])
  assert.deepEqual(await names(server, `?from=${after}`), [])
  assert.deepEqual(await names(server, `?to=${noon}`), [])

  const today = new Date(server.context.now()).toISOString().slice(0, 10)
  const ring = { startDate: 'today', endDate: 'today', startTime: '12:00', endTime: '12:00' }
  await newEvent(server, 'Daily ring', [ring])
  assert.deepEqual(await names(server, `?from=${today}T12:00:00Z&to=${today}T12:00:01Z`), ['Daily ring'])
  assert.deepEqual(await names(server, `?from=${today}T11:00:00Z&to=${today}T12:00:00Z`), [])
})

test('the label changes as soon as the RSVP template of an event is deleted', async (t) => {
  const server = await startServer(t)
  const template = await rsvp(server)
  await newEvent(server, 'Dinner, RSVP', [{ startDate: '2027-05-01' }], template)
  await newEvent(server, 'Lunch', [{ startDate: '2027-05-02' }], { ...template, rsvp: false })
  const labels = async () => (await server.get('/event/all')).body.map((event: { label: string }) => event.label)
  const before = await labels()

  await server.delete(`/rsvp-block/${template.rsvp_block}`)

  assert.deepEqual(before, ['Dinner, RSVP, 2027-05-01, RSVP', 'Lunch, 2027-05-02'])
  assert.deepEqual(await labels(), ['Dinner, RSVP, 2027-05-01', 'Lunch, 2027-05-02'])
  await server.delete(`/event/${(await server.get('/event/latest')).body.prokey}`)
  assert.equal((await server.get('/event/latest')).body.label, 'Dinner, RSVP, 2027-05-01')
})

test('an event with only half of the RSVP settings is a regular one, with a warning', async (t) => {
  const server = await startServer(t)
  const { rsvp_block } = await rsvp(server)
  const create = (more: object) =>
    server.post('/event', {
      new_event_group_name: 'x',
      dates: [{ name: 'Dinner', startDate: '2027-05-01' }],
      ...more,
    })

  const flag = await create({ rsvp: true })
  const template = await create({ rsvp_block })
  const callToAction = await create({ cta: true })
  const both = await create({ rsvp: true, rsvp_block })

  assert.deepEqual(flag.body.warnings, ['rsvp has no effect without rsvp_block.'])
  assert.deepEqual(template.body.warnings, ['rsvp_block has no effect while rsvp is false.'])
  assert.deepEqual(callToAction.body.warnings, ['cta has no effect without cta_block.'])
  assert.equal(both.body.warnings, undefined)
  const read = (await server.get(`/event/${flag.body.prokey}`)).body
  assert.deepEqual([read.rsvp, read.rsvp_block], [true, null])
  const labels = (await server.get('/event/all')).body.map((event: { label: string }) => event.label)
  const plain = 'Dinner, 2027-05-01'
  assert.deepEqual(labels, [plain, plain, plain, `${plain}, RSVP`])
  const file = async (prokey: string) => (await server.request({ url: `/${prokey}/event.ics` })).status
  assert.deepEqual([await file(flag.body.prokey), await file(both.body.prokey)], [200, 404])
  const completed = await server.patch(`/event/${flag.body.prokey}`, { rsvp_block })
  assert.equal(completed.body.warnings, undefined)
  assert.equal(await file(flag.body.prokey), 404)
})
