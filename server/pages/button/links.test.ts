import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buttonDataOf, linkOn } from '../../testing/button.ts'
import { startServer } from '../../testing/server.ts'
import { type Agent, newEvent, newStyle, open, party } from '../../testing/visitor.ts'

test('without the proxy, links are the targets of the direct links, and help stays within reach', async (t) => {
  const server = await startServer(t)
  const at = server.context.settings.landingUrl
  const layout = await newStyle(server, { proxy: false })
  const agents: Record<'desktop' | 'android' | 'ios', Agent | undefined> = {
    desktop: undefined,
    android: 'android',
    ios: 'safari',
  }
  const types = ['google', 'ms365', 'msteams', 'outlookcom', 'yahoo'] as const
  const events = [
    await newEvent(server, { layout, dates: [{ ...party, description: '<p>Bring a friend</p>' }] }),
    await newEvent(server, { layout, dates: [{ name: 'Fair', startDate: '2027-05-01', endDate: '2027-05-03' }] }),
    await newEvent(server, { layout, recurrence: 'RRULE:FREQ=WEEKLY;COUNT=4' }),
  ]

  for (const prokey of events) {
    const { links } = await buttonDataOf(server, prokey)
    for (const type of types) {
      for (const device of ['desktop', 'android', 'ios'] as const) {
        const direct = await open(server, `/${prokey}/o/${type}`, agents[device])
        // If the direct link shows a page, the link stays the direct link.
        const expected = direct.headers.location ?? `${at}/${prokey}/o/${type}`
        assert.equal(linkOn(links[type], device), expected, `${type} on ${device}`)
      }
    }
    assert.deepEqual(links.ical, {
      desktop: `${at}/${prokey}/event.ics`,
      android: `${at}/${prokey}/event.ics`,
      ios: `${at}/${prokey}/event.ics`,
      help: `${at}/${prokey}/o/ical`,
    })
  }
  const [single, , series] = await Promise.all(events.map((prokey) => buttonDataOf(server, prokey)))
  assert.match(linkOn(single!.links.google, 'ios'), /^https:\/\/calendar\.google\.com\/calendar\/render\?/)
  assert.equal(linkOn(series!.links.google, 'ios'), `${at}/${events[2]}/o/google`)
})

test('a style that bypasses the web view check needs no help with files', async (t) => {
  const server = await startServer(t)
  const layout = await newStyle(server, { proxy: false, bypassWebViewCheck: true })
  const prokey = await newEvent(server, { layout, iCalFileName: 'Summer 2027' })

  const { links } = await buttonDataOf(server, prokey)

  assert.equal(links.apple, `${server.context.settings.icsUrl}/${prokey}/Summer%202027.ics`)
})

test('several dates are in chronological order, each with its links; a file holds all of them', async (t) => {
  const server = await startServer(t)
  const at = server.context.settings.landingUrl
  const dates = [
    { ...party, name: 'Last', startDate: '2027-06-12' },
    { ...party, name: 'First', status: 'CANCELLED' },
  ]
  const layout = await newStyle(server, { options: ['google', 'ical'], optionsIOS: ['google'] })
  const prokey = await newEvent(server, { dates, layout, title_event_series: 'Two evenings' })

  const data = await buttonDataOf(server, prokey)

  assert.equal(data.title, 'Two evenings')
  assert.deepEqual(data.links, { ical: `${at}/${prokey}/o/ical` })
  assert.deepEqual([data.cancelled, data.state], [false, 'ahead'])
  assert.deepEqual(
    data.dates.map(({ position, name, status, links }) => ({ position, name, status, links })),
    [
      {
        position: 2,
        name: 'First',
        status: 'CANCELLED',
        links: { google: `${at}/${prokey}/o/google?date=2`, ical: `${at}/${prokey}/o/ical?date=2` },
      },
      {
        position: 1,
        name: 'Last',
        status: null,
        links: { google: `${at}/${prokey}/o/google?date=1`, ical: `${at}/${prokey}/o/ical?date=1` },
      },
    ],
  )
  assert.equal((await open(server, new URL(data.dates[1]!.links!.google as string).pathname)).status, 200)
})

test('dates with organizers have a file each, and without the proxy their links lead to it', async (t) => {
  const server = await startServer(t)
  const at = server.context.settings.icsUrl
  const organized = { ...party, organizer_name: 'Example', organizer_email: 'events@example.org' }
  const layout = await newStyle(server, { proxy: false, bypassWebViewCheck: true, options: ['google', 'ical'] })
  const prokey = await newEvent(server, { layout, dates: [organized, { ...organized, startDate: '2027-06-12' }] })

  const { links, file, dates } = await buttonDataOf(server, prokey)

  assert.deepEqual([links, file], [{}, null])
  assert.deepEqual(
    dates.map((date) => date.links!.ical),
    [`${at}/${prokey}/event.ics`, `${at}/${prokey}/event-2.ics`],
  )
  assert.match(linkOn(dates[1]!.links!.google, 'desktop'), /dates=20270612T180000/)
})

test('an event with many long dates has external links up to a total of 100 KB', async (t) => {
  const server = await startServer(t)
  const description = `<p>${'A long evening. '.repeat(150)}</p>`
  const dates = Array.from({ length: 60 }, (_, i) => ({ ...party, startDate: `${2030 + i}-05-01`, description }))
  const prokey = await newEvent(server, { dates, layout: await newStyle(server, { proxy: false }) })

  const { dates: shown } = await buttonDataOf(server, prokey)

  const google = shown.map(({ links }) => linkOn(links!.google, 'desktop'))
  assert.match(google[0]!, /^https:\/\/calendar\.google\.com\//)
  assert.equal(google[59], `${server.context.settings.landingUrl}/${prokey}/o/google?date=60`)
  const outside = shown.map(({ links }) => JSON.stringify(links)).filter((links) => links.includes('google.com'))
  assert.ok(outside.join('').length < 150_000)
})
