import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { type TestContext, test } from 'node:test'
import { startDns } from '../testing/dns.ts'
import { envOf, kalends, kalendsJson } from '../testing/kalends.ts'
import { type Caller, startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'

const ours = { host: 'kalends.example' }

test('a published domain serves the files, feeds, links and pictures of its organization, and nothing else', async (t) => {
  const { server, domain, publish, status } = await start(t)
  const [{ prokey, group }, foreign] = [await publish(server), await publish(await server.newOrganization())]
  const paths = (of: { prokey: string; group: string }) => [
    `/${of.prokey}/event.ics`,
    `/${of.group}/calendar.ics`,
    `/${of.prokey}/o/google`,
    `/${of.group}/s/apple`,
    `/${of.prokey}/preview.jpg`,
    `/${of.prokey}/icon.png`,
    `/${of.prokey}/config.json`,
    `/${of.group}/config.json`,
  ]

  assert.deepEqual(
    await status('events.example.org', ...paths({ prokey, group })),
    [200, 200, 302, 302, 200, 200, 200, 200],
  )
  assert.deepEqual(await status('events.example.org', ...paths(foreign)), [404, 404, 404, 404, 404, 404, 404, 404])
  assert.deepEqual(await status('kalends.example', ...paths(foreign)), [200, 200, 302, 302, 200, 200, 200, 200])
  assert.deepEqual(
    await status('events.example.org', '/files/preset-dawn', '/favicon.ico', '/button.js', '/nothing'),
    [200, 200, 200, 404],
  )
  assert.deepEqual(await status('events.example.org', '/v1/style/1', '/docs', '/', '/v1/nothing'), [404, 404, 404, 404])

  await kalends(domain.env, 'domain', 'unpublish', String(domain.id))
  await until(async () => (await status('events.example.org', '/nothing'))[0] === 421)
  assert.deepEqual(
    await status('events.example.org', ...paths({ prokey, group })),
    [421, 421, 421, 421, 421, 421, 421, 421],
  )
})

test('a page that does not exist on a domain redirects people to the fallback address, and programs get a 404', async (t) => {
  const { server, domain, publish } = await start(t)
  const foreign = await publish(await server.newOrganization())
  await domain.add('more.example.org', '--fallback', 'https://example.org/events')
  const ask = (url: string, host: string, accept: string) => server.request({ url, headers: { host, accept } })

  for (const url of ['/', '/docs', '/nothing', `/${foreign.prokey}`, `/${foreign.prokey}/o/google`]) {
    const visitor = await ask(url, 'more.example.org', 'text/html,*/*')
    assert.deepEqual([visitor.status, visitor.headers.location], [302, 'https://example.org/events'], url)
    assert.equal((await ask(url, 'more.example.org', '*/*')).status, 404, url)
    assert.equal((await ask(url, 'events.example.org', 'text/html')).status, 404, url)
  }
})

test('without a fallback address, people get a not-found page and programs get JSON', async (t) => {
  const { server, publish } = await start(t)
  const foreign = await publish(await server.newOrganization())

  for (const url of ['/', '/docs', '/nothing', '/a/b', '/v1/nothing', '/v1/style/1', `/${foreign.prokey}`]) {
    const ask = (accept: string) =>
      server.request({ url, headers: { host: 'events.example.org', accept, 'accept-language': 'fr' } })
    const page = await ask('text/html,*/*')
    assert.equal(page.status, 404, url)
    assert.match(page.headers['content-type']!, /^text\/html/, url)
    assert.match(page.text, /<html lang="fr"[^]*<p class="sign">/, url)
    assert.match(page.headers['content-security-policy']!, /default-src 'none'/, url)
    assert.deepEqual((await ask('*/*')).body, { status: 'error', message: 'No entry found.' }, url)
  }
  const posted = await server.request({
    method: 'POST',
    url: '/nothing',
    headers: { host: 'events.example.org', accept: 'text/html' },
  })
  assert.match(posted.headers['content-type']!, /^application\/json/)
})

test('certificates are allowed for our own hosts and for published domains only', async (t) => {
  const { server, domain } = await start(t)
  const ask = async (name: string) => {
    // A proxy uses its own address for this request.
    const url = `/internal/tls-allowed?domain=${name}`
    return (await server.request({ url, headers: { host: 'localhost:8080' } })).status
  }

  assert.equal(await ask('events.example.org'), 200)
  assert.equal(await ask('kalends.example'), 200)
  assert.equal(await ask('EVENTS.example.org'), 200)
  for (const name of [
    'other.example.org',
    'events.example.org.evil.example',
    '',
    'events.example.org%2Fx',
    'localhost',
  ])
    assert.equal(await ask(name), 404, name)
  await kalends(domain.env, 'domain', 'unpublish', String(domain.id))
  await until(async () => (await ask('events.example.org')) === 404)
})

test("visitors get links on the landing page's domain, otherwise on the default domain, otherwise on LANDING_URL", async (t) => {
  const { server, domain, publish } = await start(t)
  const { prokey, group } = await publish(server)
  const feed = async () => (await server.request({ url: `/${group}/s/apple`, headers: ours })).headers.location

  assert.equal(await feed(), `webcal://files.kalends.example/${group}/calendar.ics`)
  await kalends(domain.env, 'domain', 'default', String(domain.id))
  await until(async () => (await feed()) === `webcal://events.example.org/${group}/calendar.ics`)

  const other = await domain.add('parties.example.org')
  const { id: landingpage } = (await server.post('/landingpage', { name: 'Parties', custom_domain: other }, ours)).body
  await server.patch(`/group/${group}`, { landingpage: Number(landingpage) }, ours)
  assert.equal(await feed(), `webcal://parties.example.org/${group}/calendar.ics`)

  await kalends(domain.env, 'domain', 'unpublish', String(other))
  await until(async () => (await feed()) === `webcal://events.example.org/${group}/calendar.ics`)
  const inApp = await server.request({
    url: `/${prokey}/o/ical`,
    headers: { ...ours, accept: 'text/html', 'user-agent': 'Mozilla/5.0 (Linux; Android 14; wv) Instagram 300.0' },
  })
  assert.ok(inApp.text.includes(`https://events.example.org/${prokey}/o/ical`), inApp.text)
  const { body: data } = await server.request({ url: `/${prokey}/config.json`, headers: ours })
  assert.equal(data.url, `https://events.example.org/${prokey}`)
  assert.equal(data.links.google, `https://events.example.org/${prokey}/o/google`)
  assert.equal(data.file, `https://events.example.org/${prokey}/event.ics`)
})

test('a Host header with more than a name and a port is refused', async (t) => {
  const { server } = await start(t)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const statusOf = async (host: string) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.write(`GET /docs HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    return (await socket.setEncoding('utf8').toArray()).join('').slice(9, 12)
  }

  assert.equal(await statusOf('kalends.example:443'), '200')
  for (const host of ['/evil', '?evil', '#evil', '\\evil', '%2Fevil', '@evil', ':443:1', ':x', ' evil', ',evil'].map(
    (rest) => `kalends.example${rest}`,
  ))
    assert.equal(await statusOf(host), '400', host)
  for (const host of ['evil@kalends.example', 'kalends%2Eexample', '%6balends.example', ''])
    assert.equal(await statusOf(host), '400', host)
  assert.equal(await statusOf('evil.kalends.example'), '421')
})

/** A server with a published custom domain, events.example.org. */
async function start(t: TestContext) {
  const dns = { TXT: {} as Record<string, string[]>, CNAME: {} as Record<string, string> }
  const more = {
    PUBLIC_URL: 'https://kalends.example',
    LANDING_URL: 'https://pages.kalends.example',
    ICS_URL: 'https://files.kalends.example',
    DNS_SERVERS: await startDns(t, dns),
  }
  const server = await startServer(t, more)
  const env = envOf(server.context.settings, more)

  const add = async (host: string, ...rest: string[]): Promise<number> => {
    const { id, dns_settings } = await kalendsJson(
      env,
      'domain',
      'add',
      '--org',
      String(server.organization),
      '--host',
      host,
      ...rest,
    )
    for (const record of dns_settings) {
      if (record.type === 'TXT') dns.TXT[record.host] = [record.value]
      else dns.CNAME[record.host] = record.value
    }
    const { code, stdout } = await kalends(env, 'domain', 'publish', String(id))
    assert.equal(code, 0, stdout)
    return id
  }
  const publish = async (of: Caller) => {
    const group = (await of.post('/group', { name: 'Parties', subscription: 'children' }, ours)).body.prokey
    const dates = [{ name: 'Party', startDate: '2027-05-01' }]
    return { group, prokey: (await of.post('/event', { event_group: group, dates }, ours)).body.prokey }
  }
  return {
    server,
    domain: { id: await add('events.example.org'), env, add },
    publish,
    status: (host: string, ...urls: string[]) =>
      Promise.all(
        urls.map(async (url) => (await server.request({ url, headers: { host, authorization: server.key } })).status),
      ),
  }
}
