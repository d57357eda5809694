import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '../../server/config.ts'
import { openDatabase } from '../../server/database/open.ts'
import { sharedSecret } from '../../server/database/shared-secret.ts'
import { newFormToken } from '../../server/rsvp/form-token.ts'
import {
  countedLinks,
  countedPages,
  files,
  hotReads,
  newEvents,
  signUpPages,
  unchangedFeeds,
  unchangedFiles,
} from '../event-cases.ts'
import { type Events, createSignUp, fillEvents } from '../events.ts'
import { median } from '../measure.ts'
import { type Cluster, startCluster } from '../postgres.ts'
import { type Running, untilHealthy } from '../processes.ts'
import { launchProduct, startProduct } from '../product.ts'
import { cpuSeconds, residentMemory } from '../usage.ts'
import { type Writing, startWriter } from '../writer.ts'
import type { Wrk } from '../wrk.ts'

export interface MixedLoad {
  readonly engine: string
  readonly servers: number
  /** Per second, of all servers. */
  readonly reads: number
  readonly signUps: number
  readonly creates: number
  /** Of the reads, in milliseconds, of the slowest server. */
  readonly p50: number
  readonly p99: number
  /** CPU time for each read with its share of the writes, in milliseconds. */
  readonly serverCpu: number
  readonly databaseCpu: number
  /** Of the largest server, in MB. */
  readonly memory: number
}

interface Options {
  readonly wrk: Wrk
  readonly folder: string
  readonly engines: readonly string[]
  readonly events: number
  readonly rounds: number
  readonly seconds: number
}

/** Sent per second, to all servers together. */
const perSecond = { signUps: 20, creates: 10 }
const connections = 64

/** Pages, files, feeds, links and the API at full speed, with sign-ups and new events beside them. */
export async function measureLoad(options: Options): Promise<MixedLoad[]> {
  const { folder, engines } = options
  const results: MixedLoad[] = []
  if (engines.includes('sqlite')) results.push(...(await onEngine('SQLite', { DATA_DIR: join(folder, 'load') }, [1])))
  if (engines.includes('postgres')) {
    const cluster = await startCluster(join(folder, 'postgres-under-load'))
    try {
      const env = { DATA_DIR: join(folder, 'load-beside-postgres'), DATABASE_URL: await cluster.create('kalends') }
      results.push(...(await onEngine('PostgreSQL', env, [1, 2, 4], cluster)))
    } finally {
      await cluster.stop()
    }
  }
  return results

  async function onEngine(engine: string, place: Record<string, string>, counts: readonly number[], cluster?: Cluster) {
    const env = { ...place, RSVP_LIMITS: 'off', LOG_LEVEL: 'info' }
    const first = await startProduct(env)
    const servers: Running[] = [first]
    try {
      const events = await fillEvents(first, options.events)
      const work = await workOf(env, first.port, events)
      const loads: MixedLoad[] = []
      for (const count of counts) {
        while (servers.length < count) {
          servers.push(await launchProduct(env))
          await untilHealthy(servers.at(-1)!)
        }
        loads.push({ engine, ...(await measured(servers, work, cluster, options)) })
      }
      return loads
    } finally {
      for (const server of servers) await server.stop()
    }
  }
}

interface Work {
  readonly reads: readonly string[]
  readonly signUps: (port: number, count: number) => Writing
  readonly creates: (port: number) => Writing
}

async function workOf(env: Record<string, string>, port: number, events: Events): Promise<Work> {
  const event = await createSignUp(port, events.hot.key, { max: 1_000_000 })
  const database = await openDatabase(readSettings(env))
  const secret = await sharedSecret(database, 'rsvp-form', 0)
  await database.close()
  const headers = { 'content-type': 'application/json' }
  const create = { status: 201, perSecond: perSecond.creates, bodies: newEvents(events.many) }
  return {
    reads: mixed({ events }),
    signUps: (to, count) => ({
      url: `http://127.0.0.1:${to}/${event}/rsvp`,
      headers,
      status: 200,
      perSecond: perSecond.signUps,
      bodies: Array.from({ length: count }, () =>
        JSON.stringify({ email: `${randomUUID()}@example.org`, form: newFormToken(secret, event, Date.now()) }),
      ),
    }),
    creates: (to) => ({
      url: `http://127.0.0.1:${to}/v1/event`,
      headers: { ...headers, authorization: events.many.key },
      ...create,
    }),
  }
}

/** In twenty: ten pages, two links and a sign-up page whose visits are counted, four files, a feed and two API reads. */
function mixed(filled: { events: Events }): string[] {
  const shares: [(filled: { events: Events }) => string[], number][] = [
    [countedPages, 10],
    [unchangedFiles, 3],
    [countedLinks, 2],
    [hotReads, 2],
    [files, 1],
    [unchangedFeeds, 1],
    [signUpPages, 1],
  ]
  const turns = shares.flatMap(([requests, share]) => {
    const all = requests(filled)
    let next = 0
    return Array.from({ length: share }, () => () => all[(next += 1) % all.length]!)
  })
  return Array.from({ length: 100 }, () => turns.map((take) => take())).flat()
}

/** Every server fills a cache of its own first, the more slowly the more of them share the cores. */
async function untilSteady(speed: () => Promise<number>) {
  let fastest = 0
  for (let tries = 0, slower = 0; tries < 20 && slower < 2; tries += 1) {
    const next = await speed()
    slower = next > fastest * 1.05 ? 0 : slower + 1
    fastest = Math.max(fastest, next)
  }
}

async function measured(
  servers: readonly Running[],
  work: Work,
  cluster: Cluster | undefined,
  { wrk, folder, rounds, seconds }: Options,
): Promise<Omit<MixedLoad, 'engine'>> {
  const file = join(folder, 'requests-mixed')
  writeFileSync(file, work.reads.join('\0'))
  const read = (duration: number) =>
    Promise.all(
      servers.map(({ port }) =>
        wrk.run({ port, file, connections: connections / servers.length, seconds: duration, trees: [], anyCore: true }),
      ),
    )
  const pids = servers.map(({ pid }) => pid)
  const used = () => ({ server: cpuSeconds(pids)!, database: cluster ? cpuSeconds([cluster.pid])! : 0 })
  await untilSteady(async () => (await read(seconds)).reduce((sum, each) => sum + each.perSecond, 0))
  const taken: Omit<MixedLoad, 'engine' | 'servers' | 'memory'>[] = []
  for (let round = 0; round < rounds; round += 1) {
    const writers = servers.map(({ port }) => {
      const both = [work.signUps(port, perSecond.signUps * seconds * 2), work.creates(port)]
      return both.map((writing) => startWriter({ ...writing, perSecond: writing.perSecond / servers.length }))
    })
    const before = used()
    const figures = await read(seconds)
    const after = used()
    const written = await Promise.all(writers.map((both) => Promise.all(both.map((writer) => writer.stop()))))
    const count = figures.reduce((sum, each) => sum + each.count, 0)
    taken.push({
      reads: figures.reduce((sum, each) => sum + each.perSecond, 0),
      signUps: written.reduce((sum, [signUps]) => sum + signUps!, 0),
      creates: written.reduce((sum, [, creates]) => sum + creates!, 0),
      p50: Math.max(...figures.map(({ p50 }) => p50)),
      p99: Math.max(...figures.map(({ p99 }) => p99)),
      serverCpu: ((after.server - before.server) / count) * 1000,
      databaseCpu: ((after.database - before.database) / count) * 1000,
    })
  }
  const middle = (figure: (each: (typeof taken)[number]) => number) => median(taken.map(figure))
  return {
    servers: servers.length,
    reads: middle(({ reads }) => reads),
    signUps: middle(({ signUps }) => signUps),
    creates: middle(({ creates }) => creates),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    serverCpu: middle(({ serverCpu }) => serverCpu),
    databaseCpu: middle(({ databaseCpu }) => databaseCpu),
    memory: Math.max(...pids.map(residentMemory)),
  }
}
