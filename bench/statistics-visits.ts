import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { Settings } from '../server/config.ts'
import { databaseFile } from '../server/database/sqlite-file.ts'
import { viewDimensions } from '../server/statistics/dimensions.ts'

export type EngineName = 'SQLite' | 'PostgreSQL'

export interface Question {
  readonly from?: string
  readonly to?: string
  readonly interval?: string
  readonly breakdown?: string
}

export const day = 86_400_000
export const now = Date.UTC(2027, 0, 1)
const [days, events, shareOfHottest] = [400, 500, 0.2]
const keys = { country: 60, referrer: 5000, utm_source: 20 }
// Some of them take seconds.
const plainRounds = 3

/** The product's database, opened directly, with the plain table in it. */
export interface Store {
  readonly engine: EngineName
  run(sql: string): Promise<Record<string, unknown>[]>
  /** The same query on the plain table. */
  plain(query: Question): Promise<{ total: number; times: number[] }>
  sizes(): Promise<{ product: number; plain: number }>
  close(): Promise<void>
}

export async function storeIn(engine: EngineName, { dataDir, databaseUrl }: Settings): Promise<Store> {
  const { run, close } = databaseUrl ? await openPostgres(databaseUrl) : openSqlite(databaseFile(dataDir))
  return {
    engine,
    run,
    async plain(query) {
      const times: number[] = []
      let total = 0
      for (let round = 0; round < plainRounds; round += 1) {
        const start = performance.now()
        const rows = await run(plainQuery(query))
        times.push(performance.now() - start)
        total = rows.reduce((sum, row) => sum + Number(row.total), 0)
      }
      return { total, times }
    },
    async sizes() {
      const rows = await run(engine === 'SQLite' ? sqliteSizes : postgresSizes)
      const sum = (isPlain: boolean) =>
        rows
          .filter(({ name }) => String(name).includes('plain') === isPlain)
          .reduce((all, row) => all + Number(row.size), 0)
      return { product: sum(false), plain: sum(true) }
    },
    close,
  }
}

const sqliteSizes = "select name, sum(pgsize) as size from dbstat where name like '%visit%' group by name"
const postgresSizes = `select relname as name, pg_total_relation_size(oid) as size from pg_class
  where relkind = 'r' and relname like '%visit%'`

function openSqlite(path: string) {
  const file = new DatabaseSync(path)
  file.exec('pragma synchronous = off; pragma cache_size = -200000')
  return {
    run: async (sql: string) => file.prepare(sql).all() as Record<string, unknown>[],
    close: async () => file.close(),
  }
}

async function openPostgres(connectionString: string) {
  const client = new pg.Client({ connectionString })
  // Report the original failure, not that the cluster was stopped because of it.
  client.on('error', () => {})
  await client.connect()
  await client.query("set synchronous_commit = off; set work_mem = '256MB'")
  return { run: async (sql: string) => (await client.query(sql)).rows, close: () => client.end() }
}

/** Stores the same visits in the product's tables, marked as aggregated up to the last one, and in plain tables. */
export async function fill({ engine, run }: Store, hits: number) {
  const isSqlite = engine === 'SQLite'
  const series = (to: number) =>
    isSqlite
      ? `(with recursive counter (n) as (select 1 union all select n + 1 from counter where n < ${to}) select n from counter)`
      : `(select n from generate_series(1, ${to}) as n) as counter`
  const chance = isSqlite ? '((random() & 1048575) / 1048576.0)' : 'random()'
  const below = (most: number) => `1 + cast(floor(pow(${chance}, 3) * ${most}) as integer)`
  const start = now - days * day
  await run('begin')
  await run(`insert into visit_key (id, text) select n, ${textOf('n')} from ${series(keys.referrer)}`)
  // The oldest day is never recomputed because it may be incomplete. This row makes that a day no one queries.
  await run(`insert into visit (subject, at) values (${events + 2}, ${start - day})`)
  await run(`insert into visit (subject, at, country, referrer, utm_source)
    select case when ${chance} < ${shareOfHottest} then 1 else 2 + cast(floor(${chance} * ${events}) as integer) end,
      ${start} + cast(floor(n * ${(days * day - 1) / hits}) as bigint), ${below(keys.country)},
      case when ${chance} < 0.5 then ${below(keys.referrer)} end, case when ${chance} < 0.3 then ${below(keys.utm_source)} end
    from ${series(hits)}`)
  await run("update visit_fold set folded_to = (select max(id) from visit) where name = 'visit'")
  await run(`create table ${table} (event text, at bigint, country text, referrer text, utm_source text)`)
  await run(`create index ${table}_of_event on ${table} (event, at)`)
  await run(`insert into ${table} select ${prokeyOf(engine, 'subject')}, at, ${['country', 'referrer', 'utm_source'].map((column) => textOf(column)).join()}
    from visit order by id`)
  await run(`create table ${table}_day (event text, dimension text, day bigint, key text, total bigint,
    primary key (event, dimension, day, key))${isSqlite ? ' without rowid' : ''}`)
  for (const dimension of ['views', ...viewDimensions]) {
    const key = dimension in keys ? `coalesce(${dimension}, 'none')` : "'none'"
    await run(`insert into ${table}_day select event, '${dimension}', at / ${day}, ${key}, count(*)
      from ${table} group by 1, 3, 4`)
  }
  await run('commit')
  await run('analyze')
}

const table = 'plain_visit'
const textOf = (id: string) => `'host-' || ${id} || '.example.org'`
const prokeyOf = (engine: EngineName, id: string) =>
  `'7f1c1a52-93e6-4b07-9f0e-' || ${engine === 'SQLite' ? `printf('%012d', ${id})` : `lpad(${id}::text, 12, '0')`}`

function plainQuery(query: Question): string {
  const group = query.breakdown ?? (query.from ? `at / ${day}` : 'event')
  const window = query.from ? ` and at >= ${Date.parse(query.from)} and at < ${Date.parse(query.to!)}` : ''
  return `select ${group} as key, count(*) as total from ${table}
    where event = '7f1c1a52-93e6-4b07-9f0e-000000000001'${window} group by ${group} order by total desc`
}
