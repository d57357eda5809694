import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import sharp from 'sharp'
import { noise, photo } from '../../testing/pictures.ts'
import { rsvpEvent, signUp } from '../../testing/attendee.ts'
import { type TestServer, serveSettings, startServer } from '../../testing/server.ts'
import { upload } from '../../testing/uploads.ts'
import { newEvent, newGroup, newStyle, open, party } from '../../testing/visitor.ts'

const unknown = '00000000-0000-4000-8000-000000000000'

test('an event has a preview of 1200 x 630 pixels, and its page names it with an absolute URL', async (t) => {
  const server = await startServer(t, { PUBLIC_URL: 'https://kalends.example' })
  const host = { host: 'kalends.example' }
  const created = await server.post(
    '/event',
    { new_event_group_name: 'Concerts', dates: [{ ...party, location: 'Pier 3' }] },
    host,
  )
  const { prokey } = created.body

  const page = await open(server, `/${prokey}`, undefined, host)
  const image = contentOf(page.text, 'og:image')!
  const { statusCode, headers, rawPayload } = await server.app.inject({
    url: image,
    headers: { ...host, 'accept-encoding': 'gzip, br' },
  })

  assert.match(image, new RegExp(`^https://kalends\\.example/${prokey}/preview\\.jpg\\?v=[\\w-]{10}$`))
  assert.equal(contentOf(page.text, 'og:image:width'), '1200')
  assert.equal(contentOf(page.text, 'og:image:height'), '630')
  assert.equal(contentOf(page.text, 'og:image:alt'), 'Summer party · Saturday, May 1, 2027 · Pier 3')
  assert.match(page.text, /<meta name="twitter:card" content="summary_large_image" \/>/)
  assert.equal(statusCode, 200)
  assert.equal(headers['content-type'], 'image/jpeg')
  // It is already compressed.
  assert.equal(headers['content-encoding'], undefined)
  assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
  const { format, width, height } = await sharp(rawPayload).metadata()
  assert.deepEqual([format, width, height], ['jpeg', 1200, 630])
  assert.ok(rawPayload.length <= 150_000, `${rawPayload.length} bytes`)
})

test('the preview reflects a write at once, and gets a new URL only if it looks different', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)
  const look = async () => {
    const page = await open(server, `/${prokey}`)
    return { address: contentOf(page.text, 'og:image'), picture: await picture(server, prokey) }
  }

  const first = await look()
  await server.patch(`/event/${prokey}`, { dates: [{ description: '<p>Bring a friend.</p>' }] })
  const described = await look()
  await server.patch(`/event/${prokey}`, { dates: [{ name: 'Winter party' }] })
  const renamed = await look()
  await server.patch(`/event/${prokey}`, { dates: [{ status: 'CANCELLED' }] })
  const cancelled = await look()

  assert.deepEqual(described, first)
  const all = [first, renamed, cancelled]
  assert.equal(new Set(all.map(({ address }) => address)).size, 3)
  assert.equal(new Set(all.map(({ picture: bytes }) => digest(bytes))).size, 3)
})

test('query parameters do not create another picture', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)
  const plain = await picture(server, prokey)

  assert.ok((await picture(server, prokey, '?v=other&width=9000')).equals(plain))
})

test('over the header image of the template stand title and date, on ground that is dark enough', async (t) => {
  const server = await startServer(t)
  const white = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer()
  const header_image = (await upload(server, white)).body.id
  const landingpage = Number((await server.post('/landingpage', { name: 'x', header_image, highlight_color: '#0f766e' })).body.id) // oxfmt-ignore
  const prokey = await newEvent(server, { landingpage })

  const bytes = await picture(server, prokey)
  const pixel = await pixels(bytes)
  await server.patch(`/event/${prokey}`, { dates: [{ status: 'CANCELLED' }] })
  const cancelled = await pixels(await picture(server, prokey))

  assertNear(pixel(600, 20), [255, 255, 255])
  // White text has a contrast of at least 5:1 on this grey.
  for (const y of [440, 500, 620]) assert.ok(Math.max(...pixel(1180, y)) < 118, String(pixel(1180, y)))
  // The head of the tile, and the pill of the state.
  assertNear(pixel(66, 450), [0x0f, 0x76, 0x6e])
  assertNear(cancelled(80, 56), [0xb3, 0x26, 0x1e])
  assertNear(cancelled(66, 450), [0x64, 0x74, 0x8b])
})

test('the part of the header image that is shown contains what people look at', async (t) => {
  const server = await startServer(t)
  const [sand, face] = ['#e8e0d0', '#c2501c']
  const tall = await sharp({ create: { width: 600, height: 1800, channels: 3, background: sand } })
    .composite([{ input: { create: { width: 200, height: 200, channels: 3, background: face } }, left: 200, top: 200 }])
    .png()
    .toBuffer()
  const header_image = (await upload(server, tall)).body.id
  const landingpage = Number((await server.post('/landingpage', { name: 'x', header_image })).body.id)

  const pixel = await pixels(await picture(server, await newEvent(server, { landingpage })))

  const [red, , blue] = pixel(600, 200) as [number, number, number]
  assert.ok(red > 2 * blue, `${red} and ${blue}`)
})

test('a preview of the busiest photograph stays small enough for messengers', async (t) => {
  const server = await startServer(t)
  const header_image = (await upload(server, await noise(640, 336).jpeg().toBuffer(), 'image/jpeg')).body.id
  const landingpage = Number((await server.post('/landingpage', { name: 'x', header_image })).body.id)

  const bytes = await picture(server, await newEvent(server, { landingpage }))

  assert.ok(bytes.length <= 150_000, `${bytes.length} bytes`)
})

test('the URL of the preview changes with header, title, date, place and status, and not with sign-ups while seats are left', async (t) => {
  const server = await startServer(t)
  const image = async (shade: number) =>
    (await upload(server, await sharp({ create: { width: 40, height: 20, channels: 3, background: { r: shade, g: 9, b: 9 } } }).png().toBuffer())).body.id // oxfmt-ignore
  const landingpage = Number((await server.post('/landingpage', { name: 'x', header_image: await image(10) })).body.id)
  const prokey = await rsvpEvent(server, { max: 2, initial_confirmation: false }, { landingpage })
  const address = async () => contentOf((await open(server, `/${prokey}`)).text, 'og:image')!

  const seen = [await address()]
  const change = (dates: object) => server.patch(`/event/${prokey}`, { dates: [dates] })
  const header_image = await image(200)
  for (const write of [
    () => server.patch(`/landingpage/${landingpage}`, { header_image }),
    () => change({ name: 'Winter party' }),
    () => change({ startDate: '2027-05-08' }),
    () => change({ startTime: '19:00' }),
    () => change({ location: 'Pier 3' }),
    () => change({ status: 'TENTATIVE' }),
    () => change({ status: 'CANCELLED' }),
    () => change({ status: 'CONFIRMED' }),
  ]) {
    await write()
    seen.push(await address())
  }
  const { status } = await signUp(server, prokey, { email: 'ann@example.org', status: 'confirmed' })
  const after = await address()

  assert.equal(new Set(seen).size, 8, seen.join('\n'))
  assert.equal(status, 200)
  // Confirmed again, it looks as before.
  assert.deepEqual([seen.at(-1), after], [seen[5], seen[5]])
})

test('the preview says that all seats are taken or sign-up is closed, as the page does, and has a URL of its own then', async (t) => {
  const server = await startServer(t)
  const prokey = await rsvpEvent(server, { max: 1 })
  const { rsvp_block } = (await server.get(`/event/${prokey}`)).body
  const seen = async (language = 'en') => {
    const { text } = await open(server, `/${prokey}`, undefined, { 'accept-language': language })
    const url = new URL(contentOf(text, 'og:image')!.replaceAll('&amp;', '&'))
    const { headers } = await server.request({
      url: `${url.pathname}${url.search}`,
      headers: { 'accept-language': language },
    })
    return { state: url.searchParams.get('state'), alt: contentOf(text, 'og:image:alt')!, etag: headers.etag! }
  }

  const free = await seen()
  await signUp(server, prokey, { email: 'ann@example.org' })
  const [full, german] = [await seen(), await seen('de')]
  await server.patch(`/rsvp-block/${rsvp_block}`, { expires: '2020-01-01T00:00:00Z' })
  const closed = await seen()
  await server.patch(`/rsvp-block/${rsvp_block}`, { expires: null, max: 2 })
  const again = await seen()
  await server.patch(`/event/${prokey}`, { dates: [{ status: 'CANCELLED' }] })
  const cancelled = await seen()

  assert.deepEqual(
    [free, full, german, closed, again, cancelled].map(({ state }) => state),
    [null, 'full', 'full', 'closed', null, null],
  )
  assert.equal(full.alt, `${free.alt} · All seats are taken`)
  assert.match(german.alt, / · Alle Plätze sind vergeben$/)
  assert.equal(closed.alt, `${free.alt} · Sign-up is closed`)
  assert.deepEqual(again, free)
  assert.equal(new Set([free, full, german, closed, cancelled].map(({ etag }) => etag)).size, 5)
})

test('when an event is over, its preview says so', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)
  const look = async () => contentOf((await open(server, `/${prokey}`)).text, 'og:image:alt')

  const before = [await look(), digest(await picture(server, prokey))]
  server.turnClock(Date.parse('2027-05-02T12:00Z') - server.context.now())
  const after = [await look(), digest(await picture(server, prokey))]

  assert.equal(before[0], 'Summer party · Saturday, May 1, 2027')
  assert.equal(after[0], 'Summer party · This event is over · Saturday, May 1, 2027')
  assert.notEqual(after[1], before[1])
})

test('the preview of a series says how often, that of one of its dates does not', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server, { recurrence: 'RRULE:FREQ=WEEKLY', dates: [{ ...party, location: 'Pier 3' }] })
  const alt = async (path: string) => contentOf((await open(server, `/${prokey}${path}`)).text, 'og:image:alt')

  assert.deepEqual(
    [await alt(''), await alt('/on/2027-05-08')],
    ['Summer party · Saturday, May 1, 2027 · Weekly · Pier 3', 'Summer party · Saturday, May 8, 2027 · Pier 3'],
  )
})

test('the preview of several dates says how many follow the next one, in the language of the page', async (t) => {
  const server = await startServer(t)
  const layout = await newStyle(server, { language: 'pl' })
  const days = ['2020-05-01', '2027-05-01', '2027-05-02', '2027-05-03', '2027-05-04']
  const dates = days.map((startDate, i) => ({ ...party, startDate, status: i === 4 ? 'CANCELLED' : 'CONFIRMED' }))
  const header_image = (await upload(server, await photo(1200, 600).jpeg().toBuffer())).body.id
  const landingpage = Number((await server.post('/landingpage', { name: 'x', header_image })).body.id)
  const look = async (more: object) => {
    const prokey = await newEvent(server, { title_event_series: 'Evenings', ...more })
    const alt = contentOf((await open(server, `/${prokey}`)).text, 'og:image:alt')
    return [alt, digest(await picture(server, prokey))]
  }

  const [alone, several] = [await look({ dates: dates.slice(0, 2) }), await look({ dates })]
  const [polish] = await look({ dates, layout })
  const [covered, weekly] = [await look({ landingpage }), await look({ landingpage, recurrence: 'RRULE:FREQ=WEEKLY' })]

  assert.equal(alone[0], 'Evenings · Saturday, May 1, 2027')
  assert.equal(several[0], 'Evenings · Saturday, May 1, 2027 · and 2 more dates')
  assert.match(polish!, / · i jeszcze 2 terminy$/)
  assert.notEqual(several[1], alone[1])
  // Over the header image as well.
  assert.notEqual(weekly[1], covered[1])
})

test('while the header image cannot be decoded, the preview is a card without it', async (t) => {
  const server = await startServer(t)
  const { id: header_image } = (await upload(server, await photo(80, 60).png().toBuffer())).body
  const landingpage = Number((await server.post('/landingpage', { name: 'x', header_image })).body.id)
  const prokey = await newEvent(server, { landingpage })
  await server.context.database.transaction(
    (tx) =>
    tx.updateTable('image').set({ bytes: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') }).where('id', '=', header_image).execute(), // oxfmt-ignore
  )

  const pixel = await pixels(await picture(server, prokey))

  assertNear(pixel(1000, 560), [0x2f, 0x6f, 0xed])
})

test('without a header image the preview is drawn in the colours of the template, over its background', async (t) => {
  const server = await startServer(t)
  const withTemplate = async (template: Record<string, unknown>) => {
    const { id } = (await server.post('/landingpage', { name: 'x', highlight_color: '#0f766e', ...template })).body
    return pixels(await picture(server, await newEvent(server, { landingpage: Number(id) })))
  }
  const { id: image } = (await upload(server, await photo(80, 60).png().toBuffer())).body

  const solid = await withTemplate({ background_color_1: '#fff7ed' })
  const colours = { background_color_1: '#000000', background_color_2: '#ffffff' }
  const gradient = await withTemplate({ background: 'gradient', gradient_direction: 'linear-r', ...colours })
  const preset = await withTemplate({ background: 'preset', image: 'preset-night' })
  const repeated = await withTemplate({ background: 'image', image, image_repeat: true })
  const dark = await pixels(
    await picture(server, await newEvent(server, { layout: await newStyle(server, { lightMode: 'dark' }) })),
  )

  assertNear(solid(4, 4), [0xff, 0xf7, 0xed])
  // The stub with the day, and the card.
  assertNear(solid(1000, 560), [0x0f, 0x76, 0x6e])
  assertNear(solid(820, 560), [255, 255, 255])
  assertNear(gradient(2, 10), [0, 0, 0])
  assertNear(gradient(1197, 10), [255, 255, 255])
  assert.ok(Math.max(...preset(4, 4)) < 90, String(preset(4, 4)))
  assert.notDeepEqual(repeated(4, 4), solid(4, 4))
  assertNear(dark(4, 4), [0x0e, 0x13, 0x1a])
  assertNear(dark(820, 560), [0x15, 0x1c, 0x26])
})

test('a right-to-left page has a right-to-left preview', async (t) => {
  const server = await startServer(t)
  const layout = await newStyle(server, { language: 'ar' })
  const dates = [{ ...party, name: 'مهرجان الصيف' }]

  const pixel = await pixels(await picture(server, await newEvent(server, { layout, dates })))

  assertNear(pixel(150, 560), [0x2f, 0x6f, 0xed])
  assertNear(pixel(400, 560), [255, 255, 255])
})

test("without a style the preview uses the visitor's language, like the page", async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)
  const german = { 'accept-language': 'de' }

  const pages = [await open(server, `/${prokey}`), await open(server, `/${prokey}`, undefined, german)]
  const pictures = [await picture(server, prokey), await picture(server, prokey, '', german)]

  const alts = pages.map(({ text }) => contentOf(text, 'og:image:alt'))
  assert.deepEqual(alts, ['Summer party · Saturday, May 1, 2027', 'Summer party · Samstag, 1. Mai 2027'])
  assert.notEqual(digest(pictures[0]!), digest(pictures[1]!))
})

test('a group with a page has a preview with its next dates; an item that is not public has none', async (t) => {
  const server = await startServer(t)
  const [shown, hidden] = [
    await newGroup(server, { public_event_overview: true }),
    await newGroup(server, { subscription: 'no' }),
  ]
  const look = async () => ({
    alt: contentOf((await open(server, `/${shown}`)).text, 'og:image:alt'),
    picture: digest(await picture(server, shown)),
  })

  const empty = await look()
  await newEvent(server, { event_group: shown })
  const listed = await look()

  assert.deepEqual([empty.alt, listed.alt], ['Concerts', 'Concerts · Summer party'])
  assert.notEqual(listed.picture, empty.picture)
  for (const prokey of [hidden, unknown]) assert.equal((await open(server, `/${prokey}/preview.jpg`)).status, 404)
})

test('a form without a date has a preview with its title alone', async (t) => {
  const server = await startServer(t)
  const rsvp_block = Number((await server.post('/rsvp-block', { name: 'x' })).body.id)
  const prokey = await newEvent(server, { rsvp: true, rsvp_block, distribution: false })

  const { text } = await open(server, `/${prokey}`)

  assert.equal(contentOf(text, 'og:image:alt'), 'Summer party')
  assert.equal((await sharp(await picture(server, prokey)).metadata()).width, 1200)
})

test('two servers draw the same preview', async (t) => {
  const first = await startServer(t)
  const second = await serveSettings(t, first.context.settings)
  const prokey = await newEvent(first, { dates: [{ ...party, name: 'Łódź · 東京 · Москва · القاهرة' }] })

  assert.ok((await picture(first, prokey)).equals(await picture(second, prokey)))
})

test('a page has an icon in its colour, and home screens and other programs find one as well', async (t) => {
  const server = await startServer(t)
  const { id } = (await server.post('/landingpage', { name: 'x', highlight_color: '#c2410c' })).body
  const prokey = await newEvent(server, { landingpage: Number(id) })

  const { text } = await open(server, `/${prokey}`)
  const touch = await server.app.inject({ url: `/${prokey}/icon.png` })
  const favicon = await server.app.inject({ url: '/favicon.ico' })

  assert.match(text, /<link rel="icon" href="data:image\/svg\+xml,[^"]*%23c2410c[^"]*" \/>/)
  assert.ok(text.includes(`<link rel="apple-touch-icon" href="/${prokey}/icon.png" />`))
  assertNear((await pixels(touch.rawPayload))(3, 3), [0xc2, 0x41, 0x0c])
  assertNear((await pixels(favicon.rawPayload))(3, 3), [0x2f, 0x6f, 0xed])
  assert.equal((await open(server, `/${unknown}/icon.png`)).status, 404)
})

function contentOf(page: string, property: string): string | undefined {
  return new RegExp(`<meta property="${property}" content="([^"]*)" />`).exec(page)?.[1]?.replaceAll('&amp;', '&')
}

async function picture(server: TestServer, prokey: string, query = '', headers: Record<string, string> = {}) {
  const answer = await server.app.inject({ url: `/${prokey}/preview.jpg${query}`, headers })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.rawPayload
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function pixels(bytes: Buffer) {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
}

/** JPEG does not keep colours exactly. */
function assertNear(colour: number[], expected: readonly [number, number, number]) {
  assert.ok(
    colour.every((part, i) => Math.abs(part - expected[i]!) < 6),
    `${colour.join(' ')} instead of ${expected.join(' ')}`,
  )
}
