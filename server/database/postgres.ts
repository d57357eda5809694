import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { ContentChanges, collectChanges } from './content-changes.ts'
import { ContentListener, announcement } from './content-listener.ts'
import type { Engine, Transaction, Value } from './engine.ts'
import { DatabaseUnreachable, OutcomeUnknown } from './failure.ts'
import { type Connections, announcing, connectedProgram, otherConnections } from './program.ts'
import type { Tables } from './tables.ts'
import { TimeLimit } from './time-limit.ts'

const bigint = 20

/** `timeout`: the seconds that a query may take. */
export function postgres(url: string, timeout: number): Engine {
  const pool = openPool(url, timeout)
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

  // What was last heard of before this moment may be as silent, or as read-only after a failover, as the one that was used.
  let suspectBefore = -Infinity
  const suspect = (before: number) => (suspectBefore = Math.max(suspectBefore, before))

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

/** Whose content the transaction that is running has changed. */
const changedContent = new AsyncLocalStorage<ReadonlySet<number>>()

const names = new Map<string, string>()
const maxNames = 500

/**
 * Plans each statement once per connection and sends what belongs together in one go: `begin` with the first statement
 * behind it, the announcement with `commit`.
 */
class PreparedClient extends pg.Client {
  /** When it last answered, or was connected. */
  heardAt = performance.now()
  /** A transaction has begun that PostgreSQL has not heard of yet. */
  #isPending = false
  #isInTransaction = false
  #isOpen = true
  /** After a failover it may lead to what is a standby now. */
  #isReadOnly = false
  #limit: TimeLimit | undefined
  #longest = Infinity
  #suspect: (before: number) => void = () => {}

  constructor(config: pg.ClientConfig) {
    super(config)
    const closed = () => void (this.#isOpen = false)
    this.on('error', closed).on('end', closed)
  }

  /** Taken out of the pool: by a piece of work with a limit, or else each query may take as long as the longest. */
  taken(limit: TimeLimit | undefined, longest: number, suspect: (before: number) => void) {
    this.#limit = limit
    this.#longest = longest
    this.#suspect = suspect
  }

  returned() {
    this.#limit?.stop()
    this.#limit = undefined
  }

  /** Nobody can tell what a connection would still answer that was given up once, so it is closed. */
  discard(why: string) {
    this.#stream.destroy(new Error(why))
  }

  override query(...given: never[]): never {
    const [text, values, ...rest] = given as unknown as [unknown, unknown, ...never[]]
    if (text === 'begin') return this.#begin() as never
    if (text === 'commit') return this.#commit() as never
    if (text === 'rollback') return this.#rollback() as never
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
    // A statement by itself is a transaction of its own, and committed with its answer.
    const commits = !this.#isPending && !this.#isInTransaction && isWrite(String(text))
    const send = (): unknown => {
      // If it gets lost, the statement behind it fails too.
      if (this.#isPending) super.query('begin').catch(() => {})
      this.#isInTransaction ||= this.#isPending
      this.#isPending = false
      return name
        ? super.query({ name, text, values } as never, ...(rest as [never]))
        : super.query(...(given as [never]))
    }
    return this.#answer(send as () => Promise<unknown>, commits) as never
  }

  async #begin() {
    this.#isPending = true
    return { command: 'BEGIN', rows: [], rowCount: null }
  }

  /** Nothing was done, or the connection took it along: there is nothing to end. */
  async #forgo(command: 'COMMIT' | 'ROLLBACK') {
    this.#isPending = false
    this.#isInTransaction = false
    return { command, rows: [], rowCount: null }
  }

  async #rollback() {
    if (this.#isPending || !this.#isOpen) return this.#forgo('ROLLBACK')
    this.#isInTransaction = false
    return this.#answer(() => super.query('rollback'), false).catch(() => this.#forgo('ROLLBACK'))
  }

  /** Announces what has changed out of the very transaction. */
  async #commit() {
    if (this.#isPending) return this.#forgo('COMMIT')
    this.#isInTransaction = false
    const changed = changedContent.getStore() ?? new Set()
    const result = await this.#answer(() => {
      if (changed.size > 0) {
        const { text, values } = announcement([...changed])
        const told = super.query({ name: nameOf(text), text, values } as pg.QueryConfig) as Promise<unknown>
        // If it fails, so does the commit.
        told.catch(() => {})
      }
      return super.query('commit')
    }, true)
    // PostgreSQL answers a commit after a failed statement with a rollback, and does not call that an error.
    if (result.command !== 'COMMIT') throw new DatabaseUnreachable('The transaction was rolled back.')
    return result
  }

  /** Sends in one go, and waits no longer than allowed. `commits`: whether it has changed something once it is answered. */
  async #answer<T>(send: () => Promise<T>, commits: boolean): Promise<T> {
    if (!this.#isOpen) throw new DatabaseUnreachable('The connection to the database is closed.')
    const sentAt = performance.now()
    const left = Math.min(this.#limit ? this.#limit.left : this.#longest, maxTimer)
    const timer = setTimeout(() => this.#fallSilent(sentAt), left)
    try {
      const result = await this.#inOneGo(send)
      this.#hear()
      return result
    } catch (error) {
      if (error instanceof pg.DatabaseError) this.#hear(error.code)
      if (commits && mayBeDone(error)) throw new OutcomeUnknown((error as Error).message, { cause: error })
      return unreachable(error as Error)
    } finally {
      clearTimeout(timer)
    }
  }

  #hear(code?: string) {
    this.#isReadOnly ||= code === readOnly
    if (this.#isReadOnly) this.#suspect(performance.now())
    else this.heardAt = performance.now()
  }

  #fallSilent(since: number) {
    this.#suspect(since)
    this.discard('The database did not answer in time.')
  }

  #inOneGo<T>(send: () => T): T {
    const stream = this.#stream
    stream.cork()
    try {
      return send()
    } finally {
      stream.uncork()
    }
  }

  get #stream(): Writable {
    return (this as unknown as { connection: { stream: Writable } }).connection.stream
  }
}

const isWrite = (sql: string) => !/^\s*select\b/i.test(sql) && /\b(insert into|update|delete from)\b/i.test(sql)

const maxTimer = 2 ** 31 - 1
const readOnly = '25006'

/**
 * Whether a commit that failed like this may have been carried out. Not when PostgreSQL refused it; but it also ends
 * connections with a code, at any moment, and so does a pooler that has lost the server behind it.
 */
function mayBeDone(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || /^(08|57P|58|XX)/.test(error.code ?? '')
}

/** Errors without a code of the server come from the connection. */
function unreachable(error: Error): never {
  const isKnown = error instanceof pg.DatabaseError || error instanceof DatabaseUnreachable
  throw isKnown ? error : new DatabaseUnreachable(error.message, { cause: error })
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
