import pg from 'pg'
import { defaultDatabaseTimeout } from '../config.ts'
import { lazy } from '../lazy.ts'
import { Registry } from '../metrics/registry.ts'
import { ContentChanges, collectChanges } from './content-changes.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { ContentListener, streamOf } from './content-listener.ts'
import { type Engine, type Transaction, type Value, numbered } from './engine.ts'
import { DatabaseUnreachable, UnusableDatabase, isAway } from './failure.ts'
import { PreparedClient, changedContent, unreachable } from './postgres-client.ts'
import { type Connections, announcing, connectedProgram, otherConnections } from './program.ts'
import { Sessions } from './sessions.ts'
import type { Tables } from './tables.ts'
import { TimeLimit } from './time-limit.ts'

const bigint = 20

/** `directUrl` leads past a pooler, if there is one. `timeout`: seconds a query may take. */
export function postgres(url: string, directUrl: string | null, timeout: number, metrics: Registry): Engine {
  const pool = openPool(url, timeout, { metrics, mayBeShared: directUrl !== null })
  const direct = directUrl === null ? pool : openPool(directUrl, timeout)
  const [kysely, directKysely] = [pool, direct].map(kyselyOf) as [
    ReturnType<typeof kyselyOf>,
    ReturnType<typeof kyselyOf>,
  ]

  // Notifications arrive a moment after the commit.
  const changes = new ContentChanges(
    false,
    () => listener.isListening(),
    () => listener.lastHeardAt,
  )
  const listener = new ContentListener(
    directUrl ?? url,
    pool.query,
    (organization) => changes.record(organization),
    pool.suspect,
  )

  return {
    name: 'postgres',
    changes,
    statement<Row>(sql: string, isDirect = false) {
      const text = numbered(sql)
      const { query } = isDirect ? direct : pool
      return async (values: Value[]) => (await query(text, values)).rows as Row[]
    },
    reader: kysely,
    async transaction(work, options) {
      const db = await (options?.unlimited ? directKysely : kysely)()
      const changed = new Set<number>()
      // One round trip instead of three.
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
      // Reads in this process see the write without waiting for the notification.
      for (const organization of changed) changes.record(organization)
      return result
    },
    async others(tx) {
      const { rows } = await (tx
        ? (await import('kysely')).sql.raw<Connections>(otherConnections).execute(tx)
        : direct.query(otherConnections, []))
      return (rows as Connections[]).map(connectedProgram)
    },
    async close() {
      await listener.close()
      await Promise.all([...new Set([pool, direct])].map((each) => each.end()))
    },
  }
}

function kyselyOf(pool: ReturnType<typeof openPool>) {
  return lazy(async () => {
    const { Kysely, PostgresDialect } = await import('kysely')
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  })
}

/**
 * A pool that fails with a clear error instead of waiting forever. PostgreSQL cancels a query after `timeout` seconds;
 * if it doesn't, the connection is closed half a second later. Without a timeout only connecting is limited. Once
 * PostgreSQL is silent, nothing waits: see CircuitBreaker. `mayBeShared`: a pooler may run each transaction in another
 * session.
 */
export function openPool(
  url: string,
  timeout = Infinity,
  { metrics = new Registry(), mayBeShared = false }: { metrics?: Registry; mayBeShared?: boolean } = {},
) {
  const seconds = timeout === Infinity ? defaultDatabaseTimeout : timeout
  const connection = {
    connectionString: announcing(url, { isShared: mayBeShared }),
    connectionTimeoutMillis: Math.max(Math.min(2000, seconds * 1000), seconds * 200),
  }
  const limits = {
    statement_timeout: seconds * 1000,
    lock_timeout: seconds * 400,
    idle_in_transaction_session_timeout: 10_000,
  }
  const sessions = new Sessions({ ...connection, query_timeout: limits.lock_timeout }, limits, mayBeShared)
  pg.types.setTypeParser(bigint, Number)
  const pool = new pg.Pool({
    ...connection,
    max: 10,
    // One connection stays open so that other programs can see the server; keep-alive keeps network devices from
    // dropping it.
    min: 1,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    pipeline: true,
    Client: PreparedClient,
    onConnect: (client: PreparedClient) => client.settle(sessions, connection.connectionTimeoutMillis),
  } as object)
  // A broken connection fails its query; without this listener it would also end the process.
  pool.on('error', () => {})
  pool.on('release', (_error, released) => {
    const client = released as pg.ClientBase as PreparedClient
    inUse.delete(client)
    client.returned()
  })

  const inUse = new Set<PreparedClient>()
  const waiting = new Set<(error: Error) => void>()
  const breaker = new CircuitBreaker(
    (signal) => probe(connection, signal),
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
  metrics.gauge('kalends_postgres_connections_idle', 'Idle connections of the pool.', () => pool.idleCount)
  metrics.gauge('kalends_postgres_waiting', 'Queries and transactions that wait for a connection.', () => waiting.size)

  // Connections that last replied before this time may be silent too, or read-only after a failover.
  let suspectBefore = -Infinity
  let suspectedAt = -Infinity
  const suspect = (before: number) => {
    breaker.suspect()
    // Limited, because it costs new connections.
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
      if (!(error instanceof pg.DatabaseError || error instanceof UnusableDatabase)) breaker.suspect()
      return unreachable(error as Error)
    }
  }

  /** A connection from the pool; fails as soon as the breaker opens. */
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
        // Not reused: its prepared statements may be the cause.
        client.release(error as Error)
        throw error
      }
    },
    /** Checks whether the database is there, because something else got no reply. */
    suspect: () => breaker.suspect(),
    async end() {
      await breaker.close()
      await pool.end()
    },
  }
}

/** Connects and queries. Being refused counts as a reply, unless the database is starting or stopping. */
async function probe(connection: pg.ClientConfig, signal: AbortSignal) {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000 })
  // Destroying it emits another error.
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
