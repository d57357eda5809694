import { join } from 'node:path'
import { type ConstantResponse, bareServers, bareSqliteFile, bareTable } from './bare.ts'
import { type Events, fillEvents, listed } from './events.ts'
import { pin } from './pinning.ts'
import { startCluster } from './postgres.ts'
import type { Running } from './processes.ts'
import { type Product, startProduct } from './product.ts'

export type EngineName = 'SQLite' | 'PostgreSQL'

/** The product on one engine, filled, and the smallest server that writes to the same store. */
export interface Engine {
  readonly name: EngineName
  readonly product: Product
  readonly bare: Running
  /** The database processes, whose CPU time counts as well. */
  readonly database: readonly number[]
  readonly events: Events
}

export interface Servers {
  readonly constant: Running
  readonly engines: readonly Engine[]
  /** What else runs, with its version. */
  readonly programs: readonly string[]
  stop(): Promise<void>
}

export async function startServers(folder: string, names: ReadonlySet<string>, events: number): Promise<Servers> {
  const bare = bareServers(folder)
  const cluster = names.has('PostgreSQL') ? await startCluster(join(folder, 'postgres')) : undefined
  const engines: Engine[] = []
  if (names.has('SQLite')) {
    const product = await startProduct({ DATA_DIR: join(folder, 'data') })
    engines.push({
      name: 'SQLite',
      product,
      bare: await bare.sqlite(bareSqliteFile(join(folder, 'bare.db'))),
      database: [],
      events: await fillEvents(product, events),
    })
  }
  if (cluster) {
    const env = { DATA_DIR: join(folder, 'data-beside-postgres'), DATABASE_URL: await cluster.create('kalends') }
    const product = await startProduct(env)
    engines.push({
      name: 'PostgreSQL',
      product,
      bare: await bare.postgres(await bareTable(await cluster.create('bare'))),
      database: [cluster.pid],
      events: await fillEvents(product, events),
    })
  }
  const constant = await bare.constant(await responsesOf(engines[0]!))
  const started = [constant, ...engines.flatMap(({ product, bare: beside }) => [product, beside])]
  for (const { pid } of started) pin(pid, 'server')
  return {
    constant,
    engines,
    programs: cluster ? [`PostgreSQL ${cluster.version}`] : [],
    async stop() {
      for (const server of started) await server.stop()
      await cluster?.stop()
    },
  }
}

const isPicture = (type: string) => type.startsWith('image/')

/** The responses of the floor: the product's own bytes. */
function responsesOf({ product: { port, keys, ids }, events: { many, hot } }: Engine): Promise<ConstantResponse[]> {
  const asked = [
    ['/v1/style/all', '/v1/style/all', keys.few],
    ['/v1/style/:id', `/v1/style/${ids[0]}`, keys.many],
    ['/v1/event/all', `/v1/event/all?from=${listed.from}&to=${listed.to}&dates=true`, many.key],
    ['/v1/event/:prokey', `/v1/event/${hot.prokeys[0]}`, hot.key],
    ['/:prokey/event.ics', `/${hot.prokeys[0]}/event.ics`, ''],
    ['/:prokey/calendar.ics', `/${hot.groups[0]}/calendar.ics`, ''],
    ['/:prokey', `/${hot.prokeys[0]}`, ''],
    ['/:prokey/config.json', `/${hot.prokeys[0]}/config.json`, ''],
    ['/:prokey/o/google', `/${hot.prokeys[0]}/o/google`, ''],
    ['/:prokey/preview.jpg', `/${hot.prokeys[0]}/preview.jpg`, ''],
    ['/button.js', '/button.js', ''],
  ] as const
  return Array.fromAsync(asked, async ([path, address, authorization]) => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
      headers: { 'accept-encoding': 'identity', ...(authorization && { authorization }) },
      redirect: 'manual',
    })
    const location = answer.headers.get('location')
    if (location !== null) return { path, location, type: '', body: '' }
    if (answer.status !== 200) throw new Error(`${address} returned ${answer.status}.`)
    const type = answer.headers.get('content-type')!
    // Latin-1 keeps the bytes of a picture.
    const body = Buffer.from(await answer.arrayBuffer()).toString(isPicture(type) ? 'latin1' : 'utf8')
    return { path, type, body }
  })
}
