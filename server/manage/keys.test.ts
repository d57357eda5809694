import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recorded } from '../testing/activity.ts'
import { signedIn } from '../testing/people.ts'
import { startServer } from '../testing/server.ts'

test('an admin creates a key, which is shown once and works with its scope', async (t) => {
  const server = await startServer(t)
  const admin = await signedIn(server, 'admin')
  const since = (await recorded(server, server.organization)).length

  const created = await admin.app.post('/keys', {
    name: 'Website',
    scope: 'read',
    expires: '2199-01-01T00:00:00+01:00',
  })
  const listed = await admin.app.get('/keys')
  const use = (method: 'GET' | 'POST', url: string) =>
    server.request({ method, url, headers: { authorization: created.body.key } })

  const { id, key } = created.body
  assert.equal(created.status, 201)
  assert.match(key, /^kal_[0-9a-f]{12}_[\w-]{43}$/)
  assert.deepEqual(created.body, { id, key, scope: 'read', expires: '2198-12-31T23:00:00.000Z' })
  assert.equal(listed.body.length, 2)
  assert.deepEqual(listed.body[1], {
    id,
    name: 'Website',
    key: `${key.slice(0, 17)}…`,
    scope: 'read',
    active: true,
    expires: '2198-12-31T23:00:00.000Z',
    last_used: null,
    created: listed.body[1].created,
  })
  assert.ok(!listed.text.includes(key.slice(18)))
  assert.deepEqual([(await use('GET', '/v1/style/all')).status, (await use('POST', '/v1/style')).status], [200, 401])
  assert.deepEqual(await recorded(server, server.organization, since), [
    { by: `user ${admin.user}`, action: 'key.created', item: String(id) },
  ])
})

test('a key is disabled, enabled and revoked', async (t) => {
  const server = await startServer(t)
  const admin = await signedIn(server, 'admin')
  const { id, key } = (await admin.app.post('/keys', { name: 'Website', scope: 'read-write' })).body
  const since = (await recorded(server, server.organization)).length
  const status = async () => (await server.request({ url: '/v1/style/all', headers: { authorization: key } })).status

  const before = await status()
  const disabled = await admin.app.post(`/keys/${id}/disable`)
  const whileDisabled = await status()
  const enabled = await admin.app.post(`/keys/${id}/enable`)
  const again = await admin.app.post(`/keys/${id}/enable`)
  const whileEnabled = await status()
  const revoked = await admin.app.delete(`/keys/${id}`)

  assert.deepEqual([before, whileDisabled, whileEnabled, await status()], [200, 401, 200, 401])
  assert.deepEqual([disabled.body.active, enabled.body.active, again.body.active], [false, true, true])
  assert.deepEqual(revoked.body, { status: 'success', message: 'deleted' })
  assert.deepEqual(
    (await recorded(server, server.organization, since)).map(({ action }) => action),
    ['key.disabled', 'key.enabled', 'key.revoked'],
  )
})

test('a key that cannot be created is refused with every fault', async (t) => {
  const server = await startServer(t)
  const admin = await signedIn(server, 'admin')

  const empty = await admin.app.post('/keys', {})
  const wrong = await admin.app.post('/keys', { name: 'a\nb', scope: 'all', expires: 'tomorrow', colour: 'red' })
  const past = await admin.app.post('/keys', { name: 'x', scope: 'read', expires: '2020-01-01T00:00:00Z' })
  const long = await admin.app.post('/keys', { name: 'x'.repeat(501), scope: 'read' })

  assert.deepEqual([empty.status, empty.body.message], [400, 'name is required. scope is required.'])
  assert.deepEqual(
    [wrong.status, wrong.body.details.errors.map(({ message }: { message: string }) => message)],
    [
      400,
      [
        'name must be one line of text without control characters.',
        'scope must be one of read, write, read-write.',
        'expires must be a UTC time such as 2027-05-01T18:00:00Z.',
        'colour is not a field of this request.',
      ],
    ],
  )
  assert.deepEqual([past.status, past.body.message], [400, 'expires must be in the future.'])
  assert.deepEqual([long.status, long.body.message], [400, 'name must have at most 500 characters.'])
  assert.equal((await admin.app.get('/keys')).body.length, 1)
})

test('keys of another organization do not exist, and neither do impossible ids', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const stranger = await signedIn(server, 'owner', { organization: other.organization })
  const [key] = (await (await signedIn(server, 'admin')).app.get('/keys')).body

  const answers = [
    await stranger.app.post(`/keys/${key.id}/disable`),
    await stranger.app.post(`/keys/${key.id}/enable`),
    await stranger.app.delete(`/keys/${key.id}`),
    await stranger.app.delete('/keys/99999'),
    await stranger.app.delete('/keys/x'),
    await stranger.app.delete('/keys/-1'),
  ]

  for (const { status, body } of answers) assert.deepEqual([status, body.message], [404, 'No entry found.'])
  assert.deepEqual(
    (await stranger.app.get('/keys')).body.map(({ id }: { id: number }) => id !== key.id),
    [true],
  )
  assert.equal((await server.get('/style/all')).status, 200)
})

test('creating, enabling and revoking a key needs a recent sign-in; disabling one does not', async (t) => {
  const server = await startServer(t)
  const admin = await signedIn(server, 'admin')
  const { id } = (await admin.app.post('/keys', { name: 'Website', scope: 'read' })).body
  server.advance(16 * 60_000)

  const statuses = [
    (await admin.app.post('/keys', { name: 'x', scope: 'read' })).status,
    (await admin.app.post(`/keys/${id}/enable`)).status,
    (await admin.app.delete(`/keys/${id}`)).status,
    (await admin.app.post(`/keys/${id}/disable`)).status,
    (await admin.app.get('/keys')).status,
  ]

  assert.deepEqual(statuses, [403, 403, 403, 200, 200])
})

test('editors and viewers see no keys', async (t) => {
  const server = await startServer(t)
  for (const role of ['editor', 'viewer'] as const) {
    const person = await signedIn(server, role)
    assert.equal((await person.app.get('/keys')).status, 403)
    assert.equal((await person.app.post('/keys', { name: 'x', scope: 'read' })).status, 403)
  }
})
