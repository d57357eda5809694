import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setStatus } from '../../events/status.ts'
import { requestData, buttonDataOf, linkOn } from '../../testing/button.ts'
import { startServer } from '../../testing/server.ts'
import { type Agent, newEvent, newGroup, newStyle, open, party } from '../../testing/visitor.ts'

const day = 86_400_000
const external = { subscription: 'external', subscription_cal_url: 'https://calendars.example.org/holidays.ics' }

test('the data of a group has the calendars that can subscribe to it, and their links', async (t) => {
  const server = await startServer(t)
  const at = server.context.settings.landingUrl
  const layout = await newStyle(server, { options: ['google', 'ical', 'msteams', 'yahoo'], buttonStyle: 'date' })
  const group = await newGroup(server, { layout })

  const { style, ...data } = await buttonDataOf(server, group)

  assert.deepEqual(data, {
    version: 1,
    kind: 'group',
    prokey: group,
    title: 'Concerts',
    url: `${at}/${group}`,
    language: 'en',
    labels: {},
    highlight_color: '#2f6fed',
    highlight_text: '#ffffff',
    calendars: {
      desktop: ['google', 'ical', 'yahoo'],
      android: ['google', 'ical', 'yahoo'],
      ios: ['apple', 'google', 'yahoo'],
    },
    links: {
      apple: `${at}/${group}/s/apple`,
      google: `${at}/${group}/s/google`,
      ical: `${at}/${group}/s/ical`,
      yahoo: `${at}/${group}/s/yahoo`,
    },
    file: `${at}/${group}/calendar.ics`,
    state: null,
    cancelled: false,
    recurrence: null,
    dates: [],
    overview: { events: [], more: false },
    hideButton: false,
    rsvp: null,
    ticket: null,
    cta: null,
    richData: null,
  })
  // There would be no date to show on a date card.
  assert.equal(style.buttonStyle, 'default')
})

test('without the proxy, subscription links are the targets of the direct links', async (t) => {
  const server = await startServer(t)
  const at = server.context.settings.landingUrl
  const group = await newGroup(server, { layout: await newStyle(server, { proxy: false }) })
  const agents: Record<'desktop' | 'android' | 'ios', Agent | undefined> = {
    desktop: undefined,
    android: 'android',
    ios: 'safari',
  }

  const { links } = await buttonDataOf(server, group)

  for (const type of ['apple', 'google', 'ical', 'ms365', 'outlookcom', 'yahoo'] as const) {
    for (const device of ['desktop', 'android', 'ios'] as const) {
      const direct = await open(server, `/${group}/s/${type}`, agents[device])
      assert.equal(linkOn(links[type], device), direct.headers.location ?? `${at}/${group}/s/${type}`)
    }
  }
  assert.equal(links.msteams, undefined)
  assert.equal(linkOn(links.apple, 'ios'), `${at.replace('http', 'webcal')}/${group}/calendar.ics`)
  assert.equal(linkOn(links.apple, 'help'), `${at}/${group}/s/apple`)
})

test('an external group has no list of events, and offers only calendars that can read it', async (t) => {
  const server = await startServer(t)
  const google = 'https://calendar.google.com/calendar/u/0/r?cid=abc'
  const [feed, atGoogle] = [
    await newGroup(server, external),
    await newGroup(server, { ...external, subscription_cal_url: google }),
  ]

  const data = await buttonDataOf(server, feed)
  const { calendars, links } = await buttonDataOf(server, atGoogle)

  assert.equal(data.file, 'https://calendars.example.org/holidays.ics')
  assert.equal(data.overview, null)
  assert.deepEqual(calendars, { desktop: ['google'], android: ['google'], ios: ['google'] })
  assert.deepEqual(Object.keys(links), ['google'])
})

test('a group that is neither a subscription nor a public list has no data', async (t) => {
  const server = await startServer(t)
  const hidden = { subscription: 'no', public_event_overview: false }
  const group = await newGroup(server, hidden)

  const missing = await requestData(server, group)
  await server.patch(`/group/${group}`, { public_event_overview: true })
  const data = await buttonDataOf(server, group)

  assert.equal(missing.status, 404)
  assert.equal(missing.headers['access-control-allow-origin'], '*')
  assert.deepEqual(data.calendars, { desktop: [], android: [], ios: [] })
  assert.deepEqual([data.links, data.file], [{}, null])
  assert.deepEqual(data.overview, { events: [], more: false })
})

test('a public list has every event that is not over once, soonest first, at its next date', async (t) => {
  const server = await startServer(t)
  const at = server.context.settings.landingUrl
  const event_group = await newGroup(server, { subscription: 'no', public_event_overview: true })
  const at10 = { startTime: '10:00', timeZone: 'UTC' }
  const add = (more: Record<string, unknown>) => newEvent(server, { event_group, ...more })
  await add({ dates: [{ name: 'Past', startDate: '2020-01-01' }] })
  const party2027 = await add({ dates: [{ ...party, location: 'Pier 3', status: 'CANCELLED' }] })
  const course = await add({
    title_event_series: 'Course',
    dates: [
      { name: 'Opening', startDate: '2020-01-01' },
      { name: 'Second day', startDate: '2027-06-12' },
    ],
  })
  const walk = await add({ dates: [{ name: 'Walk', startDate: 'today+1' }] })
  const run = await add({ dates: [{ name: 'Run', startDate: '2020-01-01', ...at10 }], recurrence: 'RRULE:FREQ=DAILY' })
  const draft = await add({})
  await setStatus(server.context, server.actor.by, draft, 'draft')
  // Yesterday's walk is over and today's is ahead; the walk takes the whole day.
  const { hour, minute, second } = Temporal.Now.zonedDateTimeISO('UTC')
  server.advance(day - (hour * 3600 + minute * 60 + second) * 1000 + 1000)
  const today = Temporal.Instant.fromEpochMilliseconds(server.context.now()).toString().slice(0, 10)

  const { overview } = await buttonDataOf(server, event_group)

  const tomorrow = Temporal.PlainDate.from(today).add({ days: 1 }).toString()
  assert.deepEqual(
    overview!.events.map(({ prokey, title, startDate, state, recurring, dates, cancelled }) => [
      prokey,
      title,
      startDate,
      state,
      recurring,
      dates,
      cancelled,
    ]),
    [
      [run, 'Run', today, 'ahead', true, 1, false],
      [walk, 'Walk', tomorrow, 'ahead', false, 1, false],
      [party2027, 'Summer party', '2027-05-01', 'ahead', false, 1, true],
      [course, 'Course', '2027-06-12', 'ahead', false, 2, false],
    ],
  )
  assert.deepEqual(overview!.events[2], {
    prokey: party2027,
    title: 'Summer party',
    url: `${at}/${party2027}`,
    start: '2027-05-01T16:00:00.000Z',
    end: '2027-05-01T19:30:00.000Z',
    state: 'ahead',
    startDate: '2027-05-01',
    startTime: '18:00',
    endDate: '2027-05-01',
    endTime: '21:30',
    timeZone: 'Europe/Berlin',
    location: 'Pier 3',
    cancelled: true,
    recurring: false,
    dates: 1,
  })
})

test('the list reflects writes and the passing of time at once', async (t) => {
  const server = await startServer(t)
  const event_group = await newGroup(server)
  const soon = Temporal.Now.plainDateISO('UTC').add({ days: 2 }).toString()
  const prokey = await newEvent(server, { event_group, dates: [{ name: 'Fair', startDate: soon }] })
  const list = async () =>
    (await buttonDataOf(server, event_group)).overview!.events.map(({ title, state }) => `${title} ${state}`)

  assert.deepEqual(await list(), ['Fair ahead'])
  await server.patch(`/event/${prokey}`, { dates: [{ name: 'Big fair' }] })
  assert.deepEqual(await list(), ['Big fair ahead'])
  server.advance(2 * day)
  assert.deepEqual(await list(), ['Big fair now'])
  server.advance(day)
  assert.deepEqual(await list(), [])
})

test('a list has at most 100 events and says if there are more', async (t) => {
  const server = await startServer(t)
  const event_group = await newGroup(server)
  const dates = (i: number) => [{ name: `Evening ${i}`, startDate: `${2030 + i}-05-01` }]
  for (let i = 100; i > 0; i -= 1) await newEvent(server, { event_group, dates: dates(i) })

  const full = (await buttonDataOf(server, event_group)).overview!
  await newEvent(server, { event_group, dates: dates(0) })
  const overfull = (await buttonDataOf(server, event_group)).overview!

  assert.deepEqual([full.events.length, full.more], [100, false])
  assert.deepEqual([overfull.events.length, overfull.more], [100, true])
  assert.deepEqual([overfull.events[0]!.title, overfull.events[99]!.title], ['Evening 0', 'Evening 99'])
})
