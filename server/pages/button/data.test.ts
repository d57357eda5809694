import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setStatus } from '../../events/status.ts'
import { requestData, buttonDataOf } from '../../testing/button.ts'
import { startServer } from '../../testing/server.ts'
import { until } from '../../testing/until.ts'
import { newEvent, newGroup, newStyle, open, party } from '../../testing/visitor.ts'

test('the data of an event has what a button draws and where it links to', async (t) => {
  const server = await startServer(t)
  const at = server.context.settings.landingUrl
  const { id: landingpage } = await server.client.landingpage.create({ name: 'x', highlight_color: '#ffcc00' })
  const layout = await newStyle(server, { options: ['google', 'ical'], language: 'de', size: '8' })
  const dates = [{ ...party, location: 'Pier 3', description: '<p>Bring a <strong>friend</strong>.</p>' }]
  const prokey = await newEvent(server, { dates, landingpage, layout })

  const { style, richData, ...data } = await buttonDataOf(server, prokey)

  assert.deepEqual(data, {
    version: 1,
    kind: 'event',
    prokey,
    title: 'Summer party',
    url: `${at}/${prokey}`,
    language: 'de',
    labels: {},
    highlight_color: '#ffcc00',
    highlight_text: '#000000',
    calendars: { desktop: ['google', 'ical'], android: ['google', 'ical'], ios: ['apple', 'google'] },
    links: {
      apple: `${at}/${prokey}/o/apple`,
      google: `${at}/${prokey}/o/google`,
      ical: `${at}/${prokey}/o/ical`,
    },
    file: `${at}/${prokey}/event.ics`,
    state: 'ahead',
    cancelled: false,
    recurrence: null,
    dates: [
      {
        position: 1,
        name: 'Summer party',
        start: '2027-05-01T16:00:00.000Z',
        end: '2027-05-01T19:30:00.000Z',
        state: 'ahead',
        startDate: '2027-05-01',
        startTime: '18:00',
        endDate: '2027-05-01',
        endTime: '21:30',
        timeZone: 'Europe/Berlin',
        location: 'Pier 3',
        status: null,
        description: '<p>Bring a <strong>friend</strong>.</p>',
        links: null,
      },
    ],
    overview: null,
    hideButton: false,
    rsvp: null,
    ticket: null,
    cta: null,
  })
  assert.deepEqual([style.size, style.trigger, style.proxy], ['8', 'hover', true])
  assert.deepEqual([richData!['@type'], richData!.startDate], ['Event', '2027-05-01T18:00:00+02:00'])
})

test('any page may read the data, and a missing item says why', async (t) => {
  const server = await startServer(t)
  const [published, draft] = [await newEvent(server), await newEvent(server)]
  await setStatus(server.context, server.actor.by, draft, 'draft')
  const unknown = '00000000-0000-4000-8000-000000000000'
  const there = await requestData(server, published)

  const [unchanged, hidden, missing] = [
    await requestData(server, published, { 'if-none-match': there.headers.etag! }),
    await open(server, `/${draft}/config.json`),
    await requestData(server, unknown),
  ]

  assert.deepEqual([there.status, unchanged.status, hidden.status, missing.status], [200, 304, 404, 404])
  assert.equal(there.headers['content-type'], 'application/json; charset=utf-8')
  assert.equal(there.headers['cache-control'], 'no-cache')
  assert.deepEqual(hidden.body, { status: 'error', message: 'No entry found.' })
  assert.deepEqual(missing.body, { status: 'error', message: 'No entry found.' })
  for (const { headers } of [there, unchanged, hidden, missing]) {
    assert.equal(headers['access-control-allow-origin'], '*')
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
    assert.equal(headers['access-control-allow-credentials'], undefined)
    assert.equal(headers['set-cookie'], undefined)
  }
})

test('any page may read cached data as well', async (t) => {
  const server = await startServer(t)
  let routed = 0
  server.app.addHook('onRequest', (_request, _reply, done) => {
    routed += 1
    done()
  })
  const prokey = await newEvent(server)
  const url = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/${prokey}/config.json`
  const headers = { 'if-none-match': (await fetch(url)).headers.get('etag')! }
  const inMemory = async (more: Record<string, string> = {}) => {
    let answer: Response | undefined
    await until(async () => {
      const before = routed
      answer = await fetch(url, { headers: more })
      await answer.arrayBuffer()
      return routed === before
    })
    return answer!
  }

  const [there, unchanged] = [await inMemory(), await inMemory(headers)]

  assert.deepEqual([there.status, unchanged.status], [200, 304])
  for (const answer of [there, unchanged]) {
    assert.equal(answer.headers.get('access-control-allow-origin'), '*')
    assert.equal(answer.headers.get('cross-origin-resource-policy'), 'cross-origin')
  }
})

test('a script with custom headers may read the data as well; writing is refused', async (t) => {
  const server = await startServer(t)
  const url = `/${await newEvent(server)}/config.json`
  const asked = { origin: 'https://h.example', 'access-control-request-method': 'GET' }

  const preflight = await server.request({
    method: 'OPTIONS',
    url,
    headers: { ...asked, 'access-control-request-headers': 'if-none-match' },
  })
  const written = await server.request({ method: 'POST', url, payload: {} })

  assert.deepEqual([preflight.status, preflight.text], [204, ''])
  assert.equal(preflight.headers['access-control-allow-origin'], '*')
  assert.equal(preflight.headers['access-control-allow-methods'], 'GET, HEAD')
  assert.equal(preflight.headers['access-control-allow-headers'], '*')
  assert.deepEqual([written.status, written.headers.allow], [405, 'GET, HEAD, OPTIONS'])
})

test('the data is the same on every device, with the calendars of each', async (t) => {
  const server = await startServer(t)
  const options = { options: ['yahoo', 'google'], optionsMobile: ['ical'], optionsIOS: ['apple', 'google'] }
  const prokey = await newEvent(server, { layout: await newStyle(server, options) })

  const phone = await open(server, `/${prokey}/config.json`, 'safari', { 'accept-language': 'fr' })

  const { calendars } = await buttonDataOf(server, prokey)
  assert.deepEqual(calendars, { desktop: ['google', 'yahoo'], android: ['ical'], ios: ['apple', 'google'] })
  assert.equal(phone.text, (await requestData(server, prokey)).text)
  assert.equal(phone.headers.vary, 'accept-encoding')
})

test('an active call to action comes with its form and without its internal name', async (t) => {
  const server = await startServer(t)
  const { id: cta_block } = await server.client.ctaBlock.create({
    name: 'SECRET',
    type: 'form',
    headline: 'Stay in touch',
    url: 'https://example.org/newsletter',
    fields: [{ type: 'text', name: 'company', label: 'Your company' }],
  })
  const [on, off] = [
    await newEvent(server, { cta: true, cta_block }),
    await newEvent(server, { cta: false, cta_block }),
  ]

  assert.deepEqual((await buttonDataOf(server, on)).cta, {
    type: 'form',
    headline: 'Stay in touch',
    text: null,
    url: 'https://example.org/newsletter',
    button_label: null,
    fields: [
      { type: 'text', name: 'company', required: false, label: 'Your company', placeholder: null, default: null },
    ],
  })
  assert.equal((await buttonDataOf(server, off)).cta, null)
})

test('an RSVP event offers no calendars, but says where to send replies', async (t) => {
  const server = await startServer(t)
  const { id: rsvp_block } = await server.client.rsvpBlock.create({ name: 'x' })
  const prokey = await newEvent(server, { rsvp: true, rsvp_block, distribution: false, hideButton: true })

  const { rsvp, calendars, links, file, hideButton } = await buttonDataOf(server, prokey)

  const { form, ...rest } = rsvp!
  assert.match(form, /^[0-9a-z]+\.[\w-]{22}\.[\w-]{43}$/)
  assert.deepEqual(rest, {
    url: `${server.context.settings.landingUrl}/${prokey}/rsvp`,
    distribution: false,
    state: 'open',
    remaining: null,
    headline: null,
    text: null,
    fields: [],
    replies: ['confirmed'],
    maxpp: 1,
    waiting_list: false,
    mails: false,
  })
  assert.deepEqual(calendars, { desktop: [], android: [], ios: [] })
  assert.deepEqual([links, file, hideButton], [{}, null, true])
})

test('hiding rich data from search engines also hides it here', async (t) => {
  const server = await startServer(t)
  const layout = await newStyle(server, { hideRichData: true })

  assert.equal((await buttonDataOf(server, await newEvent(server, { layout }))).richData, null)
})

test('the data contains no internal name or note, and nothing executable', async (t) => {
  const server = await startServer(t)
  const hostile = `</script><script>window.x=1</script>`
  const { id: landingpage } = await server.client.landingpage.create({ name: 'SECRET-2' })
  const { id: cta_block } = await server.client.ctaBlock.create({ name: 'SECRET-2', type: 'text' })
  const { id: rsvp_block } = await server.client.rsvpBlock.create({ name: 'SECRET-2' })
  const linked = { landingpage, cta: true, cta_block, layout: await newStyle(server, { name: 'SECRET-2' }) }
  const open_group = { name: 'SECRET-1', internal_note: 'SECRET-1', subscription: 'no', public_event_overview: false }
  const event_group = await newGroup(server, { ...open_group, ...linked })
  const group = await newGroup(server, { internal_note: 'SECRET-1', ...linked })
  const dates = [
    {
      ...party,
      name: hostile,
      description: `<p onclick="x">a</p><script>window.x=1</script><a href="javascript:x">b</a>`,
      attendee_name: 'SECRET-3',
      attendee_email: 'secret-3@example.org',
      organizer_email: 'events@example.org',
    },
  ]
  const prokey = await newEvent(server, { event_group, dates, ...linked })
  const rsvp = await newEvent(server, { event_group, rsvp: true, rsvp_block })
  await newEvent(server, { event_group: group })

  for (const key of [prokey, rsvp, group]) {
    const { text } = await requestData(server, key)
    assert.doesNotMatch(text, /SECRET|secret|onclick|javascript:|enterprise|internal_note/)
  }
  const { title, dates: shown, richData } = await buttonDataOf(server, prokey)
  assert.deepEqual([title, richData!.name], [hostile, hostile])
  assert.equal(shown[0]!.description, '<p>a</p><a>b</a>')
  assert.equal((await requestData(server, event_group)).status, 404)
})

test('a button with an unknown key may read that there is nothing', async (t) => {
  const server = await startServer(t)

  const { status, headers } = await server.request({ url: '/nonsense/config.json' })

  assert.deepEqual([status, headers['access-control-allow-origin']], [404, '*'])
})

test('the script of an event embeds its data, changes with it, and is safe against reserved names in it', async (t) => {
  const server = await startServer(t)
  const ask = (prokey: string, headers: Record<string, string> = {}) =>
    server.request({ url: `/${prokey}/button.js`, headers })
  const given = ({ text }: { text: string }) => {
    const literal = /,JSON\.parse\(("(?:[^"\\]|\\.)*")\)\);\n$/.exec(text)![1]!
    return JSON.parse(JSON.parse(literal))
  }
  const prokey = await newEvent(server, { dates: [{ ...party, name: '</script>$& "\u2028' }] })

  const before = await ask(prokey)
  const unchanged = await ask(prokey, { 'if-none-match': before.headers.etag! })
  await server.client.event.update(prokey, { dates: [{ ...party, name: 'Autumn party' }] })
  const after = await ask(prokey, { 'if-none-match': before.headers.etag! })

  assert.deepEqual(
    [before.status, unchanged.status, after.status, before.headers['content-type'], before.headers['cache-control']],
    [200, 304, 200, 'text/javascript; charset=utf-8', 'no-cache'],
  )
  assert.equal(before.headers['cross-origin-resource-policy'], 'cross-origin')
  assert.equal(given(before).data.title, '</script>$& "\u2028')
  assert.deepEqual(given(after), { prokey, data: await buttonDataOf(server, prokey) })
  assert.ok(after.text.startsWith((await server.request({ url: '/button.js' })).text.slice(0, -3)))
})

test('the script of an RSVP event omits its form, which is per visitor; that of an unknown event has no data either', async (t) => {
  const server = await startServer(t)
  const { id: rsvp_block } = await server.client.rsvpBlock.create({ name: 'x' })
  const prokey = await newEvent(server, { rsvp: true, rsvp_block })
  const unknown = '00000000-0000-4000-8000-000000000000'

  const script = await server.request({ url: `/${prokey}/button.js` })
  const missing = await server.request({ url: `/${unknown}/button.js` })

  const withoutData = (key: string) => `,JSON.parse(${JSON.stringify(JSON.stringify({ prokey: key }))}));\n`
  assert.ok(script.text.endsWith(withoutData(prokey)))
  assert.ok(missing.text.endsWith(withoutData(unknown)))
  assert.deepEqual([missing.status, missing.headers['cache-control']], [200, 'no-store'])
})
