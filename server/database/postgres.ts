import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
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
      const changed = new Set<number>()
      // Three journeys to the server become one.
      const result = options?.single
        ? await db.connection().execute((connection) => {
            collectChanges(connection as Transaction, changed, { single: true })
            return work(connection as Transaction)
          })
        : await changedContent.run(changed, () =>
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

/** A pool that answers with a clear error instead of waiting for ever. */
export function openPool(url: string) {
  pg.types.setTypeParser(bigint, Number)
  const pool = new pg.Pool({
    connectionString: announcing(url),
    max: 10,
    // One connection stays open, so that others can see that a server is there; keep-alive holds it open on the way.
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

/**
 * Plans each statement once per connection and sends what belongs together in one go: `begin` with the first statement
 * behind it, the announcement with `commit`.
 */
class PreparedClient extends pg.Client {
  /** A transaction has begun that PostgreSQL has not heard of yet. */
  #isPending = false

  override query(...given: never[]): never {
    const [text, values, ...rest] = given as unknown as [unknown, unknown, ...never[]]
    if (text === 'begin') return this.#begin() as never
    if (text === 'commit') return this.#commit() as never
    if (text === 'rollback' && this.#isPending) return this.#forgo('ROLLBACK') as never
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
    const result: unknown = this.#inOneGo(() => {
      // If it gets lost, the statement behind it fails too.
      if (this.#isPending) super.query('begin').catch(() => {})
      this.#isPending = false
      return name
        ? super.query({ name, text, values } as never, ...(rest as [never]))
        : super.query(...(given as [never]))
    })
    return (result instanceof Promise ? result.catch(unreachable) : result) as never
  }

  async #begin() {
    this.#isPending = true
    return { command: 'BEGIN', rows: [], rowCount: null }
  }

  /** Nothing was done, so there is nothing to end. */
  async #forgo(command: 'COMMIT' | 'ROLLBACK') {
    this.#isPending = false
    return { command, rows: [], rowCount: null }
  }

  /** Announces what has changed out of the very transaction. */
  async #commit() {
    if (this.#isPending) return this.#forgo('COMMIT')
    const changed = changedContent.getStore() ?? new Set()
    const result = await this.#inOneGo(() => {
      if (changed.size > 0) {
        const { text, values } = announcement([...changed])
        const told = super.query({ name: nameOf(text), text, values } as pg.QueryConfig) as Promise<unknown>
        // If it fails, so does the commit.
        told.catch(() => {})
      }
      return super.query('commit')
    }).catch(unreachable)
    // PostgreSQL answers a commit after a failed statement with a rollback, and does not call that an error.
    if (result.command !== 'COMMIT') throw new DatabaseUnreachable('The transaction was rolled back.')
    return result
  }

  #inOneGo<T>(send: () => T): T {
    const { stream } = (this as unknown as { connection: { stream: Writable } }).connection
    stream.cork()
    try {
      return send()
    } finally {
      stream.uncork()
    }
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
