import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freshSettings } from '../testing/database.ts'
import { envOf, kalends, kalendsJson } from '../testing/kalends.ts'
import { serveSettings } from '../testing/server.ts'
import { until } from '../testing/until.ts'

test('a key created next to a running server works at once, with its scope', async (t) => {
  const settings = await freshSettings(t)
  const env = envOf(settings)
  const server = await serveSettings(t, settings)
  const status = async (key: string, method: 'GET' | 'POST') =>
    (
      await server.request({
        method,
        url: method === 'GET' ? '/v1/style/all' : '/v1/style',
        headers: { authorization: key, 'content-type': 'application/json' },
        ...(method === 'POST' && { payload: '{"name":"x","options":["ical"]}' }),
      })
    ).status

  const key = await kalendsJson(
    env,
    'key',
    'create',
    '--org',
    '1',
    '--scope',
    'read',
    '--expires',
    '2199-01-01T00:00:00Z',
    '--name',
    'Website',
  )

  assert.deepEqual({ ...key, key: '' }, { id: key.id, key: '', scope: 'read', expires: '2199-01-01T00:00:00.000Z' })
  assert.match(key.key, /^kal_[0-9a-f]{12}_[\w-]{43}$/)
  assert.equal(await status(key.key, 'GET'), 200)
  assert.equal(await status(key.key, 'POST'), 401)
})

test('a key can be disabled, enabled and revoked', async (t) => {
  const settings = await freshSettings(t)
  const env = envOf(settings)
  const server = await serveSettings(t, settings)
  const { id, key } = await kalendsJson(env, 'key', 'create', '--org', '1')
  // Another process has changed it, which a server on PostgreSQL learns a moment later.
  const answers = (status: number) =>
    until(async () => {
      const answer = await server.request({ url: '/v1/style/all', headers: { authorization: key } })
      return answer.status === status
    })

  await answers(200)
  assert.deepEqual(await kalendsJson(env, 'key', 'disable', String(id)), { id, active: false })
  await answers(401)
  assert.deepEqual(await kalendsJson(env, 'key', 'enable', String(id)), { id, active: true })
  await answers(200)
  assert.deepEqual(await kalendsJson(env, 'key', 'revoke', String(id)), { id, revoked: true })
  await answers(401)
  assert.deepEqual(await kalends(env, 'key', 'enable', String(id)), {
    code: 1,
    stdout: '',
    stderr: `There is no key ${id}. Run "kalends key list" to see them.`,
  })
})

test('the list of keys never shows a secret', async (t) => {
  const env = envOf(await freshSettings(t))
  await kalendsJson(env, 'org', 'create', '--name', 'One')
  await kalendsJson(env, 'org', 'create', '--name', 'Two')
  const { key } = await kalendsJson(env, 'key', 'create', '--org', '1', '--name', 'Website')
  await kalendsJson(env, 'key', 'create', '--org', '2')

  const script = await kalendsJson(env, 'key', 'list', '--org', '1')
  const { stdout } = await kalends(env, 'key', 'list')

  const { created, ...listed } = script[0]
  assert.equal(script.length, 1)
  assert.match(created, /^\d{4}-/)
  assert.deepEqual(listed, {
    id: 1,
    organization: 1,
    name: 'Website',
    key: `${key.slice(0, 17)}…`,
    scope: 'read-write',
    active: true,
    expires: null,
    last_used: null,
  })
  assert.ok(!stdout.includes(key.slice(17)))
  assert.equal(stdout.split('\n').length, 3)
  assert.equal(
    (await kalends(env, 'key', 'list', '--org', '9')).stderr,
    'There is no organization 9. Run "kalends org list" to see them.',
  )
})

test('a key needs a known organization, a known scope and a future expiry', async (t) => {
  const env = envOf(await freshSettings(t))
  await kalendsJson(env, 'migrate')
  const create = (...options: string[]) => kalends(env, 'key', 'create', '--org', '7', ...options)

  const wrong = await create('--scope', 'admin', '--expires', '2020-01-01T00:00:00Z')
  const vague = await create('--expires', 'tomorrow')
  const unknown = await create()

  assert.deepEqual([wrong.code, vague.code, unknown.code], [2, 2, 1])
  assert.equal(
    wrong.stderr,
    '--scope must be one of read, write, read-write. --expires must be in the future. See "kalends key create --help".',
  )
  assert.equal(
    vague.stderr,
    '--expires must be a UTC time such as 2027-05-01T18:00:00Z. See "kalends key create --help".',
  )
  assert.equal(unknown.stderr, 'There is no organization 7. Run "kalends org list" to see them.')
})
