import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emailsOf, signUp } from '../testing/attendee.ts'
import { faultyFields, newEvent, newGroup, party, rsvp } from '../testing/events.ts'
import { signedIn } from '../testing/people.ts'
import { type TestServer, startServer } from '../testing/server.ts'

const night = { ...party, startDate: '2099-05-04', endDate: '2099-05-05', endTime: '02:00', location: 'Main hall' }
const weekly = { dates: [night], recurrence: 'RRULE:FREQ=WEEKLY;COUNT=4', skipped_dates: ['2099-05-11'] }
const read = async (server: TestServer, prokey: string) => (await server.get(`/event/${prokey}`)).body

test('one date of a series becomes an event of its own, which the series skips', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const event_group = await newGroup(server)
  const settings = { event_group, hideButton: true, slug: 'party', ...(await rsvp(server)) }
  const series = await newEvent(server, { ...weekly, ...settings })
  await signUp(server, series, { email: 'eva@example.org' })
  const before = await read(server, series)

  const detached = await editor.app.post(`/event/${series}/detach-date`, { date: '2099-05-18' })

  const { prokey } = detached.body
  assert.equal(detached.status, 201)
  assert.deepEqual(detached.body, {
    status: 'success',
    message: 'detached',
    prokey,
    source: series,
    event_group,
    date: '2099-05-18',
  })
  const alone = await read(server, prokey)
  assert.deepEqual(alone, {
    ...before,
    prokey,
    dates: [{ ...before.dates[0], startDate: '2099-05-18', endDate: '2099-05-19' }],
    recurrence: null,
    skipped_dates: [],
    slug: null,
    date_created: alone.date_created,
    short_link: alone.short_link,
  })
  const after = await read(server, series)
  assert.deepEqual([after.skipped_dates, after.sequence], [['2099-05-11', '2099-05-18'], '1'])
  assert.deepEqual([await emailsOf(server, series), await emailsOf(server, prokey)], [['eva@example.org'], []])
  const actionsOf = async (event: string) =>
    (await server.get(`/event/${event}/history`)).body.map(({ action, by, fields }: Record<string, { id: string }>) => [
      action,
      by!.id,
      fields,
    ])
  assert.deepEqual((await actionsOf(series))[0], ['event.updated', String(editor.user), ['skipped_dates']])
  assert.deepEqual((await actionsOf(prokey))[0].slice(0, 2), ['event.created', String(editor.user)])
})

test('it can move to another day at the same time', async (t) => {
  const server = await startServer(t)
  const { app } = await signedIn(server, 'editor')
  const series = await newEvent(server, weekly)
  const moved = (startDate: string) => app.post(`/event/${series}/detach-date`, { date: '2099-05-18', startDate })

  for (const day of ['2099-02-30', 'today+1', '2300-01-01'])
    assert.deepEqual(faultyFields(await moved(day)), ['startDate'])
  const { body } = await moved('2099-05-31')

  const [date] = (await read(server, body.prokey)).dates
  assert.deepEqual([date.startDate, date.endDate, date.startTime], ['2099-05-31', '2099-06-01', '18:00'])
  assert.deepEqual((await read(server, series)).skipped_dates, ['2099-05-11', '2099-05-18'])
})

test('the event is a draft if the series is one', async (t) => {
  const server = await startServer(t)
  const { app } = await signedIn(server, 'editor')
  const series = await newEvent(server, weekly)
  await app.post(`/event/${series}/unpublish`)

  const { body } = await app.post(`/event/${series}/detach-date`, { date: '2099-05-04' })

  assert.equal((await read(server, body.prokey)).status, 'draft')
})

test('a date that does not take place, a stale version and a viewer are refused, and nothing changes', async (t) => {
  const server = await startServer(t)
  const { app } = await signedIn(server, 'editor')
  const viewer = await signedIn(server, 'viewer')
  const stranger = await signedIn(server, 'owner', await server.newOrganization())
  const [series, single] = [await newEvent(server, weekly), await newEvent(server)]
  const last = await newEvent(server, { ...weekly, recurrence: 'RRULE:FREQ=WEEKLY;COUNT=2' })
  const state = async () => [(await server.get('/event/all')).text, (await server.get(`/event/${series}`)).text]
  const before = await state()
  const detach = (prokey: string, date: string, headers = {}) =>
    app.post(`/event/${prokey}/detach-date`, { date }, headers)

  for (const date of ['2099-05-11', '2099-05-12', '2099-06-01', 'tomorrow'])
    assert.deepEqual(faultyFields(await detach(series, date)), ['date'])
  assert.deepEqual(faultyFields(await detach(single, '2027-05-01')), ['date'])
  assert.deepEqual(faultyFields(await detach(last, '2099-05-04')), ['skipped_dates'])
  assert.equal((await detach(series, '2099-05-18', { 'if-match': '"1-v9"' })).status, 412)
  assert.equal((await viewer.app.post(`/event/${series}/detach-date`, { date: '2099-05-18' })).status, 403)
  assert.equal((await stranger.app.post(`/event/${series}/detach-date`, { date: '2099-05-18' })).status, 404)
  assert.deepEqual(await state(), before)
})

test('a repeated request detaches once', async (t) => {
  const server = await startServer(t)
  const { app } = await signedIn(server, 'editor')
  const series = await newEvent(server, weekly)
  const detach = () => app.post(`/event/${series}/detach-date`, { date: '2099-05-18' }, { 'idempotency-key': 'once' })

  const [first, second] = [await detach(), await detach()]

  assert.deepEqual([second.status, second.body.prokey], [201, first.body.prokey])
  assert.equal((await server.get('/event/all')).body.length, 2)
})

test('of two people who detach the same date at once, one does', async (t) => {
  const server = await startServer(t)
  const people = [await signedIn(server, 'editor'), await signedIn(server, 'editor')]
  const series = await newEvent(server, weekly)

  const answers = await Promise.all(
    people.map(({ app }) => app.post(`/event/${series}/detach-date`, { date: '2099-05-18' })),
  )

  assert.deepEqual(answers.map(({ status }) => String(status)).toSorted(), ['201', '400'])
  assert.equal((await server.get('/event/all')).body.length, 2)
})
