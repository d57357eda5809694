import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import pg from 'pg'
import { announcement } from './announcement.ts'
import { DatabaseUnreachable, OutcomeUnknown, UnusableDatabase } from './failure.ts'
import type { Sessions } from './sessions.ts'
import type { TimeLimit } from './time-limit.ts'

/** Whose content the current transaction has changed. */
export const changedContent = new AsyncLocalStorage<ReadonlySet<number>>()

const names = new Map<string, string>()
const maxNames = 500

/**
 * Prepares each statement once per connection, and saves round trips: `begin` is sent with the first statement, the
 * notification with `commit`.
 */
export class PreparedClient extends pg.Client {
  /** When it last replied or connected; -Infinity once it must not be used again. */
  heardAt = performance.now()
  /** `begin` hasn't been sent yet. */
  #isPending = false
  #isInTransaction = false
  #isOpen = true
  /** After a failover it may be connected to a standby. */
  #isReadOnly = false
  /** Somebody cancelled the wait for a synchronous standby, which may take over without what was committed. */
  #isUnconfirmed = false
  #limit: TimeLimit | undefined
  #longest = Infinity
  #suspect: (before: number) => void = () => {}
  /** What each transaction starts with. */
  #begin = 'begin'
  /** Another session of PostgreSQL may run the next transaction, and knows none of our prepared statements. */
  #isShared = false

  constructor(config: pg.ClientConfig) {
    super(config)
    const closed = () => this.#close()
    this.on('error', closed).on('end', closed)
    this.on('notice', ({ routine }) => (this.#isUnconfirmed ||= routine === 'SyncRepWaitForLSN'))
  }

  /** Taken from the pool. Without `limit`, each query may take as long as `longest`. */
  taken(limit: TimeLimit | undefined, longest: number, suspect: (before: number) => void) {
    this.#limit = limit
    this.#longest = longest
    this.#suspect = suspect
  }

  /** Once connected: sets the limits that PostgreSQL keeps itself. */
  async settle(sessions: Sessions, longest: number) {
    this.taken(undefined, longest, () => {})
    const query = <Row extends pg.QueryResultRow>(sql: string) => this.#answer(() => super.query<Row>(sql), false)
    const { processID } = this as unknown as { processID: number | null }
    const limits = await sessions.begin({ processID, query }).catch((error: Error) => {
      this.discard(error.message)
      throw error
    })
    this.#begin += limits
    this.#isShared = limits !== ''
  }

  returned() {
    this.#limit?.stop()
    this.#limit = undefined
  }

  /** A connection that timed out once is closed, because late replies can't be told from others. */
  discard(why: string) {
    this.#close()
    this.#stream.destroy(new Error(why))
  }

  /** The database has been silent since then. Work without a time limit keeps waiting. */
  abandon(since: number) {
    const isLimited = (this.#limit?.left ?? this.#longest) < Infinity
    if (isLimited && this.heardAt < since) this.discard('The database does not answer.')
  }

  #close() {
    this.#isOpen = false
    this.heardAt = -Infinity
  }

  override query(...given: never[]): never {
    const [text, values, ...rest] = given as unknown as [unknown, unknown, ...never[]]
    if (text === 'begin') return this.#startTransaction() as never
    if (text === 'commit') return this.#commit() as never
    if (text === 'rollback') return this.#rollback() as never
    const name = typeof text === 'string' && Array.isArray(values) ? this.#nameOf(text) : undefined
    // A single statement is its own transaction, committed when it succeeds.
    const isAlone = !this.#isPending && !this.#isInTransaction
    const run = () =>
      (name
        ? super.query({ name, text, values } as never, ...(rest as [never]))
        : super.query(...(given as [never]))) as unknown as Promise<unknown>
    const send = () => {
      if (isAlone && this.#isShared) return this.#inTransactionOfItsOwn(run)
      // If it fails, so does the next statement.
      if (this.#isPending) super.query(this.#begin).catch(() => {})
      this.#isInTransaction ||= this.#isPending
      this.#isPending = false
      return run()
    }
    return this.#answer(send, isAlone && isWrite(String(text))) as never
  }

  /** Because the limits are part of a transaction. */
  async #inTransactionOfItsOwn<T>(run: () => Promise<T>): Promise<T> {
    super.query(this.#begin).catch(() => {})
    const [result, end] = await Promise.allSettled([run(), super.query('commit')])
    if (result.status === 'rejected') throw result.reason
    if (end.status === 'rejected') throw end.reason
    return result.value
  }

  async #startTransaction() {
    this.#isPending = true
    return { command: 'BEGIN', rows: [], rowCount: null }
  }

  /** There is nothing to end: nothing was sent, or the connection is gone. */
  async #forgo(command: 'COMMIT' | 'ROLLBACK') {
    this.#isPending = false
    this.#isInTransaction = false
    return { command, rows: [], rowCount: null }
  }

  async #rollback() {
    if (this.#isPending || !this.#isOpen) return this.#forgo('ROLLBACK')
    this.#isInTransaction = false
    return this.#answer(() => super.query('rollback'), false).catch(() => {
      // Closing the connection rolls back as well.
      this.discard('The transaction could not be rolled back.')
      return this.#forgo('ROLLBACK')
    })
  }

  /** Sends the notification within the transaction. */
  async #commit() {
    if (this.#isPending) return this.#forgo('COMMIT')
    this.#isInTransaction = false
    const changed = changedContent.getStore() ?? new Set()
    const result = await this.#answer(() => {
      if (changed.size > 0) {
        const { text, values } = announcement([...changed])
        const notified = super.query({ name: this.#nameOf(text), text, values } as pg.QueryConfig) as Promise<unknown>
        // If it fails, so does the commit.
        notified.catch(() => {})
      }
      return super.query('commit')
    }, true)
    // PostgreSQL turns a commit after a failed statement into a rollback without raising an error.
    if (result.command !== 'COMMIT') throw new DatabaseUnreachable('The transaction was rolled back.')
    return result
  }

  /**
   * Sends everything in one packet and waits no longer than allowed. `commits`: whether success means that something
   * was written.
   */
  async #answer<T>(send: () => Promise<T>, commits: boolean): Promise<T> {
    if (!this.#isOpen) throw new DatabaseUnreachable('The connection to the database is closed.')
    const left = Math.min(this.#limit ? this.#limit.left : this.#longest, maxTimer)
    if (left <= 0) throw new DatabaseUnreachable('The database took too long for the queries before this one.')
    const sentAt = performance.now()
    this.#isUnconfirmed = false
    const timer = setTimeout(() => this.#timeOut(sentAt), left)
    try {
      const result = await this.#inOneGo(send)
      this.#noteResponse()
      if (commits && this.#isUnconfirmed) throw new DatabaseUnreachable('No standby has confirmed the commit.')
      return result
    } catch (error) {
      if (error instanceof pg.DatabaseError) this.#noteResponse(error.code)
      if (commits && mayBeDone(error)) throw new OutcomeUnknown((error as Error).message, { cause: error })
      return unreachable(error as Error)
    } finally {
      clearTimeout(timer)
    }
  }

  #noteResponse(code = '') {
    if (code === readOnly) this.#suspect(performance.now())
    this.#isReadOnly ||= code === readOnly
    this.heardAt = this.#isReadOnly ? -Infinity : performance.now()
    // The connection is about to be closed, which we only notice a moment later.
    if (/^(08|57P)/.test(code)) this.#close()
  }

  #timeOut(sentAt: number) {
    // If it had little time left, it is slow rather than silent.
    if (performance.now() - sentAt > this.#longest / 2) this.#suspect(sentAt)
    this.discard('The database did not respond in time.')
  }

  #nameOf(sql: string): string | undefined {
    return this.#isShared ? undefined : nameOf(sql)
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
 * Whether a commit with this error may have been carried out. Not if PostgreSQL refused it; but it may end a connection
 * with a code at any time, and so may a pooler that lost its server.
 */
function mayBeDone(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || /^(08|57P|58|XX)/.test(error.code ?? '')
}

/** Errors without a server code come from the connection. */
export function unreachable(error: Error): never {
  const isKnown = [pg.DatabaseError, DatabaseUnreachable, UnusableDatabase].some((kind) => error instanceof kind)
  throw isKnown ? error : new DatabaseUnreachable(error.message, { cause: error })
}

// Lists aren't prepared: their text differs with their length, and a plan made for a small table would be kept while it
// grows.
const list = /\bin \(\$\d+,|\), \(\$/

function nameOf(sql: string): string | undefined {
  if (!/^(select|insert|update|delete|with)\b/.test(sql) || list.test(sql)) return undefined
  const known = names.get(sql)
  if (known) return known
  if (names.size >= maxNames) return undefined
  const name = `k${createHash('sha1').update(sql).digest('base64url').slice(0, 20)}`
  names.set(sql, name)
  return name
}
