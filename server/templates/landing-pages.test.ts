import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../testing/refusals.ts'
import { startServer } from '../testing/server.ts'

test('a landing page needs a name; everything else has a default', async (t) => {
  const server = await startServer(t)

  const { id } = await server.client.landingpage.create({ name: 'Page' })

  const { date_created: _, ...read } = await server.client.landingpage.read(id)
  assert.deepEqual(read, {
    id: 1,
    name: 'Page',
    title: '',
    highlight_color: '#2f6fed',
    background: 'solid',
    gradient_direction: 'linear-t',
    background_color_1: '#f6f7f9',
    image_repeat: false,
    meta_robots_override: false,
    intro: null,
    legal: null,
    background_color_2: null,
    meta_title_override: null,
    meta_description_override: null,
    header_image: null,
    image: null,
    custom_domain: null,
    date_updated: null,
  })
})

test('colours must be hex colours', async (t) => {
  const server = await startServer(t)

  for (const field of ['highlight_color', 'background_color_1', 'background_color_2']) {
    await assertRefused(server, '/landingpage', { name: 'x' }, field, [
      '#deadbe; position:fixed; inset:0',
      'red',
      '#12345',
      '#ggg',
      '#abc\n',
      5,
    ])
  }
  for (const colour of ['#abc', '#AABBCC']) {
    assert.equal((await server.post('/landingpage', { name: 'x', highlight_color: colour })).status, 201)
  }
})

test('the background picture may come from the library', async (t) => {
  const server = await startServer(t)

  const { id } = await server.client.landingpage.create({ name: 'x', background: 'preset', image: 'preset-fern' })
  const unknown = await server.post('/landingpage', { name: 'x', background: 'preset', image: 'preset-nowhere' })
  const header = await server.post('/landingpage', { name: 'x', header_image: 'preset-fern' })

  assert.equal((await server.client.landingpage.read(id)).image, 'preset-fern')
  assert.deepEqual(unknown.body.details.errors, [
    {
      field: 'image',
      message:
        'image must be the id of an uploaded image of your organization, or one of preset-dawn, preset-dunes, preset-fern, preset-harbour, preset-paper, preset-night.',
    },
  ])
  assert.equal(header.body.message, 'header_image must be the id of an uploaded image of your organization.')
  await server.client.landingpage.update(id, { image: null })
  assert.equal((await server.client.landingpage.read(id)).image, null)
})
