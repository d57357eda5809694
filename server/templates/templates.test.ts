import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rewriteStored } from '../testing/events.ts'
import { assertRefused } from '../testing/refusals.ts'
import { startServer } from '../testing/server.ts'

test('the URL of a CTA must be safe to open', async (t) => {
  const server = await startServer(t)
  const link = { name: 'x', type: 'link' }

  await assertRefused(server, '/cta-block', link, 'url', [
    'javascript:x',
    ' JaVaScRiPt:x',
    'java\nscript:x',
    'data:x',
    '//h.example',
    'https://u:p@h.example/',
    'httpx://h.example',
    'http:h.example',
    `https://h.example/${'x'.repeat(2048)}`,
  ])
  await assertRefused(server, '/cta-block', { name: 'x', type: 'form' }, 'url', ['mailto:a@example.org', 'tel:+123'])
  for (const url of ['https://h.example/a?b=c#d', 'HTTP://h.example', 'mailto:a@example.org', 'tel:+49123']) {
    assert.equal((await server.post('/cta-block', { ...link, url })).status, 201, url)
  }
})

test('settings of an RSVP template that have no effect are named in warnings, on creation and on update', async (t) => {
  const server = await startServer(t)
  const maybe =
    'maybe_option has no effect on the form while initial_confirmation is true, because signing up means yes. Attendees can still change their RSVP to maybe.'

  const created = await server.post('/rsvp-block', { name: 'x', maybe_option: true, offer_hours: 2 })
  const { id } = created.body
  const updated = await server.patch(`/rsvp-block/${id}`, { waiting_list: true })
  const whole = await server.patch(`/rsvp-block/${id}`, { initial_confirmation: false, max: 10 })
  const plain = await server.post('/rsvp-block', { name: 'x' })

  assert.deepEqual(created.body.warnings, [maybe, 'offer_hours has no effect without waiting_list.'])
  assert.deepEqual(updated.body.warnings, [
    maybe,
    'waiting_list has no effect without max: there are always seats left.',
  ])
  assert.deepEqual([whole.body.warnings, plain.body.warnings], [undefined, undefined])
})

test('the numbers and the closing time of an RSVP template are validated', async (t) => {
  const server = await startServer(t)
  const refused = (field: string, values: unknown[]) =>
    assertRefused(server, '/rsvp-block', { name: 'x' }, field, values)

  await refused('max', [0, -1, 1.5, '10', 1_000_001])
  await refused('maxpp', [0, 1001])
  await refused('expires', [
    '2026-02-30T10:00:00Z',
    'tomorrow',
    5,
    '2026-02-20',
    '2026-02-20T10:00:00',
    '2026-02-20T10:00:00+25:00',
    '2026-02-20T10:00:00+0200',
    '2200-01-01T00:00:00Z',
    '2199-12-31T23:59:59-00:01',
    '9999-12-31T23:59:59-23:59',
    '0000-01-01T00:00:00+23:59',
  ])
  const infinite = await server.post('/rsvp-block', '{"name":"x","max":1e400}')
  const { id } = await server.client.rsvpBlock.create({ name: 'x', expires: '2020-02-29T10:00:00Z', max: 1_000_000 })

  assert.equal(infinite.status, 400)
  assert.equal((await server.client.rsvpBlock.read(id)).expires, '2020-02-29T10:00:00.000Z')
  await server.client.rsvpBlock.update(id, { expires: '2199-12-31T23:59:59+02:00' })
  assert.equal((await server.client.rsvpBlock.read(id)).expires, '2199-12-31T21:59:59.000Z')
})

test('one sign-up cannot take more seats than there are', async (t) => {
  const server = await startServer(t)
  const message = 'maxpp must not be greater than max, which is 3: one sign-up cannot take more seats than there are.'

  const created = await server.post('/rsvp-block', { name: 'x', max: 3, maxpp: 4 })
  const { id } = (await server.post('/rsvp-block', { name: 'x', max: 4, maxpp: 4 })).body
  const lowered = await server.patch(`/rsvp-block/${id}`, { max: 3 })
  const both = await server.patch(`/rsvp-block/${id}`, { max: 3, maxpp: 3 })
  const unlimited = await server.patch(`/rsvp-block/${id}`, { max: null, maxpp: 1000 })

  assert.deepEqual([created.status, created.body.message], [400, message])
  assert.deepEqual([lowered.status, lowered.body.message], [400, message])
  assert.deepEqual([both.status, unlimited.status], [200, 200])
})

test('an RSVP template stored before its numbers were compared can still be changed', async (t) => {
  const server = await startServer(t)
  const { id } = (await server.post('/rsvp-block', { name: 'x', max: 2, maxpp: 2, expires: '2199-01-01T00:00:00Z' }))
    .body
  await rewriteStored(server, 'rsvp_block', '"maxpp":2', '"maxpp":5')
  await rewriteStored(server, 'rsvp_block', '2199-01-01', '2299-01-01')

  const renamed = await server.patch(`/rsvp-block/${id}`, { name: 'y', doi: true })
  const read = (await server.get(`/rsvp-block/${id}`)).body
  const sentBack = await server.patch(`/rsvp-block/${id}`, read)
  const raised = await server.patch(`/rsvp-block/${id}`, { maxpp: 6 })

  assert.deepEqual([renamed.status, sentBack.status, raised.status], [200, 200, 400])
  assert.deepEqual([read.name, read.maxpp, read.expires], ['y', 5, '2299-01-01T00:00:00.000Z'])
})

test('an item that shows nothing yet is stored with a warning', async (t) => {
  const server = await startServer(t)

  const link = await server.post('/cta-block', { name: 'x', type: 'link' })
  const whole = await server.post('/cta-block', { name: 'x', type: 'link', url: 'https://example.org/' })
  const image = await server.post('/landingpage', { name: 'x', background: 'image' })
  const group = await server.post('/group', { name: 'x', cta: true })

  assert.deepEqual(link.body.warnings, ['type has no effect without url: there is nothing to link to.'])
  assert.equal(whole.body.warnings, undefined)
  assert.deepEqual(image.body.warnings, [
    'background has no effect without image: the page shows its first background colour.',
  ])
  assert.deepEqual(group.body.warnings, ['cta has no effect without cta_block.'])
})
