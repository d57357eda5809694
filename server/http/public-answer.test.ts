import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { buildApp } from '../app.ts'
import { finallyIn } from '../testing/finally.ts'
import { countRequests } from '../testing/framework.ts'
import { startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { asset } from './asset.ts'
import { cachedAsset, sendCached } from './public-answer.ts'

test('an unchanged file is served from memory just as before', async (t) => {
  const { get, path, framework } = await serveFile(t)
  const first = await get(path)

  const last = await untilRemembered(get, path, framework)

  assert.equal(first.status, 200)
  assert.match(first.body, /SUMMARY:Party/)
  assert.deepEqual(comparable(last), comparable(first))
  assert.notEqual(last.headers['x-request-id'], first.headers['x-request-id'])
})

test('from memory as well, a client gets the encoding it accepts, or a 304', async (t) => {
  const { get, path, framework } = await serveFile(t)
  const { headers } = await untilRemembered(get, path, framework)
  const compressed = { 'accept-encoding': 'gzip' }
  await get(path, compressed)
  const before = framework.requests

  const unchanged = await get(path, { 'if-none-match': headers.etag as string })
  const gzip = await get(path, compressed)
  assert.equal(framework.requests, before)
  const routed = await get(`${path}?routed`, { 'if-none-match': headers.etag as string })

  assert.equal(framework.requests, before + 1)
  assert.deepEqual(comparable(unchanged), comparable(routed))
  assert.equal(unchanged.status, 304)
  assert.equal(unchanged.body, '')
  assert.equal(unchanged.headers.etag, headers.etag)
  assert.equal(gzip.headers['content-encoding'], 'gzip')
})

test('a 304 from memory carries every header of the file except those that describe its bytes', async (t) => {
  const { get, path, framework } = await serveFile(t)
  const whole = await untilRemembered(get, path, framework)

  const unchanged = await get(path, { 'if-none-match': whole.headers.etag as string })

  assert.deepEqual([whole.status, unchanged.status], [200, 304])
  assert.equal(unchanged.headers['x-content-type-options'], 'nosniff')
  assert.equal(unchanged.headers['referrer-policy'], 'no-referrer')
  assert.equal(unchanged.headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'")
  const { 'content-type': _, 'content-length': __, ...lasting } = comparable(whole).headers
  assert.deepEqual(comparable(unchanged).headers, lasting)
})

test('a cached response is no longer served after a change', async (t) => {
  const { get, path, framework, server, event } = await serveFile(t)
  await untilRemembered(get, path, framework)

  await server.patch(`/event/${event}`, { dates: [{ name: 'Feast' }] })
  const changed = await get(path)
  await untilRemembered(get, path, framework)
  await server.delete(`/event/${event}`)
  const deleted = await get(path)

  assert.match(changed.body, /SUMMARY:Feast/)
  assert.equal(deleted.status, 404)
})

test('a page in any script is served from memory byte for byte, plain and compressed', async (t) => {
  const { get, server, event, framework } = await serveFile(t)
  await server.patch(`/event/${event}`, { dates: [{ name: 'Fête – 東京 🎉' }] })
  const first = await get(`/${event}`)

  const last = await untilRemembered(get, `/${event}`, framework)
  const compressed = await untilRemembered((path) => get(path, { 'accept-encoding': 'br' }), `/${event}`, framework)

  assert.match(first.body, /<h1[^>]*>Fête – 東京 🎉</)
  assert.deepEqual(comparable(last), comparable(first))
  assert.equal(brotliDecompressSync(compressed.bytes).toString(), first.body)
})

test('a direct link from memory redirects each device as before, until the event changes', async (t) => {
  const { get, server, event, framework } = await serveFile(t)
  const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36' }
  const [link, tagged] = [`/${event}/o/google`, `/${event}/o/google?utm_source=mail`]
  const first = await get(link)

  const last = await untilRemembered(get, link, framework)
  const onPhone = await untilRemembered((path) => get(path, phone), link, framework)
  const withQuery = await get(tagged)
  await server.patch(`/event/${event}`, { dates: [{ name: 'Feast' }] })
  const changed = await get(link)

  assert.equal(first.status, 302)
  assert.deepEqual(comparable(last), comparable(first))
  assert.equal(last.headers['cache-control'], 'private, no-store')
  assert.equal(withQuery.headers.location, first.headers.location)
  assert.match(first.headers.location!, /\/r\/eventedit\?.*text=Party/)
  assert.match(onPhone.headers.location!, /\/render\?action=TEMPLATE&.*text=Party/)
  assert.match(changed.headers.location!, /text=Feast/)
})

test('a foreign host gets nothing from memory', async (t) => {
  const { get, path, framework } = await serveFile(t, { PUBLIC_URL: 'http://events.example.org' })
  const ours = { host: 'events.example.org' }
  await untilRemembered((asked) => get(asked, ours), path, framework)

  const elsewhere = await get(path, { host: 'other.example.org' })

  assert.equal((await get(path, ours)).status, 200)
  assert.equal(elsewhere.status, 421)
})

test('a page is served, by the framework and before it, even if its visit cannot be counted', async (t) => {
  const counts = [() => Promise.reject(new Error('no disk')), () => assert.fail('no disk')]
  const { context, organization } = await startServer(t)
  const app = buildApp(context)
  finallyIn(t, () => app.close())
  let requests = 0
  for (const [n, count] of counts.entries())
    app.get(`/page-${n}`, { config: { access: 'public' } as object }, (request, reply) => {
      requests += 1
      const page = cachedAsset(organization, asset('text/plain', `Page ${n}`))
      return sendCached(context, request, reply, `/page-${n}`, () => ({ ...page, count }))
    })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const get = async (path: string) => (await fetch(url + path, { headers: { 'accept-encoding': 'identity' } })).text()

  for (const n of [0, 1])
    await until(async () => {
      const before = requests
      assert.equal(await get(`/page-${n}`), `Page ${n}`)
      return requests === before
    })
})

async function serveFile(t: TestContext, env: Record<string, string> = {}) {
  const server = await startServer(t, env)
  const framework = countRequests(server.app)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const host = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).host : 'localhost'
  const created = await server.request({
    method: 'POST',
    url: '/v1/event',
    headers: { authorization: server.key, host, 'content-type': 'application/json' },
    payload: { new_event_group_name: 'Parties', dates: [{ name: 'Party', startDate: '2027-05-01' }] },
  })
  const event = created.body.prokey as string

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const sent = ask({ port, host: '127.0.0.1', path, headers }).end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const bytes = Buffer.concat(await answer.toArray())
    return { status: answer.statusCode, headers: answer.headers, body: bytes.toString(), bytes }
  }
  return { server, event, framework, get, path: `/${event}/event.ics` }
}

type Got = Awaited<ReturnType<Awaited<ReturnType<typeof serveFile>>['get']>>

/** Returns the first response that bypassed the framework. */
async function untilRemembered(get: (path: string) => Promise<Got>, path: string, framework: { requests: number }) {
  let answer: Got
  await until(async () => {
    const before = framework.requests
    answer = await get(path)
    return framework.requests === before
  })
  return answer!
}

function comparable({ status, headers, body }: Got) {
  const { date: _, 'x-request-id': __, ...others } = headers
  return { status, body, headers: others }
}
