import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import { setImmediate as immediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { migratedSettings } from '../../testing/database.ts'
import { requestAll, dailySeries, occurrencePath } from '../../testing/crawl.ts'
import { serveSettings } from '../../testing/server.ts'
import { until } from '../../testing/until.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

test('pages of a daily series in all languages and for all systems take no more memory than the cache may', async (t) => {
  const cacheLimit = 4_200_000
  const { server, prokey, port } = await serveSeries(t, cacheLimit)
  const askFor = async (first: number, days: number) => {
    for (let day = first; day < first + days; day += 1)
      await requestAll(port, occurrencePath(prokey, day), ['identity', 'identity'])
  }
  await askFor(0, 1)
  const before = await memory()

  await askFor(1, 10)

  const after = await memory()
  assert.ok(after - before <= 2 * cacheLimit, `${before} before, ${after} after`)
  assert.ok(server.context.cache.bytes <= cacheLimit)
})

test('a page is cached from the second request on, and then charged for every encoding in which it is held', async (t) => {
  const { server, prokey, port } = await serveSeries(t)
  const { cache } = server.context
  const held = async (day: number, encodings: readonly string[]) => {
    const before = cache.bytes
    await requestAll(port, occurrencePath(prokey, day), encodings)
    return cache.bytes - before
  }

  const once = await held(1, ['identity'])
  const plain = await held(1, ['identity'])
  const compressed = await held(1, ['br', 'gzip'])
  // With its headers as they are written to the network.
  const written = await held(1, ['br', 'gzip', 'identity'])
  const again = await held(1, ['br', 'gzip', 'identity'])

  // The publication, but no page: none was requested twice.
  assert.ok(once < 20_000, String(once))
  // 69 pages of 12 to 20 KB, which compress to a quarter.
  assert.ok(plain > 69 * 12_000 && plain < 69 * 40_000, String(plain))
  assert.ok(compressed > 69 * 5000 && compressed < 69 * 24_000, String(compressed))
  assert.ok(written > 69 * 2000 && written < 69 * 4000, String(written))
  assert.equal(again, 0)
})

async function serveSeries(t: TestContext, cacheLimit?: number) {
  const server = await serveSettings(t, await migratedSettings(t), cacheLimit === undefined ? {} : { cacheLimit })
  const { status, body, text } = await server.post('/event', dailySeries)
  assert.equal(status, 201, text)
  const { changes } = server.context.database
  await until(() => changes.isCaughtUp(false))
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  return { server, prokey: body.prokey as string, port }
}

/**
 * Heap in use, which is more accurate at this size than the memory of the process; bench/page-memory.ts measures that.
 */
async function memory(): Promise<number> {
  collectGarbage()
  // Compressors release theirs in the next tick.
  await immediate()
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
