import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { newEvent, open } from '../testing/visitor.ts'
import { photo } from '../testing/pictures.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { upload } from '../testing/uploads.ts'

const jpeg = (width: number, height: number) => photo(width, height).jpeg().toBuffer()

async function copies({ context }: TestServer): Promise<[string, number][]> {
  const rows = await context.database.read((db) =>
    db.selectFrom('scaled_image').select(['image', 'width']).orderBy('width').execute(),
  )
  return rows.map(({ image, width }) => [image, width])
}

test('an uploaded image is served in smaller widths as WebP, and each copy is made once', async (t) => {
  const server = await startServer(t)
  const { id } = (await upload(server, await jpeg(1200, 800), 'image/jpeg')).body

  const small = await server.app.inject({ url: `/files/${id}/480.webp` })
  const [again, other] = await Promise.all([
    server.app.inject({ url: `/files/${id}/480.webp`, headers: { 'if-none-match': String(small.headers.etag) } }),
    server.app.inject({ url: `/files/${id}/960.webp` }),
  ])

  assert.equal(small.statusCode, 200)
  assert.equal(small.headers['content-type'], 'image/webp')
  assert.equal(small.headers['cache-control'], 'public, max-age=31536000, immutable')
  const about = [small, other].map(({ rawPayload }) => sharp(rawPayload).metadata())
  assert.deepEqual(
    (await Promise.all(about)).map(({ format, width, height }) => [format, width, height]),
    [
      ['webp', 480, 320],
      ['webp', 960, 640],
    ],
  )
  assert.equal(again.statusCode, 304)
  assert.deepEqual(await copies(server), [
    [id, 480],
    [id, 960],
  ])
})

test('a copy is never wider than the image, the largest one has all of it, and there are no other widths', async (t) => {
  const server = await startServer(t)
  const { id } = (await upload(server, await jpeg(960, 20), 'image/jpeg')).body

  const whole = (await upload(server, await jpeg(700, 20), 'image/jpeg')).body.id
  const largest = await server.app.inject({ url: `/files/${whole}/960.webp` })

  const { format, width } = await sharp(largest.rawPayload).metadata()
  assert.deepEqual([format, width], ['webp', 700])
  for (const path of [`${id}/1440.webp`, `${id}/481.webp`, `${id}/480`, 'preset-dawn/480.webp'])
    assert.deepEqual([path, (await server.request({ url: `/files/${path}` })).status], [path, 404])

  assert.deepEqual(await copies(server), [[whole, 960]])
})

test('animations keep their frames', async (t) => {
  const server = await startServer(t)
  const frames = Buffer.concat([0, 240].map((shade) => Buffer.alloc(500 * 20 * 3, shade)))
  const raw = { width: 500, height: 40, channels: 3, pageHeight: 20 } as const
  const moving = await sharp(frames, { raw })
    .webp({ delay: [100, 200] })
    .toBuffer()
  const { id } = (await upload(server, moving, 'image/webp')).body

  const copy = await server.app.inject({ url: `/files/${id}/480.webp` })

  const { pages, width } = await sharp(copy.rawPayload, { animated: true }).metadata()
  assert.deepEqual([copy.statusCode, pages, width], [200, 2, 500])
})

test('while a copy cannot be made, the image itself is sent, and asked for again a minute later', async (t) => {
  const server = await startServer(t)
  const { id } = (await upload(server, await jpeg(600, 400), 'image/jpeg')).body
  const damaged = (await server.app.inject({ url: `/files/${id}` })).rawPayload.subarray(0, 200)
  const broken = crypto.randomUUID()
  const { organization } = server
  await server.context.database.transaction((tx) =>
    tx
      .insertInto('image')
      .values({ id: broken, organization, type: 'image/jpeg', width: 600, height: 400, bytes: damaged, created: 0 })
      .execute(),
  )

  const sent = await server.app.inject({ url: `/files/${broken}/480.webp` })

  assert.deepEqual([sent.statusCode, sent.headers['content-type']], [200, 'image/jpeg'])
  assert.equal(sent.headers['cache-control'], 'public, max-age=60')
  assert.ok(sent.rawPayload.equals(damaged))
})

test('a page offers its header image in every width, with its size and, once there is one, a placeholder', async (t) => {
  const server = await startServer(t)
  const { id: header_image } = (await upload(server, await jpeg(2000, 1000), 'image/jpeg')).body
  const { id: landingpage } = (await server.post('/landingpage', { name: 'Cover', header_image })).body
  const prokey = await newEvent(server, { landingpage: Number(landingpage) })

  const before = await open(server, `/${prokey}`)
  await server.app.inject({ url: `/files/${header_image}/480.webp` })
  const after = await open(server, `/${prokey}`)

  const file = `/files/${header_image}`
  const sources = [480, 960, 1440, 1920].map((width) => `${file}/${width}.webp ${width}w`).join(', ')
  const [image] = after.text.match(/<img\s+class="header"[^>]*>/)!
  assert.equal(
    image.replaceAll(/\s+/g, ' '),
    `<img class="header" src="${file}/1920.webp" srcset="${sources}" sizes="(min-width: 1024px) 380px, (min-width: 680px) 640px, 100vw" width="2000" height="1000" alt="" fetchpriority="high" />`,
  )
  assert.doesNotMatch(before.text, /--placeholder/)
  assert.match(
    after.text,
    /<style>:root\{--cover-ratio:0\.5000;--placeholder:url\("data:image\/webp;base64,[A-Za-z0-9+/=]{40,400}"\)\}<\/style>/,
  )
})

test('an image that is narrower than the widest copy is offered in its own width', async (t) => {
  const server = await startServer(t)
  const { id: header_image } = (await upload(server, await jpeg(700, 350), 'image/jpeg')).body
  const { id: landingpage } = (await server.post('/landingpage', { name: 'Cover', header_image })).body
  const prokey = await newEvent(server, { landingpage: Number(landingpage) })

  const { text } = await open(server, `/${prokey}`)

  assert.match(text, new RegExp(`srcset="/files/${header_image}/480.webp 480w, /files/${header_image}/960.webp 700w"`))
})

test('a picture that does not move is sent as WebP, even if it is a GIF', async (t) => {
  const server = await startServer(t)
  const still = (await upload(server, await photo(600, 40).gif().toBuffer(), 'image/gif')).body.id
  const frames = Buffer.concat([0, 240].map((shade) => Buffer.alloc(500 * 20 * 3, shade)))
  const raw = { width: 500, height: 40, channels: 3, pageHeight: 20 } as const
  const moving = (await upload(server, await sharp(frames, { raw }).gif({ delay: [100, 200] }).toBuffer(), 'image/gif')).body.id // oxfmt-ignore

  const types = await Promise.all(
    [still, moving].map(
      async (id) => (await server.app.inject({ url: `/files/${id}/480.webp` })).headers['content-type'],
    ),
  )

  assert.deepEqual(types, ['image/webp', 'image/gif'])
})

test('a background image is sent in a width that screens need, unless it is repeated', async (t) => {
  const server = await startServer(t)
  const wide = (await upload(server, await jpeg(2000, 1000), 'image/jpeg')).body.id
  const narrow = (await upload(server, await jpeg(700, 350), 'image/jpeg')).body.id
  const backdrop = async (template: object) => {
    const { id } = (await server.post('/landingpage', { name: 'Cover', background: 'image', ...template })).body
    const { text } = await open(server, `/${await newEvent(server, { landingpage: Number(id) })}`)
    return [...text.matchAll(/--backdrop(?:-narrow)?:url\("\/files\/([^"]+)"\)/g)].map(([, path]) => path)
  }

  assert.deepEqual(await backdrop({ image: wide }), [`${wide}/1920.webp`, `${wide}/960.webp`])
  assert.deepEqual(await backdrop({ image: narrow }), [`${narrow}/960.webp`, `${narrow}/960.webp`])
  assert.deepEqual(await backdrop({ image: wide, image_repeat: true }), [wide])
})

test('copies are deleted with their image', async (t) => {
  const server = await startServer(t)
  const { id } = (await upload(server, await jpeg(600, 400), 'image/jpeg')).body
  await server.app.inject({ url: `/files/${id}/480.webp` })

  await server.context.database.transaction((tx) => tx.deleteFrom('image').where('id', '=', id).execute())

  assert.deepEqual(await copies(server), [])
})
