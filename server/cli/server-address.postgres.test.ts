import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { migratedSettings } from '../testing/database.ts'
import { finallyIn } from '../testing/finally.ts'
import { envOf, kalendsJson, spawnServer } from '../testing/kalends.ts'

test('commands ignore the address of a stopped server, even if PostgreSQL has not yet ended its connections', async (t) => {
  const settings = await migratedSettings(t)
  const server = await spawnServer(t, envOf(settings))
  const lingering = new pg.Client(settings.databaseUrl!)
  await lingering.connect()
  finallyIn(t, () => lingering.end())
  await lingering.query(`select set_config('application_name', (select program from server_address), false)`)
  server.child.kill('SIGTERM')
  await server.ended

  const { addresses } = await kalendsJson(envOf(settings, { PORT: '4711' }), 'demo')

  const origins = Object.values<string>(addresses).map((url) => new URL(url).origin)
  assert.deepEqual(new Set(origins), new Set(['http://localhost:4711']))
})
