import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultyFields, newEvent, newGroup, party } from '../testing/events.ts'
import { signedIn } from '../testing/people.ts'
import { type TestServer, startServer } from '../testing/server.ts'

const dates = [{ ...party, startDate: '2099-05-04' }]
const recurrence = 'RRULE:FREQ=WEEKLY;COUNT=4'
const skipping = { dates, recurrence, skipped_dates: ['2099-05-11'] }
const firstDate = async (server: TestServer, prokey: string) => (await server.get(`/ics/${prokey}`)).body[0] as string
const linesWith = (name: string, file: string) => file.split('\r\n').filter((line) => line.startsWith(name))

test('a date of a series can be skipped; the days are stored once and in order', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server, { dates, recurrence })
  const sequence = async () => (await server.get(`/event/${prokey}`)).body.sequence
  assert.deepEqual((await server.get(`/event/${prokey}`)).body.skipped_dates, [])

  const days = ['2099-05-25', '2099-05-11', '2099-05-25']
  assert.equal((await server.patch(`/event/${prokey}`, { skipped_dates: days })).status, 200)
  assert.deepEqual((await server.get(`/event/${prokey}`)).body.skipped_dates, ['2099-05-11', '2099-05-25'])
  assert.equal(await sequence(), '1')
  await server.patch(`/event/${prokey}`, { skipped_dates: ['2099-05-11', '2099-05-25'], hideButton: true })
  assert.equal(await sequence(), '1')
  await server.patch(`/event/${prokey}`, { skipped_dates: null })
  assert.deepEqual((await server.get(`/event/${prokey}`)).body.skipped_dates, [])
  assert.equal(await sequence(), '2')
})

test('files and feeds name skipped dates in the form of the start', async (t) => {
  const server = await startServer(t)
  const event_group = await newGroup(server, { subscription: 'children' })
  const berlin = await newEvent(server, { ...skipping, event_group, skipped_dates: ['2099-05-04', '2099-05-18'] })
  const wholeDays = [{ name: 'Fair', startDate: '2099-05-04', endDate: '2099-05-05' }]
  const allDay = await newEvent(server, { ...skipping, event_group, dates: wholeDays })
  const utc = await newEvent(server, { ...skipping, event_group, dates: [{ ...dates[0], timeZone: null }] })

  const timed = await firstDate(server, berlin)
  assert.deepEqual(linesWith('DTSTART', timed).at(-1), 'DTSTART;TZID=Europe/Berlin:20990504T180000')
  assert.deepEqual(linesWith('RRULE', timed).at(-1), 'RRULE:FREQ=WEEKLY;COUNT=4')
  assert.deepEqual(linesWith('EXDATE', timed), [
    'EXDATE;TZID=Europe/Berlin:20990504T180000',
    'EXDATE;TZID=Europe/Berlin:20990518T180000',
  ])
  assert.deepEqual(linesWith('EXDATE', await firstDate(server, allDay)), ['EXDATE;VALUE=DATE:20990511'])
  assert.deepEqual(linesWith('EXDATE', await firstDate(server, utc)), ['EXDATE:20990511T180000Z'])
  const feed = await server.request({ url: `/${event_group}/calendar.ics` })
  assert.deepEqual(linesWith('EXDATE', feed.text).toSorted(), [
    'EXDATE:20990511T180000Z',
    'EXDATE;TZID=Europe/Berlin:20990504T180000',
    'EXDATE;TZID=Europe/Berlin:20990518T180000',
    'EXDATE;VALUE=DATE:20990511',
  ])
})

test('skipped dates must be occurrences of a series, and one must remain', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server, skipping)
  const before = (await server.get(`/event/${prokey}`)).text
  const fault = async (change: object) => {
    const answer = await server.patch(`/event/${prokey}`, change)
    assert.deepEqual(faultyFields(answer), ['skipped_dates'])
    return answer.body.details.errors[0].message
  }

  assert.equal(
    await fault({ skipped_dates: ['2099-05-12', '2099-06-01', '2099-05-11'] }),
    'skipped_dates must be start days of occurrences of this event; 2099-05-12, 2099-06-01 are not.',
  )
  assert.equal(
    await fault({ skipped_dates: ['2099-02-30'] }),
    'skipped_dates must be start days of occurrences of this event; 2099-02-30 is not one.',
  )
  assert.equal(
    await fault({ skipped_dates: ['2099-05-04', '2099-05-11', '2099-05-18', '2099-05-25'] }),
    'skipped_dates must leave at least one occurrence. Cancel the whole event instead.',
  )
  assert.equal(
    await fault({ recurrence: null, skipped_dates: ['2099-05-11'] }),
    'skipped_dates must be empty while the event has no recurrence: only a series can skip dates.',
  )
  assert.equal(
    await fault({ dates: [{ startDate: 'today+1' }], skipped_dates: ['2099-05-11'] }),
    'skipped_dates must be empty while a date is dynamic: today+N is another day tomorrow.',
  )
  assert.equal(
    await fault({ dates: [{ startDate: '2099-05-05' }], skipped_dates: ['2099-05-11'] }),
    'skipped_dates must be start days of occurrences of this event; 2099-05-11 is not one.',
  )
  const malformed = await server.patch(`/event/${prokey}`, { skipped_dates: ['11.05.2099'] })
  assert.deepEqual(malformed.body.details.errors, [
    { field: 'skipped_dates[0]', message: 'skipped_dates[0] must be a day such as 2027-05-24.' },
  ])
  const many = Array.from({ length: 367 }, () => '2099-05-11')
  assert.deepEqual(faultyFields(await server.patch(`/event/${prokey}`, { skipped_dates: many })), ['skipped_dates'])
  assert.equal((await server.get(`/event/${prokey}`)).text, before)
})

test('a change of the series drops skipped dates that no longer fit, unless the request sends them', async (t) => {
  const server = await startServer(t)
  const skipped = async (change: object) => {
    const prokey = await newEvent(server, { ...skipping, skipped_dates: ['2099-05-11', '2099-05-18'] })
    assert.equal((await server.patch(`/event/${prokey}`, change)).status, 200)
    return (await server.get(`/event/${prokey}`)).body.skipped_dates
  }

  assert.deepEqual(await skipped({ recurrence: 'RRULE:FREQ=WEEKLY;INTERVAL=2' }), ['2099-05-18'])
  assert.deepEqual(await skipped({ dates: [{ startTime: '17:00' }] }), ['2099-05-11', '2099-05-18'])
  assert.deepEqual(await skipped({ dates: [{ timeZone: 'Asia/Tokyo' }] }), ['2099-05-11', '2099-05-18'])
  assert.deepEqual(await skipped({ dates: [{ startDate: '2099-05-05' }] }), [])
  assert.deepEqual(await skipped({ dates: [{ startDate: 'today+1' }] }), [])
  assert.deepEqual(await skipped({ recurrence: null }), [])
  assert.deepEqual(await skipped({ recurrence: 'RRULE:FREQ=DAILY', skipped_dates: ['2099-05-05'] }), ['2099-05-05'])
})

test('lists, previews and the calendar of the application leave out skipped dates', async (t) => {
  const server = await startServer(t)
  const { app } = await signedIn(server, 'viewer')
  const prokey = await newEvent(server, { ...skipping, skipped_dates: ['2099-05-04', '2099-05-25'] })
  await newEvent(server, { dates: [{ ...party, name: 'Between', startDate: '2099-05-06' }] })

  const { body: listed } = await app.get('/events?sort=next')
  assert.deepEqual(
    listed.events.map(({ title, next }: { title: string; next: { starts: string } }) => [title, next.starts]),
    [
      ['Between', '2099-05-06T16:00:00.000Z'],
      ['Summer party', '2099-05-11T16:00:00.000Z'],
    ],
  )
  const { body } = await app.get('/events/occurrences?from=2099-05-01T00:00:00Z&to=2099-06-01T00:00:00Z')
  const own = body.occurrences.filter((each: { prokey: string }) => each.prokey === prokey)
  assert.deepEqual(
    own.map(({ day }: { day: string }) => day),
    ['2099-05-11', '2099-05-18'],
  )
  const window = (from: string, to: string) => server.get(`/event/all?from=${from}T00:00:00Z&to=${to}T00:00:00Z`)
  assert.equal((await window('2099-05-10', '2099-05-20')).body.length, 1)
  assert.equal((await window('2099-05-20', '2099-06-20')).body.length, 0)
  assert.equal((await window('2099-05-01', '2099-05-05')).body.length, 0)
  const preview = await app.post('/preview/dates', {
    dates: [{ startDate: '2099-05-04' }],
    recurrence,
    skipped_dates: ['2099-05-12', '2099-05-11'],
  })
  assert.deepEqual(preview.body.skipped, ['2099-05-11'])
  assert.equal(preview.body.recurrence, 'Weekly · 3 times')
  assert.deepEqual(
    preview.body.dates.map(({ day }: { day: string }) => day),
    ['2099-05-04', '2099-05-18', '2099-05-25'],
  )
})

test('history names the field, and a copy skips the same dates', async (t) => {
  const server = await startServer(t)
  const { app } = await signedIn(server, 'editor')
  const prokey = await newEvent(server, { dates, recurrence })
  await server.patch(`/event/${prokey}`, { skipped_dates: ['2099-05-11'] })

  const [latest] = (await server.get(`/event/${prokey}/history`)).body
  const whole = await app.post(`/event/${prokey}/duplicate`, {})
  const texts = await app.post(`/event/${prokey}/duplicate`, { keep: 'texts' })

  assert.deepEqual(latest.fields, ['skipped_dates'])
  const skippedIn = async (copy: string) => (await server.get(`/event/${copy}`)).body.skipped_dates
  assert.deepEqual(await skippedIn(whole.body.prokey), ['2099-05-11'])
  assert.deepEqual(await skippedIn(texts.body.prokey), [])
})
