import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type TestServer, serveSettings, startServer } from '../testing/server.ts'
import { removeExpiredKeys } from './idempotency.ts'

const style = { name: 'x', options: ['ical'] }

/** Two instances, if the engine allows them. */
async function instancesOf(t: Parameters<typeof startServer>[0], server: TestServer) {
  if (server.context.database.engine === 'sqlite') return [server]
  const second = await serveSettings(t, server.context.settings)
  return [server, second]
}

test('the same request sent twenty times at once has one effect and one response', async (t) => {
  const server = await startServer(t)
  const instances = await instancesOf(t, server)
  const send = (i: number, key?: string) =>
    instances[i % instances.length]!.request({
      method: 'POST',
      url: '/v1/style',
      headers: {
        authorization: server.key,
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
      },
      payload: JSON.stringify(style),
    })

  // Without a key every request has its own effect, so the key makes the difference.
  await Promise.all(Array.from({ length: 20 }, (_, i) => send(i)))
  assert.equal((await server.get('/style/all')).body.length, 20)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => send(i, 'order-1')))

  assert.equal((await server.get('/style/all')).body.length, 21)
  const made = answers.filter((answer) => answer.status === 201)
  assert.ok(answers.every((answer) => [201, 409].includes(answer.status)))
  assert.equal(new Set(made.map((answer) => answer.text)).size, 1)
  assert.equal(made.filter((answer) => answer.headers['idempotent-replayed'] === undefined).length, 1)
})

test('a key that was used for another request is refused', async (t) => {
  const server = await startServer(t)
  const key = { 'idempotency-key': 'k' }
  await server.post('/style', style, key)

  const otherBody = await server.post('/style', { ...style, name: 'y' }, key)
  const otherPath = await server.post('/cta-block', style, key)
  const replayed = await server.post('/style', style, key)

  assert.equal(otherBody.status, 422)
  assert.equal(
    otherBody.body.message,
    'This Idempotency-Key was used for another request. Use a new one for each request.',
  )
  assert.equal(otherPath.status, 422)
  assert.equal(replayed.status, 201)
  assert.equal(replayed.headers['idempotent-replayed'], 'true')
  assert.equal((await server.get('/style/all')).body.length, 1)
})

test('a refused request leaves its key unused', async (t) => {
  const server = await startServer(t)
  const key = { 'idempotency-key': 'k' }

  const refused = await server.post('/style', { name: 'x' }, key)
  const made = await server.post('/style', style, key)

  assert.equal(refused.status, 400)
  assert.equal(made.status, 201)
})

test('a key belongs to its organization and expires after two days', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const key = { 'idempotency-key': 'k' }
  await server.post('/style', style, key)

  assert.equal((await other.post('/style', { ...style, name: 'other' }, key)).status, 201)
  server.advance(48 * 3_600_000 + 1)
  const later = await server.post('/style', style, key)

  assert.equal(later.headers['idempotent-replayed'], undefined)
  assert.equal((await server.get('/style/all')).body.length, 2)
})

test('an update repeated with its key gets a response but is not executed again', async (t) => {
  const server = await startServer(t)
  await server.post('/style', style)
  const key = { 'idempotency-key': 'rename' }

  const first = await server.patch('/style/1', { name: 'y' }, key)
  await server.patch('/style/1', { name: 'z' })
  const again = await server.patch('/style/1', { name: 'y' }, key)

  assert.equal(again.text, first.text)
  assert.equal((await server.get('/style/1')).body.name, 'z')
})

test('a key has 1 to 255 visible characters', async (t) => {
  const server = await startServer(t)

  for (const key of ['', 'x'.repeat(256), 'a b', 'ü']) {
    const answer = await server.post('/style', style, { 'idempotency-key': key })
    assert.equal(answer.status, 400, key)
    assert.equal(answer.body.message, 'Idempotency-Key must have 1 to 255 visible ASCII characters.')
  }
  assert.equal((await server.post('/style', style, { 'idempotency-key': 'x'.repeat(255) })).status, 201)
})

test('of two updates with the same If-Match only one wins', async (t) => {
  const server = await startServer(t)
  await server.post('/style', style)
  const { etag } = (await server.get('/style/1')).headers

  const answers = await Promise.all([
    server.patch('/style/1', { name: 'one' }, { 'if-match': etag! }),
    server.patch('/style/1', { name: 'two' }, { 'if-match': etag! }),
  ])

  assert.deepEqual(
    answers.map((answer) => answer.status).toSorted((one, other) => one - other),
    [200, 412],
  )
  const winner = answers[0]!.status === 200 ? 'one' : 'two'
  assert.equal((await server.get('/style/1')).body.name, winner)
  assert.equal((await server.delete('/style/1', { 'if-match': etag! })).status, 412)
  assert.equal((await server.delete('/style/1', { 'if-match': '*' })).status, 200)
})

test('concurrent updates of different fields lose nothing', async (t) => {
  const server = await startServer(t)
  const instances = await instancesOf(t, server)
  await server.post('/style', style)
  const fields = [
    'inline',
    'buttonsList',
    'hideBackground',
    'hideIconButton',
    'hideIconList',
    'hideIconModal',
    'hideCheckmark',
    'hideRichData',
  ]

  const answers = await Promise.all(
    fields.map((field, i) =>
      instances[i % instances.length]!.request({
        method: 'PATCH',
        url: '/v1/style/1',
        headers: { authorization: server.key, 'content-type': 'application/json' },
        payload: JSON.stringify({ [field]: true }),
      }),
    ),
  )

  assert.deepEqual([...new Set(answers.map((answer) => answer.status))], [200])
  const { body, headers } = await server.get('/style/1')
  for (const field of fields) assert.equal(body[field], true, field)
  assert.equal(headers.etag, '"1-v9"')
})

test('a write returns the ETag of what it wrote, so that the next one can follow', async (t) => {
  const server = await startServer(t)
  const made = await server.post('/group', { name: 'x' })
  const path = `/group/${made.body.prokey}`
  const read = await server.get(path)

  const second = await server.patch(path, { name: 'y' }, { 'if-match': made.headers.etag! })
  const third = await server.patch(path, { name: 'z' }, { 'if-match': second.headers.etag! })
  const stale = await server.patch(path, { name: 'a' }, { 'if-match': second.headers.etag! })

  assert.equal(made.headers.etag, read.headers.etag)
  assert.deepEqual([second.status, third.status, stale.status], [200, 200, 412])
  assert.equal(stale.headers.etag, undefined)
  assert.equal((await server.get(path)).headers.etag, third.headers.etag)
  assert.equal((await server.delete(path, { 'if-match': third.headers.etag! })).headers.etag, undefined)
})

test('the ETag returned by a write of an event equals that of the next read', async (t) => {
  const server = await startServer(t)
  const dates = [{ name: 'x', startDate: '2027-05-01' }]
  const made = await server.post('/event', { new_event_group_name: 'x', dates })
  const path = `/event/${made.body.prokey}`

  const afterCreate = await server.get(path)
  const updated = await server.patch(path, { dates: [{ location: 'Garden' }] })
  const afterUpdate = await server.get(path)

  assert.deepEqual([made.headers.etag, updated.headers.etag], [afterCreate.headers.etag, afterUpdate.headers.etag])
  assert.notEqual(made.headers.etag, updated.headers.etag)
})

test('a replayed response carries its original ETag, which does not hide later changes', async (t) => {
  const server = await startServer(t)
  const made = await server.post('/style', style, { 'idempotency-key': 'make' })
  const first = await server.patch('/style/1', { name: 'y' }, { 'idempotency-key': 'rename' })
  await server.patch('/style/1', { name: 'z' })

  const madeAgain = await server.post('/style', style, { 'idempotency-key': 'make' })
  const firstAgain = await server.patch('/style/1', { name: 'y' }, { 'idempotency-key': 'rename' })
  const next = await server.patch('/style/1', { name: 'a' }, { 'if-match': firstAgain.headers.etag! })

  assert.deepEqual([made.headers.etag, first.headers.etag], ['"1-v1"', '"1-v2"'])
  assert.deepEqual([madeAgain.headers.etag, firstAgain.headers.etag], ['"1-v1"', '"1-v2"'])
  assert.deepEqual([madeAgain.text, firstAgain.text], [made.text, first.text])
  assert.equal(next.status, 412)
})

test('a read that is still current returns 304', async (t) => {
  const server = await startServer(t)
  await server.post('/style', style)
  const { etag } = (await server.get('/style/1')).headers

  const same = await server.get('/style/1', { 'if-none-match': etag! })
  await server.patch('/style/1', { name: 'y' })
  const changed = await server.get('/style/1', { 'if-none-match': etag! })

  assert.equal(same.status, 304)
  assert.equal(same.text, '')
  assert.equal(changed.status, 200)
  assert.notEqual(changed.headers.etag, etag)
})

test('a response stored before responses had an ETag can be replayed', async (t) => {
  const server = await startServer(t)
  const key = { 'idempotency-key': 'k' }
  const { body } = await server.post('/style', style, key)
  await server.context.database.transaction((tx) =>
    tx
      .updateTable('idempotency_key')
      .set({ body: JSON.stringify(body) })
      .execute(),
  )

  const again = await server.post('/style', style, key)

  assert.equal(again.status, 201)
  assert.deepEqual(again.body, body)
  assert.equal(again.headers.etag, undefined)
  assert.equal(again.headers['idempotent-replayed'], 'true')
})

test('a key counts for 48 hours; then it is free again and a job removes it', async (t) => {
  const server = await startServer(t)
  const key = { 'idempotency-key': 'k' }
  const count = async () => {
    const rows = await server.context.database.read((db) => db.selectFrom('idempotency_key').select('key').execute())
    return rows.length
  }
  await server.post('/style', style, { 'idempotency-key': 'other' })
  await server.post('/style', style, key)
  const signal = new AbortController().signal

  server.advance(48 * 3_600_000 - 60_000)
  const repeated = await server.post('/style', style, key)
  await removeExpiredKeys(server.context, { signal })
  const during = await count()
  server.advance(120_000)
  const used = await server.post('/style', { ...style, name: 'Another' }, key)
  await removeExpiredKeys(server.context, { signal })

  assert.equal(repeated.headers['idempotent-replayed'], 'true')
  assert.equal(during, 2)
  assert.equal(used.headers['idempotent-replayed'], undefined)
  assert.equal(used.status, 201)
  assert.equal(await count(), 1)
})
