import type { Load } from './load.ts'
import type { Running } from './processes.ts'
import { type Product, styleBody } from './product.ts'
import { request } from './request.ts'

/** The same work for several targets; the first is what the others are measured against. */
export interface Case {
  readonly title: string
  readonly status: number
  readonly targets: readonly Target[]
}

export interface Target {
  readonly name: string
  readonly port: number
  readonly trees: Load['trees']
  readonly requests: readonly string[]
  readonly goal?: Goal
}

/** The ratio to the first target that is wanted. */
export interface Goal {
  readonly ratio: number
  /** Where one process does all the work, CPU time tells more on a shared machine than the clock does. */
  readonly per: 'second' | 'cpu-second'
}

export interface Servers {
  readonly constant: Running
  readonly bare: { readonly sqlite: Running; readonly postgres: Running }
  readonly product: { readonly sqlite: Product; readonly postgres: Product }
  /** The process of PostgreSQL. */
  readonly cluster: number
}

type Requests = (product: Product) => string[]

export function readCases({ constant, product, cluster }: Servers): Case[] {
  const compared = (title: string, status: number, requests: Requests, goals: [Goal?, Goal?] = []): Case => ({
    title,
    status,
    targets: [
      target('constant bytes, bare Fastify', constant, [], requests(product.sqlite)),
      target('Kalends on SQLite', product.sqlite, [], requests(product.sqlite), goals[0]),
      target('Kalends on PostgreSQL', product.postgres, [cluster], requests(product.postgres), goals[1]),
    ],
  })
  return [
    compared('Read one style', 200, reads, [
      { ratio: 0.6, per: 'cpu-second' },
      { ratio: 0.2, per: 'second' },
    ]),
    compared('Read one style, unchanged (304)', 304, readsUnchanged),
    compared('List 100 styles', 200, lists),
  ]
}

export function writeCases({ bare, product, cluster }: Servers): Case[] {
  const compared = (
    title: string,
    engine: 'sqlite' | 'postgres',
    status: number,
    requests: Requests,
    goal?: Goal,
  ): Case => {
    const alsoCounted = engine === 'postgres' ? [cluster] : []
    const sent = requests(product[engine])
    return {
      title: `${title}, ${engine === 'postgres' ? 'PostgreSQL' : 'SQLite'}`,
      status,
      targets: [
        target('bare Fastify', bare[engine], alsoCounted, sent),
        target('Kalends', product[engine], alsoCounted, sent, goal),
      ],
    }
  }
  return (['sqlite', 'postgres'] as const).flatMap((engine) => [
    compared('Create a style', engine, 201, creates, { ratio: 0.5, per: 'second' }),
    compared('Update a style', engine, 200, updates),
  ])
}

export function target(
  name: string,
  { port, pid }: Running,
  alsoCounted: number[],
  requests: string[],
  goal?: Goal,
): Target {
  return { name, port, trees: [pid, ...alsoCounted], requests, ...(goal && { goal }) }
}

// The styles after these are the ones that are updated: the others must keep their version for the 304.
const unchanged = 1500

const reads: Requests = ({ ids, keys }) =>
  ids.slice(0, unchanged).map((id) => request('GET', `/v1/style/${id}`, { authorization: keys.many }))

const readsUnchanged: Requests = ({ ids, keys }) =>
  ids.slice(0, unchanged).map((id) => {
    return request('GET', `/v1/style/${id}`, { authorization: keys.many, 'if-none-match': `"${id}-v1"` })
  })

const lists: Requests = ({ keys }) => [request('GET', '/v1/style/all', { authorization: keys.few })]

const creates: Requests = ({ keys }) =>
  Array.from({ length: 1000 }, (_, n) => request('POST', '/v1/style', { authorization: keys.many }, styleBody(n)))

const updates: Requests = ({ ids, keys }) =>
  ids.slice(unchanged).map((id, n) => {
    const body = JSON.stringify({ name: `Changed ${n}`, size: '7', inline: n % 2 === 0 })
    return request('PATCH', `/v1/style/${id}`, { authorization: keys.many }, body)
  })
