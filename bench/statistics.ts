import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrate } from '../server/database/migrate.ts'
import { openDatabase } from '../server/database/open.ts'
import { foldVisits } from '../server/statistics/fold.ts'
import { statisticsReader } from '../server/statistics/reader.ts'
import { windowOf } from '../server/statistics/window.ts'
import { median } from './measure.ts'

export interface StatisticsResult {
  readonly work: string
  /** Of the plain table: every visit with its texts, and an index. */
  readonly plain: number
  readonly product: number
  readonly unit: 'ms' | 'bytes'
  readonly goal?: string
}

interface Question {
  readonly from?: string
  readonly to?: string
  readonly interval?: string
  readonly breakdown?: string
}

const day = 86_400_000
const now = Date.UTC(2027, 0, 1)
const [days, events, shareOfHottest] = [400, 500, 0.2]
const keys = { country: 60, referrer: 5000, utm_source: 20 }
const asked: Record<string, Question> = {
  'Series of 90 days': { from: ago(89), to: ago(0) },
  'Total of all time': { interval: 'none' },
  'Countries of 90 days': { from: ago(89), to: ago(0), breakdown: 'country' },
  'Referrers of 90 days': { from: ago(89), to: ago(0), breakdown: 'referrer' },
  'Referrers of all time': { interval: 'none', breakdown: 'referrer' },
}

/** Questions about the event that most visits are about, on SQLite, against the same visits in a plain table. */
export async function measureStatistics(folder: string, hits: number, rounds: number): Promise<StatisticsResult[]> {
  const dataDir = join(folder, 'statistics')
  const place = { databaseUrl: null, dataDir }
  const empty = await openDatabase(place)
  await migrate(empty, 0)
  await empty.close()
  const file = join(dataDir, 'kalends.db')
  const before = statSync(file).size
  const plainFile = join(folder, 'plain-visits.db')
  const plain = new DatabaseSync(plainFile)
  fill(new DatabaseSync(file), plain, hits)

  const database = await openDatabase(place)
  await foldVisits({ database })
  const read = statisticsReader(database)
  const results: StatisticsResult[] = []
  for (const [work, query] of Object.entries(asked)) {
    const window = windowOf({ ...query }, 'views', now)
    const product = await timed(rounds, () => read(1, 'views', window))
    const sql = plainQuery(query)
    const statement = plain.prepare(sql)
    results.push({ work, plain: await timed(rounds, async () => statement.all()), product, unit: 'ms' })
  }
  await database.close()
  plain.close()
  const size = (path: string, empty_ = 0) => Math.round((statSync(path).size - empty_) / hits)
  return [...results, { work: 'Bytes of a visit', plain: size(plainFile), product: size(file, before), unit: 'bytes' }]
}

function ago(count: number): string {
  return new Date(now - count * day + 5 * 3_600_000).toISOString()
}

/** The same visits in both. */
function fill(product: DatabaseSync, plain: DatabaseSync, hits: number) {
  plain.exec('create table visit (event text, at integer, country text, referrer text, utm_source text)')
  plain.exec('create index visit_of_event on visit (event, at)')
  for (const file of [product, plain]) file.exec('begin')
  const learn = product.prepare('insert into visit_key (id, text) values (?, ?)')
  for (let id = 1; id <= keys.referrer; id += 1) learn.run(id, textOf(id))
  const add = product.prepare('insert into visit (subject, at, country, referrer, utm_source) values (?, ?, ?, ?, ?)')
  const addPlain = plain.prepare('insert into visit values (?, ?, ?, ?, ?)')
  const random = generator(1)
  const below = (most: number) => 1 + Math.floor(random() ** 3 * most)
  for (let i = 0; i < hits; i += 1) {
    const at = now - days * day + Math.floor((i / hits) * days * day)
    const event = random() < shareOfHottest ? 1 : 2 + Math.floor(random() * events)
    const [country, referrer] = [below(keys.country), random() < 0.5 ? null : below(keys.referrer)]
    const source = random() < 0.7 ? null : below(keys.utm_source)
    add.run(event, at, country, referrer, source)
    addPlain.run(prokeyOf(event), at, textOf(country), referrer && textOf(referrer), source && textOf(source))
  }
  for (const file of [product, plain]) file.exec('commit')
  product.close()
}

function plainQuery(query: Question): string {
  const group = query.breakdown ?? (query.from ? `at / ${day}` : "'all'")
  const window = query.from ? ` and at >= ${Date.parse(query.from)} and at < ${Date.parse(query.to!)}` : ''
  return `select ${group} as key, count(*) as total from visit where event = '${prokeyOf(1)}'${window} group by ${group} order by total desc`
}

const textOf = (id: number) => `host-${id}.example.org`
const prokeyOf = (event: number) => `7f1c1a52-93e6-4b07-9f0e-${String(event).padStart(12, '0')}`

async function timed(rounds: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return median(times)
}

function generator(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export function statisticsTable(results: readonly StatisticsResult[]): string {
  const cell = (value: number) => value.toFixed(value < 10 ? 2 : 0)
  const rows = results.map(
    ({ work, plain, product, unit }) =>
      `| ${work} | ${cell(plain)} ${unit} | ${cell(product)} ${unit} | ${(product / plain).toFixed(3)} |`,
  )
  return ['| Statistics | plain table | Kalends | ratio |', '| --- | --- | --- | --- |', ...rows].join('\n')
}
