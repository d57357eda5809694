import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type ConstantAnswer, bareServers, bareSqliteFile, bareTable } from './bare.ts'
import { measureCalendar } from './calendar.ts'
import { type Servers, readCases, writeCases } from './cases.ts'
import { eventAnswers, eventReadCases, eventWriteCases, listCases } from './event-cases.ts'
import { fillEvents } from './events.ts'
import { measure } from './measure.ts'
import { startCluster } from './postgres.ts'
import { type Product, startProduct } from './product.ts'
import { conditions, markdown } from './report.ts'
import { measureStarts } from './starts.ts'

const allParts = ['read', 'write', 'event', 'start', 'calendar']
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: allParts.join() },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1' },
    starts: { type: 'string', default: '9' },
    json: { type: 'string' },
  },
})
const parts = new Set(options.only.split(','))
if (!parts.isSubsetOf(new Set(allParts))) throw new Error(`--only takes ${allParts.join()}, separated by commas.`)
const loadBefore = loadavg()[0]!
const folder = mkdtempSync(join(tmpdir(), 'kalends-bench-'))
chmodSync(folder, 0o755) // PostgreSQL runs as somebody else
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const servers = parts.difference(new Set(['calendar'])).size > 0 ? await measureServers() : undefined

if (parts.has('calendar')) console.error('Computing …')
const calendar = parts.has('calendar') ? measureCalendar(Number(options.rounds)) : []

const programs = [
  `Node ${process.versions.node}`,
  `SQLite ${process.versions.sqlite}`,
  ...(servers?.loaded ? [servers.loaded.program] : []),
]
const report = {
  measured: conditions(programs, loadBefore),
  results: servers?.loaded?.results ?? [],
  starts: servers?.starts ?? [],
  calendar,
}
console.log(markdown(report))
if (options.json) writeFileSync(options.json, JSON.stringify(report, null, 2))

async function measureServers() {
  console.error('Starting the servers and filling them …')
  const bareFile = bareSqliteFile(folder)
  const product = await startProduct({ DATA_DIR: join(folder, 'data') })
  const needsLoad = ['read', 'write', 'event'].some((part) => parts.has(part))
  const loaded = needsLoad ? await measureUnderLoad(product, bareFile) : undefined
  await product.stop()

  if (parts.has('start')) console.error('Starting and stopping …')
  const starts = parts.has('start') ? await measureStarts(product, bareFile, Number(options.starts)) : []
  return { loaded, starts }
}

async function measureUnderLoad(sqlite: Product, bareFile: string) {
  const cluster = await startCluster(join(folder, 'postgres'))
  const postgres = await startProduct({
    DATA_DIR: join(folder, 'data-beside-postgres'),
    DATABASE_URL: await cluster.create('kalends'),
  })
  const bare = bareServers(folder)
  const events = parts.has('event')
    ? { sqlite: await fillEvents(sqlite), postgres: await fillEvents(postgres) }
    : undefined
  const started: Servers = {
    constant: await bare.constant([
      ...(await answersOf(sqlite)),
      ...(events ? await eventAnswers(sqlite, events.sqlite) : []),
    ]),
    bare: {
      sqlite: await bare.sqlite(bareFile),
      postgres: await bare.postgres(await bareTable(await cluster.create('bare'))),
    },
    product: { sqlite, postgres },
    cluster: cluster.pid,
  }
  const cases = [...(parts.has('read') ? readCases(started) : []), ...(parts.has('write') ? writeCases(started) : [])]
  if (events) {
    const filled = { ...started, events }
    cases.push(...eventReadCases(filled), ...listCases(filled), ...eventWriteCases(filled))
  }
  const results = await measure(cases, { rounds: Number(options.rounds), seconds: Number(options.seconds) })

  for (const server of [started.constant, started.bare.sqlite, started.bare.postgres, postgres]) await server.stop()
  await cluster.stop()
  return { results, program: `PostgreSQL ${cluster.version}` }
}

/** What the floor is to answer: the very bytes of the product. */
async function answersOf({ port, keys, ids }: Product): Promise<ConstantAnswer[]> {
  const read = async (path: string, authorization: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/style/${path}`, { headers: { authorization } })
    return { type: answer.headers.get('content-type')!, body: await answer.text() }
  }
  return [
    { path: '/v1/style/all', ...(await read('all', keys.few)) },
    { path: '/v1/style/:id', ...(await read(String(ids[0]), keys.many)) },
  ]
}
