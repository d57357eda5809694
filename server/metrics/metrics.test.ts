import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { type TestContext, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { foldVisits } from '../statistics/fold.ts'
import { visitRecorder } from '../statistics/visits.ts'
import { arrived, newRsvpEvent, signUp, withMailServer, work } from '../testing/mailing.ts'
import { samples } from '../testing/metrics.ts'
import { type TestServer, serveSettings, startServer } from '../testing/server.ts'
import { sqliteSettings } from '../testing/sqlite.ts'
import { until } from '../testing/until.ts'
import { newEvent, visitRequest } from '../testing/visitor.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

test('requests are counted by kind, method and status, with logging off', async (t) => {
  const server = await startServer(t, { LOG_LEVEL: 'silent' })
  const { app, key } = server
  const headers = { authorization: key }

  await app.inject({ method: 'POST', url: '/v1/style', headers, payload: { name: 'x', options: ['ical'] } })
  await app.inject({ method: 'POST', url: '/v1/style', headers, payload: { name: 'x' } })
  await app.inject({ url: '/v1/style/1', headers })
  await app.inject({ url: '/v1/style/2', headers })
  await app.inject({ url: '/v1/style/1' })
  await app.inject({ url: '/healthz' })
  await app.inject({ url: '/nowhere' })

  assert.deepEqual(samples(server.context, 'kalends_http_requests_total'), [
    'kalends_http_requests_total{kind="api",method="GET",status="2xx"} 1',
    'kalends_http_requests_total{kind="api",method="GET",status="4xx"} 2',
    'kalends_http_requests_total{kind="api",method="POST",status="2xx"} 1',
    'kalends_http_requests_total{kind="api",method="POST",status="4xx"} 1',
    'kalends_http_requests_total{kind="none",method="GET",status="4xx"} 1',
    'kalends_http_requests_total{kind="probe",method="GET",status="2xx"} 1',
  ])
  assert.deepEqual(samples(server.context, 'kalends_http_request_duration_seconds_count'), [
    'kalends_http_request_duration_seconds_count{kind="api"} 5',
    'kalends_http_request_duration_seconds_count{kind="none"} 1',
    'kalends_http_request_duration_seconds_count{kind="probe"} 1',
  ])
})

test('durations are kept by the pattern of the route, never by what it was called with', async (t) => {
  const server = await startServer(t)
  const event = await newEvent(server)

  await server.get(`/event/${event}`)
  await server.get(`/event/${event}`)
  await server.get('/event/00000000-0000-4000-8000-000000000000')
  await server.request({ url: `/${event}` })

  assert.deepEqual(
    samples(server.context, 'kalends_http_route_duration_seconds_count').filter((line) => line.includes('prokey')),
    [
      'kalends_http_route_duration_seconds_count{route="/:prokey",method="GET",status="2xx"} 1',
      'kalends_http_route_duration_seconds_count{route="/v1/event/:prokey",method="GET",status="2xx"} 2',
      'kalends_http_route_duration_seconds_count{route="/v1/event/:prokey",method="GET",status="4xx"} 1',
    ],
  )
})

test('pages and files served before routing are counted like routed ones', async (t) => {
  const server = await startServer(t, { LOG_LEVEL: 'silent' })
  let routed = 0
  server.app.addHook('onRequest', (_request, _reply, done) => {
    routed += 1
    done()
  })
  const port = await listen(t, server)
  const event = await newEvent(server)
  const readUntilCached = async (path: string) => {
    for (let sent = 1; ; sent += 1) {
      const before = routed
      await (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer()
      if (routed === before) return sent
    }
  }

  const pages = await readUntilCached(`/${event}`)
  const files = await readUntilCached(`/${event}/event.ics`)

  // Routed requests are counted when the client has the response.
  const counted = (kind: string) => samples(server.context, `kalends_http_requests_total{kind="${kind}"`)
  const expected = (kind: string, count: number) => [
    `kalends_http_requests_total{kind="${kind}",method="GET",status="2xx"} ${count}`,
  ]
  await until(() => isDeepStrictEqual(counted('page'), expected('page', pages)))
  await until(() => isDeepStrictEqual(counted('file'), expected('file', files)))
})

test('malformed and unroutable requests are counted with the kind none', async (t) => {
  const server = await startServer(t)
  const port = await listen(t, server)
  const send = async (text: string) => {
    const socket = connect(port, '127.0.0.1').resume()
    socket.end(text)
    await once(socket, 'close')
  }

  await send('this is no request\r\n\r\n')
  await send('GET /%FF HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
  await send('PROPFIND / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')

  await until(() => samples(server.context, 'kalends_http_request_duration_seconds_count').join().endsWith(' 3'))
  assert.deepEqual(samples(server.context, 'kalends_http_requests_total'), [
    'kalends_http_requests_total{kind="none",method="GET",status="4xx"} 1',
    'kalends_http_requests_total{kind="none",method="other",status="4xx"} 2',
  ])
})

test('two servers in one process count separately', async (t) => {
  const [one, other] = [await startServer(t), await startServer(t)]

  await one.get('/style/all')

  assert.equal(samples(one.context, 'kalends_http_requests_total').length, 1)
  assert.deepEqual(samples(other.context, 'kalends_http_requests_total'), [])
})

test('the cache counts hits, misses and its content by kind', async (t) => {
  const server = await startServer(t)
  const event = await newEvent(server)
  const file = () => server.request({ url: `/${event}/event.ics` })
  // On PostgreSQL the cache is unused until the server receives changes.
  await until(async () => {
    const { misses } = cacheCounts(server)
    await file()
    return cacheCounts(server).misses === misses
  })
  const before = cacheCounts(server)

  await file()
  await file()

  const after = cacheCounts(server)
  assert.equal(after.hits - before.hits, 2)
  assert.equal(after.misses, before.misses)
  assert.ok(after.bytes > 1000, `${after.bytes} bytes`)
  assert.deepEqual(samples(server.context, 'kalends_cache_bytes{kind="preview"'), [])
})

test('visits are counted when they are stored and when they are aggregated', async (t) => {
  const server = await startServer(t)
  const event = await newEvent(server)
  for (let i = 0; i < 3; i += 1)
    await server.request({ url: `/${event}`, headers: { accept: 'text/html', 'user-agent': browser } })

  const stored = samples(server.context, 'kalends_visits')
  await foldVisits(server.context)
  await foldVisits(server.context)

  assert.deepEqual(stored, ['kalends_visits_counted_total 3'])
  assert.deepEqual(samples(server.context, 'kalends_visits'), [
    'kalends_visits_counted_total 3',
    'kalends_visits_folded_total 3',
  ])
})

test('visits that cannot be stored are counted as failed', async (t) => {
  const server = await startServer(t)
  await server.context.database.close()
  const count = visitRecorder(server.context).view(1)

  for (let i = 0; i < 3; i += 1) await count(visitRequest('/'))

  assert.deepEqual(samples(server.context, 'kalends_visits'), ['kalends_visits_failed_total 3'])
})

test('on SQLite writes are counted together with their shared commits', async (t) => {
  const server = await serveSettings(t, sqliteSettings(t))
  const before = writes(server)

  await Promise.all(Array.from({ length: 20 }, () => server.context.database.transaction(async () => {})))

  const after = writes(server)
  assert.equal(after.transactions - before.transactions, 20)
  assert.equal(after.commits - before.commits, 1)
})

test('mails are counted by outcome, and so are the jobs that send them', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server)

  await signUp(server, event, { email: 'eva@example.org' })
  work(t, server, ['send-mail'])
  await arrived(server, sink, 1)

  await until(() => samples(server.context, 'kalends_job_runs_total{name="send-mail"').length > 0)
  assert.deepEqual(samples(server.context, 'kalends_mails_total'), ['kalends_mails_total{outcome="sent"} 1'])
  assert.deepEqual(samples(server.context, 'kalends_job_runs_total{name="send-mail"'), [
    'kalends_job_runs_total{name="send-mail",outcome="done"} 1',
  ])
})

const valueOf = ({ context }: TestServer, name: string) => Number(samples(context, `${name} `)[0]?.split(' ')[1] ?? 0)

const cacheCounts = (server: TestServer) => ({
  hits: valueOf(server, 'kalends_cache_hits_total{kind="calendar"}'),
  misses: valueOf(server, 'kalends_cache_misses_total{kind="calendar"}'),
  bytes: valueOf(server, 'kalends_cache_bytes{kind="calendar"}'),
})

const writes = (server: TestServer) => ({
  commits: valueOf(server, 'kalends_sqlite_commits_total'),
  transactions: valueOf(server, 'kalends_sqlite_transactions_total'),
})

async function listen(t: TestContext, { app }: TestServer): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  t.after(() => app.server.closeAllConnections())
  return (app.server.address() as AddressInfo).port
}
