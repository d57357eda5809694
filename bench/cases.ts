import type { Running } from './processes.ts'
import type { Engine, EngineName, Servers } from './servers.ts'
import type { Writing } from './writer.ts'

/** The same work for several targets. The first is the baseline. */
export interface Case {
  readonly title: string
  readonly status: number
  readonly targets: readonly Target[]
}

export interface Target {
  readonly name: string
  readonly port: number
  /** Process ids whose CPU time is counted. */
  readonly trees: readonly number[]
  readonly requests: readonly string[]
  /** Milliseconds between the requests of a connection, for a load that leaves the server idle time. */
  readonly pause?: number
  /** Concurrent writes. */
  readonly beside?: Writing
  readonly goal?: Goal
}

/** The goal relative to the first target. */
export interface Goal {
  /** At least, in requests per second. */
  readonly ratio: number
  /** At most. */
  readonly p99Ratio?: number
}

export type Requests = (engine: Engine) => string[]
/** What needs only the events, not the servers. */
export type EventRequests = (filled: Pick<Engine, 'events'>) => string[]
export type Goals = Partial<Record<EngineName, number>>

/** The product on every engine against the same bytes from memory. */
export function againstConstant(
  { constant, engines }: Servers,
  title: string,
  status: number,
  requests: Requests,
  goals: Goals = {},
): Case {
  return {
    title,
    status,
    targets: [
      target('constant bytes, bare Fastify', constant, [], requests(engines[0]!)),
      ...engines.map((engine) =>
        target(`Kalends on ${engine.name}`, engine.product, engine.database, requests(engine), goals[engine.name]),
      ),
    ],
  }
}

/** For each engine, the product against the minimum cost of a durable write to the same store. */
export function againstBare(
  { engines }: Servers,
  title: string,
  status: number,
  requests: { readonly product: Requests; readonly bare: Requests },
  goals: Goals = {},
): Case[] {
  return engines.map((engine) => ({
    title: `${title}, ${engine.name}`,
    status,
    targets: [
      target('bare Fastify', engine.bare, engine.database, requests.bare(engine)),
      target('Kalends', engine.product, engine.database, requests.product(engine), goals[engine.name]),
    ],
  }))
}

export function target(
  name: string,
  { port, pid }: Running,
  database: readonly number[],
  requests: readonly string[],
  ratio?: number,
): Target {
  return { name, port, trees: [pid, ...database], requests, ...(ratio !== undefined && { goal: { ratio } }) }
}
