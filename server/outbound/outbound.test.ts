import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { type TestContext, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import type { RequestListener } from 'node:http'
import { readSettings } from '../config.ts'
import { startDns } from '../testing/dns.ts'
import type { DnsRecords } from '../testing/dns.ts'
import { startWeb } from '../testing/web.ts'
import { type Limits, fetchUntrusted } from './client.ts'
import type { OutboundFailure } from './failure.ts'
import { mayDial } from './permission.ts'

const MiB = 1024 * 1024

/** A permitted host and a canary on one port, and names that resolve to them. */
async function outside(t: TestContext, answer: RequestListener, records: DnsRecords = {}) {
  const { host, canary } = await startWeb(t, answer)
  const settings = readSettings({
    OUTBOUND_ALLOW: `127.0.0.2:${host.port}`,
    DNS_SERVERS: await startDns(t, { A: { 'permitted.example': ['127.0.0.2'] }, ...records }),
  })
  const get = (url: string, limits?: Limits) =>
    fetchUntrusted(url.replace('PORT', String(host.port)), { redirects: 3 }, settings, limits)
  return { host, canary, settings, get }
}

test('a permitted host gets exactly one request', async (t) => {
  const { host, get } = await outside(t, (_request, response) => {
    response.setHeader('etag', '"one"')
    response.end('hello')
  })

  const answer = await get('http://permitted.example:PORT/a?b=c')

  assert.deepEqual([answer.status, answer.headers.get('etag'), answer.bytes.toString()], [200, '"one"', 'hello'])
  assert.deepEqual(
    host.requests.map(({ url, headers }) => [url, headers.host, headers['user-agent']]),
    [['/a?b=c', `permitted.example:${host.port}`, 'Kalends']],
  )
})

test('an address inside our network is never dialled, in any notation', async (t) => {
  const { canary, get } = await outside(t, (_request, response) => response.end(), {
    A: { 'permitted.example': ['127.0.0.2'], localhost: ['127.0.0.1'] },
  })

  for (const url of [
    'http://127.0.0.1:PORT/',
    'http://127.1:PORT/',
    'http://localhost:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://[::ffff:7f00:1]:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f000001:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://１２７.0.0.1:PORT/',
    'http://169.254.169.254/',
    'http://10.0.0.1/',
    'http://127.0.0.2:1/',
    'http://user:password@permitted.example:PORT/',
    'file:///etc/passwd',
    'data:text/calendar,x',
  ]) {
    await assert.rejects(get(url), { name: 'OutboundFailure', reason: 'address' }, url)
  }
  assert.equal(canary.connections(), 0)
})

test('a name is refused if any of its addresses is internal', async (t) => {
  const { host, canary, get } = await outside(t, (_request, response) => response.end(), {
    A: {
      'inside.example': ['127.0.0.1'],
      'mixed.example': ['127.0.0.2', '127.0.0.1'],
      'six.example': ['127.0.0.2'],
    },
    AAAA: { 'six.example': ['::1'], 'mapped.example': ['::ffff:7f00:1'] },
  })

  for (const name of ['inside', 'mixed', 'six', 'mapped']) {
    await assert.rejects(get(`http://${name}.example:PORT/`), { reason: 'address' }, name)
  }
  await assert.rejects(get('http://unknown.example:PORT/'), { reason: 'unreachable' })
  assert.deepEqual([host.connections(), canary.connections()], [0, 0])
})

test('a name is resolved once per connection, which dials the address that was checked', async (t) => {
  const answers = [['127.0.0.2'], ['127.0.0.1']]
  let asked = 0
  const { host, canary, get } = await outside(t, (_request, response) => response.end('hello'), {
    A: { 'rebinding.example': () => answers[asked++]! },
  })

  const first = await get('http://rebinding.example:PORT/')
  const askedFirst = asked
  const second = get('http://rebinding.example:PORT/')

  assert.equal(first.bytes.toString(), 'hello')
  assert.equal(askedFirst, 1)
  await assert.rejects(second, { reason: 'address' })
  assert.equal(asked, 2)
  assert.deepEqual([host.connections(), canary.connections()], [1, 0])
})

test('redirects are checked like addresses, and at most three are followed', async (t) => {
  let asked = 0
  const { host, canary, get } = await outside(
    t,
    ({ url = '' }, response) => {
      const targets: Record<string, string> = {
        '/canary': `http://127.0.0.1:${host.port}/`,
        '/rebinding': `http://rebinding.example:${host.port}/again`,
        '/file': 'file:///etc/passwd',
        '/3': '/2',
        '/2': '/1',
        '/1': '/0',
        '/4': '/3',
      }
      if (targets[url]) response.writeHead(302, { location: targets[url] })
      response.end('hello')
    },
    {
      A: { 'permitted.example': ['127.0.0.2'], 'rebinding.example': () => [asked++ === 0 ? '127.0.0.2' : '127.0.0.1'] },
    },
  )

  for (const url of [
    'http://permitted.example:PORT/canary',
    'http://rebinding.example:PORT/rebinding',
    'http://permitted.example:PORT/file',
  ]) {
    await assert.rejects(get(url), { reason: 'address' }, url)
  }
  const three = await get('http://permitted.example:PORT/3')
  const four = await get('http://permitted.example:PORT/4')

  assert.deepEqual([three.status, three.bytes.toString()], [200, 'hello'])
  assert.deepEqual([four.status, four.bytes.toString()], [302, ''])
  assert.equal(canary.connections(), 0)
})

test('the body of an error response is not passed on', async (t) => {
  const { get } = await outside(t, (_request, response) => response.writeHead(403).end('secret'))

  const answer = await get('http://permitted.example:PORT/')

  assert.deepEqual([answer.status, answer.bytes.length], [403, 0])
})

test('an endless body is cut off at the limit', async (t) => {
  let sent = 0
  const piece = Buffer.alloc(MiB / 4)
  const { get } = await outside(t, ({ url }, response) => {
    if (url === '/sized') response.setHeader('content-length', 1024 * MiB)
    const more = () => {
      for (let room = true; room && sent < 1024 * MiB && !response.destroyed; sent += piece.length) {
        room = response.write(piece)
      }
    }
    response.on('drain', more)
    more()
  })

  await assert.rejects(get('http://permitted.example:PORT/'), { reason: 'size' })
  await assert.rejects(get('http://permitted.example:PORT/sized'), { reason: 'size' })

  assert.ok(sent < 64 * MiB, `${sent} bytes were sent`)
})

test('a small body that decompresses to a huge one is cut off at the limit', async (t) => {
  const bomb = Buffer.concat(Array<Buffer>(1024).fill(gzipSync(Buffer.alloc(MiB))))
  const { get } = await outside(t, ({ url }, response) => {
    response.setHeader('content-encoding', 'gzip')
    response.end(url === '/fits' ? gzipSync(Buffer.alloc(5 * MiB)) : bomb)
  })
  const before = process.memoryUsage().arrayBuffers
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().arrayBuffers - before)), 2)
  t.after(() => clearInterval(watch))

  await assert.rejects(get('http://permitted.example:PORT/'), { reason: 'size' })
  const fits = await get('http://permitted.example:PORT/fits')

  assert.equal(fits.bytes.length, 5 * MiB)
  assert.ok(most < 64 * MiB, `${most} bytes more were in use`)
})

test('a response that trickles in times out, even while bytes still arrive', async (t) => {
  const { get } = await outside(t, (_request, response) => {
    const drip = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(drip))
  })

  const answer = get('http://permitted.example:PORT/', { connect: 3000, total: 300, bytes: MiB })

  await assert.rejects(answer, { reason: 'time' })
})

test('a connection that cannot be established times out before the overall limit', async (t) => {
  const { settings } = await outside(t, (_request, response) => response.end())
  const silent = createServer().listen(0, '127.0.0.2')
  t.after(() => silent.close())
  await new Promise((done) => silent.once('listening', done))
  const { port } = silent.address() as { port: number }
  const allowing = { ...settings, outboundAllow: [{ address: '127.0.0.2', prefix: 32, port }] }
  const limits = { connect: 200, total: 10_000, bytes: MiB }

  const answer = fetchUntrusted(`https://permitted.example:${port}/`, { redirects: 0 }, allowing, limits)

  await assert.rejects(answer, (failure: OutboundFailure) => {
    const { cause } = failure.cause as Error
    assert.deepEqual([failure.reason, (cause as { code: string }).code], ['time', 'UND_ERR_CONNECT_TIMEOUT'])
    return true
  })
})

test('a request can be aborted', async (t) => {
  const { host, settings } = await outside(t, () => {})
  const stop = new AbortController()

  const answer = fetchUntrusted(
    `http://permitted.example:${host.port}/`,
    { redirects: 0, signal: stop.signal },
    settings,
  )
  setTimeout(() => stop.abort(), 50)

  await assert.rejects(answer, { reason: 'stopped' })
  const late = fetchUntrusted(`http://permitted.example:${host.port}/`, { redirects: 0, signal: stop.signal }, settings)
  await assert.rejects(late, { reason: 'stopped' })
})

test('public addresses are dialled on the usual ports, others only if the operator allows them', () => {
  const allowed = readSettings({ OUTBOUND_ALLOW: '10.0.0.5:5232,10.1.0.0/16,[fd00::/8]:443' }).outboundAllow

  for (const [address, port] of [
    ['8.8.8.8', 80],
    ['2606:4700::1111', 443],
    ['8.8.8.8', 8080],
    ['8.8.8.8', 8443],
    ['10.0.0.5', 5232],
    ['10.1.2.3', 443],
    ['fd12::1', 443],
  ] as const) {
    assert.ok(mayDial(address, port, allowed), `${address} ${port}`)
  }
  for (const [address, port] of [
    ['8.8.8.8', 22],
    ['10.0.0.5', 80],
    ['10.1.2.3', 5432],
    ['10.2.0.1', 443],
    ['fd12::1', 80],
    ['::1', 443],
  ] as const) {
    assert.ok(!mayDial(address, port, allowed), `${address} ${port}`)
  }
})
