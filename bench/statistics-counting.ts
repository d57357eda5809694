import type { IncomingMessage } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { readSettings } from '../server/config.ts'
import { createContext } from '../server/context.ts'
import { migrate } from '../server/database/migrate.ts'
import { openDatabase } from '../server/database/open.ts'
import { databaseFile } from '../server/database/sqlite-file.ts'
import { visitRecorder } from '../server/statistics/visits.ts'
import { median } from './measure.ts'
import type { EngineName } from './statistics-visits.ts'

export interface CountingResult {
  readonly work: string
  readonly perSecond: number
  readonly ratio?: number
  readonly goal?: { readonly text: string; readonly met: boolean }
}

const inFlight = 256
const [events, visitors] = [200, 400]
const least = 2.5

/** Page views per second that are counted durably inside this process, against one commit per row. */
export async function measureCounting(
  engine: EngineName,
  placeOf: (name: string) => Promise<Record<string, string>>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<CountingResult[]> {
  const context = await openContext(await placeOf('counting'))
  const beside = await openContext(await placeOf('commits'))
  await beside.database.close()
  const { dataDir, databaseUrl } = beside.settings
  const plain = databaseUrl ? plainPostgres(databaseUrl) : plainSqlite(databaseFile(dataDir))
  const views = Array.from({ length: events }, (_, event) => visitRecorder(context).view(event + 1))
  const count = (n: number) => views[n % events]!(requestOf(n))!
  const figures: Record<'plain' | 'product', number[]> = { plain: [], product: [] }
  for (const work of [plain.count, count]) await rate(work, 0.5)
  for (let round = 0; round < rounds; round += 1) {
    figures.plain.push(await rate(plain.count, seconds))
    figures.product.push(await rate(count, seconds))
  }
  await plain.close()
  await context.database.close()
  const ratio = median(figures.product.map((figure, round) => figure / figures.plain[round]!))
  return [
    { work: `${engine}: a commit for each visit`, perSecond: median(figures.plain) },
    {
      work: `${engine}: views as Kalends counts them`,
      perSecond: median(figures.product),
      ratio,
      goal: { text: `≥ ${least.toFixed(2)}`, met: ratio >= least },
    },
  ]
}

async function openContext(place: Record<string, string>) {
  const settings = readSettings({ ...place, LOG_LEVEL: 'silent' })
  const database = await openDatabase(settings)
  await migrate(database, 0)
  return createContext({ database, settings, now: () => Temporal.Now.instant().epochMilliseconds })
}

/** Repeated visits of one visitor are not counted. */
function requestOf(n: number): IncomingMessage {
  const agent = `Mozilla/5.0 (X11) Firefox/140.${Math.floor(n / events) % visitors}`
  const headers = { host: 'localhost', 'user-agent': agent, referer: 'https://news.example.org/' }
  return { method: 'GET', url: '/?utm_source=mail', headers, socket: { remoteAddress: '127.0.0.1' } } as never
}

const insert = 'insert into visit (subject, at, country, referrer, utm_source) values'
const rowOf = (n: number) => [(n % events) + 1, Date.now(), 1, 2, 3]

function plainSqlite(path: string) {
  const file = new DatabaseSync(path)
  file.exec('pragma journal_mode = wal; pragma synchronous = full')
  const statement = file.prepare(`${insert} (?, ?, ?, ?, ?)`)
  return {
    async count(n: number) {
      statement.run(...rowOf(n))
      // Lets other work run, as in a server.
      await new Promise(setImmediate)
    },
    close: async () => file.close(),
  }
}

/** With a pool of sixteen connections. */
function plainPostgres(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: 16 })
  return {
    async count(n: number) {
      await pool.query({ name: 'visit', text: `${insert} ($1, $2, $3, $4, $5)`, values: rowOf(n) })
    },
    close: () => pool.end(),
  }
}

async function rate(work: (n: number) => Promise<void>, seconds: number): Promise<number> {
  const start = performance.now()
  let [sent, done] = [0, 0]
  const client = async () => {
    while (performance.now() - start < seconds * 1000) {
      await work((sent += 1))
      done += 1
    }
  }
  await Promise.all(Array.from({ length: inFlight }, client))
  return (done * 1000) / (performance.now() - start)
}
