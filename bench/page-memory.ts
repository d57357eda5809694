import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '@kalends/contract'
import { requestAll, dailySeries, occurrencePath, systems } from '../server/testing/crawl.ts'
import { startProduct } from './product.ts'
import { residentMemory } from './usage.ts'

/**
 * Requests the pages of a daily series in all languages, for all systems and in both encodings until the cache is full,
 * and prints how much the server's memory grows: `node bench/page-memory.ts [pages]`. The first ten pages warm it up.
 */
const pages = Number(process.argv[2] ?? 2000)
const folder = await mkdtemp(join(tmpdir(), 'kalends-page-memory-'))
const product = await startProduct({ DATA_DIR: folder, LOG_LEVEL: 'warn' })
const created = await fetch(`http://127.0.0.1:${product.port}/v1/event`, {
  method: 'POST',
  headers: { authorization: product.keys.few, 'content-type': 'application/json' },
  body: JSON.stringify(dailySeries),
})
const { prokey } = (await created.json()) as { prokey: string }

for (let page = 0; page < 10; page += 1) await requestAll(product.port, occurrencePath(prokey, page), ['br'])
const before = residentMemory(product.pid)
let most = before
for (let page = 1; page <= pages; page += 1) {
  await requestAll(product.port, occurrencePath(prokey, 10 + page), ['br', 'gzip'])
  most = Math.max(most, residentMemory(product.pid))
  if (page % 50 === 0) console.log(`${page} pages: ${residentMemory(product.pid) - before} MB more than before`)
}
const forms = languages.length * Object.keys(systems).length
console.log(
  `${pages} pages in ${forms} forms: from ${before} MB to ${residentMemory(product.pid)} MB, at most ${most} MB`,
)
await product.stop()
await rm(folder, { recursive: true })
process.exit(most - before > 128 ? 1 : 0)
