import assert from 'node:assert/strict'
import { test } from 'node:test'
import { migratedSettings } from '../testing/database.ts'
import { envOf, kalendsJson, spawnServer } from '../testing/kalends.ts'
import { logLines } from '../testing/log.ts'
import { startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'

const forwarded = { url: '/nowhere', remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '193.0.6.139' } }

test('an untrusted proxy is named once in the log and by doctor', async (t) => {
  const settings = await migratedSettings(t)
  const env = envOf(settings)
  const server = await spawnServer(t, { ...env, LOG_LEVEL: 'warn' })
  const proxy = async () =>
    (await kalendsJson(env, 'doctor')).find(({ name }: { name: string }) => name === 'proxy') ?? null
  const before = await proxy()

  for (let n = 0; n < 3; n += 1) await fetch(`${server.url}/nowhere`, { headers: forwarded.headers })
  await until(async () => (await proxy()) !== null)

  assert.equal(before, null)
  assert.equal(server.stderr().match(/X-Forwarded-For is ignored/g)?.length, 1)
  const { result, text } = await proxy()
  assert.equal(result, 'warning')
  assert.match(text, /^Requests with X-Forwarded-For come from \S+, which is not in TRUST_PROXY,/)
})

test('a trusted proxy is not named', async (t) => {
  const server = await startServer(t, { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'warn' })
  const lines = logLines(t)

  await server.request(forwarded)

  assert.deepEqual(lines(), [])
})
