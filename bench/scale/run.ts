import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { conditions, table } from '../report.ts'
import { type Figures, findWrk } from '../wrk.ts'
import { type MixedLoad, measureLoad } from './load.ts'
import { type Size, measureSizes } from './size.ts'

/** What servers and databases of a certain size can do, as shown in docs/scaling.md: `npm run scale`. */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'load,size' },
    engine: { type: 'string', default: 'sqlite,postgres' },
    events: { type: 'string', default: '100000' },
    sizes: { type: 'string', default: '10000,100000,1000000' },
    organizations: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '10' },
  },
})
const loadBefore = loadavg()[0]!
const parts = values.only.split(',')
const folder = mkdtempSync(join(tmpdir(), 'kalends-scale-'))
chmodSync(folder, 0o755) // PostgreSQL runs as another user
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const wrk = await findWrk()
const common = { wrk, folder, engines: values.engine.split(','), seconds: Number(values.seconds) }

const loadHead = [
  'Engine',
  'Servers',
  'reads/s',
  'p50 ms',
  'p99 ms',
  'sign-ups/s',
  'creates/s',
  'CPU ms of a read',
  'in the database',
  'MB',
]
function loadRow(each: MixedLoad) {
  const { engine, servers, reads, p50, p99, signUps, creates, serverCpu, databaseCpu, memory } = each
  const times = [p50, p99].map((value) => value.toFixed(1))
  const written = [signUps, creates].map((value) => value.toFixed(1))
  return [
    engine,
    servers,
    Math.round(reads),
    ...times,
    ...written,
    serverCpu.toFixed(3),
    databaseCpu.toFixed(3),
    memory,
  ]
}

const sizeHead = [
  'Engine',
  'Holds',
  'MB on disk',
  'start ms',
  'event ms (p99)',
  'new page ms (p99)',
  'list of 100 ms (p99)',
  'MB of memory',
  'backup s',
]
function sizeRow({ engine, holds, disk, start, read, page, list, memory, backup }: Size) {
  const both = (figures: Figures | undefined) =>
    figures ? `${figures.p50.toFixed(2)} (${figures.p99.toFixed(1)})` : '–'
  return [
    engine,
    holds,
    Math.round(disk),
    Math.round(start),
    both(read),
    both(page),
    both(list),
    memory,
    backup.toFixed(1),
  ]
}

const loads = parts.includes('load')
  ? await measureLoad({ ...common, events: Number(values.events), rounds: Number(values.rounds) })
  : []
const sizes = parts.includes('size')
  ? await measureSizes({
      ...common,
      sizes: values.sizes.split(',').map(Number),
      organizations: Number(values.organizations),
    })
  : []
const programs = [`Node ${process.versions.node}`, `SQLite ${process.versions.sqlite}`, `wrk ${wrk.version}`]
console.log(conditions(programs, loadBefore, false))
if (loads.length > 0) console.log(`\n${table(loadHead, loads.map(loadRow))}`)
if (sizes.length > 0) console.log(`\n${table(sizeHead, sizes.map(sizeRow))}`)
