import assert from 'node:assert/strict'
import { test } from 'node:test'
import { engine, migratedSettings } from '../testing/database.ts'
import { envOf, kalendsJson, ownClock, spawnServer } from '../testing/kalends.ts'
import { proxyTo } from '../testing/proxy.ts'
import { emptyFolder } from '../testing/sqlite.ts'
import { until } from '../testing/until.ts'

const hours = 3600

test('turning the clock back extends no wait, and a revoked key stops working', async (t) => {
  const settings = await migratedSettings(t)
  const env = envOf(settings)
  const clock = await ownClock(emptyFolder(t))
  const server = await spawnServer(t, { ...env, ...clock.env, API_RATE_LIMIT: '3' })
  const use = (key: string) => fetch(`${server.url}/v1/style/all`, { headers: { authorization: key } })
  const [limited, revoked] = [await kalendsJson(env, ...newKey), await kalendsJson(env, ...newKey)]
  const before = [(await use(limited.key)).status, (await use(revoked.key)).status]

  clock.turn(-2 * hours)
  await turnedBack(server.url)
  await kalendsJson(env, 'key', 'revoke', String(revoked.id))
  // Until then the key may be rate-limited.
  await until(async () => (await use(revoked.key)).status === 401)
  for (let n = 0; n < 2; n += 1) await use(limited.key)
  const tooMany = await use(limited.key)

  assert.deepEqual(before, [200, 200])
  assert.equal(tooMany.status, 429)
  assert.ok(Number(tooMany.headers.get('retry-after')) <= 60)
})

if (engine === 'postgres') {
  test('a server whose clock was turned back notices that its database is down', async (t) => {
    const settings = await migratedSettings(t)
    const proxy = await proxyTo(t, settings.databaseUrl!)
    const clock = await ownClock(emptyFolder(t))
    const env = envOf({ ...settings, databaseUrl: proxy.through(settings.databaseUrl!) })
    const server = await spawnServer(t, { ...env, ...clock.env })
    const readyz = async () => (await fetch(`${server.url}/readyz`)).status
    const ready = await readyz()

    clock.turn(-2 * hours)
    await turnedBack(server.url)
    proxy.refuse(true)
    proxy.cut()
    await until(async () => (await readyz()) === 503)
    proxy.refuse(false)
    await until(async () => (await readyz()) === 200)

    assert.equal(ready, 200)
  })
}

/** Waits until the server shows it in the Date header of its responses. */
async function turnedBack(url: string) {
  await until(async () => {
    const { headers } = await fetch(`${url}/healthz`)
    return Date.parse(headers.get('date')!) < Date.now() - hours * 1000
  })
}

const newKey = ['key', 'create', '--org', '1']
