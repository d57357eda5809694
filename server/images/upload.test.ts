import assert from 'node:assert/strict'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { Dicer } from '@fastify/busboy'
import { padded, photo, png } from '../testing/pictures.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { type Part, form, imagesOf, send, upload } from '../testing/uploads.ts'
import { readFile } from './form.ts'

test('each accepted content type is stored in its own format; image/jpg is image/jpeg', async (t) => {
  const server = await startServer(t)
  const picture = photo(60, 40)
  const jpeg = await picture.clone().jpeg().toBuffer()
  const files = {
    'image/webp': await picture.clone().webp().toBuffer(),
    'image/gif': await picture.clone().gif().toBuffer(),
    'image/png': await picture.clone().png().toBuffer(),
    'image/jpg': jpeg,
    'image/jpeg': jpeg,
  }

  for (const [type, bytes] of Object.entries(files)) assert.equal((await upload(server, bytes, type)).status, 201)

  const stored = (await imagesOf(server)).map(({ type, width, height }) => `${type} ${width}x${height}`)
  assert.deepEqual(stored.toSorted(), [
    'image/gif 60x40',
    'image/jpeg 60x40',
    'image/jpeg 60x40',
    'image/png 60x40',
    'image/webp 60x40',
  ])
})

test('only a key with the scope Read & Write may upload', async (t) => {
  const server = await startServer(t)
  const content = await png(4, 4)

  for (const scope of ['read', 'write'] as const) {
    const caller = await server.withKey({ scope })
    const answer = await send(server, [{ type: 'image/png', content }], {}, caller)

    assert.equal(answer.status, 401)
    assert.deepEqual(answer.body, { status: 'error', message: 'Not authenticated.' })
  }
  assert.deepEqual(await imagesOf(server), [])
})

test('the form has exactly one file field, named file; other fields are ignored', async (t) => {
  const server = await startServer(t)
  const content = await png(4, 4)
  const file: Part = { type: 'image/png', content }
  const folder: Part = { name: 'folder', content: '../../x' }

  const refused = [
    await send(server, []),
    await send(server, [folder]),
    await send(server, [{ name: 'file', content: 'not a file' }]),
    await send(server, [{ ...file, name: 'image' }]),
    await send(server, [file, file]),
    await send(server, [file, { ...file, name: 'image' }]),
    await send(server, [file], { 'content-type': 'multipart/form-data' }),
    await send(server, [file], { 'content-type': 'multipart/form-data; boundary=another' }),
    await server.request({ method: 'POST', url: '/v1/upload-image', headers: { authorization: server.key } }),
  ]

  for (const answer of refused) {
    assert.equal(answer.status, 400, answer.text)
    assert.equal(answer.body.details.errors[0].field, 'file')
    assert.match(answer.body.message, /^file /)
  }
  assert.deepEqual(await imagesOf(server), [])
  const taken = await send(server, [folder, { name: '__proto__', content: 'x' }, file, folder])
  assert.equal(taken.status, 201, taken.text)
})

test('a form has at most 20 parts, each with at most 10 headers of 4,096 bytes', async (t) => {
  const server = await startServer(t)
  const file: Part = { type: 'image/png', content: await png(4, 4) }
  const fields = (count: number) => Array.from({ length: count }, (): Part => ({ name: 'folder', content: 'x' }))
  const padding = (count: number, length: number) =>
    `image/png${Array.from({ length: count }, (_, i) => `\r\nx-${i}: ${'x'.repeat(length)}`).join('')}`

  const parts = await send(server, [...fields(20), file])
  const headers = await send(server, [{ ...file, type: padding(9, 1) }])
  const bytes = await send(server, [{ ...file, type: padding(1, 4100) }])
  const manyBytes = await send(server, [{ ...file, type: padding(1, 100_000) }])
  const taken = await send(server, [...fields(19), { ...file, type: padding(8, 400) }])

  const large =
    'file is in a part whose headers are too large. At most 10 headers with 4,096 bytes in total are accepted.'
  assert.deepEqual(
    [parts, headers, bytes, manyBytes].map(({ status, body }) => [status, body.message]),
    [
      [400, 'file is one of too many parts. At most 20 are accepted.'],
      [400, large],
      [400, large],
      [400, large],
    ],
  )
  assert.equal(taken.status, 201, taken.text)
})

test('a form that ends before its last boundary is refused', async (t) => {
  const server = await startServer(t)
  const { headers, payload } = form([{ type: 'image/png', content: await png(40, 40) }])

  const answer = await server.request({
    method: 'POST',
    url: '/v1/upload-image',
    headers: { authorization: server.key, ...headers },
    payload: payload.subarray(0, -40),
  })

  assert.equal(answer.status, 400)
  assert.equal(answer.body.details.errors[0].field, 'file')
  assert.deepEqual(await imagesOf(server), [])
})

test('a body that is not a form gets 415', async (t) => {
  const server = await startServer(t)

  const json = await server.post('/upload-image', { file: 'x' })
  const raw = await server.post('/upload-image', 'x', { 'content-type': 'image/png' })
  const encoded = await send(server, [{ type: 'image/png', content: 'x' }], { 'content-encoding': 'gzip' })
  const elsewhere = await server.post('/style', 'x', { 'content-type': 'multipart/form-data; boundary=border' })

  assert.equal(json.status, 415)
  assert.match(json.body.message, /multipart\/form-data/)
  assert.equal(json.body.details.errors[0].field, 'file')
  assert.equal(raw.status, 415)
  assert.equal(encoded.status, 415)
  assert.equal(encoded.body.message, 'A body with a Content-Encoding is not accepted. Send it uncompressed.')
  assert.equal(elsewhere.status, 415)
  assert.match(elsewhere.body.message, /application\/json/)
})

test('1,048,570 bytes are accepted and one more gets 413', async (t) => {
  const server = await startServer(t)
  const small = await png(60, 40)
  const exact = padded(small, 1_048_570)
  const over = padded(small, 1_048_571)

  const taken = await upload(server, exact)
  const refused = await upload(server, over)

  assert.deepEqual([exact.length, over.length], [1_048_570, 1_048_571])
  assert.equal(taken.status, 201, taken.text)
  assert.equal(refused.status, 413)
  assert.equal(refused.body.message, 'file is too large. At most 1,048,570 bytes are accepted.')
  assert.equal((await imagesOf(server)).length, 1)
})

test('two large files are one file too many, and endless fields are too large', async (t) => {
  const server = await startServer(t)
  const large = padded(await png(60, 40), 1_000_000)

  const two = await send(server, [
    { type: 'image/png', content: large },
    { type: 'image/png', content: large },
  ])
  const fields = await send(server, [{ name: 'folder', content: 'x'.repeat(1_200_000) }])

  assert.equal(two.status, 400)
  assert.equal(two.body.message, 'file must be sent only once. Upload one image per request.')
  assert.equal(fields.status, 413)
})

test('an endless body gets a response at the limit, and is cut off after 16 MB', async (t) => {
  const server = await startServer(t)
  const { headers, payload } = form([{ type: 'image/png', content: await png(4, 4) }])
  const connected = new Promise<Socket>((resolve) => server.app.server.on('connection', resolve))
  const sending = await startUpload(server, headers)
  const answered = new Promise<IncomingMessage>((resolve) => sending.on('response', resolve))

  sending.write(payload.subarray(0, -20))
  const more = setInterval(() => sending.write(Buffer.alloc(65_536)), 1)
  t.after(() => clearInterval(more))
  const connection = await connected
  const closed = new Promise((resolve) => connection.on('close', resolve))
  const answer = await answered
  await closed

  assert.equal(answer.statusCode, 413)
  assert.ok(connection.bytesRead < 20_000_000, `${connection.bytesRead} bytes were read`)
  assert.deepEqual(await imagesOf(server), [])
})

test('the sender of a file that is far too large learns why it is refused', async (t) => {
  const server = await startServer(t)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { headers, payload } = form([{ type: 'image/png', content: Buffer.alloc(8_000_000) }])

  const answer = await fetch(`${address}/v1/upload-image`, {
    method: 'POST',
    headers: { authorization: server.key, ...headers },
    body: new Uint8Array(payload),
  })

  assert.equal(answer.status, 413)
})

test('nothing more of a form is parsed after it is refused for too many parts', async (t) => {
  const parts = Array.from({ length: 1000 }, () => '--border\r\ncontent-disposition: form-data; name=a\r\n\r\n\r\n')
  let parsed = 0
  const { emit } = Dicer.prototype
  Dicer.prototype.emit = function emitCounted(event: string | symbol, ...values: unknown[]) {
    if (event === 'part') parsed += 1
    return emit.call(this, event, ...values)
  }
  t.after(() => (Dicer.prototype.emit = emit))

  const reading = readFile(Readable.from([Buffer.from(parts.join(''))]), 'multipart/form-data; boundary=border')

  await assert.rejects(reading, { message: 'file is one of too many parts. At most 20 are accepted.' })
  assert.ok(parsed < 100, `${parsed} parts were parsed`)
})

test('a sender that reads only after it has sent everything gets the response', async (t) => {
  const server = await startServer(t)
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  const part = '--border\r\ncontent-disposition: form-data; name=a\r\n\r\n\r\n'
  const body = part.repeat(100_000)
  const socket = connect(Number(port), '127.0.0.1')
  t.after(() => socket.destroy())
  // After the response, the connection may be reset.
  socket.on('error', () => {})
  const head = [
    'POST /v1/upload-image HTTP/1.1',
    'host: localhost',
    `authorization: ${server.key}`,
    'content-type: multipart/form-data; boundary=border',
    'transfer-encoding: chunked',
  ]

  socket.pause()
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.length.toString(16)}\r\n`)
  await new Promise((sent) => socket.write(`${body}\r\n0\r\n\r\n`, sent))
  const [answer] = (await once(socket.resume(), 'data', { signal: AbortSignal.timeout(60_000) })) as [Buffer]

  assert.match(answer.toString(), /^HTTP\/1.1 400 /)
})

test('an aborted upload leaves nothing behind', async (t) => {
  const server = await startServer(t)
  const { headers, payload } = form([{ type: 'image/png', content: await png(40, 40) }])
  const ended = new Promise((resolve) => {
    server.app.server.on('request', (_request, response) => response.on('close', resolve))
  })

  const sending = await startUpload(server, headers)
  sending.write(payload.subarray(0, 200), () => sending.destroy())
  await ended

  assert.deepEqual(await imagesOf(server), [])
  assert.equal((await upload(server, await png(4, 4))).status, 201)
})

/** An upload over a real connection, without a known length. */
async function startUpload(server: TestServer, headers: Record<string, string>): Promise<ClientRequest> {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const sending = request(`${address}/v1/upload-image`, {
    method: 'POST',
    headers: { authorization: server.key, ...headers },
  })
  return sending.on('error', () => {})
}

test('many concurrent uploads all succeed', async (t) => {
  const server = await startServer(t)
  const content = await photo(400, 300).webp().toBuffer()

  const answers = await Promise.all(Array.from({ length: 12 }, () => upload(server, content, 'image/webp')))

  assert.deepEqual(
    answers.map((answer) => answer.status),
    Array(12).fill(201),
  )
  assert.equal(new Set(answers.map((answer) => answer.body.id)).size, 12)
})
