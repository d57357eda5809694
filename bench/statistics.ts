import { join } from 'node:path'
import { readSettings } from '../server/config.ts'
import { migrate } from '../server/database/migrate.ts'
import { type Database, openDatabase } from '../server/database/open.ts'
import { rebuildVisitSums } from '../server/statistics/fold.ts'
import { statisticsReader } from '../server/statistics/reader.ts'
import { windowOf } from '../server/statistics/window.ts'
import { median } from './measure.ts'
import { startCluster } from './postgres.ts'
import { type CountingResult, measureCounting } from './statistics-counting.ts'
import { type EngineName, type Question, type Store, day, fill, now, storeIn } from './statistics-visits.ts'

export interface StatisticsResult {
  readonly engine: EngineName
  readonly work: string
  readonly hits: number
  /**
   * For the plain tables: every visit with its texts and an index. The bytes also include daily sums with their texts.
   */
  readonly plain: number
  readonly product: number
  readonly p99?: number
  /** For a tenth of the visits. */
  readonly tenth: number
  readonly unit: 'ms' | 'bytes'
  readonly goal?: { readonly text: string; readonly met: boolean }
}

export interface StatisticsReport {
  readonly answers: readonly StatisticsResult[]
  readonly counting: readonly CountingResult[]
}

interface Options {
  readonly folder: string
  readonly engines: readonly ('sqlite' | 'postgres')[]
  readonly hits: number
  readonly rounds: number
  readonly seconds: number
}

const asked: Record<string, Question> = {
  'Series of 90 days': { from: ago(89), to: ago(0) },
  'Total of all time': { interval: 'none' },
  'Countries of 90 days': { from: ago(89), to: ago(0), breakdown: 'country' },
  'Referrers of 90 days': { from: ago(89), to: ago(0), breakdown: 'referrer' },
  'Referrers of all time': { interval: 'none', breakdown: 'referrer' },
}
const questionRounds = 200

/** Counting visits, and queries about the event that gets a fifth of them. */
export async function measureStatistics(options: Options): Promise<StatisticsReport> {
  const { folder, engines } = options
  const [answers, counting]: [StatisticsResult[], CountingResult[]] = [[], []]
  const measureOn = async (engine: EngineName, placeOf: (name: string) => Promise<Record<string, string>>) => {
    counting.push(...(await measureCounting(engine, placeOf, options)))
    answers.push(...(await measureAnswers(engine, placeOf, options.hits)))
  }
  if (engines.includes('sqlite'))
    await measureOn('SQLite', async (name) => ({ DATA_DIR: join(folder, `statistics-${name}`) }))
  if (engines.includes('postgres')) {
    const cluster = await startCluster(join(folder, 'postgres-of-statistics'))
    try {
      await measureOn('PostgreSQL', async (name) => ({
        DATA_DIR: folder,
        DATABASE_URL: await cluster.create(`statistics_${name}`),
      }))
    } finally {
      await cluster.stop()
    }
  }
  return { answers, counting }
}

async function measureAnswers(
  engine: EngineName,
  placeOf: (name: string) => Promise<Record<string, string>>,
  hits: number,
): Promise<StatisticsResult[]> {
  const tenth = await filled(engine, await placeOf('tenth'), Math.round(hits / 10))
  const all = await filled(engine, await placeOf('all'), hits)
  const results: StatisticsResult[] = []
  for (const [work, query] of Object.entries(asked)) {
    const [few, many, plain] = [
      await ask(tenth.database, query),
      await ask(all.database, query),
      await all.plain(query),
    ]
    if (plain.total !== many.total)
      throw new Error(`${work}: ${many.total} were counted, but there are ${plain.total}.`)
    const [product, before] = [median(many.times), median(few.times)]
    const most = query.breakdown ? (engine === 'SQLite' ? 20 : 80) : 2
    const p99 = many.times.toSorted((a, b) => a - b)[Math.floor(many.times.length * 0.99)]!
    const goal = { text: `p99 ≤ ${most} ms, ≤ 1.30 of a tenth`, met: p99 <= most && product / before <= 1.3 }
    results.push({ engine, work, hits, plain: median(plain.times), product, p99, tenth: before, unit: 'ms', goal })
  }
  const [product, before] = [all.bytes.product / hits, tenth.bytes.product / (hits / 10)]
  const plain = all.bytes.plain / hits
  const goal = { text: '≤ 0.60 of the plain tables', met: product / plain <= 0.6 }
  results.push({ engine, work: 'Bytes of a visit', hits, plain, product, tenth: before, unit: 'bytes', goal })
  for (const { close } of [tenth, all]) await close()
  return results
}

interface Filled extends Store {
  readonly database: Database
  readonly bytes: { readonly product: number; readonly plain: number }
}

async function filled(engine: EngineName, place: Record<string, string>, hits: number): Promise<Filled> {
  const settings = readSettings(place)
  const empty = await openDatabase(settings)
  await migrate(empty, 0)
  await empty.close()
  const store = await storeIn(engine, settings)
  await fill(store, hits)
  const database = await openDatabase(settings)
  await rebuildVisitSums({ database })
  const bytes = await store.sizes()
  const close = async () => {
    await database.close()
    await store.close()
  }
  return { ...store, database, bytes, close }
}

async function ask(database: Database, query: Question) {
  const read = statisticsReader(database)
  const window = windowOf({ ...query }, 'views', now)
  const times: number[] = []
  let total = 0
  for (let round = 0; round < questionRounds; round += 1) {
    const start = performance.now()
    total = (await read(1, 'views', window)).total
    times.push(performance.now() - start)
  }
  return { total, times }
}

function ago(count: number): string {
  return new Date(now - count * day + 5 * 3_600_000).toISOString()
}
