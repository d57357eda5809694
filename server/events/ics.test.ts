import assert from 'node:assert/strict'
import { test } from 'node:test'
import ICAL from 'ical.js'
import { faultyFields, newEvent, newGroup, party, rsvp } from '../testing/events.ts'
import { startServer } from '../testing/server.ts'

test('the calendar file has a name that works on every system', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)

  for (const iCalFileName of [
    '../../x',
    'a"b',
    'a\r\nSet-Cookie: x=1',
    'CON',
    'con.txt',
    'LPT¹',
    'x'.repeat(300),
    '.hidden',
    'x.',
    ' ',
    '',
    'a\u202eb',
  ]) {
    assert.deepEqual(
      faultyFields(await server.patch(`/event/${prokey}`, { iCalFileName })),
      ['iCalFileName'],
      iCalFileName,
    )
  }
  await server.patch(`/event/${prokey}`, { iCalFileName: 'Überraschung 🎉' })
  const [{ icsFile, name }] = (await server.get(`/ics/${prokey}?responseType=object`)).body
  const file = await server.request({ url: new URL(icsFile).pathname })

  assert.equal(name, 'Summer party')
  assert.equal(file.status, 200)
  assert.equal(file.headers['content-type'], 'text/calendar; charset=utf-8')
  assert.equal(
    file.headers['content-disposition'],
    `inline; filename="Uberraschung .ics"; filename*=UTF-8''%C3%9Cberraschung%20%F0%9F%8E%89.ics`,
  )
  const again = await server.request({
    url: new URL(icsFile).pathname,
    headers: { 'if-none-match': file.headers.etag! },
  })
  assert.equal(again.status, 304)
})

test('an event has a file unless a date is dynamic or it is an RSVP event, and one per date if there is an organizer', async (t) => {
  const server = await startServer(t)
  const objects = async (prokey: string) => (await server.get(`/ics/${prokey}?responseType=object`)).body
  const dynamic = await newEvent(server, { dates: [{ name: 'Soon', startDate: 'today+3' }] })
  const rsvpEvent = await newEvent(server, await rsvp(server))
  const organizer = { organizer_name: 'Ann', organizer_email: 'ann@example.org' }
  const several = await newEvent(server, {
    title_event_series: 'Parties',
    dates: [
      { ...party, ...organizer },
      { ...party, name: 'Second' },
    ],
  })

  assert.deepEqual((await objects(dynamic)).map(Object.keys), [['name', 'icsBody']])
  assert.deepEqual((await objects(rsvpEvent)).map(Object.keys), [['name', 'icsBody']])
  assert.deepEqual(
    (await objects(several)).map(({ name, icsFile }: { name: string; icsFile: string }) => [
      name,
      new URL(icsFile).pathname,
    ]),
    [
      ['Parties', `/${several}/event.ics`],
      ['Parties', `/${several}/event-2.ics`],
    ],
  )
  const statuses = await Promise.all(
    [
      `/${dynamic}/event.ics`,
      `/${rsvpEvent}/event.ics`,
      `/${several}/event-2.ics`,
      `/${several}/event-3.ics`,
      `/${crypto.randomUUID()}/event.ics`,
    ].map(async (url) => (await server.request({ url })).status),
  )
  assert.deepEqual(statuses, [404, 404, 200, 404, 404])
  assert.equal((await server.get(`/ics/${several}?responseType=text`)).status, 400)
})

test('a file name may end with .ics, and may equal that of a feed', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)
  const addressFor = async (iCalFileName: string | null) => {
    await server.patch(`/event/${prokey}`, { iCalFileName })
    const [{ icsFile }] = (await server.get(`/ics/${prokey}?responseType=object`)).body
    const { pathname } = new URL(icsFile)
    assert.equal((await server.request({ url: pathname })).status, 200)
    return pathname
  }

  assert.equal(await addressFor('party.ics'), `/${prokey}/party.ics`)
  assert.equal(await addressFor('calendar'), `/${prokey}/calendar.ics`)
  assert.equal(await addressFor('100% fun; really'), `/${prokey}/100%25%20fun%3B%20really.ics`)
  assert.equal(await addressFor(null), `/${prokey}/event.ics`)
})

test('no text can inject a line or a property into a file', async (t) => {
  const server = await startServer(t)
  const name = '🎉'.repeat(200)
  const prokey = await newEvent(server, {
    dates: [
      {
        ...party,
        name,
        location: 'a;b,c\\d\\nATTENDEE:mailto:v@example.com',
        description: '<p>One; two, three</p><p>BEGIN:VEVENT</p><p>C:\\new</p>',
        organizer_name: 'Bob";CN=Eve:mailto:e@example.com',
        organizer_email: 'bob@example.org',
      },
    ],
  })

  const file = await server.request({ url: `/${prokey}/event.ics` })

  for (const line of file.text.split('\r\n')) {
    assert.ok(Buffer.byteLength(line) <= 75)
    assert.ok(line.isWellFormed())
  }
  assert.ok(!/[^\r]\n|\r[^\n]/.test(file.text))
  assert.match(file.text, /^LOCATION:a\\;b\\,c\\\\d/m)
  const events = new ICAL.Component(ICAL.parse(file.text)).getAllSubcomponents('vevent')
  assert.equal(events.length, 1)
  const values = (property: string) => events[0]!.getAllProperties(property).map((each) => each.getFirstValue())
  assert.deepEqual(values('summary'), [name])
  assert.deepEqual(values('location'), ['a;b,c\\d\\nATTENDEE:mailto:v@example.com'])
  assert.deepEqual(values('description'), ['One; two, three\n\nBEGIN:VEVENT\n\nC:\\new'])
  assert.deepEqual(values('organizer'), ['mailto:bob@example.org'])
  assert.deepEqual(values('attendee'), [])
  const common = events[0]!.getFirstProperty('organizer')!.getFirstParameter('cn')
  // RFC 6868 writes a quote as ^'; ical.js leaves that to its caller.
  assert.equal(common.replaceAll("^'", '"'), 'Bob";CN=Eve:mailto:e@example.com')
})

test('internal fields appear in no file and no feed', async (t) => {
  const server = await startServer(t)
  const { client } = server
  const templates = {
    layout: (await client.style.create({ name: 'SECRET-style', options: ['ical'] })).id,
    landingpage: (await client.landingpage.create({ name: 'SECRET-page' })).id,
    cta_block: (await client.ctaBlock.create({ name: 'SECRET-cta', type: 'text' })).id,
  }
  const group = await newGroup(server, {
    internal_note: 'SECRET-note',
    subscription: 'children',
    cta: true,
    ...templates,
  })
  const event = await newEvent(server, { event_group: group, cta: true, ...templates })

  const answers = await Promise.all(
    [`/${event}/event.ics`, `/${group}/calendar.ics`, `/${group}/event.ics`].map((url) => server.request({ url })),
  )

  assert.match((await server.get(`/group/${group}`)).text, /SECRET-note/)
  for (const answer of [...answers, await server.get(`/ics/${event}?responseType=object`)]) {
    assert.equal(answer.status, 200)
    assert.ok(!answer.text.includes('SECRET'), answer.text)
    assert.ok(!JSON.stringify(answer.headers).includes('SECRET'))
  }
})

test('a file has an ETag, which changes with the event', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)
  const file = (headers: Record<string, string> = {}) => server.request({ url: `/${prokey}/event.ics`, headers })
  const first = await file()

  const same = await file({ 'if-none-match': first.headers.etag! })
  await server.patch(`/event/${prokey}`, { dates: [{ location: 'Garden' }] })
  const changed = await file({ 'if-none-match': first.headers.etag! })

  assert.equal(same.status, 304)
  assert.equal(same.text, '')
  assert.equal(changed.status, 200)
  assert.match(changed.text, /^LOCATION:Garden\r$/m)
  assert.match(changed.text, /^SEQUENCE:1\r$/m)
  assert.notEqual(changed.headers.etag, first.headers.etag)
})

test('the separators U+2028 and U+2029 are ordinary text and end no line of a file or header', async (t) => {
  const server = await startServer(t)
  const attack = 'A\u2028ATTENDEE:mailto:v@example.com\u2029B'
  const date = { ...party, name: attack, location: attack, description: `<p>${attack}</p>` }
  const dates = [{ ...date, organizer_name: attack, organizer_email: 'ann@example.org' }]
  const prokey = await newEvent(server, { dates, iCalFileName: 'a\u2028b' })
  const group = await newGroup(server, { name: attack, subscription: 'children' })

  const read = (await server.get(`/event/${prokey}`)).body
  const listed = (await server.get('/event/all')).body[0]
  const file = await server.request({ url: `/${prokey}/${encodeURIComponent('a\u2028b')}.ics` })
  const feed = await server.request({ url: `/${group}/calendar.ics` })
  const google = await server.request({ url: `/${prokey}/o/google` })

  assert.deepEqual([read.dates[0].name, read.dates[0].organizer_name, read.iCalFileName], [attack, attack, 'a\u2028b'])
  assert.equal(listed.label, `${attack}, 2027-05-01`)
  assert.equal(file.status, 200)
  assert.equal(file.headers['content-disposition'], `inline; filename="ab.ics"; filename*=UTF-8''a%E2%80%A8b.ics`)
  for (const text of [file.text, feed.text]) assert.doesNotMatch(text, /[\u2028\u2029]/)
  const event = new ICAL.Component(ICAL.parse(file.text)).getFirstSubcomponent('vevent')!
  assert.equal(event.getFirstPropertyValue('summary'), 'A\nATTENDEE:mailto:v@example.com\nB')
  assert.equal(event.getFirstPropertyValue('location'), 'A\nATTENDEE:mailto:v@example.com\nB')
  assert.deepEqual([event.getAllProperties('organizer').length, event.getAllProperties('attendee').length], [1, 0])
  assert.match(
    file.text.replaceAll('\r\n ', ''),
    /^ORGANIZER;CN="A\^nATTENDEE:mailto:v@example\.com\^nB":mailto:ann@example\.org\r$/m,
  )
  assert.equal(new URL(google.headers.location!).searchParams.get('text'), attack)
})
