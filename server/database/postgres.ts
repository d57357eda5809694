import pg from 'pg'
import { lazy } from '../lazy.ts'
import { ContentChanges, collectChanges } from './content-changes.ts'
import { ContentListener } from './content-listener.ts'
import type { Engine, Transaction, Value } from './engine.ts'
import { PreparedClient, changedContent, unreachable } from './postgres-client.ts'
import { type Connections, announcing, connectedProgram, otherConnections } from './program.ts'
import type { Tables } from './tables.ts'
import { TimeLimit } from './time-limit.ts'

const bigint = 20

/** `timeout`: the seconds that a query may take. */
export function postgres(url: string, timeout: number): Engine {
  const pool = openPool(url, timeout)
  const kysely = lazy(async () => {
    const { Kysely, PostgresDialect } = await import('kysely')
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  })

  // A notification arrives a moment after the commit.
  const changes = new ContentChanges(
    false,
    () => listener.isListening(),
    () => listener.lastHeardAt,
  )
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
      const run = () =>
        options?.single
          ? db.connection().execute((connection) => {
              collectChanges(connection as Transaction, changed, { single: true })
              return work(connection as Transaction)
            })
          : changedContent.run(changed, () =>
              db.transaction().execute((tx) => {
                collectChanges(tx, changed)
                return work(tx)
              }),
            )
      const result = await (options?.unlimited ? new TimeLimit(Infinity).run(run) : run())
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

/**
 * A pool that answers with a clear error instead of waiting for ever. PostgreSQL ends a query after `timeout` seconds, and
 * a connection that does not even say so is closed half a second later. Without a timeout only connecting is limited.
 */
export function openPool(url: string, timeout = Infinity) {
  const seconds = Math.min(timeout, 5)
  pg.types.setTypeParser(bigint, Number)
  const pool = new pg.Pool({
    connectionString: announcing(url),
    max: 10,
    // One connection stays open, so that others can see that a server is there; keep-alive holds it open on the way.
    min: 1,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: Math.min(2000, seconds * 1000),
    statement_timeout: (timeout === Infinity ? seconds : timeout) * 1000,
    lock_timeout: Math.min(2000, seconds * 500),
    idle_in_transaction_session_timeout: 10_000,
    pipeline: true,
    Client: PreparedClient,
  } as object)
  // A connection that breaks fails the query that uses it; without this listener it would also end the process.
  pool.on('error', () => {})
  pool.on('release', (_error, client) => (client as pg.ClientBase as PreparedClient).returned())

  // What was last heard of before this moment may be as silent, or as read-only after a failover, as one that was used.
  let suspectBefore = -Infinity
  let suspectedAt = -Infinity
  const suspect = (before: number) => {
    // Often enough: it costs new connections.
    if (performance.now() - suspectedAt < 1000) return
    suspectedAt = performance.now()
    suspectBefore = before
  }

  async function connect(): Promise<PreparedClient & pg.PoolClient> {
    const limit = TimeLimit.current
    limit?.start()
    try {
      for (;;) {
        const client = (await pool.connect()) as pg.ClientBase as PreparedClient & pg.PoolClient
        if (client.heardAt > suspectBefore) {
          client.taken(limit, timeout * 1000 + 500, suspect)
          return client
        }
        client.discard('Another connection to the database fell silent.')
        client.release(true)
      }
    } catch (error) {
      limit?.stop()
      return unreachable(error as Error)
    }
  }

  return {
    options: pool.options,
    connect,
    async query(text: string, values: unknown[]): Promise<pg.QueryResult> {
      const client = await connect()
      try {
        const result = await client.query(text, values)
        client.release()
        return result
      } catch (error) {
        // Not used again: whatever it has prepared may be what is wrong.
        client.release(error as Error)
        throw error
      }
    },
    end: () => pool.end(),
  }
}
