import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureApplication } from './application.ts'
import { bareSqliteFile } from './bare.ts'
import { measureButton } from './button.ts'
import { measureCalendar } from './calendar.ts'
import type { Case } from './cases.ts'
import {
  besideCases,
  coldCases,
  eventWriteCases,
  hotCases,
  listCases,
  pageCases,
  unopenedPageCases,
} from './event-cases.ts'
import { measureMails } from './mails.ts'
import { measure } from './measure.ts'
import { startProduct } from './product.ts'
import { conditions, markdown } from './report.ts'
import { measureRebuilds } from './rebuilds.ts'
import { measureRecording } from './recording.ts'
import { type Servers, startServers } from './servers.ts'
import { measureRsvp } from './rsvp/rsvp.ts'
import { sessionCases } from './sessions.ts'
import { measureStarts } from './starts.ts'
import { measureStatistics } from './statistics.ts'
import { styleCases } from './style-cases.ts'
import { findWrk } from './wrk.ts'

const underLoad: Record<string, (servers: Servers) => Case[] | Promise<Case[]>> = {
  hot: hotCases,
  cold: coldCases,
  page: pageCases,
  list: listCases,
  beside: besideCases,
  write: eventWriteCases,
  style: styleCases,
  session: sessionCases,
}
const engineNames = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: [...Object.keys(underLoad), 'recording', 'start', 'calendar'].join() },
    engine: { type: 'string', default: Object.keys(engineNames).join() },
    events: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '64' },
    starts: { type: 'string', default: '9' },
    tries: { type: 'string', default: '20000' },
    mails: { type: 'string', default: '2000' },
    hits: { type: 'string', default: '300000' },
    before: { type: 'string' },
    json: { type: 'string' },
  },
})
// The button and the application need a browser, the button also the npm registry, and sign-ups, mails and statistics take
// long, so these run only if named.
const parts = chosen('only', [
  ...Object.keys(underLoad),
  'recording',
  'start',
  'calendar',
  'button',
  'application',
  'rsvp',
  'mails',
  'statistics',
])
const engines = chosen('engine', Object.keys(engineNames) as (keyof typeof engineNames)[])
const rounds = atLeast('rounds', 1)
const loadBefore = loadavg()[0]!
const folder = mkdtempSync(join(tmpdir(), 'kalends-bench-'))
chmodSync(folder, 0o755) // PostgreSQL runs as another user
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const loaded = parts.some((part) => part in underLoad) ? await measureUnderLoad() : undefined
const recording = parts.includes('recording') ? await measureRecorded() : []
const starts = parts.includes('start') ? await measureStart() : []
if (parts.includes('calendar')) console.error('Computing …')
const calendar = parts.includes('calendar') ? measureCalendar(rounds) : []
if (parts.includes('button')) console.error('Drawing buttons …')
const button = parts.includes('button') ? await measureButton(folder, Math.max(rounds, 12), options.before) : []
if (parts.includes('application')) console.error('Opening the web application …')
const application = parts.includes('application') ? await measureApplication(folder, rounds) : []
if (parts.includes('rsvp')) console.error('Signing up …')
const rsvp = parts.includes('rsvp')
  ? await measureRsvp({ folder, engines, rounds, seconds: atLeast('seconds', 1), tries: atLeast('tries', 1000) })
  : undefined

if (parts.includes('mails')) console.error('Sending mails …')
const mails = parts.includes('mails') ? await measureMails({ folder, engines, mails: atLeast('mails', 200) }) : []

if (parts.includes('statistics')) console.error('Counting …')
const statistics = parts.includes('statistics')
  ? await measureStatistics({ folder, engines, hits: atLeast('hits', 10_000), rounds, seconds: atLeast('seconds', 1) })
  : undefined

const programs = [`Node ${process.versions.node}`, `SQLite ${process.versions.sqlite}`, ...(loaded?.programs ?? [])]
const report = {
  measured: conditions(programs, loadBefore),
  results: [...(loaded?.results ?? []), ...recording],
  rebuilds: loaded?.rebuilds ?? [],
  starts,
  calendar,
  button,
  application,
  rsvp,
  mails,
  statistics,
}
console.log(markdown(report))
if (options.json) writeFileSync(options.json, JSON.stringify(report, null, 2))

async function measureUnderLoad() {
  const wrk = await findWrk()
  const connections = atLeast('connections', 1)
  const seconds = atLeast('seconds', 1)
  // Enough to update some and read others that stay unchanged.
  const events = atLeast('events', 1000)
  console.error('Starting the servers and filling them …')
  const servers = await startServers(folder, new Set(engines.map((name) => engineNames[name])), events)
  try {
    const cases: Case[] = []
    for (const part of parts) cases.push(...((await underLoad[part]?.(servers)) ?? []))
    const how = { wrk, rounds, seconds, connections, folder }
    const results = await measure(cases, how)
    const hasPages = parts.includes('page')
    if (hasPages) results.push(...(await measure(unopenedPageCases(servers), how)))
    const rebuilds = hasPages ? await measureRebuilds(servers, rounds) : []
    return { results, rebuilds, programs: [...servers.programs, `wrk ${wrk.version}`] }
  } finally {
    await servers.stop()
  }
}

async function measureRecorded() {
  console.error('Recording …')
  const names = engines.map((name) => engineNames[name])
  const [seconds, connections] = [atLeast('seconds', 1), atLeast('connections', 1)]
  return measureRecording(names, { wrk: await findWrk(), rounds, seconds, connections, folder })
}

async function measureStart() {
  console.error('Starting and stopping …')
  const product = await startProduct({ DATA_DIR: join(folder, 'data-of-starts') })
  await product.stop()
  return measureStarts(product, bareSqliteFile(join(folder, 'bare-of-starts.db')), atLeast('starts', 1))
}

function chosen<T extends string>(option: 'only' | 'engine', known: readonly T[]): T[] {
  const names = options[option].split(',')
  if (!names.every((name) => known.includes(name as T))) {
    throw new Error(`--${option} takes some of ${known.join()}, separated by commas.`)
  }
  return known.filter((name) => names.includes(name))
}

function atLeast(
  option: 'events' | 'rounds' | 'seconds' | 'connections' | 'starts' | 'tries' | 'mails' | 'hits',
  least: number,
): number {
  const value = Number(options[option])
  if (!Number.isInteger(value) || value < least) throw new Error(`--${option} takes a whole number from ${least} on.`)
  return value
}
