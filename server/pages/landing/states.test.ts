import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rsvpEvent, signUp } from '../../testing/attendee.ts'
import { type TestServer, startServer } from '../../testing/server.ts'
import { linksIn, newEvent, newGroup, newStyle, open, party } from '../../testing/visitor.ts'

const past = { ...party, startDate: '2020-05-01' }
const invitation = { headline: 'Come in', text: '<p>Doors open at six.</p>' }

test('the page of a sign-up that is cancelled or over says so in its header and invites nobody', async (t) => {
  const server = await startServer(t)
  const [cancelled, over] = [
    await rsvpEvent(server, invitation, { dates: [{ ...party, status: 'CANCELLED' }] }),
    await rsvpEvent(server, invitation, { dates: [past] }),
  ]

  const [ofCancelled, ofOver] = [await shown(server, cancelled), await shown(server, over)]

  assert.deepEqual(ofCancelled.badges, ['This event is cancelled'])
  // There is no file to update a calendar from but the one behind their RSVP.
  assert.doesNotMatch(ofCancelled.text, /in your calendar/)
  assert.match(ofCancelled.text, /See your RSVP<\/a>/)
  assert.deepEqual(ofOver.badges, ['This event is over'])
  for (const { text } of [ofCancelled, ofOver])
    assert.doesNotMatch(text, /Come in|Doors open|class="primary"|<form|<!--/)
})

test('a form that is about no date stays open, whatever happens to the date of its event', async (t) => {
  const server = await startServer(t)
  const dates = [{ ...past, status: 'CANCELLED' }]

  const page = await shown(server, await rsvpEvent(server, invitation, { dates, distribution: false }))

  assert.match(page.text, /<h2 id="rsvp-title">Come in<\/h2>[^]*<form/)
  assert.doesNotMatch(page.text, /take place|cancelled|is over/)
})

test('a cancelled event offers to update calendars that have it, but not to add it', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server, { dates: [{ ...party, status: 'CANCELLED', location: 'Pier 3, Hamburg' }] })

  const { text } = await shown(server, prokey)

  assert.match(text, new RegExp(`<a class="secondary" href="/${prokey}/o/ical" rel="nofollow">Update my calendar</a>`))
  assert.doesNotMatch(text, /Add to calendar|popovertarget="calendars"|class="primary"/)
  assert.match(text, /Pier 3/)
  assert.doesNotMatch(text, /Directions|Copy address/)
})

test('the header says when all seats are taken and when sign-up is closed, and the way to the form leads to what is left', async (t) => {
  const server = await startServer(t)
  const [seats, waiting, closed] = [
    await rsvpEvent(server, { max: 1 }),
    await rsvpEvent(server, { max: 1, waiting_list: true }),
    await rsvpEvent(server, { expires: '2026-01-01T00:00:00Z' }),
  ]
  const before = await shown(server, seats)
  for (const event of [seats, waiting])
    assert.equal((await signUp(server, event, { email: 'ann@example.org' })).status, 200)

  const pages = [before, await shown(server, seats), await shown(server, waiting), await shown(server, closed)]

  // The first one counts down.
  assert.deepEqual(
    pages.map(({ badges, join }) => [badges.slice(1), join]),
    [
      [[], 'Save my seat'],
      [['All seats are taken'], undefined],
      [['All seats are taken'], 'Join the waiting list'],
      [['Sign-up is closed'], undefined],
    ],
  )
})

test('what is over leads to what comes next in its group, until that is over too', async (t) => {
  const server = await startServer(t)
  const event_group = await newGroup(server, { subscription: 'no', public_event_overview: true })
  const over = await newEvent(server, { event_group, dates: [past] })
  await newEvent(server, {
    event_group,
    dates: [{ ...party, startDate: '2031-06-10', status: 'CANCELLED', name: 'Off' }],
  })
  const next = await Array.fromAsync(['2031-06-11', '2031-06-12', '2031-06-13', '2031-06-14'], (startDate) =>
    newEvent(server, { event_group, dates: [{ ...party, startDate }] }),
  )

  const page = await open(server, `/${over}`)
  await server.patch(`/event/${next[0]}`, { dates: [{ ...past, name: 'Gone' }] })
  const later = await open(server, `/${over}`)

  assert.match(page.text, /<h2>Upcoming events<\/h2>/)
  assert.deepEqual(eventsOn(page, next), [0, 1, 2])
  assert.doesNotMatch(page.text, />Off</)
  assert.deepEqual(eventsOn(later, next), [1, 2, 3])
  assert.deepEqual(eventsOn(await open(server, `/${next[1]}`), next), [])
})

test('the date of a series that is over can quietly be added, while the series goes on', async (t) => {
  const server = await startServer(t)
  const day = Temporal.Now.plainDateISO('UTC').subtract({ days: 14 }).toString()
  const dates = [{ ...party, startDate: day }]
  const prokey = await newEvent(server, { dates, recurrence: 'RRULE:FREQ=WEEKLY' })

  const [series, occurrence] = [await shown(server, prokey), await shown(server, `${prokey}/on/${day}`)]

  assert.match(series.text, /<button type="button" class="primary" popovertarget="calendars">/)
  assert.match(occurrence.text, /<button type="button" class="secondary" popovertarget="calendars">/)
  assert.deepEqual(occurrence.badges, ['Over'])
})

test('the event leads its page: the headline of the template stands above its title, the introduction below the facts', async (t) => {
  const server = await startServer(t)
  const template = { name: 'x', title: 'Join us', intro: '<p>Two days.</p>', meta_title_override: 'Our page' }
  const landingpage = Number((await server.post('/landingpage', template)).body.id)
  const layout = await newStyle(server)

  const { text } = await open(server, `/${await newEvent(server, { layout, landingpage })}`)

  const order = ['above-title" dir="auto">Join us<', '<h1 dir="auto">Summer party</h1>', '<dl', '<p>Two days.</p>']
  const places = order.map((part) => text.indexOf(part))
  assert.deepEqual(
    places,
    places.toSorted((one, other) => one - other),
  )
  assert.ok(places[0]! > 0)
  // It is the event that people share, by mail and with the share sheet of the device.
  assert.match(text, /href="mailto:\?subject=Summer%20party&amp;/)
  assert.match(text, /data-share="Summer party"/)
})

test('a name is shown once, even if template, group and event share it', async (t) => {
  const server = await startServer(t)
  const landingpage = Number((await server.post('/landingpage', { name: 'x', title: ' Summer Party' })).body.id)
  const layout = await newStyle(server)
  const group = await newGroup(server, { name: 'Summer party', layout, landingpage, public_event_overview: true })
  const event = await newEvent(server, { event_group: group, layout, landingpage })
  await newEvent(server, { event_group: group })

  const [ofEvent, ofGroup] = [await open(server, `/${event}`), await open(server, `/${group}`)]

  for (const { text } of [ofEvent, ofGroup]) {
    assert.match(text, /<h1 dir="auto">Summer party<\/h1>/)
    assert.doesNotMatch(text, /above-title/)
  }
  assert.match(ofEvent.text, new RegExp(`<a href="/${group}">Upcoming events `))
})

async function shown(server: TestServer, path: string) {
  const { text } = await open(server, `/${path}`)
  const badges = [...text.matchAll(/<p class="badge \w+">(.*?)<\/p>/g)].map(([, badge]) => badge)
  return { text, badges, join: /<a class="primary" href="#rsvp">(.*?)<\/a>/.exec(text)?.[1] }
}

/** The events that a page links to, by their position. */
const eventsOn = (page: Parameters<typeof linksIn>[0], events: readonly string[]) =>
  linksIn(page).flatMap((link) => {
    const position = events.indexOf(link.slice(1))
    return position === -1 ? [] : [position]
  })
