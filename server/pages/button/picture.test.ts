import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { setStatus } from '../../events/status.ts'
import { type TestServer, startServer } from '../../testing/server.ts'
import { newEvent, newGroup, newStyle } from '../../testing/visitor.ts'

test('the button of an event or a group is available as a picture, in its language, with its label and in its colour', async (t) => {
  const server = await startServer(t)
  const { id } = await server.client.landingpage.create({ name: 'x', title: '', highlight_color: '#b91c1c' })
  const arabic = await newStyle(server, { language: 'ar' })
  const own = await newStyle(server, { customLabels: { 'label.addtocalendar': 'Save the date of our party' } })
  const prokeys = [
    await newEvent(server),
    await newEvent(server, { layout: arabic }),
    await newEvent(server, { layout: own }),
    await newEvent(server, { landingpage: Number(id) }),
    await newGroup(server, { subscription: 'children' }),
  ]

  const georgian = await newStyle(server, { customLabels: { 'label.addtocalendar': 'კალენდარში' } })
  const undrawable = await pictureOf(server, await newEvent(server, { layout: georgian }))

  const pictures = []
  for (const prokey of prokeys) pictures.push(await pictureOf(server, prokey))

  assert.deepEqual(
    pictures.map(({ format, height }) => `${format} ${height}`),
    Array(5).fill('png 96'),
  )
  assert.equal(new Set(pictures.map(({ bytes }) => bytes.toString('base64'))).size, 5)
  assert.ok(undrawable.bytes.equals(pictures[0]!.bytes))
  assert.ok(pictures[2]!.width > pictures[0]!.width)
  assert.equal(pictures[3]!.width, pictures[0]!.width)
  assert.deepEqual(
    pictures.map(({ colour }) => colour),
    ['#2f6fed', '#2f6fed', '#2f6fed', '#b91c1c', '#2f6fed'],
  )
})

test('the picture changes with the style, supports 304, and exists only for published items', async (t) => {
  const server = await startServer(t)
  const layout = await newStyle(server, { language: 'de' })
  const prokey = await newEvent(server, { layout })
  const url = `/${prokey}/button.png`

  const first = await server.request({ url })
  const again = await server.request({ url, headers: { 'if-none-match': first.headers.etag! } })
  await server.patch(`/style/${layout}`, { language: 'fr' })
  const changed = await server.request({ url, headers: { 'if-none-match': first.headers.etag! } })
  await setStatus(server.context, server.actor.by, prokey, 'draft')
  const draft = await server.request({ url })

  assert.equal(first.headers['cross-origin-resource-policy'], 'cross-origin')
  assert.deepEqual([first.status, again.status, changed.status, draft.status], [200, 304, 200, 404])
})

async function pictureOf(server: TestServer, prokey: string) {
  const { rawPayload: bytes } = await server.app.inject({ url: `/${prokey}/button.png` })
  const { format, width, height } = await sharp(bytes).metadata()
  // Next to the text, where only the background is.
  const pixel = await sharp(bytes).extract({ left: 20, top: 48, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  return { bytes, format, width, height, colour: `#${pixel.toString('hex')}` }
}
