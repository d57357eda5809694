import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { channel } from './announcement.ts'
import { announcing } from './program.ts'

// Milliseconds.
const heartbeatEvery = 500
const deafAfter = 2000
const firstReconnect = 100
const longestReconnect = 2000

type Changed = (organization?: number) => void
type Query = (sql: string, values: unknown[]) => Promise<unknown>

/**
 * Hears of changes that any instance commits. It knows that it does by hearing its own heartbeat, which comes the same way
 * behind them. Once that is missing it is deaf: it says so, and listens on a new connection.
 */
export class ContentListener {
  readonly #url: string
  readonly #query: Query
  readonly #changed: Changed
  readonly #lost: () => void
  readonly #closing = new AbortController()
  /** It connects when it is first asked, and must not inherit the limits of the request that happens to ask. */
  readonly #unbound = AsyncLocalStorage.snapshot()
  #running: Promise<void> | undefined
  /** When the latest heartbeat that was heard had been sent: everything committed before has been heard of too. */
  #heardUntil = -Infinity
  /** When it last heard itself, on whichever connection. */
  lastHeardAt = -Infinity

  /** `query` uses another connection than the one that listens; `lost` hears that this one is lost or deaf. */
  constructor(url: string, query: Query, changed: Changed, lost: () => void) {
    this.#url = url
    this.#query = query
    this.#changed = changed
    this.#lost = lost
  }

  /** Whether changes are heard of. The first question makes it connect. */
  isListening(): boolean {
    this.#running ??= this.#unbound(() => this.#run())
    return performance.now() - this.#heardUntil < deafAfter
  }

  async close() {
    this.#closing.abort()
    await this.#running
  }

  /** Listens, and again after every loss, later each time that does not help. */
  async #run() {
    const { signal } = this.#closing
    let wait = firstReconnect
    while (!signal.aborted) {
      await this.#listen().catch(() => {})
      if (!signal.aborted) this.#lost()
      wait = this.#heardUntil > 0 ? firstReconnect : Math.min(wait * 2, longestReconnect)
      this.#heardUntil = -Infinity
      await pause(wait, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  /** Listens on a new connection until that is lost or deaf. */
  async #listen() {
    const client = new pg.Client({
      connectionString: announcing(this.#url),
      connectionTimeoutMillis: deafAfter,
      keepAlive: true,
    })
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
    const over = new AbortController()
    client.on('error', () => lose()).on('end', () => lose())
    this.#closing.signal.addEventListener('abort', () => lose(), { signal: over.signal })
    try {
      await Promise.race([this.#hearOn(client, over.signal), lost])
    } finally {
      over.abort()
      // Not `end`, which waits for a goodbye that a silent connection never answers.
      streamOf(client).destroy()
    }
  }

  async #hearOn(client: pg.Client, over: AbortSignal) {
    await client.connect()
    const connectedAt = performance.now()
    const deaf = () => performance.now() - Math.max(this.#heardUntil, connectedAt) > deafAfter
    const watch = setInterval(() => deaf() && streamOf(client).destroy(), heartbeatEvery).unref()
    over.addEventListener('abort', () => clearInterval(watch))

    const { rows } = await client.query<{ schema: string }>('select current_schema() as schema')
    const prefix = `${rows[0]!.schema} `
    const heartbeat = `${crypto.randomUUID()} `
    client.on('notification', ({ payload = '' }) => {
      if (over.aborted) return
      if (payload.startsWith(heartbeat)) return this.#hear(Number(payload.slice(heartbeat.length)))
      if (!payload.startsWith(prefix)) return
      const organization = Number(payload.slice(prefix.length))
      this.#changed(Number.isNaN(organization) ? undefined : organization)
    })
    await client.query(`listen ${channel}`)
    while (!over.aborted) {
      const beat = `${heartbeat}${performance.now()}`
      // The first one comes from elsewhere: through some poolers a connection hears only of itself.
      if (this.#heardUntil > 0) await client.query(`notify ${channel}, '${beat}'`)
      else await this.#query('select pg_notify($1, $2)', [channel, beat])
      await pause(heartbeatEvery, undefined, { signal: over, ref: false })
    }
  }

  #hear(sentAt: number) {
    // Nobody knows what has changed before this connection listened.
    if (this.#heardUntil === -Infinity) this.#changed()
    this.#heardUntil = sentAt
    this.lastHeardAt = performance.now()
  }
}

/** Of a connection that is closed without a goodbye. */
export function streamOf(client: pg.Client): { destroy(): void } {
  return (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream
}
