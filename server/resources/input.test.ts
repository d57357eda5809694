import assert from 'node:assert/strict'
import { type IncomingMessage, request } from 'node:http'
import { type Socket, connect } from 'node:net'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { postForm, rsvpEvent } from '../testing/attendee.ts'
import { type Answer, startServer } from '../testing/server.ts'

const style = { name: 'x', options: ['ical'] }

function faultyFields(answer: Answer): string[] {
  assert.equal(answer.status, 400, answer.text)
  return answer.body.details.errors.map((error: { field: string }) => error.field)
}

test('unknown keys are ignored and named in warnings, inside lists as well', async (t) => {
  const server = await startServer(t)

  const made = await server.post('/cta-block', {
    name: 'CTA',
    type: 'form',
    url: 'https://example.org/in',
    org_id: 2,
    fields: [{ type: 'text', name: 'company', colour: 'red' }],
  })

  assert.deepEqual(made.body, {
    status: 'success',
    message: 'created',
    id: '1',
    warnings: [
      'org_id is not a known field and was ignored.',
      'fields[0].colour is not a known field and was ignored.',
    ],
  })
  assert.deepEqual((await server.get('/cta-block/1')).body.fields, [
    { type: 'text', name: 'company', required: false, label: null, placeholder: null, default: null },
  ])
})

test('keys that target a prototype have no effect', async (t) => {
  const server = await startServer(t)

  const made = await server.post(
    '/style',
    '{"name":"x","options":["ical"],"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  )
  const labels = await server.post(
    '/style',
    '{"name":"x","options":["ical"],"customLabels":{"__proto__":"a","toString":"b"}}',
  )
  const query = await server.get('/style/all?__proto__[a]=1&constructor=2')
  const header = await server.get('/style/all', { __proto__x: 'x', ['__proto__']: 'x' })

  assert.equal(made.status, 201)
  assert.equal(made.body.warnings.length, 2)
  assert.ok(!(await server.get('/style/1')).text.includes('polluted'))
  assert.deepEqual(faultyFields(labels), ['customLabels.__proto__', 'customLabels.toString'])
  assert.equal(query.status, 400)
  assert.equal(header.status, 200)
  assert.equal(({} as { polluted?: unknown }).polluted, undefined)
})

test('all faults of a request are reported at once', async (t) => {
  const server = await startServer(t)

  const answer = await server.post('/style', {
    name: '',
    size: '11',
    lightMode: 'dim',
    inline: 'true',
    buttonStyle: 'custom',
  })

  assert.deepEqual(faultyFields(answer).toSorted(), ['customCss', 'inline', 'lightMode', 'name', 'options', 'size'])
  assert.deepEqual(faultyFields(await server.post('/style', { ...style, size: '11', buttonStyle: 'custom' })), [
    'size',
    'customCss',
  ])
  assert.deepEqual((await server.get('/style/all')).body, [])
})

test('a body that is too deep, too wide or too large is refused before it is traversed', async (t) => {
  const server = await startServer(t)
  const post = (payload: string) => server.post('/style', payload)
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

  assert.equal(
    (await post('['.repeat(100_000))).body.message,
    'The JSON body is nested too deeply. At most 20 levels are accepted.',
  )
  assert.equal(
    (await post(nested(21))).body.message,
    'The JSON body is nested too deeply. At most 20 levels are accepted.',
  )
  assert.equal((await post(nested(20))).body.message, 'The body must be a JSON object.')
  const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [i, 0])))
  assert.equal((await post(wide)).body.message, 'The JSON body has too many keys. At most 2000 are accepted.')
  const filled = (bytes: number) => JSON.stringify({ ...style, filler: 'x'.repeat(bytes - 43) })
  assert.deepEqual([filled(262_144).length, (await post(filled(262_144))).status], [262_144, 201])
  assert.deepEqual([filled(262_145).length, (await post(filled(262_145))).status], [262_145, 413])
})

test('a sender that reads only after it has sent everything still gets the 413 for a body that is too large', async (t) => {
  const server = await startServer(t)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const send = async (bytes: number, isChunked: boolean) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
      .setEncoding('utf8')
      .pause()
    const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`
    const head = ['POST /v1/style HTTP/1.1', 'Host: localhost', `Authorization: ${server.key}`, length]
    const [before, after] = isChunked ? [`${bytes.toString(16)}\r\n`, '\r\n0\r\n\r\n'] : ['', '']
    const failed: string[] = []
    socket.on('error', ({ message }) => failed.push(message))
    socket.write(`${head.join('\r\n')}\r\nContent-Type: application/json\r\n\r\n${before}`)
    socket.write(Buffer.alloc(bytes, ' '))
    await new Promise((written) => socket.write(after, written))
    return { failed, answer: (await socket.toArray().catch(() => [])).join('') }
  }

  for (const bytes of [262_145, 1_000_000, 10_000_000]) {
    for (const isChunked of [false, true]) {
      const { failed, answer } = await send(bytes, isChunked)
      assert.deepEqual([bytes, isChunked, failed], [bytes, isChunked, []])
      assert.match(answer, /^HTTP\/1\.1 413 /)
      assert.match(answer, /\r\nconnection: close\r\n/i)
      assert.match(answer, /\r\nx-content-type-options: nosniff\r\n/)
      assert.ok(
        answer.endsWith('{"status":"error","message":"The body is too large. At most 262,144 bytes are accepted."}'),
      )
    }
  }
})

test('the form of a page has a separate limit, which the refusal names', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)
  const send = (bytes: number) =>
    postForm(server, `/${event}/rsvp`, { email: 'x'.repeat(bytes - 'email='.length) }, { accept: 'application/json' })

  const [taken, refused] = [await send(65_536), await send(65_537)]

  assert.equal(taken.status, 400)
  assert.equal(refused.status, 413)
  assert.equal(refused.body.message, 'The body is too large. At most 65,536 bytes are accepted.')
})

test('an endless body gets a response while it is being sent, and is cut off', async (t) => {
  const server = await startServer(t)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const connected = new Promise<Socket>((resolve) => server.app.server.on('connection', resolve))
  const sending = request(`${address}/v1/style`, {
    method: 'POST',
    headers: { authorization: server.key, 'content-type': 'application/json' },
  }).on('error', () => {})
  const answered = new Promise<IncomingMessage>((resolve) => sending.on('response', resolve))

  const chunk = Buffer.alloc(65_536, ' ')
  const more = () => void (sending.destroyed || sending.write(chunk, () => setImmediate(more)))
  more()
  const connection = await connected
  const answer = await answered
  answer.resume().on('error', () => {})
  await new Promise((closed) => connection.once('close', closed))

  assert.equal(answer.statusCode, 413)
  assert.ok(connection.bytesRead < 20_000_000, `${connection.bytesRead} bytes were read`)
  sending.destroy()
})

test('only JSON is accepted', async (t) => {
  const server = await startServer(t)
  const send = async (type: string, payload: string | Buffer) => {
    const answer = await server.request({
      method: 'POST',
      url: '/v1/style',
      headers: { authorization: server.key, 'content-type': type },
      payload,
    })
    return answer.status
  }
  const invalid = '{"name":5}'

  assert.equal(await send('text/plain', invalid), 415)
  assert.equal(await send('application/x-www-form-urlencoded', 'name=x'), 415)
  assert.ok([400, 415].includes(await send('application/json\t; x', invalid)))
  assert.equal(await send('Application/JSON ;charset=utf-8', invalid), 400)
  assert.equal(await send('application/json', '{"name":'), 400)
  assert.equal(await send('application/json', Buffer.from('7b22ff223a317d', 'hex')), 400)
  for (const charset of ['utf-16', 'iso-8859-1', '"utf-16le"', ''])
    assert.equal(await send(`application/json; charset=${charset}`, invalid), 415, charset)
  for (const charset of ['UTF-8', '"utf-8"', 'us-ascii'])
    assert.equal(await send(`application/json; charset=${charset}`, invalid), 400, charset)
  const malformed = await server.post('/style', '{"name":')
  assert.equal(
    malformed.body.message,
    'The body is not valid JSON: expected a value after the colon but the body ends at line 1, column 9.',
  )
  for (const nothing of ['', '[]', 'null', '5', '"x"']) {
    assert.equal((await server.post('/style', nothing)).body.message, 'The body must be a JSON object.')
  }
})

test('a body with another charset or a Content-Encoding is refused', async (t) => {
  const server = await startServer(t)
  const encoded = (encoding: string) =>
    server.request({
      method: 'POST',
      url: '/v1/style',
      headers: { authorization: server.key, 'content-type': 'application/json', 'content-encoding': encoding },
      payload: gzipSync(JSON.stringify(style)),
    })

  const gzip = await encoded('gzip')
  const brotli = await encoded('Br')
  const utf16 = await server.post('/style', style, { 'content-type': 'application/json; charset=utf-16' })
  const identity = await server.post('/style', style, { 'content-encoding': 'identity' })

  assert.deepEqual([gzip.status, brotli.status, utf16.status, identity.status], [415, 415, 415, 201])
  assert.equal(gzip.body.message, 'A body with a Content-Encoding is not accepted. Send it uncompressed.')
  assert.equal(utf16.body.message, 'This charset is not accepted. Send the body as application/json in UTF-8.')
  assert.equal((await server.get('/style/all')).body.length, 1)
})
