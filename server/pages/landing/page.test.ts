import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setStatus } from '../../events/status.ts'
import { rsvpEvent } from '../../testing/attendee.ts'
import { type Answer, startServer } from '../../testing/server.ts'
import { linksIn, newEvent, newGroup, newStyle, open, party, titleOf } from '../../testing/visitor.ts'

const day = 86_400_000

test('every event has a page that says when, where, by whom and how to add it', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server, {
    dates: [
      {
        ...party,
        location: 'Pier 3, Hamburg',
        description: '<p>Bring a <strong>friend</strong>.</p>',
        organizer_name: 'Example Events',
        organizer_email: 'events@example.org',
      },
    ],
  })

  const page = await open(server, `/${prokey}`)

  assert.equal(titleOf(page), 'Summer party')
  for (const text of [
    'Saturday, May 1, 2027',
    '<span aria-hidden="true">CEST</span><span class="hidden">Central European Summer Time</span>',
    '<address dir="auto"><strong>Pier 3</strong><span>Hamburg</span></address>',
    'https://www.google.com/maps/dir/?api=1&amp;destination=Pier%203%2C%20Hamburg',
    'data-copies="Pier 3, Hamburg"',
    '<p>Bring a <strong>friend</strong>.</p>',
    '<a href="mailto:events@example.org" dir="auto">Example Events</a>',
    'Add to calendar',
    'Made with Kalends',
  ])
    assert.ok(page.text.includes(text), text)
  assert.deepEqual(calendarsOn(page, prokey), ['apple', 'google', 'ical', 'ms365', 'msteams', 'outlookcom', 'yahoo'])
  assert.equal(page.headers['cache-control'], 'no-cache')
  assert.match(page.headers.vary!, /user-agent/)
})

test('the page offers the calendars that the style lists for the device, with custom labels', async (t) => {
  const server = await startServer(t)
  const layout = await newStyle(server, {
    options: ['google', 'ical'],
    optionsIOS: ['apple'],
    customLabels: { 'label.addtocalendar': 'Save the date', google: 'G-Cal' },
  })
  const prokey = await newEvent(server, { layout })

  const [computer, phone] = [await open(server, `/${prokey}`), await open(server, `/${prokey}`, 'safari')]

  assert.deepEqual(calendarsOn(computer, prokey), ['google', 'ical'])
  assert.deepEqual(calendarsOn(phone, prokey), ['apple'])
  assert.match(computer.text, /Save the date/)
  assert.match(computer.text, /<span>G-Cal<\/span>/)
})

test('without a style the visitor determines the language; otherwise the style does', async (t) => {
  const server = await startServer(t)
  const [plain, styled] = [
    await newEvent(server),
    await newEvent(server, { layout: await newStyle(server, { language: 'ar' }) }),
  ]
  const french = { 'accept-language': 'fr-CH, fr;q=0.9' }

  assert.match(
    (await open(server, `/${plain}`, undefined, french)).text,
    /<html lang="fr" dir="ltr"[^]*samedi 1er mai 2027/,
  )
  assert.match((await open(server, `/${plain}`)).text, /<html lang="en"/)
  assert.match((await open(server, `/${styled}`, undefined, french)).text, /<html lang="ar" dir="rtl"/)
})

test('visitors who read English get dates as written in their country', async (t) => {
  const server = await startServer(t)
  const [plain, german] = [
    await newEvent(server),
    await newEvent(server, { layout: await newStyle(server, { language: 'de' }) }),
  ]
  const whenFor = async (accept: string, prokey = plain) => {
    const { text } = await open(server, `/${prokey}`, undefined, { 'accept-language': accept })
    const [, lang, date, time] = /<html lang="(.*?)"[^]*<strong>(.*?)<\/strong>\s*<div class="time">(.*?) </.exec(text)!
    return [lang, date, time!.replaceAll('\u2009', ' ')]
  }

  assert.deepEqual(await whenFor('en-US,en'), ['en', 'Saturday, May 1, 2027', '6:00 – 9:30\u00a0PM'])
  assert.deepEqual(await whenFor('en-GB,en'), ['en-GB', 'Saturday, 1 May 2027', '18:00–21:30'])
  assert.deepEqual(await whenFor('en-NZ'), ['en-AU', 'Saturday, 1 May 2027', '6:00 – 9:30\u00a0pm'])
  assert.deepEqual(await whenFor('de, en-GB;q=0.5'), ['de', 'Samstag, 1. Mai 2027', '18:00–21:30\u00a0Uhr'])
  assert.deepEqual(await whenFor('en-GB', german), ['de', 'Samstag, 1. Mai 2027', '18:00–21:30\u00a0Uhr'])
})

test('directions open in the maps of an iPhone, and what people wrote has a direction of its own', async (t) => {
  const server = await startServer(t)
  const dates = [{ ...party, name: 'أمسية موسيقية', location: 'دبي', description: '<p>موسيقى</p>' }]

  const { text } = await open(server, `/${await newEvent(server, { dates })}`, 'safari')

  assert.match(
    text,
    /<a href="https:\/\/maps\.apple\.com\/\?daddr=%D8%AF%D8%A8%D9%8A" rel="noopener nofollow"\s*>\s*<svg[^]*?<\/svg>\s*Directions</,
  )
  for (const part of ['<h1 dir="auto">', '<address dir="auto">', '<div class="prose" dir="auto">'])
    assert.ok(text.includes(part), part)
})

test('the page counts down in words, and says when the event is on and when it is over', async (t) => {
  const server = await startServer(t)
  const at = (days: number) => Temporal.Now.plainDateISO('UTC').add({ days }).toString()
  const prokey = await newEvent(server, { dates: [{ name: 'Fair', startDate: at(3), endDate: at(4) }] })
  const badge = async () => /<p class="badge \w+">(.*?)<\/p>/.exec((await open(server, `/${prokey}`)).text)?.[1]

  assert.equal(await badge(), 'In 3 days')
  server.advance(2 * day)
  assert.equal(await badge(), 'Tomorrow')
  server.advance(day)
  assert.equal(await badge(), 'Happening now')
  server.advance(2 * day)
  assert.equal(await badge(), 'This event is over')
})

test('a past event can quietly be added, or not at all, as the style says', async (t) => {
  const server = await startServer(t)
  const dates = [{ name: 'Past', startDate: '2020-01-01' }]
  const pageWith = async (pastDateHandling: string) =>
    (await open(server, `/${await newEvent(server, { dates, layout: await newStyle(server, { pastDateHandling }) })}`))
      .text

  assert.match(await pageWith('none'), /<button type="button" class="secondary" popovertarget="calendars">/)
  for (const handling of ['disable', 'hide']) assert.doesNotMatch(await pageWith(handling), /Add to calendar<\/button>/)
  assert.doesNotMatch(await pageWith('none'), /class="primary"/)
})

test('hideButton keeps the details and removes the buttons; links still work', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server, { hideButton: true })

  const page = await open(server, `/${prokey}`)

  assert.equal(titleOf(page), 'Summer party')
  assert.deepEqual(calendarsOn(page, prokey), [])
  assert.equal((await open(server, `/${prokey}/o/google`)).status, 302)
})

test('an event links to the page of its group if that lists others', async (t) => {
  const server = await startServer(t)
  const event_group = await newGroup(server, { subscription: 'no', public_event_overview: true })
  const prokey = await newEvent(server, { event_group })
  const linkOn = async (path: string, language = 'en') =>
    /<p class="more-of-group"><a href="(.*?)">(.*?) <svg/s
      .exec((await open(server, path, undefined, { 'accept-language': language })).text)
      ?.slice(1)
      .map((text) => text.replaceAll(/[\u2068\u2069]/g, ''))

  const alone = await linkOn(`/${prokey}`)
  const draft = await newEvent(server, { event_group })
  await setStatus(server.context, server.actor.by, draft, 'draft')
  const besideDraft = await linkOn(`/${prokey}`)
  await setStatus(server.context, server.actor.by, draft, 'published')
  const [among, german] = [await linkOn(`/${prokey}`), await linkOn(`/${prokey}`, 'de')]
  const form = await linkOn(
    `/${await rsvpEvent(server, {}, { new_event_group_name: undefined, event_group, distribution: false })}`,
  )
  await server.patch(`/group/${event_group}`, { public_event_overview: false })
  const unlisted = await linkOn(`/${prokey}`)

  assert.deepEqual([alone, besideDraft, form, unlisted], [undefined, undefined, undefined, undefined])
  assert.deepEqual(among, [`/${event_group}`, 'More from Concerts'])
  assert.deepEqual(german, [`/${event_group}`, 'Mehr aus „Concerts“'])
})

test('a change shows at once, and an unchanged page returns 304 with the same policy', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)
  const first = await open(server, `/${prokey}`)
  const known = { 'if-none-match': first.headers.etag! }

  const unchanged = await open(server, `/${prokey}`, undefined, known)
  await server.patch(`/event/${prokey}`, { dates: [{ name: 'Winter party' }] })
  const changed = await open(server, `/${prokey}`, undefined, known)

  assert.equal(unchanged.status, 304)
  assert.equal(unchanged.headers['content-security-policy'], first.headers['content-security-policy'])
  assert.equal(changed.status, 200)
  assert.equal(titleOf(changed), 'Winter party')
})

test("an unknown or deleted event has a page that says so, in the visitor's language", async (t) => {
  const server = await startServer(t)
  const deleted = await newEvent(server)
  await server.delete(`/event/${deleted}`)

  for (const prokey of [deleted, '00000000-0000-4000-8000-000000000000']) {
    const page = await open(server, `/${prokey}`, undefined, { 'accept-language': 'de' })
    assert.equal(page.status, 404)
    assert.match(page.text, /<html lang="de"[^]*Seite nicht gefunden/)
    assert.equal((await server.request({ url: `/${prokey}` })).body.message, 'No entry found.')
  }
})

test('structured data says what it is, when and where', async (t) => {
  const server = await startServer(t)
  const dataOf = async (more: Record<string, unknown>) => {
    const { text } = await open(server, `/${await newEvent(server, more)}`)
    return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null')
  }

  const single = await dataOf({ dates: [{ ...party, location: 'Main hall', status: 'CANCELLED' }] })
  const online = await dataOf({
    dates: [{ name: 'Talk', startDate: '2027-05-01', location: 'https://meet.example/x' }],
  })
  const series = await dataOf({ recurrence: 'RRULE:FREQ=WEEKLY;BYDAY=SA;COUNT=4' })
  const several = await dataOf({
    dates: [party, { ...party, startDate: '2027-05-08' }],
    title_event_series: 'Evenings',
  })
  const hidden = await dataOf({ layout: await newStyle(server, { hideRichData: true }) })

  assert.equal(single['@type'], 'Event')
  assert.equal(single.startDate, '2027-05-01T18:00:00+02:00')
  assert.equal(single.endDate, '2027-05-01T21:30:00+02:00')
  assert.equal(single.eventStatus, 'https://schema.org/EventCancelled')
  assert.deepEqual(single.location, { '@type': 'Place', name: 'Main hall', address: 'Main hall' })
  assert.equal(online.startDate, '2027-05-01')
  assert.deepEqual(online.location, { '@type': 'VirtualLocation', url: 'https://meet.example/x' })
  assert.equal(online.eventAttendanceMode, 'https://schema.org/OnlineEventAttendanceMode')
  assert.deepEqual(series.eventSchedule, {
    '@type': 'Schedule',
    scheduleTimezone: 'Europe/Berlin',
    startDate: '2027-05-01',
    repeatFrequency: 'P1W',
    startTime: '18:00:00',
    endTime: '21:30:00',
    byDay: ['https://schema.org/Saturday'],
    repeatCount: 4,
  })
  assert.equal(several['@type'], 'EventSeries')
  assert.equal(several.subEvent.length, 2)
  assert.equal(hidden, null)
})

test('the template determines title, description, robots and the background of the page', async (t) => {
  const server = await startServer(t)
  const withTemplate = async (template: Record<string, unknown>) => {
    const { id } = (await server.post('/landingpage', { name: 'x', ...template })).body
    return open(server, `/${await newEvent(server, { landingpage: Number(id) })}`)
  }

  const meta = await withTemplate({
    meta_title_override: 'Spring',
    meta_description_override: 'Two days',
    meta_robots_override: true,
  })
  const gradient = await withTemplate({
    background: 'gradient',
    gradient_direction: 'linear-br',
    background_color_1: '#111111',
    background_color_2: '#222222',
  })
  const light = await withTemplate({
    background: 'gradient',
    background_color_1: '#fff7ed',
    background_color_2: '#fed7aa',
  })
  const preset = await withTemplate({ background: 'preset', image: 'preset-fern' })
  const plain = await open(server, `/${await newEvent(server)}`)

  assert.match(meta.text, /<title>Spring<\/title>/)
  assert.match(meta.text, /<meta name="description" content="Two days" \/>/)
  assert.match(meta.text, /<meta name="robots" content="noindex, nofollow" \/>/)
  assert.doesNotMatch(plain.text, /name="robots"/)
  assert.match(gradient.text, /--backdrop:linear-gradient\(to bottom right, #111111, #222222\)/)
  assert.match(
    light.text,
    /--backdrop:linear-gradient\(to top, var\(--light,#fff7ed\) var\(--dark,#\w{6}\), var\(--light,#fed7aa\) var\(--dark,#\w{6}\)\)/,
  )
  assert.match(preset.text, /--backdrop:url\("\/files\/preset-fern"\)/)
  assert.match(plain.text, /<link rel="canonical" href="http:\/\/localhost:\d+\/[0-9a-f-]{36}" \/>/)
})

test('a QR code of the page is available as SVG and PNG', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)

  const [svg, png] = [await open(server, `/${prokey}/qr.svg`), await open(server, `/${prokey}/qr.png`)]

  assert.equal(svg.headers['content-type'], 'image/svg+xml')
  assert.match(svg.text, /^<svg/)
  assert.equal(png.headers['content-type'], 'image/png')
  assert.match(png.text, /^.PNG/)
  assert.equal((await open(server, '/00000000-0000-4000-8000-000000000000/qr.svg')).status, 404)
})

test('a page and everything it loads take less than 30 KB compressed', async (t) => {
  const server = await startServer(t)
  const rsvp_block = Number((await server.post('/rsvp-block', { name: 'x', maxpp: 3 })).body.id)
  const path = `/${await newEvent(server, { rsvp: true, rsvp_block })}`
  const { text } = await open(server, path)

  const files = [...text.matchAll(/(?:rel="stylesheet" href|<script src)="([^"]+)"/g)].map(([, file]) => file!)
  const sizes = await Array.fromAsync([path, ...files], async (url) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'br' }
    return (await server.app.inject({ url, headers })).rawPayload.length
  })

  assert.equal(files.length, 5)
  assert.ok(sizes.reduce((sum, size) => sum + size) < 30_000, sizes.join(' + '))
})

function calendarsOn(page: Answer, prokey: string): string[] {
  return linksIn(page)
    .filter((link) => link.startsWith(`/${prokey}/o/`))
    .map((link) => link.split('/').at(-1)!)
}
