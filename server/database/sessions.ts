import pg from 'pg'
import { UnusableDatabase } from './failure.ts'

/** Limits that PostgreSQL keeps itself, in milliseconds. */
export type Limits = Readonly<
  Record<'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout', number>
>

interface Connected {
  /** As the other end of the connection names it. */
  readonly processID: number | null
  query<Row extends pg.QueryResultRow>(sql: string): Promise<pg.QueryResult<Row>>
}

/**
 * Sets the limits of new connections. A pooler between us and PostgreSQL refuses settings at connection, or ignores
 * them, and one that shares sessions between clients forgets those of a session: see docs/decisions/0044.
 */
export class Sessions {
  readonly #connection: pg.ClientConfig
  readonly #limits: Limits
  readonly #mayBeShared: boolean
  #areShared: Promise<boolean> | undefined

  /** `connection`: for connections that only try what is between us and PostgreSQL. */
  constructor(connection: pg.ClientConfig, limits: Limits, mayBeShared: boolean) {
    this.#connection = connection
    this.#limits = limits
    this.#mayBeShared = mayBeShared
  }

  /** Returns what has to be sent with every transaction; nothing if the session keeps its limits. */
  async begin(client: Connected): Promise<string> {
    // Poolers make up the number that PostgreSQL sends to new clients.
    const isOurs = `pg_backend_pid() = ${client.processID}`
    const { rows } = await client.query<{ set: string | null }>(
      `select case when ${isOurs} then ${this.#set} end as set`,
    )
    if (rows[0]!.set !== null) return ''
    this.#areShared ??= areShared(this.#connection)
    const isShared = await this.#areShared.catch((error: unknown) => {
      this.#areShared = undefined
      throw error
    })
    if (!isShared) await client.query(`select ${this.#set}`)
    else if (!this.#mayBeShared) throw new UnusableDatabase(needsDirectUrl)
    return isShared ? this.#each((name, limit) => `; set local ${name} = ${limit}`).join('') : ''
  }

  get #set() {
    return `concat(${this.#each((name, limit) => `set_config('${name}', '${limit}', false)`).join()})`
  }

  #each<T>(what: (name: string, limit: number) => T): T[] {
    return Object.entries(this.#limits).map(([name, limit]) => what(name, limit))
  }
}

const needsDirectUrl =
  'A pooler that shares connections by transaction, such as PgBouncer, is between Kalends and PostgreSQL. ' +
  'Set DATABASE_DIRECT_URL to an address past it: that of PostgreSQL itself, or of a pool in session mode.'

/** Whether two connections take turns on the sessions of PostgreSQL, or one of them changes its session. */
async function areShared(connection: pg.ClientConfig): Promise<boolean> {
  const clients = [new pg.Client(connection), new pg.Client(connection)]
  try {
    const sessions: unknown[][] = []
    for (const client of clients) {
      // A broken connection fails its query as well.
      client.on('error', () => {})
      await client.connect()
    }
    for (let round = 0; round < rounds; round += 1) {
      const [one, other] = [await sessionOf(clients[0]!), await sessionOf(clients[1]!)]
      sessions.push([one, other])
      if (one === other || one !== sessions[0]![0] || other !== sessions[0]![1]) return true
    }
    return false
  } finally {
    for (const client of clients) void client.end().catch(() => {})
  }
}

// Other clients of the pooler may come in between, but not every time.
const rounds = 5

async function sessionOf(client: pg.Client): Promise<unknown> {
  const { rows } = await client.query<{ session: number }>('select pg_backend_pid() as session')
  return rows[0]!.session
}
