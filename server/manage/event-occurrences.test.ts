import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultyFields, groupOf, newEvent, newGroup, party, rsvp } from '../testing/events.ts'
import { type Person, signedIn } from '../testing/people.ts'
import { startServer } from '../testing/server.ts'

const may = { from: '2027-05-01T00:00:00Z', to: '2027-06-01T00:00:00Z' }
const path = (query: Record<string, string>) => `/events/occurrences?${new URLSearchParams(query).toString()}`

/** The name and start of what a query finds. */
async function found(person: Person, query: Record<string, string> = may): Promise<string[]> {
  const { status, text, body } = await person.app.get(path(query))
  assert.equal(status, 200, text)
  assert.deepEqual([body.cursor, body.left], [null, 0])
  return body.occurrences.map(({ name, starts }: Record<string, string>) => `${name} ${starts!.slice(0, 16)}`)
}

test('an occurrence has what a calendar shows, and what moving it needs', async (t) => {
  const server = await startServer(t)
  const viewer = await signedIn(server, 'viewer')
  const group = await newGroup(server)
  const later = {
    ...party,
    name: 'Second',
    startDate: '2027-05-08',
    startTime: null,
    endTime: null,
    status: 'CANCELLED',
  }
  const prokey = await newEvent(server, {
    event_group: group,
    dates: [
      { ...party, startDate: '2027-04-01' },
      { ...later, location: 'Hall' },
    ],
    title_event_series: 'Parties',
    ...(await rsvp(server)),
  })
  const { etag } = (await server.get(`/event/${prokey}`)).headers

  const { body } = await viewer.app.get(path(may))

  assert.deepEqual(body, {
    occurrences: [
      {
        prokey,
        etag,
        title: 'Parties',
        status: 'published',
        group: { prokey: group, name: 'Concerts' },
        recurring: false,
        rsvp: true,
        origin: null,
        position: 1,
        name: 'Second',
        starts: '2027-05-07T22:00:00.000Z',
        ends: '2027-05-08T22:00:00.000Z',
        timeZone: 'Europe/Berlin',
        allDay: true,
        day: '2027-05-08',
        startDate: '2027-05-08',
        endDate: null,
        location: 'Hall',
        cancelled: true,
      },
    ],
    cursor: null,
    left: 0,
  })
})

test('every occurrence of a series in the window is listed, and only those', async (t) => {
  const server = await startServer(t)
  const viewer = await signedIn(server, 'viewer')
  const date = { ...party, name: 'Choir', startDate: '2026-01-05' }
  await newEvent(server, { dates: [date], recurrence: 'RRULE:FREQ=WEEKLY;BYDAY=MO' })
  await newEvent(server, { dates: [{ ...date, name: 'Ended' }], recurrence: 'RRULE:FREQ=WEEKLY;COUNT=10' })
  await newEvent(server, { dates: [{ ...date, name: 'July' }], recurrence: 'RRULE:FREQ=YEARLY;BYMONTH=7' })
  const night = { ...party, name: 'Night', startDate: '2027-04-29', endDate: '2027-05-01', startTime: '23:00' }
  await newEvent(server, { dates: [{ ...night, endTime: '05:00' }] })

  assert.deepEqual(await found(viewer), [
    'Night 2027-04-29T21:00',
    'Choir 2027-05-03T16:00',
    'Choir 2027-05-10T16:00',
    'Choir 2027-05-17T16:00',
    'Choir 2027-05-24T16:00',
    'Choir 2027-05-31T16:00',
  ])
})

test('occurrences are filtered like the list of events, and drafts and dynamic dates are among them', async (t) => {
  const server = await startServer(t)
  server.advance(Date.parse('2027-05-02T12:00:00Z') - server.context.now())
  const editor = await signedIn(server, 'editor')
  const group = await newGroup(server)
  await newEvent(server, { event_group: group, ...(await rsvp(server)) })
  await newEvent(server, { dates: [{ name: 'Tomorrow', startDate: 'today+1' }] })
  await editor.app.post('/events', { new_event_group_name: 'x', dates: [{ ...party, name: 'Draft' }] })

  assert.deepEqual(await found(editor, { ...may, status: 'draft' }), ['Draft 2027-05-01T16:00'])
  assert.deepEqual(await found(editor, { ...may, group }), ['Summer party 2027-05-01T16:00'])
  assert.deepEqual(await found(editor, { ...may, rsvp: 'true' }), ['Summer party 2027-05-01T16:00'])
  assert.deepEqual(await found(editor, { ...may, search: 'MORROW' }), ['Tomorrow 2027-05-03T00:00'])
  assert.equal((await found(editor)).length, 3)
})

test('a window is required and bounded, and what it holds comes in pages', async (t) => {
  const server = await startServer(t)
  const viewer = await signedIn(server, 'viewer')
  await groupOf(server, 2100)

  await newEvent(server, { dates: [{ ...party, startDate: '2027-05-02', name: 'Last' }] })

  const { body } = await viewer.app.get(path(may))
  const rest = (await viewer.app.get(path({ ...may, cursor: body.cursor }))).body

  assert.equal(body.occurrences.length, 2000)
  assert.equal(body.left, 101)
  assert.equal(rest.occurrences.length, 101)
  assert.equal(rest.occurrences.at(-1).name, 'Last')
  assert.deepEqual([rest.cursor, rest.left], [null, 0])
  const all = [...body.occurrences, ...rest.occurrences].map(({ prokey }: { prokey: string }) => prokey)
  assert.equal(new Set(all).size, 2101)
  assert.deepEqual(faultyFields(await viewer.app.get(path({ ...may, cursor: 'x' }))), ['cursor'])
  assert.deepEqual(faultyFields(await viewer.app.get('/events/occurrences')), ['from', 'to'])
  assert.deepEqual(faultyFields(await viewer.app.get(path({ from: may.to, to: may.from }))), ['to'])
  assert.deepEqual(faultyFields(await viewer.app.get(path({ ...may, to: '2027-07-03T00:00:00Z' }))), ['to'])
  assert.deepEqual(faultyFields(await viewer.app.get(path({ from: 'x', to: may.to }))), ['from'])
})

test('occurrences of another organization are not listed', async (t) => {
  const server = await startServer(t)
  await newEvent(server)
  const other = await server.newOrganization()
  const stranger = await signedIn(server, 'owner', { organization: other.organization })

  assert.deepEqual(await found(stranger), [])
})
