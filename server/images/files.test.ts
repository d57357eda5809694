import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { png } from '../testing/pictures.ts'
import { startServer } from '../testing/server.ts'
import { fill, upload } from '../testing/uploads.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'
const malformedIds = ['x', 'preset-', 'preset-dusk', '..%2f..%2fpackage.json', '%00', unknownId.slice(1)]

test('an uploaded image is stored and served to everyone under its id', async (t) => {
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

test('an unchanged file returns 304, and HEAD returns its headers', async (t) => {
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

test('an unknown or malformed id has no file', async (t) => {
  const server = await startServer(t)

  for (const id of [unknownId, ...malformedIds]) {
    const answer = await server.request({ url: `/files/${id}`, headers: { 'if-none-match': '*' } })

    assert.deepEqual([id, answer.status], [id, 404])
    assert.deepEqual(answer.body, { status: 'error', message: 'No entry found.' })
    assert.equal(answer.headers['cache-control'], 'no-store')
  }
})

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
