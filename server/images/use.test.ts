import assert from 'node:assert/strict'
import { test } from 'node:test'
import { png } from '../testing/pictures.ts'
import { startServer } from '../testing/server.ts'
import { type Part, fill, imagesOf, send, upload } from '../testing/uploads.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'

test('the same upload with the same Idempotency-Key creates one image', async (t) => {
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

test('an image of another organization behaves like an unknown one', async (t) => {
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
  assert.match(full.body.message, /^Your organization has reached the limit of 1,000 images\..* landing page templates/)
  assert.equal(elsewhere.status, 201)
  assert.equal(later.status, 201)
  const left = (await imagesOf(server)).map((image) => image.id)
  assert.deepEqual(new Set(left), new Set([header, background, later.body.id]))
  assert.equal((await imagesOf(server, other.organization)).length, 1)
})

test('of many concurrent uploads only as many succeed as there is room for', async (t) => {
  const server = await startServer(t)
  const content = await png(4, 4)
  await fill(server, 998)

  const answers = await Promise.all(Array.from({ length: 6 }, () => upload(server, content)))

  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  assert.deepEqual([count(201), count(409)], [2, 4])
  assert.equal((await imagesOf(server)).length, 1000)
})
