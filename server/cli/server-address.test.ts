import assert from 'node:assert/strict'
import { test } from 'node:test'
import { migratedSettings } from '../testing/database.ts'
import { envOf, kalends, kalendsJson, spawnServer } from '../testing/kalends.ts'

test('links printed by commands lead to the running server, regardless of their own PORT', async (t) => {
  const settings = await migratedSettings(t)
  const server = await spawnServer(t, envOf(settings))
  const elsewhere = envOf(settings, { PORT: '4711' })
  const origins = (addresses: Record<string, string>) =>
    new Set(Object.values(addresses).map((url) => new URL(url).origin))

  const demo = await kalendsJson(elsewhere, 'demo')
  const [mail] = await kalendsJson(elsewhere, 'mail', 'list')
  const { text } = await kalendsJson(elsewhere, 'mail', 'show', mail.id)
  const named = await kalendsJson({ ...elsewhere, PUBLIC_URL: 'https://events.example.org' }, 'demo')
  const ics = await kalendsJson({ ...elsewhere, ICS_URL: 'https://ics.example.org' }, 'demo')
  server.child.kill('SIGTERM')
  await server.ended
  const stopped = await kalendsJson(elsewhere, 'demo')

  assert.deepEqual(origins(demo.addresses), new Set([server.url]))
  assert.match(text, new RegExp(`${server.url}/`))
  assert.deepEqual(origins(named.addresses), new Set(['https://events.example.org']))
  assert.deepEqual(origins(ics.addresses), new Set([server.url, 'https://ics.example.org']))
  assert.deepEqual(origins(stopped.addresses), new Set(['http://localhost:4711']))
})

test('a command without PUBLIC_URL uses that of the server', async (t) => {
  const settings = await migratedSettings(t)
  const env = envOf(settings)
  await spawnServer(t, { ...env, PUBLIC_URL: 'http://localhost:65001' })

  const added = await kalends(env, 'domain', 'add', '--org', '1', '--host', 'events.example.org')

  assert.ok(!added.stdout.includes('PUBLIC_URL is not set'), added.stdout)
})
