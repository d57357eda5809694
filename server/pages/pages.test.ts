import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { newEvent, newGroup, newStyle, open, party } from '../testing/visitor.ts'

const later = { ...party, startDate: '2027-06-12', name: 'Midsummer' }
const unknown = '00000000-0000-4000-8000-000000000000'

test('a response depends on the device and is not cached; HEAD has the same headers', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)

  for (const type of ['google', 'ical', 'nonsense']) {
    const got = await open(server, `/${prokey}/o/${type}`)
    const head = await server.request({ method: 'HEAD', url: `/${prokey}/o/${type}`, headers: { accept: 'text/html' } })
    for (const { headers } of [got, head]) {
      assert.equal(headers['cache-control'], 'private, no-store')
      assert.match(headers.vary!, /user-agent/)
    }
    assert.equal(head.status, got.status)
    assert.equal(head.headers.location, got.headers.location)
    assert.equal(head.headers['content-type'], got.headers['content-type'])
    assert.equal(head.text, '')
  }
})

test('a page has the highlight colour of the landing page template, under a policy that allows just that', async (t) => {
  const server = await startServer(t)
  const { id } = await server.client.landingpage.create({ name: 'x', highlight_color: '#c2410c' })
  const prokey = await newEvent(server, { dates: [party, later], landingpage: id })

  const { text, headers } = await open(server, `/${prokey}/o/google`)

  const style = /<style>(.*)<\/style>/.exec(text)![1]!
  const hash = createHash('sha256').update(style).digest('base64')
  assert.match(style, /--accent:#c2410c;--on-accent:#ffffff;/)
  assert.ok(headers['content-security-policy']!.includes(`style-src 'self' 'sha256-${hash}'`))
})

test("a page uses the language of its style, otherwise the visitor's", async (t) => {
  const server = await startServer(t)
  const dark = await newStyle(server, { language: 'de', lightMode: 'dark' })
  const event_group = await newGroup(server, { subscription: 'no', layout: dark })
  const dates = [party, later]
  const german = await newEvent(server, { event_group, dates, layout: dark })
  const layout = await newStyle(server, { language: 'ar', lightMode: 'system' })
  const arabic = await newEvent(server, { event_group, dates, layout })
  const plain = await newEvent(server, { event_group, dates })

  const page = await open(server, `/${german}/o/google`, undefined, { 'accept-language': 'fr' })
  const other = await open(server, `/${arabic}/o/google`)
  const french = await open(server, `/${plain}/o/google`, undefined, { 'accept-language': 'fr' })

  assert.match(page.text, /<html lang="de" dir="ltr"\s+data-scheme="dark"/)
  assert.ok(page.text.includes('Sa., 1. Mai 2027'))
  assert.ok(page.text.includes('Mitteleuropäische Sommerzeit'))
  assert.match(other.text, /<html lang="ar" dir="rtl"\s*>/)
  assert.match(french.text, /<html lang="fr" dir="ltr"\s*>/)
})

test('a broken link shows a friendly page to people and JSON to programs', async (t) => {
  const server = await startServer(t)
  const event = await newEvent(server)
  const rsvp_block = (await server.post('/rsvp-block', { name: 'x' })).body.id
  const rsvp = await newEvent(server, { rsvp: true, rsvp_block })
  const group = await newGroup(server)
  const closed = await newGroup(server, { subscription: 'no' })

  for (const path of [
    `/${unknown}/o/google`,
    `/${rsvp}/o/google`,
    `/${rsvp}/o/ical`,
    `/${event}/o/evil`,
    `/${event}/o/Google`,
    `/${event}/o/google%2f..`,
    `/${event}/o/constructor`,
    `/${event}/s/google`,
    `/${group}/o/google`,
    `/${group}/s/evil`,
    `/${closed}/s/google`,
    `/${unknown}/s/ical`,
  ]) {
    const page = await open(server, path, undefined, { 'accept-language': 'de-CH,de;q=0.9' })
    const json = await server.request({ url: path, headers: { accept: '*/*' } })
    assert.equal(page.status, 404, path)
    assert.equal(page.headers['content-type'], 'text/html; charset=utf-8', path)
    assert.match(page.text, /<html lang="de"[^]*Seite nicht gefunden/)
    assert.equal(json.status, 404, path)
    assert.deepEqual(json.body, { status: 'error', message: 'No entry found.' })
  }
})

test('the query never determines where a link leads', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)
  const group = await newGroup(server)
  const evil = ['url', 'to', 'redirect', 'next', 'date', 'sub-event', 'cid']
    .map((name) => `${name}=https://evil.example`)
    .join('&')

  const hosts = []
  for (const type of ['google', 'ms365', 'outlookcom', 'msteams', 'yahoo']) {
    const { headers } = await open(server, `/${prokey}/o/${type}?${evil}`)
    assert.doesNotMatch(headers.location!, /evil/)
    hosts.push(new URL(headers.location!).host)
  }
  assert.deepEqual(hosts, [
    'calendar.google.com',
    'outlook.office.com',
    'outlook.live.com',
    'teams.microsoft.com',
    'calendar.yahoo.com',
  ])
  assert.doesNotMatch((await open(server, `/${group}/s/google?${evil}`)).headers.location!, /evil/)
  for (const path of [`//${prokey}/o/google`, `/${prokey}/o//google`, `/${prokey}//evil.example/o/google`]) {
    assert.equal((await open(server, path)).status, 404, path)
  }
})

test('a page has no inline script or style, and loads its files from us', async (t) => {
  const server = await startServer(t)
  const group = await newGroup(server)

  const page = await open(server, `/${group}/s/yahoo`)
  const files = [...page.text.matchAll(/(?:href|src)="(\/pages\/[^"]+)"/g)].map((match) => match[1]!)

  assert.equal(
    page.headers['content-security-policy'],
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  assert.doesNotMatch(page.text, /<script(?![^>]* src=)|<style|\sstyle=|\son\w+=/)
  assert.deepEqual(
    files.map((file) => file.replace(/^\/pages\/(\w+)-[A-Z0-9]{8}\./, '$1.')),
    ['page.css', 'copy.js'],
  )
  for (const file of files) {
    const answer = await server.request({ url: file })
    assert.equal(answer.status, 200)
    assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable')
    const again = await server.request({ url: file, headers: { 'if-none-match': answer.headers.etag! } })
    assert.equal(again.status, 304)
  }
  assert.equal((await server.request({ url: '/pages/page-AAAAAAAA.css' })).status, 404)
})

test('other methods are refused by name', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)

  const answer = await server.request({ method: 'POST', url: `/${prokey}/o/google` })

  assert.equal(answer.status, 405)
  assert.equal(answer.headers.allow, 'GET, HEAD')
})

test('security.txt names SECURITY_CONTACT; without that setting there is none', async (t) => {
  const server = await startServer(t, {
    PUBLIC_URL: 'https://events.example.org',
    SECURITY_CONTACT: 'safe@example.org',
  })
  const page = await startServer(t, { SECURITY_CONTACT: 'https://example.org/security' })
  const none = await startServer(t)
  const read = (at: typeof server) =>
    at.request({ url: '/.well-known/security.txt', headers: { host: new URL(at.context.settings.publicUrl).host } })

  const { status, headers, text } = await read(server)

  assert.deepEqual([status, headers['content-type']], [200, 'text/plain; charset=utf-8'])
  assert.match(
    text,
    /^Contact: mailto:safe@example\.org\nExpires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\nCanonical: https:\/\/events\.example\.org\/\.well-known\/security\.txt\n$/,
  )
  assert.match((await read(page)).text, /^Contact: https:\/\/example\.org\/security\n/)
  assert.equal((await read(none)).status, 404)
})

test('robots.txt asks search engines to skip everything that is not a page', async (t) => {
  const server = await startServer(t)

  const { status, headers, text } = await server.request({ url: '/robots.txt' })

  assert.equal(status, 200)
  assert.equal(headers['content-type'], 'text/plain; charset=utf-8')
  assert.equal(
    text,
    'User-agent: *\nDisallow: /v1/\nDisallow: /app/\nDisallow: /*/o/\nDisallow: /*/s/\nDisallow: /*/add\n',
  )
})

test('a page that is opened once is sent as it is, one that is opened again is compressed', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)
  const encoding = async () =>
    (await open(server, `/${prokey}`, 'safari', { 'accept-encoding': 'br' })).headers['content-encoding']

  const first = await encoding()
  // PostgreSQL may announce the new event only now, and the page is new again.
  await until(async () => (await encoding()) === 'br')

  assert.equal(first, undefined)
  assert.equal(await encoding(), 'br')
})
