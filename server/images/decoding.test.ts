import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { animation, hollowGif, hollowWebp, hugePng, noise, photo, png } from '../testing/pictures.ts'
import { startServer } from '../testing/server.ts'
import { imagesOf, send, served, upload } from '../testing/uploads.ts'

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
    await upload(server, picture, 'application/pdf'),
    await upload(server, svg, 'application/octet-stream'),
    await upload(server, picture, 'text/plain'),
    await upload(server, picture, 'text/plain; charset=utf-8'),
    await upload(server, picture, 'image'),
    await upload(server, `GIF89a${svg}`, 'image/gif'),
    await upload(server, picture.subarray(0, 8)),
    await upload(server, picture.subarray(0, -60)),
    await upload(server, jpeg.subarray(0, jpeg.length / 2), 'image/jpeg'),
    await upload(server, ''),
  ]

  for (const [i, { status, body }] of refused.entries()) {
    assert.deepEqual([i, status], [i, 415])
    assert.deepEqual(body.details.errors, [{ field: 'file', message: body.message }])
  }
  assert.deepEqual(
    [1, 4, 7, 8].map((i) => refused[i]!.body.message),
    [
      'file is declared as image/png, but its content is no such image. file must be an image of the type image/webp, image/gif, image/png, image/jpg, image/jpeg.',
      'file is declared as image/jpeg, but its content is image/png. Declare it as what it is.',
      'file must be an image of the type image/webp, image/gif, image/png, image/jpg, image/jpeg.',
      'file is declared as text/plain, but its content is image/png. Declare it as what it is.',
    ],
  )
  assert.deepEqual(await imagesOf(server), [])
})

test('a picture without a declared type is typed by its content', async (t) => {
  const server = await startServer(t)
  const webp = await photo(40, 30).webp().toBuffer()

  const binary = await upload(server, webp, 'application/octet-stream')
  const untyped = await send(server, [{ fileName: 'a.webp', content: webp }])

  assert.deepEqual([binary.status, untyped.status], [201, 201])
  assert.deepEqual(
    (await imagesOf(server)).map(({ type }) => type),
    ['image/webp', 'image/webp'],
  )
})

test('data appended to a picture is removed', async (t) => {
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

test('a photo is stored upright and without its metadata', async (t) => {
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

test('an animation keeps its frames, their durations and its repetitions', async (t) => {
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
    await upload(server, hollowGif(2500, 2500), 'image/gif'),
    await upload(server, hollowGif(2000, 1500, 9), 'image/gif'),
    await upload(server, hollowWebp(1700, 1600), 'image/webp'),
    await upload(server, hollowGif(1, 1, 300), 'image/gif'),
    await upload(server, hollowGif(2000, 1500, 2), 'image/gif'),
    await upload(server, hollowWebp(1600, 1600), 'image/webp'),
  ]

  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.details?.errors[0].field, body.message]),
    [
      [400, 'file', 'file has too many pixels. At most 25 megapixels are accepted.'],
      [400, 'file', 'file has too many frames. At most 300 are accepted.'],
      [400, 'file', 'file has too many pixels in all its frames. At most 100 megapixels are accepted.'],
      [
        400,
        'file',
        'file needs too much memory to decode. At most 5.8 megapixels are accepted of an image like this; send a smaller one.',
      ],
      [
        400,
        'file',
        'file needs too much memory to decode. At most 2.7 megapixels are accepted in each frame of an animation like this, with 9 frames; send a smaller one.',
      ],
      [
        400,
        'file',
        'file needs too much memory to decode. At most 2.6 megapixels are accepted of an image like this; send a smaller one.',
      ],
      [201, undefined, 'created'],
      [201, undefined, 'created'],
      [201, undefined, 'created'],
    ],
  )
})

test('a small file that would decode to a huge picture costs no memory', async (t) => {
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

const growing = {
  jpeg: () => noise(1900, 1300).jpeg({ quality: 60 }),
  webp: () => noise(1700, 1200).webp({ quality: 30, effort: 2 }),
  png: () => noise(1500, 1100).png({ palette: true, colours: 16, dither: 0 }),
}

for (const [format, make] of Object.entries(growing)) {
  test(`a ${format} that grows when it is re-encoded is stored with less detail, within the limit`, async (t) => {
    const server = await startServer(t)
    const bytes = await make().toBuffer()

    const answer = await upload(server, bytes, `image/${format}`)

    assert.ok(bytes.length > 700_000 && bytes.length <= 1_048_570, `${bytes.length} bytes`)
    assert.equal(answer.status, 201, answer.text)
    const file = await served(server, answer.body.id)
    assert.ok(file.length <= 1_048_570, `stored with ${file.length} bytes`)
    const about = await sharp(bytes).metadata()
    const stored = await sharp(file).metadata()
    assert.deepEqual([stored.format, stored.width, stored.height], [format, about.width, about.height])
  })
}

test('a picture that cannot be stored within the limit is refused', async (t) => {
  const server = await startServer(t)
  const bytes = await noise(1580, 1280).png({ palette: true, colours: 16, dither: 0, effort: 1 }).toBuffer()

  const answer = await upload(server, bytes)

  const message = 'file is too large after re-encoding. At most 1,048,570 bytes are stored; send it with fewer pixels.'
  assert.ok(bytes.length <= 1_048_570, `${bytes.length} bytes`)
  assert.equal(answer.status, 413)
  assert.equal(answer.body.message, message)
  assert.deepEqual(answer.body.details.errors, [{ field: 'file', message }])
  assert.deepEqual(await imagesOf(server), [])
})
