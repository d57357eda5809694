import { join } from 'node:path'
import { type Case, type Requests, target } from './cases.ts'
import { eventCreates, eventUpdates } from './event-cases.ts'
import { fillEvents } from './events.ts'
import { type Options, type Result, measure } from './measure.ts'
import { pin } from './pinning.ts'
import { startCluster } from './postgres.ts'
import { startProduct } from './product.ts'
import type { Engine, EngineName } from './servers.ts'
import { styleCreates, styleUpdates } from './style-cases.ts'

const events = 2000
const least = 0.85

const written: Record<string, { readonly status: number; readonly requests: Requests }> = {
  'Create a style': { status: 201, requests: styleCreates },
  'Update a style': { status: 200, requests: styleUpdates },
  'Create an event in one of 100 groups': { status: 201, requests: eventCreates },
  'Update an event': { status: 200, requests: eventUpdates },
}

/** What it costs to record changes: the product against the same one that does not. */
export async function measureRecording(names: readonly EngineName[], options: Options): Promise<Result[]> {
  const cluster = names.includes('PostgreSQL')
    ? await startCluster(join(options.folder, 'postgres-of-recording'))
    : undefined
  const database = { SQLite: [], PostgreSQL: cluster ? [cluster.pid] : [] }
  const start = async (name: EngineName, part: string, flags: readonly string[]): Promise<Engine> => {
    const url = name === 'PostgreSQL' ? { DATABASE_URL: await cluster!.create(part) } : {}
    const product = await startProduct({ DATA_DIR: join(options.folder, `${part}-${name}`), ...url }, flags)
    pin(product.pid, 'server')
    return { name, product, bare: product, database: database[name], events: await fillEvents(product, events) }
  }
  const engines: [Engine, Engine][] = []
  try {
    for (const name of names) {
      const without = await start(name, 'unrecorded', ['--import', './bench/without-recording.ts'])
      engines.push([without, await start(name, 'recorded', [])])
    }
    return await measure(engines.flatMap(casesOf), options)
  } finally {
    for (const { product } of engines.flat()) await product.stop()
    await cluster?.stop()
  }
}

function casesOf([without, recorded]: [Engine, Engine]): Case[] {
  return Object.entries(written).map(([title, { status, requests }]) => ({
    title: `${title}, ${without.name}`,
    status,
    targets: [
      target('without recording', without.product, without.database, requests(without)),
      target('recorded', recorded.product, recorded.database, requests(recorded), least),
    ],
  }))
}
