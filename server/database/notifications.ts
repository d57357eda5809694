import pg from 'pg'

/** Every change of what the public sees notifies this channel, with `<schema> <table>` as its text: migration 0004. */
const channel = 'kalends_changed'
/** The tables that the migrations let announce their changes. */
export const announced: ReadonlySet<string> = new Set(['event_group', 'event', 'external_copy'])
// Milliseconds.
const beatEvery = 15_000
const deafAfter = 40_000
const restsFor = 1000

/** Without tables: nobody knows which. */
type Changed = (tables?: ReadonlySet<string>) => void
type Query = (sql: string, values: unknown[]) => Promise<unknown>

/**
 * Tells of changes that any process has made. It hears nothing while its connection is gone, and says so; also when it
 * does not hear itself, because a pooler between us and PostgreSQL may take LISTEN and never pass anything on.
 */
export class Notifications {
  readonly #url: string
  readonly #query: Query
  readonly #changed: Changed
  #state: 'off' | 'listening' | 'resting' | 'closed' = 'off'
  #listener: pg.Client | undefined
  #beats: NodeJS.Timeout | undefined
  #heardAt = -Infinity

  /** `query` uses another connection than the one that listens. */
  constructor(url: string, query: Query, changed: Changed) {
    this.#url = url
    this.#query = query
    this.#changed = changed
  }

  /** Whether changes are heard of. The first question makes it listen. */
  hears(): boolean {
    if (this.#state === 'off') this.#listen()
    return performance.now() - this.#heardAt < deafAfter
  }

  async close() {
    this.#state = 'closed'
    await this.#hangUp()
  }

  #listen() {
    this.#state = 'listening'
    const listener = new pg.Client({
      connectionString: this.#url,
      application_name: 'kalends',
      connectionTimeoutMillis: 2000,
      keepAlive: true,
    })
    this.#listener = listener
    const lost = () => this.#lose(listener)
    listener.on('error', lost)
    listener.on('end', lost)
    this.#begin(listener).catch(lost)
  }

  async #begin(listener: pg.Client) {
    await listener.connect()
    const { rows } = await listener.query<{ schema: string }>('select current_schema() as schema')
    const { schema } = rows[0]!
    const beat = crypto.randomUUID()
    listener.on('notification', ({ payload = '' }) => {
      if (payload === beat) this.#hear()
      if (payload.startsWith(`${schema} `)) this.#changed(new Set([payload.slice(schema.length + 1)]))
    })
    await listener.query(`listen ${channel}`)
    // A beat that gets lost is noticed by not being heard.
    const send = () => void this.#query('select pg_notify($1, $2)', [channel, beat]).catch(() => {})
    this.#beats = setInterval(send, beatEvery).unref()
    send()
  }

  #hear() {
    // Nobody knows what has changed while it was deaf.
    if (!this.hears()) this.#changed()
    this.#heardAt = performance.now()
  }

  /** Only a question makes it listen again, and not at once. */
  #lose(listener: pg.Client) {
    if (this.#state !== 'listening' || this.#listener !== listener) return
    this.#state = 'resting'
    void this.#hangUp()
    setTimeout(() => this.#state === 'resting' && (this.#state = 'off'), restsFor).unref()
  }

  async #hangUp() {
    clearInterval(this.#beats)
    this.#heardAt = -Infinity
    // The connection may be gone already, which is what is wanted.
    await this.#listener?.end().catch(() => {})
  }
}
