import assert from 'node:assert/strict'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import { test } from 'node:test'
import sharp from 'sharp'
import { type Caller, type TestServer, startServer } from '../testing/server.ts'
import { animation, hollowGif, hugePng, padded, photo, png } from '../testing/pictures.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'
const malformedIds = ['x', 'preset-', 'preset-dusk', '..%2f..%2fpackage.json', '%00', unknownId.slice(1)]

interface Part {
  name?: string
  type?: string
  content: Buffer | string
}

function form(parts: Part[]): { headers: Record<string, string>; payload: Buffer } {
  const chunks = parts.flatMap(({ name = 'file', type, content }) => [
    Buffer.from(`--border\r\ncontent-disposition: form-data; name="${name}"${type ? '; filename="../a.png"' : ''}\r\n`),
    Buffer.from(type ? `content-type: ${type}\r\n\r\n` : '\r\n'),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=border' },
    payload: Buffer.concat([...chunks, Buffer.from('--border--\r\n')]),
  }
}

function send(
  server: TestServer,
  parts: Part[],
  headers: Record<string, string> = {},
  { key }: Pick<Caller, 'key'> = server,
) {
  const sent = form(parts)
  return server.request({
    method: 'POST',
    url: '/v1/upload-image',
    headers: { authorization: key, ...sent.headers, ...headers },
    payload: sent.payload,
  })
}

const upload = (server: TestServer, content: Buffer | string, type = 'image/png') => send(server, [{ type, content }])

async function served(server: TestServer, id: string): Promise<Buffer> {
  return (await server.app.inject({ url: `/files/${id}` })).rawPayload
}

function imagesOf(server: TestServer, organization = server.organization) {
  return server.context.database.read((db) =>
    db.selectFrom('image').select(['id', 'type', 'width', 'height']).where('organization', '=', organization).execute(),
  )
}

test('an uploaded image is stored, and served to everybody under its id', async (t) => {
  const server = await startServer(t)

  const answer = await upload(server, await png(60, 40))

  const { id } = answer.body
  assert.equal(answer.status, 201)
  assert.match(id, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  assert.deepEqual(answer.body, { status: 'success', message: 'created', id })
  const file = await server.app.inject({ url: `/files/${id}` })
  assert.equal(file.statusCode, 200)
  assert.equal(file.headers['content-type'], 'image/png')
  assert.equal(file.headers['content-length'], String(file.rawPayload.length))
  assert.equal(file.headers['cache-control'], 'public, max-age=31536000, immutable')
  assert.equal(file.headers['x-content-type-options'], 'nosniff')
  assert.equal(file.headers['content-security-policy'], "default-src 'none'; sandbox")
  assert.equal(file.headers['cross-origin-resource-policy'], 'cross-origin')
  const { width, height } = await sharp(file.rawPayload).metadata()
  assert.deepEqual([width, height], [60, 40])
})

test('a file that has not changed is answered with 304, and HEAD with its headers', async (t) => {
  const server = await startServer(t)
  const { id } = (await upload(server, await png(60, 40))).body
  const file = await server.app.inject({ url: `/files/${id}` })

  const again = await server.app.inject({
    url: `/files/${id}`,
    headers: { 'if-none-match': String(file.headers.etag) },
  })
  const other = await server.app.inject({ url: `/files/${id}`, headers: { 'if-none-match': '"another"' } })
  const head = await server.app.inject({ method: 'HEAD', url: `/files/${id}` })

  assert.deepEqual([again.statusCode, again.rawPayload.length], [304, 0])
  assert.equal(again.headers['cache-control'], 'public, max-age=31536000, immutable')
  assert.deepEqual([other.statusCode, other.rawPayload.equals(file.rawPayload)], [200, true])
  assert.deepEqual([head.statusCode, head.rawPayload.length], [200, 0])
  assert.equal(head.headers['content-length'], String(file.rawPayload.length))
})

test('an id that is unknown or malformed has no file', async (t) => {
  const server = await startServer(t)

  for (const id of [unknownId, ...malformedIds]) {
    const answer = await server.request({ url: `/files/${id}`, headers: { 'if-none-match': '*' } })

    assert.deepEqual([id, answer.status], [id, 404])
    assert.deepEqual(answer.body, { status: 'error', message: 'No entry found.' })
    assert.equal(answer.headers['cache-control'], 'no-store')
  }
})

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

test('a form that ends before its last border is refused', async (t) => {
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

test('a body that is no form is 415', async (t) => {
  const server = await startServer(t)

  const json = await server.post('/upload-image', { file: 'x' })
  const raw = await server.post('/upload-image', 'x', { 'content-type': 'image/png' })
  const elsewhere = await server.post('/style', 'x', { 'content-type': 'multipart/form-data; boundary=border' })

  assert.equal(json.status, 415)
  assert.match(json.body.message, /multipart\/form-data/)
  assert.equal(raw.status, 415)
  assert.equal(elsewhere.status, 415)
  assert.match(elsewhere.body.message, /application\/json/)
})

test('1,048,570 bytes are taken and one more is 413', async (t) => {
  const server = await startServer(t)
  const small = await png(60, 40)
  const exact = padded(small, 1_048_570)
  const over = padded(small, 1_048_571)

  const taken = await upload(server, exact)
  const refused = await upload(server, over)

  assert.deepEqual([exact.length, over.length], [1_048_570, 1_048_571])
  assert.equal(taken.status, 201, taken.text)
  assert.equal(refused.status, 413)
  assert.equal(refused.body.message, 'file is too large. At most 1,048,570 bytes are taken.')
  assert.equal((await imagesOf(server)).length, 1)
})

test('two large files are one file too many, and fields without end are too large', async (t) => {
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

test('a body without end is cut off when the limit is passed', async (t) => {
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
  assert.ok(connection.bytesRead < 1_500_000, `${connection.bytesRead} bytes were read`)
  assert.deepEqual(await imagesOf(server), [])
})

test('the sender of a file that is much too large gets to see why it is refused', async (t) => {
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

test('an upload that its sender breaks off leaves nothing behind', async (t) => {
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

/** An upload over a real connection, whose length is not known in advance. */
async function startUpload(server: TestServer, headers: Record<string, string>): Promise<ClientRequest> {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const sending = request(`${address}/v1/upload-image`, {
    method: 'POST',
    headers: { authorization: server.key, ...headers },
  })
  return sending.on('error', () => {})
}

test('declared type, first bytes and content must agree', async (t) => {
  const server = await startServer(t)
  const picture = await png(40, 40)
  const jpeg = await photo(40, 40).jpeg().toBuffer()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><script>alert(1)</script></svg>'

  const refused = [
    await upload(server, svg, 'image/svg+xml'),
    await upload(server, svg, 'image/png'),
    await upload(server, '<html><script>alert(1)</script></html>', 'image/gif'),
    await upload(server, '%PDF-1.7', 'application/pdf'),
    await upload(server, picture, 'image/jpeg'),
    await upload(server, jpeg, 'image/png'),
    await upload(server, picture, 'application/octet-stream'),
    await upload(server, `GIF89a${svg}`, 'image/gif'),
    await upload(server, picture.subarray(0, 8)),
    await upload(server, picture.subarray(0, -60)),
    await upload(server, jpeg.subarray(0, jpeg.length / 2), 'image/jpeg'),
    await upload(server, ''),
  ]

  for (const [i, answer] of refused.entries()) assert.deepEqual([i, answer.status], [i, 415])
  assert.deepEqual(await imagesOf(server), [])
})

test('what is appended to a picture is gone', async (t) => {
  const server = await startServer(t)
  const script = '<script>alert(document.domain)</script>'
  const gif = Buffer.concat([await photo(20, 20).gif().toBuffer(), Buffer.from(script)])

  const answer = await upload(server, gif, 'image/gif')

  assert.equal(answer.status, 201)
  const file = await server.app.inject({ url: `/files/${answer.body.id}` })
  assert.equal(file.headers['content-type'], 'image/gif')
  assert.equal(file.headers['x-content-type-options'], 'nosniff')
  assert.equal(gif.includes('script'), true)
  assert.equal(file.rawPayload.includes('script'), false)
})

test('a photo comes back upright and without its metadata', async (t) => {
  const server = await startServer(t)
  const taken = await photo(60, 40)
    .withExif({ IFD0: { Copyright: 'Jane Roe' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Jane Roe</x:xmpmeta>')
    .jpeg()
    .toBuffer()

  const answer = await upload(server, taken, 'image/jpg')

  const before = await sharp(taken).metadata()
  const file = await served(server, answer.body.id)
  const { exif, xmp, icc, orientation, width, height } = await sharp(file).metadata()
  assert.ok(before.exif && before.xmp && before.icc && before.orientation === 6)
  assert.deepEqual([exif, xmp, icc, orientation], [undefined, undefined, undefined, undefined])
  assert.equal(file.includes('Jane Roe'), false)
  assert.deepEqual([width, height], [40, 60])
})

test('an animation keeps its frames, their times and its repetitions', async (t) => {
  const server = await startServer(t)

  for (const format of ['gif', 'webp'] as const) {
    const { id } = (await upload(server, await animation(format), `image/${format}`)).body

    const about = await sharp(await served(server, id), { animated: true }).metadata()
    assert.deepEqual([about.format, about.width, about.pageHeight], [format, 30, 20])
    assert.deepEqual([about.pages, about.delay, about.loop], [3, [100, 200, 300], 2])
  }
  const sizes = (await imagesOf(server)).map(({ width, height }) => [width, height])
  assert.deepEqual(sizes, [
    [30, 20],
    [30, 20],
  ])
})

test('pixels and frames are counted before anything is decoded', async (t) => {
  const server = await startServer(t)

  const answers = [
    await upload(server, hollowGif(5001, 5000), 'image/gif'),
    await upload(server, hollowGif(1, 1, 301), 'image/gif'),
    await upload(server, hollowGif(5000, 4001, 5), 'image/gif'),
    await upload(server, hollowGif(1, 1, 300), 'image/gif'),
  ]

  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.details?.errors[0].field, body.message]),
    [
      [400, 'file', 'file has too many pixels. At most 25 megapixels are taken.'],
      [400, 'file', 'file has too many frames. At most 300 are taken.'],
      [400, 'file', 'file has too many pixels in all its frames. At most 100 megapixels are taken.'],
      [201, undefined, 'created'],
    ],
  )
})

test('a small file that would unfold to a huge picture costs no memory', async (t) => {
  const server = await startServer(t)
  const flood = await hugePng()
  await upload(server, await png(4, 4))
  const before = process.memoryUsage().rss
  let highest = before
  const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 5)

  const answer = await upload(server, flood)
  clearInterval(watch)

  assert.ok(flood.length < 100_000)
  assert.equal(answer.status, 400)
  assert.equal(answer.body.details.errors[0].field, 'file')
  assert.ok(Math.max(highest, process.memoryUsage().rss) - before < 150_000_000)
})

test('many uploads at the same time are all taken', async (t) => {
  const server = await startServer(t)
  const content = await photo(400, 300).webp().toBuffer()

  const answers = await Promise.all(Array.from({ length: 12 }, () => upload(server, content, 'image/webp')))

  assert.deepEqual(
    answers.map((answer) => answer.status),
    Array(12).fill(201),
  )
  assert.equal(new Set(answers.map((answer) => answer.body.id)).size, 12)
})

test('the same upload with the same Idempotency-Key is one image', async (t) => {
  const server = await startServer(t)
  const key = { 'idempotency-key': 'header-1' }
  const file: Part = { type: 'image/png', content: await png(4, 4) }

  const first = await send(server, [file], key)
  const second = await send(server, [{ name: 'folder', content: 'x' }, file], key)
  const other = await send(server, [{ type: 'image/png', content: await png(5, 5) }], key)

  assert.equal(first.status, 201)
  assert.deepEqual([second.status, second.body], [201, first.body])
  assert.equal(second.headers['idempotent-replayed'], 'true')
  assert.equal(other.status, 422)
  assert.equal((await imagesOf(server)).length, 1)
})

test('an uploaded image can be the header and the background of a landing page', async (t) => {
  const server = await startServer(t)
  const { id } = await server.client.uploadImage(new Blob([new Uint8Array(await png(60, 40))], { type: 'image/png' }))

  const page = await server.client.landingpage.create({ name: 'x', background: 'image', header_image: id, image: id })

  const { header_image, image } = await server.client.landingpage.read(page.id)
  assert.deepEqual([header_image, image], [id, id])
})

test('an image of another organization reads like an unknown one', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const { id } = (await upload(server, await png(4, 4))).body

  for (const field of ['header_image', 'image']) {
    const foreign = await other.post('/landingpage', { name: 'x', [field]: id })
    const unknown = await other.post('/landingpage', { name: 'x', [field]: unknownId })

    assert.equal(foreign.status, 400)
    assert.equal(foreign.body.details.errors[0].field, field)
    assert.equal(foreign.text, unknown.text)
  }
})

test('an organization has at most 1,000 images; those unused for a day make room', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const content = await png(4, 4)
  const [header, background] = await fill(server, 1000)
  await server.post('/landingpage', { name: 'x', header_image: header })
  await server.post('/landingpage', { name: 'x', background: 'image', image: background })

  const full = await upload(server, content)
  const elsewhere = await send(server, [{ type: 'image/png', content }], {}, other)
  server.advance(24 * 3_600_000 + 1000)
  const later = await upload(server, content)

  assert.equal(full.status, 409)
  assert.match(full.body.message, /^Your organization has 1,000 images.* landing page templates/)
  assert.equal(elsewhere.status, 201)
  assert.equal(later.status, 201)
  const left = (await imagesOf(server)).map((image) => image.id)
  assert.deepEqual(new Set(left), new Set([header, background, later.body.id]))
  assert.equal((await imagesOf(server, other.organization)).length, 1)
})

test('of many uploads at once only as many are taken as there is room', async (t) => {
  const server = await startServer(t)
  const content = await png(4, 4)
  await fill(server, 998)

  const answers = await Promise.all(Array.from({ length: 6 }, () => upload(server, content)))

  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  assert.deepEqual([count(201), count(409)], [2, 4])
  assert.equal((await imagesOf(server)).length, 1000)
})

async function fill(server: TestServer, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID())
  const image = { organization: server.organization, type: 'image/png', width: 1, height: 1, bytes: new Uint8Array(1) }
  const created = server.context.now()
  await server.context.database.transaction((tx) =>
    tx
      .insertInto('image')
      .values(ids.map((id) => ({ id, ...image, created })))
      .execute(),
  )
  return ids
}

test('the pictures of the library are served like uploaded ones', async (t) => {
  const server = await startServer(t)

  for (const name of ['dawn', 'dunes', 'fern', 'harbour', 'paper', 'night']) {
    const file = await server.app.inject({ url: `/files/preset-${name}` })
    const again = await server.app.inject({
      url: `/files/preset-${name}`,
      headers: { 'if-none-match': String(file.headers.etag) },
    })

    assert.equal(file.statusCode, 200)
    assert.equal(file.headers['content-type'], 'image/webp')
    assert.equal(file.headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.equal(file.headers['content-security-policy'], "default-src 'none'; sandbox")
    const { width, height } = await sharp(file.rawPayload).metadata()
    assert.deepEqual([width, height], [1920, 1200])
    assert.equal(again.statusCode, 304)
  }
})

test('more files than fit into memory are all served', async (t) => {
  const server = await startServer(t)
  const ids = await fill(server, 20)
  await server.context.database.transaction((tx) =>
    tx
      .updateTable('image')
      .set({ bytes: new Uint8Array(1_048_576) })
      .execute(),
  )

  for (const id of [...ids, ...ids]) {
    const file = await server.app.inject({ url: `/files/${id}` })

    assert.deepEqual([file.statusCode, file.rawPayload.length], [200, 1_048_576])
  }
})
