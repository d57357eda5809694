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
 * Receives changes that any instance commits. It proves that it does by receiving its own heartbeats, which arrive in
 * order with them. If one is missing, it reports that it is deaf and listens on a new connection.
 */
export class ContentListener {
  readonly #url: string
  readonly #query: Query
  readonly #changed: Changed
  readonly #lost: () => void
  readonly #closing = new AbortController()
  /** It connects on first use, and must not inherit the time limit of that request. */
  readonly #unbound = AsyncLocalStorage.snapshot()
  #running: Promise<void> | undefined
  /** When the latest received heartbeat was sent: everything committed before it has been received too. */
  #heardUntil = -Infinity
  /** When it last received a heartbeat, on any connection. */
  lastHeardAt = -Infinity

  /** `query` uses another connection. `lost` is called when the listening one is lost or deaf. */
  constructor(url: string, query: Query, changed: Changed, lost: () => void) {
    this.#url = url
    this.#query = query
    this.#changed = changed
    this.#lost = lost
  }

  /** Whether changes are being received. The first call connects. */
  isListening(): boolean {
    this.#running ??= this.#unbound(() => this.#run())
    return performance.now() - this.#heardUntil < deafAfter
  }

  async close() {
    this.#closing.abort()
    await this.#running
  }

  /** Listens, and reconnects after every loss with growing delays. */
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

  /** Listens on a new connection until it is lost or deaf. */
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
      // Not `end`, which waits for a reply that a silent connection never sends.
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
      // The first one comes from another connection: through some poolers a connection only receives its own
      // notifications.
      if (this.#heardUntil > 0) await client.query(`notify ${channel}, '${beat}'`)
      else await this.#query('select pg_notify($1, $2)', [channel, beat])
      await pause(heartbeatEvery, undefined, { signal: over, ref: false })
    }
  }

  #hear(sentAt: number) {
    // Changes from before this connection listened are unknown.
    if (this.#heardUntil === -Infinity) this.#changed()
    this.#heardUntil = sentAt
    this.lastHeardAt = performance.now()
  }
}

/** For closing a connection without a goodbye. */
export function streamOf(client: pg.Client): { destroy(): void } {
  return (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream
}
