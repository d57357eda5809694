import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { freshSettings } from '../testing/database.ts'
import { envOf, kalends, kalendsJson, spawnServer } from '../testing/kalends.ts'

test('after a run neither the database, its files, a backup nor the log contain the secret of a key, a password, a session or a link', async (t) => {
  const settings = await freshSettings(t)
  const env = envOf(settings, { LOG_LEVEL: 'debug' })
  const password = 'correct horse battery staple'
  const { id } = await kalendsJson(env, 'org', 'create', '--name', 'Example')
  const { key } = await kalendsJson(env, 'key', 'create', '--org', String(id))
  await kalendsJson(env, 'user', 'create', '--org', String(id), '--email', 'a@example.org', '--password', password)
  const { link } = await kalendsJson(env, 'user', 'link', 'a@example.org')
  const server = await spawnServer(t, env)
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
  const signedIn = await post('/app/sign-in', { email: 'a@example.org', password })
  const wrongPassword = `${password} 2`
  const refused = await post('/app/sign-in', { email: 'a@example.org', password: wrongPassword })
  const session = /^kalends=([\w-]{43});/.exec(signedIn.headers.getSetCookie()[0]!)![1]!
  const me = await fetch(`${server.url}/app/v1/me`, {
    headers: { cookie: `kalends=${session}`, 'kalends-organization': 'none', 'sec-fetch-site': 'same-origin' },
  })
  const oneTime = link.split('/').at(-1)!
  await fetch(`${server.url}/app/link/${oneTime}`)
  await post('/app/sign-out', {}, { cookie: `kalends=${session}` })
  const wrong = `${key.slice(0, 17)}${'x'.repeat(43)}`
  const send = (path: string, method: string, authorization: string, body?: string) =>
    fetch(server.url + path, {
      method,
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': 'once' },
      ...(body && { body }),
    })

  const statuses = [
    await send('/v1/style', 'POST', key, '{"name":"Spring","options":["ical"]}'),
    await send('/v1/style', 'POST', `Bearer ${key}`, '{"name":'),
    await send(`/v1/style/all?api_key=${key}`, 'GET', key),
    await send('/v1/style/1', 'PATCH', wrong, '{}'),
    await send('/docs/key', 'GET', key),
    await send('/%', 'GET', key),
  ].map((answer) => answer.status)
  server.child.kill('SIGTERM')
  await server.ended
  const backup = join(settings.dataDir, 'copy.sqlite')
  assert.equal((await kalends(env, 'backup', backup)).code, 0)

  assert.deepEqual([signedIn.status, refused.status, me.status], [303, 400, 200])
  assert.deepEqual(statuses, [201, 400, 400, 401, 200, 404])
  assert.match(server.stderr(), /"path":"\/v1\/style\/all","status":400/)
  const files = readdirSync(settings.dataDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  const texts = [
    server.stdout() + server.stderr(),
    ...files.map((file) => readFileSync(join(file.parentPath, file.name), 'latin1')),
  ]
  assert.ok(texts.some((text) => text.startsWith('SQLite format 3') && text.includes('Spring')))
  for (const secret of [key.slice(17), 'x'.repeat(43), password, wrongPassword, session, oneTime]) {
    assert.equal(texts.filter((text) => text.includes(secret)).length, 0, secret)
  }
})
