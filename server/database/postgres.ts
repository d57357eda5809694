import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { ContentChanges, collectChanges } from './content-changes.ts'
import { ContentListener, announcement } from './content-listener.ts'
import type { Engine, Transaction, Value } from './engine.ts'
import { DatabaseUnreachable } from './failure.ts'
import { type Connections, announcing, connectedProgram, otherConnections } from './program.ts'
import type { Tables } from './tables.ts'

const bigint = 20

export function postgres(url: string): Engine {
  const pool = openPool(url)
  let opened: Promise<Kysely<Tables>> | undefined
  const kysely = () =>
    (opened ??= import('kysely').then(({ Kysely, PostgresDialect }) => {
      return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
    }))

  // A notification arrives a moment after the commit.
  const changes = new ContentChanges(false, () => listener.isListening())
  const listener = new ContentListener(url, pool.query, (organization) => changes.record(organization))

  return {
    name: 'postgres',
    changes,
    statement<Row>(sql: string) {
      let count = 0
      const text = sql.replaceAll('?', () => `$${(count += 1)}`)
      return async (values: Value[]) => (await pool.query(text, values)).rows as Row[]
    },
    reader: kysely,
    async transaction(work, options) {
      const db = await kysely()
      // Three journeys to the server become one.
      if (options?.single) return db.connection().execute((connection) => work(connection as Transaction))
      const changed = new Set<number>()
      const result = await changedContent.run(changed, () =>
        db.transaction().execute((tx) => {
          collectChanges(tx, changed)
          return work(tx)
        }),
      )
      // Whoever reads here from now on sees what was written, without waiting for the notification.
      for (const organization of changed) changes.record(organization)
      return result
    },
    async others(tx) {
      const { rows } = await (tx
        ? (await import('kysely')).sql.raw<Connections>(otherConnections).execute(tx)
        : pool.query(otherConnections, []))
      return (rows as Connections[]).map(connectedProgram)
    },
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}

/** A pool that answers with a clear error instead of waiting for ever, and plans each statement once per connection. */
export function openPool(url: string) {
  pg.types.setTypeParser(bigint, Number)
  const pool = new pg.Pool({
    connectionString: announcing(url),
    max: 10,
    // One stays, so that others can see that a server is there, and is kept from being forgotten on the way.
    min: 1,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 2000,
    statement_timeout: 5000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
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

/** Whose content the transaction that is running has changed. */
const changedContent = new AsyncLocalStorage<ReadonlySet<number>>()

const names = new Map<string, string>()
const maxNames = 500

class PreparedClient extends pg.Client {
  override query(...given: never[]): never {
    const [text, values, ...rest] = given as unknown as [unknown, unknown, ...never[]]
    if (text === 'begin') return this.#begin() as never
    if (text === 'commit') return this.#commit() as never
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

  /** Announces what has changed out of the very transaction, on the same journey. */
  async #commit() {
    const changed = changedContent.getStore()
    if (changed && changed.size > 0) {
      const { text, values } = announcement([...changed])
      const query = super.query({ name: nameOf(text), text, values } as pg.QueryConfig) as Promise<unknown>
      query.catch(() => {})
    }
    const result = (await super.query('commit').catch(unreachable)) as { command: string }
    // PostgreSQL answers a commit after a failed statement with a rollback, and does not call that an error.
    if (result.command !== 'COMMIT') throw new DatabaseUnreachable('The transaction was rolled back.')
    return result
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
