import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type ServerResponse, createServer } from 'node:http'
import { type AddressInfo, type Socket, connect } from 'node:net'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { newEvent } from '../testing/events.ts'
import { samples } from '../testing/metrics.ts'
import { startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { Registry } from '../metrics/registry.ts'
import { KeyLoad, type LoadLimits, shedLoad } from './load.ts'

test('pipelined requests on one connection are handled one after another', async (t) => {
  const server = await startServer(t)
  const port = await listen(t, server.app)
  const head = (line: string) => `${line} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${server.key}\r\n`
  const body = JSON.stringify({ name: 'First', options: ['ical'] })
  const post = `${head('POST /v1/style')}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`

  const socket = open(t, port)
  socket.write(`${post}${head('GET /v1/style/all')}\r\n${head('GET /v1/style/1')}Connection: close\r\n\r\n`)
  const [created, list, style] = answersIn(Buffer.concat(await socket.toArray()).toString())

  assert.match(created!, /^HTTP\/1.1 201 /)
  assert.match(list!, /\[\{"id":1,"name":"First"\}\]$/)
  assert.match(style!, /^HTTP\/1.1 200 [^]*"name":"First"/)
})

test('a connection that reads none of its responses is dropped, and one that reads slowly is not', async (t) => {
  const server = await startServer(t, { STALL_TIMEOUT: '3' })
  const port = await listen(t, server.app)
  const dates = Array.from({ length: 12 }, () => ({
    name: 'x',
    startDate: '2027-05-01',
    description: 'a'.repeat(20_000),
  }))
  const path = `/${await newEvent(server, { dates })}/event.ics`
  const asking = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(200)
  const [deaf, slow] = [open(t, port), open(t, port)]
  let taken = 0
  slow.on('data', (bytes: Buffer) => {
    taken += bytes.length
    slow.pause()
    setTimeout(() => slow.resume(), 50)
  })

  deaf.pause()
  deaf.write(asking)
  slow.write(asking)
  const connections = () =>
    new Promise<number>((done) => void server.app.server.getConnections((_error, count) => done(count)))
  await until(async () => (await connections()) === 2)
  await until(async () => {
    await pause(20)
    return (await connections()) === 1
  })
  const before = taken
  await until(() => taken > before)

  assert.equal(slow.destroyed, false)
})

test('a key has at most 256 concurrent requests, and another key is not affected', async (t) => {
  const server = await startServer(t)
  const other = await server.withKey({})
  const held = Promise.withResolvers<void>()
  let running = 0
  server.app.addHook('preHandler', () => {
    running += 1
    return held.promise
  })
  const asked = Array.from({ length: 256 }, () => server.get('/style/all'))
  await until(() => running === 256)

  const refused = await server.get('/style/all')
  const allowed = other.get('/style/all')
  held.resolve()

  assert.equal(refused.status, 429)
  assert.equal(refused.headers['retry-after'], '1')
  assert.equal(
    refused.body.message,
    'Too many concurrent requests with this key. Wait for responses before sending more.',
  )
  assert.equal((await allowed).status, 200)
  assert.deepEqual(new Set((await Promise.all(asked)).map(({ status }) => status)), new Set([200]))
  assert.equal((await server.get('/style/all')).status, 200)
})

test('requests whose senders left before their key was known take no slot from it', async (t) => {
  const load = new KeyLoad()
  const gone: ServerResponse[] = []
  const server = createServer((_request, response) => void gone.push(response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.close())
  const { port } = server.address() as AddressInfo
  const sockets = Array.from({ length: 300 }, () => open(t, port))
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await until(() => gone.length === 300)
  for (const socket of sockets) socket.destroy()
  await until(() => gone.every((response) => response.destroyed))

  assert.deepEqual(new Set(gone.map((response) => load.enter(1, response))), new Set([true]))
  const last = open(t, port)
  last.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await until(() => gone.length === 301)
  assert.equal(load.enter(1, gone.at(-1)!), true)
})

test('after requests have waited long, further ones are refused immediately, and probes still respond', async (t) => {
  const { port, metrics, hold, advance, untilArrived, untilWorkingOn } = await serveBriefly(t, {
    running: 2,
    patience: 60_000,
  })
  const release = hold()
  const running = [get(port, '/work'), get(port, '/work')]
  await untilWorkingOn(2)
  const waiting = get(port, '/work')
  await untilArrived(3)
  advance(60_001)

  const refused = await get(port, '/work')
  const probe = await get(port, '/healthz')
  const counted = samples({ metrics }, 'kalends_http_requests')
  release()

  assert.equal(refused.status, 503)
  assert.deepEqual(counted, [
    'kalends_http_requests_queued 1',
    'kalends_http_requests_refused_total 1',
    'kalends_http_requests_running 2',
    'kalends_http_requests_total{kind="none",method="GET",status="5xx"} 1',
  ])
  assert.equal(refused.headers.get('retry-after'), '2')
  assert.equal(refused.headers.get('x-content-type-options'), 'nosniff')
  assert.deepEqual(await refused.json(), {
    status: 'error',
    message: 'The server is busy. Please try again in a moment.',
  })
  assert.equal(probe.status, 200)
  for (const answer of await Promise.all([...running, waiting])) assert.equal(answer.status, 200)
  assert.equal((await get(port, '/work')).status, 200)
})

test('a few requests may wait as long as it takes, so that none is refused after a stall', async (t) => {
  const { port, hold, advance, untilArrived, untilWorkingOn } = await serveBriefly(t, {
    running: 1,
    patience: 60_000,
    few: 2,
  })
  const release = hold()
  const running = get(port, '/work')
  await untilWorkingOn(1)
  const waiting = [get(port, '/work')]
  await untilArrived(2)
  advance(60_001)

  waiting.push(get(port, '/work'))
  await untilArrived(3)
  const refused = await get(port, '/work')
  release()

  assert.equal(refused.status, 503)
  for (const answer of await Promise.all([running, ...waiting])) assert.equal(answer.status, 200)
})

test('slow work does not hold up probes, no matter how many requests wait for it', async (t) => {
  const { port } = await serveBriefly(t, {})
  const sockets = Array.from({ length: 41 }, () => open(t, port))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const order: string[] = []
  const ask = async (socket: Socket, path: string) => {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    await once(socket, 'data')
    order.push(path)
  }

  const probe = sockets.pop()!
  const works = sockets.map((socket) => ask(socket, '/busy'))
  // All of them have arrived before it.
  await new Promise(setImmediate)
  await Promise.all([...works, ask(probe, '/healthz')])

  // A busy machine delivers its request late, but if it had to wait for all others, it would be the last.
  assert.ok(order.indexOf('/healthz') < 35, order.join())
})

test('when unread responses add up, those that have waited longest are dropped', async (t) => {
  const { port, untilArrived } = await serveBriefly(t, { unsent: 100_000_000 })
  const deaf: Socket[] = []
  for (let n = 0; n < 4; n += 1) {
    const socket = open(t, port)
    socket.pause()
    socket.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n')
    deaf.push(socket)
    await untilArrived(deaf.length)
  }

  await until(async () => {
    const { status } = await get(port, '/work')
    await pause(50)
    return status === 200 && (await isGone(deaf[0]!))
  })

  assert.equal(await isGone(deaf[3]!), false)
})

/** An application with little to do and low limits. */
async function serveBriefly(t: TestContext, limits: Partial<LoadLimits>) {
  const app = Fastify()
  let held: Promise<void> | undefined
  let [arrived, works, ahead] = [0, 0, 0]
  const large = Buffer.alloc(40_000_000)
  app.get('/healthz', async () => 'ok')
  app.get('/work', async () => {
    works += 1
    await held
    return 'done'
  })
  app.get('/busy', (_request, reply) => {
    const end = performance.now() + 10
    while (performance.now() < end);
    return reply.send('done')
  })
  app.get('/large', async () => large)
  const usual = { running: 1000, patience: 10_000, waiting: 1000, few: 0, unsent: Infinity }
  const metrics = new Registry()
  const monotonic = () => performance.now() + ahead
  shedLoad(app, { metrics, settings: { logLevel: 'silent', slowRequest: 1000 } }, { ...usual, ...limits }, monotonic)
  const port = await listen(t, app)
  t.after(() => app.close())
  app.server.on('request', () => (arrived += 1))
  return {
    port,
    metrics,
    advance: (milliseconds: number) => void (ahead += milliseconds),
    /** Whether they run, wait or were refused. */
    untilArrived: (count: number) => until(() => arrived === count),
    untilWorkingOn: (count: number) => until(() => works === count),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
  }
}

async function listen(t: TestContext, app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  t.after(() => app.server.closeAllConnections())
  return (app.server.address() as AddressInfo).port
}

const get = (port: number, path: string) => fetch(`http://127.0.0.1:${port}${path}`)

function open(t: TestContext, port: number): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  t.after(() => socket.destroy())
  return socket
}

/** Whether the other end has closed it, which shows when sent data is read. */
async function isGone(socket: Socket): Promise<boolean> {
  if (socket.destroyed) return true
  socket.resume()
  await Promise.race([once(socket, 'close'), pause(20)])
  socket.pause()
  return socket.destroyed
}

function answersIn(text: string): string[] {
  return text.split(/(?=HTTP\/1\.1 \d)/)
}
