import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bareServers, bareSqliteFile, bareTable } from './bare.ts'
import { type Servers, readCases, writeCases } from './cases.ts'
import { measure } from './measure.ts'
import { startCluster } from './postgres.ts'
import { type Product, startProduct } from './product.ts'
import { conditions, markdown } from './report.ts'
import { measureStarts } from './starts.ts'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'read,write,start' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1' },
    starts: { type: 'string', default: '9' },
    json: { type: 'string' },
  },
})
const parts = new Set(options.only.split(','))
if (!parts.isSubsetOf(new Set(['read', 'write', 'start'])))
  throw new Error('--only takes read, write and start, separated by commas.')
const loadBefore = loadavg()[0]!
const folder = mkdtempSync(join(tmpdir(), 'kalends-bench-'))
chmodSync(folder, 0o755) // PostgreSQL runs as somebody else
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

console.error('Starting the servers and filling them …')
const bareFile = bareSqliteFile(folder)
const product = await startProduct({ DATA_DIR: join(folder, 'data') })
const loaded = parts.has('read') || parts.has('write') ? await measureUnderLoad(product) : undefined
await product.stop()

if (parts.has('start')) console.error('Starting and stopping …')
const starts = parts.has('start') ? await measureStarts(product, bareFile, Number(options.starts)) : []

const programs = [
  `Node ${process.versions.node}`,
  `SQLite ${process.versions.sqlite}`,
  ...(loaded ? [loaded.program] : []),
]
const report = { measured: conditions(programs, loadBefore), results: loaded?.results ?? [], starts }
console.log(markdown(report))
if (options.json) writeFileSync(options.json, JSON.stringify(report, null, 2))

async function measureUnderLoad(sqlite: Product) {
  const cluster = await startCluster(join(folder, 'postgres'))
  const postgres = await startProduct({
    DATA_DIR: join(folder, 'data-beside-postgres'),
    DATABASE_URL: await cluster.create('kalends'),
  })
  const bare = bareServers(folder)
  const servers: Servers = {
    constant: await bare.constant(await answersOf(sqlite)),
    bare: {
      sqlite: await bare.sqlite(bareFile),
      postgres: await bare.postgres(await bareTable(await cluster.create('bare'))),
    },
    product: { sqlite, postgres },
    cluster: cluster.pid,
  }
  const cases = [...(parts.has('read') ? readCases(servers) : []), ...(parts.has('write') ? writeCases(servers) : [])]
  const results = await measure(cases, { rounds: Number(options.rounds), seconds: Number(options.seconds) })

  for (const server of [servers.constant, servers.bare.sqlite, servers.bare.postgres, postgres]) await server.stop()
  await cluster.stop()
  return { results, program: `PostgreSQL ${cluster.version}` }
}

/** What the floor is to answer: the very bytes of the product. */
async function answersOf({ port, keys, ids }: Product) {
  const read = async (path: string, authorization: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/style/${path}`, { headers: { authorization } })
    return answer.text()
  }
  return { item: await read(String(ids[0]), keys.many), list: await read('all', keys.few) }
}
