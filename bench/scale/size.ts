import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { backUp } from '../../server/backup/backup.ts'
import { readSettings } from '../../server/config.ts'
import { createKey } from '../../server/accounts/keys.ts'
import { migrate } from '../../server/database/migrate.ts'
import { openDatabase } from '../../server/database/open.ts'
import { unwatched } from '../../server/progress.ts'
import { createOrganization } from '../../server/provisioning.ts'
import { coldReads, lists, unopenedPages } from '../event-cases.ts'
import { eventBody, fillEvents } from '../events.ts'
import { query, startCluster } from '../postgres.ts'
import { type Running, untilHealthy } from '../processes.ts'
import { launchProduct, startProduct } from '../product.ts'
import { request } from '../request.ts'
import { residentMemory } from '../usage.ts'
import type { Figures, Wrk } from '../wrk.ts'

/** One database of a certain size, read by requests that come one after the other. */
export interface Size {
  readonly engine: string
  readonly holds: string
  /** On disk, in MB. */
  readonly disk: number
  /** Milliseconds. */
  readonly start: number
  readonly read: Figures
  readonly page: Figures
  readonly list: Figures | undefined
  /** Of the server afterwards, in MB. */
  readonly memory: number
  /** Seconds. */
  readonly backup: number
}

interface Options {
  readonly wrk: Wrk
  readonly folder: string
  readonly engines: readonly string[]
  /** How many events the databases hold. */
  readonly sizes: readonly number[]
  readonly organizations: number
  readonly seconds: number
}

/** What many events and many organizations cost, in disk, memory and time. */
export async function measureSizes(options: Options): Promise<Size[]> {
  const { folder, engines } = options
  const results: Size[] = []
  if (engines.includes('sqlite'))
    results.push(...(await onEngine('SQLite', async (name) => ({ DATA_DIR: join(folder, name) }), options)))
  if (engines.includes('postgres')) {
    const cluster = await startCluster(join(folder, 'postgres-of-sizes'))
    const placeOf = async (name: string) => ({
      DATA_DIR: join(folder, 'beside-postgres'),
      DATABASE_URL: await cluster.create(name),
    })
    try {
      results.push(...(await onEngine('PostgreSQL', placeOf, options)))
    } finally {
      await cluster.stop()
    }
  }
  return results
}

type Place = Record<string, string>

async function onEngine(engine: string, placeOf: (name: string) => Promise<Place>, options: Options): Promise<Size[]> {
  const results: Size[] = []
  for (const count of options.sizes) {
    console.error(`${engine}: ${count} events …`)
    const place = await placeOf(`events_${count}`)
    const first = await startProduct(place)
    const events = await fillEvents(first, count)
    await first.stop()
    const work = { read: coldReads({ events }), page: unopenedPages({ events }), list: lists(events.many) }
    results.push(await measured(engine, `${count.toLocaleString('en')} events`, place, work, options))
  }
  console.error(`${engine}: ${options.organizations} organizations …`)
  const place = await placeOf('organizations')
  const work = await createOrganizations(place, options.organizations)
  const holds = `${options.organizations.toLocaleString('en')} organizations with an event each`
  results.push(await measured(engine, holds, place, work, options))
  return results
}

interface Work {
  readonly read: readonly string[]
  readonly page: readonly string[]
  readonly list?: readonly string[]
}

async function measured(
  engine: string,
  holds: string,
  place: Place,
  work: Work,
  { wrk, folder, seconds }: Options,
): Promise<Size> {
  const server = await launchProduct(place)
  try {
    await untilHealthy(server)
    const start = performance.now() - server.since
    const run = async (requests: readonly string[]) => {
      const file = join(folder, 'requests-of-sizes')
      writeFileSync(file, requests.join('\0'))
      const load = { port: server.port, file, connections: 1, status: 200, trees: [] }
      await wrk.run({ ...load, seconds: 1 })
      return wrk.run({ ...load, seconds })
    }
    const figures = {
      read: await run(work.read),
      page: await run(work.page),
      list: work.list && (await run(work.list)),
    }
    const memory = residentMemory(server.pid)
    const file = join(folder, 'backup.db')
    const since = performance.now()
    await backUp(readSettings(place), file, unwatched)
    const backup = (performance.now() - since) / 1000
    rmSync(file)
    return { engine, holds, disk: (await bytesOf(place)) / 1e6, start, ...figures, memory, backup }
  } finally {
    await server.stop()
  }
}

/** Each with a key, a group and an event. */
async function createOrganizations(place: Place, count: number): Promise<Work> {
  const keys = await createKeys(place, count)
  const server = await launchProduct(place)
  const prokeys: string[] = []
  try {
    await untilHealthy(server)
    for (let from = 0; from < count; from += inFlight)
      prokeys.push(...(await Promise.all(keys.slice(from, from + inFlight).map((key) => createEvent(server, key)))))
  } finally {
    await server.stop()
  }
  return {
    read: prokeys.map((prokey, n) => request('GET', `/v1/event/${prokey}`, { authorization: keys[n]! })),
    page: prokeys.map((prokey) => request('GET', `/${prokey}`)),
  }
}

const inFlight = 50

async function createKeys(place: Place, count: number): Promise<string[]> {
  const database = await openDatabase(readSettings(place))
  const now = Temporal.Now.instant().epochMilliseconds
  const by = { system: 'bench' }
  try {
    await migrate(database, now)
    const keys: string[] = []
    while (keys.length < count) {
      await database.transaction(async (tx) => {
        for (let n = 0; n < inFlight; n += 1) {
          const { id } = await createOrganization(tx, by, now, { name: 'Bench' })
          keys.push((await createKey(tx, by, now, { organization: id })).key)
        }
      })
    }
    return keys
  } finally {
    await database.close()
  }
}

async function createEvent({ port }: Running, key: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/v1/event`, {
    method: 'POST',
    headers: { authorization: key, 'content-type': 'application/json' },
    body: JSON.stringify({ ...eventBody(0), new_event_group_name: 'Bench' }),
  })
  if (response.status !== 201) throw new Error(`An event could not be created: ${await response.text()}`)
  return ((await response.json()) as { prokey: string }).prokey
}

async function bytesOf({ DATA_DIR: folder, DATABASE_URL: url }: Place): Promise<number> {
  if (url) return Number((await query(url, 'select pg_database_size(current_database()) as size'))[0]!.size)
  const names = readdirSync(folder!, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return names.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}
