import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type TestServer, startServer } from '../testing/server.ts'
import { newEvent, newGroup, newStyle, open, party } from '../testing/visitor.ts'

const image = '<img src=x onerror="window.__x=1">'
const script = '</script><script>window.__x=1</script>'

test('markup in a name, a place, a headline or a label is shown as text on every page', async (t) => {
  const server = await startServer(t)
  const fields = [
    { type: 'text', name: 'a', label: image, placeholder: image },
    { type: 'radio', name: 'b', label: image, placeholder: image },
  ]
  const cta = { name: 'x', type: 'form', headline: image, text: image, button_label: image, fields }
  const cta_block = await idOf(server, '/cta-block', { ...cta, url: 'https://forms.example.org/' })
  const customLabels = { google: image, 'label.addtocalendar': image, thankyou: image, close: image, submit: image }
  const layout = await newStyle(server, { customLabels })
  const event_group = await newGroup(server, { name: image, layout, public_event_overview: true })
  const date = { ...party, startDate: '2031-05-01', name: image, location: image }
  const prokey = await newEvent(server, { event_group, layout, cta: true, cta_block, dates: [date, date] })

  for (const path of [
    `/${prokey}`,
    `/${prokey}/cta`,
    `/${prokey}/add?date=1`,
    `/${prokey}/o/google`,
    `/${event_group}`,
  ]) {
    const { status, text } = await open(server, path)
    assert.equal(status, 200, path)
    assert.match(text, /&lt;img src=x onerror=&quot;window\.__x=1&quot;&gt;/, path)
    assert.doesNotMatch(text, /<img src=x/, path)
  }
})

test('a description keeps only the allowed tags, with their text', async (t) => {
  const { server, textOf } = await start(t)
  const description =
    '<p onclick="window.__x=1">a</p><script>window.__x=1</script><a href="javascript:window.__x=1">b</a><svg onload=window.__x=1><u>c</u>'

  const prokey = await newEvent(server, { dates: [{ ...party, description }] })

  const stored = (await server.get(`/event/${prokey}`)).body.dates[0].description as string
  assert.doesNotMatch(stored, /onclick|<script|javascript:|<svg|onload/)
  const text = await textOf(prokey)
  assert.doesNotMatch(text, /onclick|javascript:|onload|__x/)
  assert.match(text, /<div class="prose" dir="auto"><p>a<\/p>[^]*b[^]*<u>c<\/u>/)
})

test('a script link in a description loses its target', async (t) => {
  const { server, textOf } = await start(t)
  const hrefs = ['jav&#x09;ascript:window.__x=1', ' javascript:window.__x=1', 'data:text/html,x']
  const description = hrefs.map((href) => `<a href="${href}">go</a>`).join('')

  const text = await textOf(await newEvent(server, { dates: [{ ...party, description }] }))

  const about = /<div class="prose" dir="auto">(.*?)<\/div>/s.exec(text)![1]!
  assert.equal(about.match(/go/g)!.length, 3)
  assert.doesNotMatch(about, /href|script|data:/)
})

test('a name that ends a script element stays a name in the structured data', async (t) => {
  const { server, textOf } = await start(t)

  const [plain, hostile] = [
    await textOf(await newEvent(server)),
    await textOf(await newEvent(server, { dates: [{ ...party, name: script }] })),
  ]

  assert.equal(dataIn(hostile).name, script)
  assert.equal(hostile.match(/<script\b/g)!.length, plain.match(/<script\b/g)!.length)
})

test('line separators and comments in texts leave the structured data intact', async (t) => {
  const { server, textOf } = await start(t)
  const [name, location] = ['Summer\u2028party', 'Hall <!-- 3']

  const text = await textOf(await newEvent(server, { dates: [{ ...party, name, location }] }))

  assert.equal(dataIn(text).name, name)
  assert.equal(dataIn(text).location.name, location)
  assert.doesNotMatch(text, /<!--/)
})

test('template texts in the head stay text, and there is one title', async (t) => {
  const { server, textOf } = await start(t)
  const hostile = '"><script>window.__x=1</script>'
  const meta = { meta_title_override: hostile, meta_description_override: hostile, title: hostile }
  const landingpage = await idOf(server, '/landingpage', { name: 'x', ...meta })

  const text = await textOf(await newEvent(server, { landingpage }))

  assert.equal(text.match(/<title>/g)!.length, 1)
  assert.doesNotMatch(text, /<script>/)
  assert.match(text, /<title>&quot;&gt;&lt;script&gt;window\.__x=1&lt;\/script&gt;<\/title>/)
})

test('internal notes and the names of templates are never shown', async (t) => {
  const server = await startServer(t)
  const landingpage = await idOf(server, '/landingpage', { name: 'SECRET-2' })
  const layout = await newStyle(server, { name: 'SECRET-2' })
  const cta_block = await idOf(server, '/cta-block', { name: 'SECRET-2', type: 'text', headline: 'Thanks' })
  const event_group = await newGroup(server, { internal_note: 'SECRET-1', landingpage, layout })
  const prokey = await newEvent(server, { event_group, landingpage, layout, cta: true, cta_block })

  for (const path of ['', '/cta', '/event.ics', '/config.json', '/o/yahoo'])
    assert.doesNotMatch((await open(server, `/${prokey}${path}`)).text, /SECRET/, path)
  for (const path of ['', '/calendar.ics', '/config.json', '/s/yahoo'])
    assert.doesNotMatch((await open(server, `/${event_group}${path}`)).text, /SECRET/, path)
})

test('pages, files and data carry security headers, and reveal nothing about the server', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)

  for (const path of ['', '/add?date=1', '/event.ics', '/config.json', '/qr.svg', '/nothing']) {
    const { headers } = await open(server, `/${prokey}${path}`)
    assert.equal(headers['x-content-type-options'], 'nosniff', path)
    assert.ok(headers['referrer-policy'], path)
    assert.equal(headers.server ?? headers['x-powered-by'], undefined, path)
    const policy = headers['content-security-policy']!
    assert.match(policy, /default-src 'none'/, path)
    assert.match(policy, /frame-ancestors 'none'/, path)
    assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval/, path)
  }
  assert.equal((await server.get('/event/all')).headers['cache-control'], 'no-store')
})

test('forwarded headers from untrusted proxies leave no trace on a page or in the cache', async (t) => {
  const { server, textOf } = await start(t)
  const prokey = await newEvent(server)
  const forwarded = { 'x-forwarded-host': 'h.example', 'x-forwarded-proto': 'gopher', forwarded: 'host=h.example' }

  for (const path of ['', '/config.json', '/event.ics', '/o/google'])
    assert.doesNotMatch(
      JSON.stringify(await open(server, `/${prokey}${path}`, undefined, forwarded)),
      /h\.example|gopher/,
    )
  assert.doesNotMatch(await textOf(prokey), /h\.example|gopher/)
})

async function start(t: TestContext) {
  const server = await startServer(t)
  return { server, textOf: async (prokey: string) => (await open(server, `/${prokey}`)).text }
}

async function idOf(server: TestServer, path: string, item: object): Promise<number> {
  return Number((await server.post(path, item)).body.id)
}

function dataIn(text: string) {
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)![1]!)
}
