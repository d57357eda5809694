import assert from 'node:assert/strict'
import { test } from 'node:test'
import { samples } from '../../testing/metrics.ts'
import { signedIn } from '../../testing/people.ts'
import { serveSettings, startServer } from '../../testing/server.ts'
import { until } from '../../testing/until.ts'

const refused = '{"status":"error","message":"Not authenticated."}'
const style = { name: 'Blue', options: ['ical'] }

test('a session calls the API like a key with the scope of its role', async (t) => {
  const server = await startServer(t)
  const [editor, viewer] = [await signedIn(server, 'editor'), await signedIn(server, 'viewer')]

  const created = await editor.post('/style', style)
  const read = await viewer.get('/style/1')
  const refusal = await viewer.post('/style', style)

  assert.equal(created.status, 201)
  assert.equal(read.body.name, 'Blue')
  assert.equal(refusal.status, 403)
  assert.deepEqual(refusal.body, {
    status: 'error',
    message: 'Your role does not allow this. It takes an editor of the organization.',
    details: { role: 'editor' },
  })
})

test('a change names the person who made it', async (t) => {
  const server = await startServer(t)
  const ann = await signedIn(server, 'editor', { email: 'ann@example.org' })

  await ann.post('/style', style)

  const [entry] = (await ann.get('/style/1/history')).body
  assert.deepEqual(entry.by, { type: 'user', id: String(ann.user), name: 'ann@example.org' })
})

test('without the organization header a cookie counts for nothing', async (t) => {
  const server = await startServer(t)
  const { headers } = await signedIn(server, 'owner')
  const { 'kalends-organization': organization, ...others } = headers

  for (const sent of [{}, { 'kalends-organization': '' }, { 'kalends-organization': `${organization}x` }]) {
    const answer = await server.request({ url: '/v1/style/all', headers: { ...others, ...sent } })
    assert.equal(answer.status, 401)
    assert.equal(answer.text, refused)
  }
})

test('a request from another site is refused, whatever it sends', async (t) => {
  const server = await startServer(t)
  const { headers } = await signedIn(server, 'owner')
  const { 'sec-fetch-site': _, ...older } = headers
  const send = (sent: Record<string, string>, method: 'GET' | 'POST' = 'GET') =>
    server.request({
      method,
      url: method === 'GET' ? '/v1/style/all' : '/v1/style',
      headers: { host: 'localhost', 'content-type': 'application/json', ...sent },
      ...(method === 'POST' && { payload: JSON.stringify(style) }),
    })

  for (const sent of [
    { ...headers, 'sec-fetch-site': 'cross-site' },
    { ...headers, 'sec-fetch-site': 'same-site' },
    { ...older, origin: 'https://evil.example' },
    { ...older, origin: 'null' },
  ])
    assert.equal((await send(sent)).status, 403)
  assert.equal((await send(older, 'POST')).status, 403)
  assert.equal((await send(older)).status, 200)
  assert.equal((await send({ ...older, origin: 'http://localhost' }, 'POST')).status, 201)
})

test('an organization of others does not exist for a person', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const ann = await signedIn(server, 'owner')

  const [foreign, unknown] = [
    await ann.in(other.organization).get('/style/all'),
    await ann.in(999_999).get('/style/all'),
  ]

  for (const answer of [foreign, unknown]) {
    assert.equal(answer.status, 404)
    assert.equal(answer.text, '{"status":"error","message":"No entry found."}')
  }
})

test('one session works in two organizations at the same time', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const ann = await signedIn(server, 'admin')
  const created = (await ann.in(null).app.post('/organizations', { name: 'Second' })).body

  const [first, second] = await Promise.all([
    ann.post('/style', { ...style, name: 'First' }),
    ann.in(created.id).post('/style', { ...style, name: 'Second' }),
  ])

  assert.deepEqual([first.status, second.status], [201, 201])
  assert.deepEqual(
    [(await ann.get('/style/all')).body, (await ann.in(created.id).get('/style/all')).body].map((list) =>
      list.map(({ name }: { name: string }) => name),
    ),
    [['First'], ['Second']],
  )
  assert.equal((await ann.in(other.organization).get('/style/all')).status, 404)
})

test('API keys are refused by the operations of the application', async (t) => {
  const server = await startServer(t)
  const ann = await signedIn(server, 'owner')

  const withKey = await server.request({ url: '/app/v1/members', headers: { authorization: server.key } })
  const withBoth = await server.request({
    url: '/app/v1/members',
    headers: { ...ann.headers, authorization: server.key },
  })

  for (const answer of [withKey, withBoth]) assert.equal(answer.text, refused)
  assert.equal((await ann.app.get('/members')).status, 200)
})

test('a session ends after 14 days without use, and after 90 days in any case', async (t) => {
  const server = await startServer(t)
  const day = 86_400_000
  const [idle, busy] = [await signedIn(server, 'viewer'), await signedIn(server, 'viewer')]

  const statuses: number[] = []
  for (let i = 0; i < 9; i += 1) {
    server.advance(10 * day)
    statuses.push((await busy.get('/style/all')).status)
    // Its use is recorded a moment after the response.
    const lastSeen = () =>
      server.context.database.read((db) =>
        db.selectFrom('session').select('last_seen').where('user_account', '=', busy.user).executeTakeFirst(),
      )
    if (statuses.at(-1) === 200) await until(async () => server.context.now() - (await lastSeen())!.last_seen < day)
  }

  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 200, 200, 200, 401])
  assert.equal((await idle.get('/style/all')).status, 401)
})

test('a person who is removed loses access at once, on every instance', async (t) => {
  const server = await startServer(t)
  const instances =
    server.context.database.engine === 'postgres' ? [server, await serveSettings(t, server.context.settings)] : [server]
  const [owner, tom] = [await signedIn(server, 'owner'), await signedIn(server, 'admin')]
  const statuses = () =>
    Promise.all(
      instances.map(async (each) => (await each.request({ url: '/v1/style/all', headers: tom.headers })).status),
    )
  assert.deepEqual([...new Set(await statuses())], [200])

  assert.equal((await owner.app.delete(`/members/${tom.user}`)).status, 200)

  // Without any organization, the session has ended as well.
  assert.equal((await tom.get('/style/all')).status, 401)
  await until(async () => (await statuses()).every((status) => status === 401))
})

test('a person who is removed from one of two organizations stays signed in to the other', async (t) => {
  const server = await startServer(t)
  const [owner, tom] = [await signedIn(server, 'owner'), await signedIn(server, 'admin')]
  const { id } = (await tom.in(null).app.post('/organizations', { name: 'Second' })).body

  await owner.app.delete(`/members/${tom.user}`)

  assert.equal((await tom.get('/style/all')).status, 404)
  assert.equal((await tom.in(id).get('/style/all')).status, 200)
})

test('with PUBLIC_URL the application is served on that host and to that origin only', async (t) => {
  const server = await startServer(t, {
    PUBLIC_URL: 'https://events.example.org',
    LANDING_URL: 'https://pages.example.org',
  })
  const { headers } = await signedIn(server, 'viewer')
  const { 'sec-fetch-site': _, ...older } = headers
  const patch = (host: string, origin: string) =>
    server.request({
      method: 'PATCH',
      url: '/app/v1/me',
      headers: { ...older, host, origin, 'kalends-organization': 'none', 'content-type': 'application/json' },
      payload: '{"name":"Ann"}',
    })

  assert.equal((await patch('events.example.org', 'https://events.example.org')).status, 200)
  assert.equal((await patch('events.example.org', 'http://events.example.org')).status, 403)
  assert.equal((await patch('pages.example.org', 'https://pages.example.org')).status, 404)
  const signIn = await server.request({ url: '/app/sign-in', headers: { host: 'pages.example.org' } })
  assert.equal(signIn.status, 404)
})

test('a session that was ended elsewhere is refused half a second later', async (t) => {
  const server = await startServer(t)
  const ann = await signedIn(server, 'viewer')
  const { user } = ann
  assert.equal((await ann.get('/style/all')).status, 200)

  await server.context.database.transaction((tx) => tx.deleteFrom('session').where('user_account', '=', user).execute())

  await until(async () => (await ann.get('/style/all')).status === 401)
})

test('a cached session costs no query', async (t) => {
  const server = await startServer(t)
  const ann = await signedIn(server, 'viewer')
  await server.post('/style', style)
  const misses = () => samples(server.context, 'kalends_cache_misses_total').join()

  // It is read again after half a second, which may pass on a busy machine.
  await until(async () => {
    const before = misses()
    await ann.get('/style/1')
    return misses() === before
  })
})

test('sensitive operations need a sign-in of the last 15 minutes', async (t) => {
  const server = await startServer(t)
  const owner = await signedIn(server, 'owner')
  const invite = { email: 'tom@example.org', role: 'editor' }

  const before = await owner.app.post('/invitations', invite)
  server.advance(15 * 60_000)
  const after = await owner.app.post('/invitations', { ...invite, email: 'eva@example.org' })

  assert.equal(before.status, 201)
  assert.equal(after.status, 403)
  assert.deepEqual(after.body.details, { reason: 'sign-in-again' })
  assert.equal((await owner.app.get('/invitations')).body.length, 1)
})

test('a person sees their sessions and ends them', async (t) => {
  const server = await startServer(t)
  const ann = (await signedIn(server, 'viewer')).in(null)

  const [session] = (await ann.app.get('/me/sessions')).body
  const other = await ann.app.delete('/me/sessions/999999')
  const ended = await ann.app.delete(`/me/sessions/${session.id}`)

  assert.deepEqual(
    [session.device, session.place, session.way, session.is_current],
    ['Unknown device', null, 'password', true],
  )
  assert.equal(other.status, 404)
  assert.equal(ended.status, 200)
  await until(async () => (await ann.app.get('/me')).status === 401)
})
