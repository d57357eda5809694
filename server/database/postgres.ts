import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import pg from 'pg'
import type { Engine, StatementOptions, Transaction, Value } from './engine.ts'
import { DatabaseUnreachable } from './failure.ts'
import { KeptRows } from './kept-rows.ts'
import { Notifications, announced } from './notifications.ts'
import type { Tables } from './tables.ts'
import { tablesIn } from './touched-tables.ts'

const bigint = 20

export function postgres(url: string): Engine {
  const pool = openPool(url)
  let opened: Promise<Kysely<Tables>> | undefined
  const kysely = () =>
    (opened ??= import('kysely').then(({ Kysely, PostgresDialect }) => {
      return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
    }))

  const kept = new KeptRows(() => changes.hears())
  const changes = new Notifications(url, pool.query, (tables) => kept.forget(tables))

  return {
    name: 'postgres',
    statement<Row>(sql: string, options?: StatementOptions) {
      let count = 0
      const text = sql.replaceAll('?', () => `$${(count += 1)}`)
      const run = async (values: Value[]) => (await pool.query(text, values)).rows as Row[]
      if (options?.kept !== 'recent') return run
      if (!tablesIn(sql).isSubsetOf(announced)) throw new Error(`Nobody would hear of changes to this: ${sql}`)
      return kept.over(sql, run)
    },
    reader: kysely,
    async transaction(work, options) {
      const db = await kysely()
      // Three journeys to the server become one.
      const result = await (options?.single
        ? db.connection().execute((connection) => work(connection as Transaction))
        : db.transaction().execute(work))
      // Whoever reads here from now on sees what was written, without waiting to be told.
      kept.forget()
      return result
    },
    async close() {
      await changes.close()
      await pool.end()
    },
  }
}

/** A pool that answers with a clear error instead of waiting for ever, and plans each statement once per connection. */
export function openPool(url: string) {
  pg.types.setTypeParser(bigint, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // One stays, so that others can see that a server is there, and is kept from being forgotten on the way.
    min: 1,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 2000,
    statement_timeout: 5000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'kalends',
    pipeline: true,
    Client: PreparedClient,
  } as pg.PoolConfig)
  // A connection that breaks fails the query that uses it; without these listeners it would also end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  return {
    options: pool.options,
    query: (text: string, values: unknown[]) => pool.query(text, values).catch(unreachable),
    connect: () => pool.connect().catch(unreachable),
    end: () => pool.end(),
  }
}

const names = new Map<string, string>()
const maxNames = 500

class PreparedClient extends pg.Client {
  override query(...given: never[]): never {
    const [text, values, ...rest] = given as unknown as [unknown, unknown, ...never[]]
    if (text === 'begin') return this.#begin() as never
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
    const result = (
      name ? super.query({ name, text, values } as never, ...(rest as [never])) : super.query(...(given as [never]))
    ) as unknown
    return (result instanceof Promise ? result.catch(unreachable) : result) as never
  }

  /** Travels together with the first statement behind it, which saves a journey. If it gets lost, that one fails too. */
  async #begin() {
    super.query('begin').catch(() => {})
    return { command: 'BEGIN', rows: [], rowCount: null }
  }
}

/** Errors without a code of the server come from the connection. */
function unreachable(error: Error): never {
  throw error instanceof pg.DatabaseError ? error : new DatabaseUnreachable(error.message, { cause: error })
}

function nameOf(sql: string): string | undefined {
  if (!/^(select|insert|update|delete|with)\b/.test(sql)) return undefined
  const known = names.get(sql)
  if (known) return known
  if (names.size >= maxNames) return undefined
  const name = `k${createHash('sha1').update(sql).digest('base64url').slice(0, 20)}`
  names.set(sql, name)
  return name
}
