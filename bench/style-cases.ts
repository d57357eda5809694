import { type Case, type Requests, againstBare, againstConstant } from './cases.ts'
import { styleBody } from './product.ts'
import { request } from './request.ts'
import type { Servers } from './servers.ts'

export function styleCases(servers: Servers): Case[] {
  const both = (requests: Requests) => ({ product: requests, bare: requests })
  return [
    againstConstant(servers, 'Read one style', 200, reads, { SQLite: 0.6, PostgreSQL: 0.2 }),
    againstConstant(servers, 'Read one style, unchanged (304)', 304, unchangedReads),
    againstConstant(servers, 'List 100 styles', 200, lists),
    ...againstBare(servers, 'Create a style', 201, both(styleCreates), { SQLite: 0.5, PostgreSQL: 0.5 }),
    ...againstBare(servers, 'Update a style', 200, both(styleUpdates)),
  ]
}

// Only the styles after these are updated. The others must keep their version for the 304.
const unchanged = 1500

const reads: Requests = ({ product: { ids, keys } }) =>
  ids.slice(0, unchanged).map((id) => request('GET', `/v1/style/${id}`, { authorization: keys.many }))

const unchangedReads: Requests = ({ product: { ids, keys } }) =>
  ids.slice(0, unchanged).map((id) => {
    return request('GET', `/v1/style/${id}`, { authorization: keys.many, 'if-none-match': `"${id}-v1"` })
  })

const lists: Requests = ({ product: { keys } }) => [request('GET', '/v1/style/all', { authorization: keys.few })]

export const styleCreates: Requests = ({ product: { keys } }) =>
  Array.from({ length: 1000 }, (_, n) => request('POST', '/v1/style', { authorization: keys.many }, styleBody(n)))

export const styleUpdates: Requests = ({ product: { ids, keys } }) =>
  // Twice, so that every request changes something.
  ['Changed', 'Changed again'].flatMap((name) =>
    ids.slice(unchanged).map((id, n) => {
      const body = JSON.stringify({ name: `${name} ${n}`, size: '7', inline: n % 2 === 0 })
      return request('PATCH', `/v1/style/${id}`, { authorization: keys.many }, body)
    }),
  )
