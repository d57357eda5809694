import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rsvpEvent } from '../../testing/attendee.ts'
import { startServer } from '../../testing/server.ts'
import { newEvent, newStyle, party } from '../../testing/visitor.ts'

test('those who sign up get links directly into calendars, without those that need a file', async (t) => {
  const server = await startServer(t)
  const layout = Number(await newStyle(server, { options: ['apple', 'google', 'ical', 'yahoo'] }))
  const event = await rsvpEvent(server, { doi: true }, { layout })

  const { ticket, calendars } = (await server.request({ url: `/${event}/config.json` })).body

  const offered = ['google', 'yahoo']
  assert.deepEqual(calendars, { desktop: [], android: [], ios: [] })
  assert.deepEqual(ticket.calendars, { desktop: offered, android: offered, ios: offered })
  assert.deepEqual(Object.keys(ticket.links), offered)
  assert.equal(new URL(ticket.links.google.desktop).host, 'calendar.google.com')
  assert.deepEqual([ticket.doi, ticket.offer_hours, ticket.upcoming], [true, 24, []])
})

test('each of several dates has its own links, except for a cancelled one', async (t) => {
  const server = await startServer(t)
  const layout = Number(await newStyle(server, { options: ['google'] }))
  const dates = [
    party,
    { ...party, startDate: '2027-06-01' },
    { ...party, startDate: '2027-07-01', status: 'CANCELLED' },
  ]
  const event = await rsvpEvent(server, {}, { layout, dates, title_event_series: 'Course' })

  const { ticket, dates: shown } = (await server.request({ url: `/${event}/config.json` })).body

  assert.deepEqual(ticket.links, {})
  assert.deepEqual(shown.map(({ links }: { links: object }) => Object.keys(links)), [['google'], ['google'], []]) // oxfmt-ignore
})

test('a series has its dates, one without an end the next twelve; calendars that take no series get the next one', async (t) => {
  const server = await startServer(t)
  const layout = Number(await newStyle(server, { options: ['google', 'yahoo'] }))
  const event = await rsvpEvent(server, {}, { layout, recurrence: 'RRULE:FREQ=WEEKLY;COUNT=20' })
  const endless = await rsvpEvent(server, {}, { recurrence: 'RRULE:FREQ=WEEKLY' })

  const { ticket } = (await server.request({ url: `/${event}/config.json` })).body
  const { upcoming } = (await server.request({ url: `/${endless}/config.json` })).body.ticket

  assert.equal(ticket.upcoming.length, 19)
  assert.deepEqual([ticket.upcoming[0].startDate, ticket.upcoming[18].startDate], ['2027-05-08', '2027-09-11'])
  assert.deepEqual([upcoming[0].startDate, upcoming.at(-1).startDate], ['2027-05-08', '2027-07-24'])
  assert.match(ticket.links.google.desktop, /recur=/)
  assert.doesNotMatch(JSON.stringify(ticket.links.yahoo), /recur/i)
})

for (const [what, event] of [
  ['an event without calendars', { hideButton: true }],
  ['an event that is over', { dates: [{ ...party, startDate: '2020-05-01' }] }],
  ['a cancelled event', { dates: [{ ...party, status: 'CANCELLED' }] }],
  ['a form that is not about a date', { distribution: false }],
] as const)
  test(`${what} offers no calendars after a sign-up`, async (t) => {
    const server = await startServer(t)
    const prokey = await rsvpEvent(server, {}, event)

    const { ticket } = (await server.request({ url: `/${prokey}/config.json` })).body

    assert.deepEqual(ticket.calendars, { desktop: [], android: [], ios: [] })
    assert.deepEqual([ticket.links, ticket.upcoming], [{}, []])
  })

test('an event without sign-up has no ticket', async (t) => {
  const server = await startServer(t)
  const event = await newEvent(server)

  assert.equal((await server.request({ url: `/${event}/config.json` })).body.ticket, null)
})
