import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { test } from 'node:test'
import { migratedSettings } from '../testing/database.ts'
import { envOf, spawnServer } from '../testing/kalends.ts'
import { serveSettings } from '../testing/server.ts'

const keyIn = (text: string) => /kal_[0-9a-f]{12}_[\w-]{43}/.exec(text)?.[0]

/** A request that the server has begun to read, kept open as long as the test needs. */
async function openRequest(url: string, key: string): Promise<{ socket: Socket; finish(): Promise<string> }> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).setEncoding('utf8')
  const body = '{"name":"Late","options":["ical"]}'
  const head = [
    'POST /v1/style HTTP/1.1',
    `Host: ${hostname}`,
    `Authorization: ${key}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const [answered] = await once(socket, 'data')
  assert.match(answered, /^HTTP\/1\.1 100 /)
  return {
    socket,
    async finish() {
      let answer = ''
      socket.on('data', (text) => (answer += String(text)))
      socket.write(body)
      await once(socket, 'close')
      return answer
    },
  }
}

/** A stopping server may close an idle connection just as it is used. */
const ask = (url: string, init: RequestInit = {}): Promise<Response> => fetch(url, init).catch(() => ask(url, init))

const readiness = async (url: string) => (await ask(`${url}/readyz`)).status

/** Signals are asynchronous. It has arrived when the server says so. */
async function untilDraining(url: string) {
  while ((await readiness(url)) !== 503) await new Promise((done) => setTimeout(done, 5))
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`on ${signal} a running request is completed, new ones are refused, and the server exits with 0`, async (t) => {
    const settings = await migratedSettings(t)
    const server = await spawnServer(t, envOf(settings, { STOP_TIMEOUT: '600' }))
    const key = keyIn(server.stdout())!
    const running = await openRequest(server.url, key)
    const before = await readiness(server.url)

    server.child.kill(signal)
    await untilDraining(server.url)
    const refused = await ask(`${server.url}/v1/style/all`, { headers: { authorization: key } })
    const alive = await ask(`${server.url}/healthz`)
    const answer = await running.finish()

    assert.equal(before, 200)
    assert.equal(refused.status, 503)
    assert.equal(refused.headers.get('retry-after'), '5')
    assert.deepEqual(await refused.json(), {
      status: 'error',
      message: 'The server is stopping. Try again in a moment.',
    })
    assert.equal(alive.status, 200)
    assert.match(answer, /^HTTP\/1\.1 201 Created\r\n/)
    assert.equal(await server.ended, 0)
    assert.equal(server.stderr(), '')
    const again = await serveSettings(t, settings)
    const styles = await again.request({ url: '/v1/style/all', headers: { authorization: key } })
    assert.deepEqual(styles.body, [{ id: 1, name: 'Late' }])
  })
}

test('a request that does not end is cut off after STOP_TIMEOUT, and not before', async (t) => {
  const [brief, patient] = await Promise.all(
    ['1', '600'].map(async (STOP_TIMEOUT) => {
      const server = await spawnServer(t, envOf(await migratedSettings(t), { STOP_TIMEOUT }))
      return { ...server, request: await openRequest(server.url, keyIn(server.stdout())!) }
    }),
  )
  // The cut is expected here; without a listener it would fail the test.
  brief!.request.socket.on('error', () => {})

  for (const { child } of [patient!, brief!]) child.kill('SIGTERM')
  const code = await brief!.ended
  const answer = await patient!.request.finish()

  assert.equal(code, 0)
  assert.match(answer, /^HTTP\/1\.1 201 Created\r\n/)
  assert.equal(await patient!.ended, 0)
})

test('a second signal exits immediately with 1, but Ctrl-C under npm, which arrives twice, does not', async (t) => {
  const server = await spawnServer(t, envOf(await migratedSettings(t), { LOG_LEVEL: 'info', STOP_TIMEOUT: '600' }))
  const running = await openRequest(server.url, keyIn(server.stdout())!)
  running.socket.on('error', () => {})

  server.child.kill('SIGINT')
  server.child.kill('SIGINT')
  while (!server.stderr().includes('another signal ends them immediately')) {
    const ended = await Promise.race([server.ended, once(server.child.stderr, 'data').then(() => undefined)])
    assert.equal(ended, undefined)
  }
  assert.equal(server.child.exitCode, null)
  server.child.kill('SIGINT')

  assert.equal(await server.ended, 1)
})
