import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultyFields, groupOf, newEvent, newGroup, party, rsvp } from '../testing/events.ts'
import { type Person, signedIn } from '../testing/people.ts'
import { type TestServer, startServer } from '../testing/server.ts'

const weekly = { recurrence_simple_type: 'weekly' }
const on = (startDate: string, name: string, more: object = {}) => ({ ...party, startDate, name, ...more })

async function startAt(t: Parameters<typeof startServer>[0], now: string): Promise<TestServer> {
  const server = await startServer(t)
  server.advance(Date.parse(now) - server.context.now())
  return server
}

/** Titles page by page, two at a time. */
async function pages(person: Person, query: Record<string, string>, between = () => {}): Promise<string[][]> {
  const found: string[][] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = new URLSearchParams({ ...query, limit: '2', ...(cursor && { cursor }) }).toString()
    const { status, text, body } = await person.app.get(`/events?${page}`)
    assert.equal(status, 200, text)
    found.push(body.events.map(({ title }: { title: string }) => title))
    cursor = body.cursor
    between()
  }
  return found
}

const upcoming = { time: 'upcoming', sort: 'next' }

test('by next date, a series that began long ago comes when it takes place next', async (t) => {
  const server = await startAt(t, '2027-05-04T12:00:00Z')
  const viewer = await signedIn(server, 'viewer')
  await newEvent(server, { dates: [on('2027-05-07', 'On the 7th')] })
  await newEvent(server, { dates: [on('2027-05-05', 'On the 5th', { startTime: '17:00' })] })
  await newEvent(server, { dates: [on('2026-01-07', 'Each Wednesday')], ...weekly })
  await newEvent(server, {
    title_event_series: 'Third of three on the 6th',
    dates: [on('2027-05-01', 'One'), on('2027-05-02', 'Two'), on('2027-05-06', 'Three', { startTime: '09:00' })],
  })
  await newEvent(server, {
    title_event_series: 'Cancelled on the 5th',
    dates: [on('2027-05-01', 'One'), on('2027-05-05', 'Two', { status: 'CANCELLED' }), on('2027-05-08', 'Three')],
  })
  await newEvent(server, { dates: [on('today+2', 'In two days')] })
  await newEvent(server, { dates: [on('2027-05-03', 'Over on the 3rd')] })

  const found = await pages(viewer, upcoming)

  assert.deepEqual(found, [
    ['On the 5th', 'Each Wednesday'],
    ['Third of three on the 6th', 'In two days'],
    ['On the 7th', 'Cancelled on the 5th'],
  ])
  assert.deepEqual((await pages(viewer, { ...upcoming, sort: '-next' })).flat(), found.flat().toReversed())
  assert.deepEqual((await pages(viewer, { sort: 'next' })).flat(), ['Over on the 3rd', ...found.flat()])
  assert.deepEqual((await pages(viewer, { ...upcoming, search: 'wednesday' })).flat(), ['Each Wednesday'])
})

test('the order follows as dates pass and events change', async (t) => {
  const server = await startAt(t, '2027-05-04T12:00:00Z')
  const viewer = await signedIn(server, 'viewer')
  const wednesday = await newEvent(server, { dates: [on('2026-01-07', 'Wednesdays')], ...weekly })
  await newEvent(server, { dates: [on('2026-01-08', 'Thursdays')], ...weekly })
  const order = async () => (await pages(viewer, upcoming)).flat()

  assert.deepEqual(await order(), ['Wednesdays', 'Thursdays'])
  server.advance(Date.parse('2027-05-05T19:30:00Z') - server.context.now())
  assert.deepEqual(await order(), ['Thursdays', 'Wednesdays'])
  await server.patch(`/event/${wednesday}`, { dates: [{ startTime: '23:30', endTime: '23:45' }] })
  assert.deepEqual(await order(), ['Wednesdays', 'Thursdays'])
  server.advance(-24 * 3_600_000)
  assert.deepEqual(await order(), ['Wednesdays', 'Thursdays'])
})

test('a date that passes while somebody reads on neither repeats nor hides an event', async (t) => {
  const server = await startAt(t, '2027-05-05T19:00:00Z')
  const viewer = await signedIn(server, 'viewer')
  await newEvent(server, { dates: [on('2026-01-07', 'Wednesdays')], ...weekly })
  for (const name of ['One', 'Two', 'Three']) await newEvent(server, { dates: [on('2027-05-06', name)] })
  await newEvent(server, { dates: [on('2027-05-05', 'Today')] })
  const hour = () => server.advance(3_600_000)

  assert.deepEqual(await pages(viewer, upcoming, hour), [['Wednesdays', 'Today'], ['One', 'Two'], ['Three']])
  assert.deepEqual((await pages(viewer, upcoming)).flat(), ['One', 'Two', 'Three', 'Wednesdays'])
})

test('past are the events without a date left, the latest end first', async (t) => {
  const server = await startAt(t, '2027-05-04T12:00:00Z')
  const viewer = await signedIn(server, 'viewer')
  await newEvent(server, { dates: [on('2026-05-11', 'Mondays for a year')], ...weekly, recurrence_count: 52 })
  await newEvent(server, { dates: [on('2026-05-11', 'Mondays for ever')], ...weekly })
  await newEvent(server, { dates: [on('2027-04-20', 'In April')] })
  await newEvent(server, { dates: [on('2027-05-20', 'Later')] })
  await newEvent(server, { title_event_series: 'Two', dates: [on('2027-01-01', 'One'), on('2027-05-20', 'Other')] })

  const { body } = await viewer.app.get('/events?time=past&sort=-next')

  assert.deepEqual(
    body.events.map(({ title, next, last }: { title: string; next: unknown; last: { starts: string } }) => [
      title,
      next,
      last.starts,
    ]),
    [
      ['Mondays for a year', null, '2027-05-03T16:00:00.000Z'],
      ['In April', null, '2027-04-20T16:00:00.000Z'],
    ],
  )
})

test('a cursor names a time that can be one', async (t) => {
  const server = await startServer(t)
  const viewer = await signedIn(server, 'viewer')
  const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')

  for (const now of [9e15, -9e15, 1.5, 'x', null])
    assert.deepEqual(
      faultyFields(await viewer.app.get(`/events?sort=next&cursor=${cursor('next', 1, 1, now)}`)),
      ['cursor'],
      String(now),
    )
  assert.equal((await viewer.app.get(`/events?sort=next&cursor=${cursor('next', 1, 1)}`)).status, 200)
})

test('a selection has all events that match, with what is needed to change them', async (t) => {
  const server = await startAt(t, '2027-04-01T12:00:00Z')
  const viewer = await signedIn(server, 'viewer')
  const group = await newGroup(server)
  const prokey = await newEvent(server, { event_group: group, dates: [party], ...(await rsvp(server)) })
  await newEvent(server, { dates: [on('2027-01-01', 'Over')] })
  await groupOf(server, 130)

  const { body } = await viewer.app.get('/events/selection?time=upcoming')
  const one = await viewer.app.get(`/events/selection?group=${group}&rsvp=true`)

  assert.equal(body.events.length, 131)
  assert.equal(body.complete, true)
  assert.deepEqual(one.body, {
    events: [{ prokey, label: 'Summer party, 2027-05-01, RSVP', status: 'published', group, rsvp: true }],
    complete: true,
  })
})
