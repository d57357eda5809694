import pg from 'pg'
import { lazy } from '../lazy.ts'
import { Registry } from '../metrics/registry.ts'
import { ContentChanges, collectChanges } from './content-changes.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { ContentListener, streamOf } from './content-listener.ts'
import type { Engine, Transaction, Value } from './engine.ts'
import { DatabaseUnreachable, isAway } from './failure.ts'
import { PreparedClient, changedContent, unreachable } from './postgres-client.ts'
import { type Connections, announcing, connectedProgram, otherConnections } from './program.ts'
import type { Tables } from './tables.ts'
import { TimeLimit } from './time-limit.ts'

const bigint = 20

/** `timeout`: the seconds that a query may take. */
export function postgres(url: string, timeout: number, metrics: Registry): Engine {
  const pool = openPool(url, timeout, metrics)
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
  const listener = new ContentListener(url, pool.query, (organization) => changes.record(organization), pool.suspect)

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
 * Once PostgreSQL answers nothing at all, nobody waits: see CircuitBreaker.
 */
export function openPool(url: string, timeout = Infinity, metrics = new Registry()) {
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
  pool.on('release', (_error, released) => {
    const client = released as pg.ClientBase as PreparedClient
    inUse.delete(client)
    client.returned()
  })

  const inUse = new Set<PreparedClient>()
  const waiting = new Set<(error: Error) => void>()
  const breaker = new CircuitBreaker(
    (signal) => probe(url, signal),
    (since) => {
      const away = new DatabaseUnreachable('The database does not answer.')
      for (const fail of waiting) fail(away)
      waiting.clear()
      for (const client of inUse) client.abandon(since)
      suspectBefore = Math.max(suspectBefore, since)
    },
    metrics,
  )
  metrics.gauge('kalends_postgres_connections', 'Connections of the pool.', () => pool.totalCount)
  metrics.gauge('kalends_postgres_connections_idle', 'Connections of the pool that nobody uses.', () => pool.idleCount)
  metrics.gauge('kalends_postgres_waiting', 'Queries and transactions that wait for a connection.', () => waiting.size)

  // What was last heard of before this moment may be as silent, or as read-only after a failover, as one that was used.
  let suspectBefore = -Infinity
  let suspectedAt = -Infinity
  const suspect = (before: number) => {
    breaker.suspect()
    // Often enough: it costs new connections.
    if (performance.now() - suspectedAt < 1000) return
    suspectedAt = performance.now()
    suspectBefore = before
  }

  async function connect(): Promise<PreparedClient & pg.PoolClient> {
    breaker.pass()
    const limit = TimeLimit.current
    limit?.start()
    try {
      for (;;) {
        const client = await nextFree()
        if (client.heardAt > suspectBefore) {
          client.taken(limit, timeout * 1000 + 500, suspect)
          inUse.add(client)
          return client
        }
        client.discard('Another connection to the database fell silent.')
        client.release(true)
      }
    } catch (error) {
      limit?.stop()
      if (!(error instanceof pg.DatabaseError)) breaker.suspect()
      return unreachable(error as Error)
    }
  }

  /** A connection of the pool, or an error as soon as it is known that none will answer. */
  function nextFree(): Promise<PreparedClient & pg.PoolClient> {
    return new Promise((resolve, reject) => {
      waiting.add(reject)
      pool.connect().then(
        (client) => (waiting.delete(reject) ? resolve(client as pg.ClientBase as never) : client.release()),
        (error: unknown) => {
          waiting.delete(reject)
          reject(error as Error)
        },
      )
    })
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
    /** Looks whether the database is there, because something else has not been answered. */
    suspect: () => breaker.suspect(),
    async end() {
      await breaker.close()
      await pool.end()
    },
  }
}

/** Whether the database answers on a new connection. That it refuses something is an answer too, but for one that starts or stops. */
async function probe(url: string, signal: AbortSignal) {
  const client = new pg.Client({ connectionString: announcing(url), connectionTimeoutMillis: 2000 })
  // What is destroyed says so once more.
  client.on('error', () => {})
  const destroy = () => streamOf(client).destroy()
  signal.addEventListener('abort', destroy)
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || isAway(error)) throw error
  } finally {
    signal.removeEventListener('abort', destroy)
    destroy()
  }
}
