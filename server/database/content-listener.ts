import pg from 'pg'
import { announcing } from './program.ts'

/** `<schema> <organization>` is notified on this channel, or `<schema> *` when everything may have changed. */
const channel = 'kalends_content'
// Milliseconds.
const heartbeatEvery = 1000
const deafAfter = 2500
const reconnectAfter = 250

type Changed = (organization?: number) => void
type Query = (sql: string, values: unknown[]) => Promise<unknown>

/** The statement that tells all instances, once it is committed, whose content has changed. */
export function announcement(organizations: readonly (number | '*')[]) {
  return {
    text: `select ${announcementOf('whose')} from unnest($1::text[]) as whose`,
    values: [organizations.map(String)],
  }
}

/** The same as part of a statement, where `whose` is a column. */
export function announcementOf(whose: string): string {
  return `pg_notify('${channel}', current_schema() || ' ' || ${whose})`
}

/**
 * Hears of changes that any instance commits. While its connection is gone it hears nothing and says so; also when it
 * does not hear its own heartbeat, because a pooler between us and PostgreSQL may accept LISTEN and never pass anything on.
 */
export class ContentListener {
  readonly #url: string
  readonly #query: Query
  readonly #changed: Changed
  #state: 'off' | 'connected' | 'waiting' | 'closed' = 'off'
  #client: pg.Client | undefined
  #heartbeat: NodeJS.Timeout | undefined
  #heardAt = -Infinity

  /** `query` uses another connection than the one that listens. */
  constructor(url: string, query: Query, changed: Changed) {
    this.#url = url
    this.#query = query
    this.#changed = changed
  }

  /** Whether changes are heard of. The first question makes it connect. */
  isListening(): boolean {
    if (this.#state === 'off') this.#connect()
    return performance.now() - this.#heardAt < deafAfter
  }

  async close() {
    this.#state = 'closed'
    await this.#disconnect()
  }

  #connect() {
    this.#state = 'connected'
    const client = new pg.Client({
      connectionString: announcing(this.#url),
      connectionTimeoutMillis: 2000,
      keepAlive: true,
    })
    this.#client = client
    const lost = () => this.#lose(client)
    client.on('error', lost)
    client.on('end', lost)
    this.#listen(client).catch(lost)
  }

  async #listen(client: pg.Client) {
    await client.connect()
    const { rows } = await client.query<{ schema: string }>('select current_schema() as schema')
    const prefix = `${rows[0]!.schema} `
    const heartbeat = crypto.randomUUID()
    client.on('notification', ({ payload = '' }) => {
      if (payload === heartbeat) return this.#hear()
      if (!payload.startsWith(prefix)) return
      const organization = Number(payload.slice(prefix.length))
      this.#changed(Number.isNaN(organization) ? undefined : organization)
    })
    await client.query(`listen ${channel}`)
    const send = () => {
      // Connected and yet silent: only a new connection can help.
      if (this.#heardAt > 0 && performance.now() - this.#heardAt > deafAfter) return this.#lose(client)
      // A heartbeat that gets lost is noticed by not being heard.
      this.#query('select pg_notify($1, $2)', [channel, heartbeat]).catch(() => {})
    }
    this.#heartbeat = setInterval(send, heartbeatEvery).unref()
    send()
  }

  #hear() {
    // Nobody knows what has changed while it was deaf.
    if (performance.now() - this.#heardAt >= deafAfter) this.#changed()
    this.#heardAt = performance.now()
  }

  /** Only a question makes it connect again, and not at once. */
  #lose(client: pg.Client) {
    if (this.#state !== 'connected' || this.#client !== client) return
    this.#state = 'waiting'
    void this.#disconnect()
    setTimeout(() => this.#state === 'waiting' && (this.#state = 'off'), reconnectAfter).unref()
  }

  async #disconnect() {
    clearInterval(this.#heartbeat)
    this.#heardAt = -Infinity
    // The connection may be gone already, which is what is wanted.
    await this.#client?.end().catch(() => {})
  }
}
