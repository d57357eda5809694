import { type Case, type Goal, type Servers, type Target, target } from './cases.ts'
import { type Calendar, type Events, counts, eventBody, listed } from './events.ts'
import type { Product } from './product.ts'
import { request } from './request.ts'

/** Both engines with their events. */
export type FilledServers = Servers & { readonly events: { readonly sqlite: Events; readonly postgres: Events } }

type Requests = (calendar: Calendar) => string[]

// Few enough to be kept in memory, and many enough to be no single page.
const hot = 1000

/** What is read of one event among many. */
export function eventReadCases({ constant, product, cluster, events }: FilledServers): Case[] {
  const compared = (title: string, status: number, requests: Requests, sqlite?: Goal, postgres?: Goal): Case => ({
    title,
    status,
    targets: [
      target('constant bytes, bare Fastify', constant, [], requests(events.sqlite.many)),
      target('Kalends on SQLite', product.sqlite, [], requests(events.sqlite.many), sqlite),
      target('Kalends on PostgreSQL', product.postgres, [cluster], requests(events.postgres.many), postgres),
    ],
  })
  return [
    compared('Read an event, any of 100,000', 200, readsOf(everywhere), perCpu(0.6), { ratio: 0.2, per: 'second' }),
    compared('Read an event, one of the same 1,000', 200, readsOf(hottest), perCpu(0.6)),
    compared('Calendar file, one of the same 1,000', 200, files, perCpu(0.6)),
    compared('Calendar file, unchanged (304)', 304, unchangedFiles, perCpu(0.9)),
  ]
}

/** A list with the same hundred events, out of a hundred and out of many. */
export function listCases({ product, cluster, events }: FilledServers): Case[] {
  return (['sqlite', 'postgres'] as const).map((engine) => {
    const alsoCounted = engine === 'postgres' ? [cluster] : []
    const { few, many } = events[engine]
    return {
      title: `List 100 events of a time, ${engine === 'postgres' ? 'PostgreSQL' : 'SQLite'}`,
      status: 200,
      targets: [
        target('of 100', product[engine], alsoCounted, lists(few)),
        target('of 100,000', product[engine], alsoCounted, lists(many), perCpu(1 / 1.5)),
      ],
    }
  })
}

export function eventWriteCases({ bare, product, cluster, events }: FilledServers): Case[] {
  return (['sqlite', 'postgres'] as const).flatMap((engine) => {
    const alsoCounted = engine === 'postgres' ? [cluster] : []
    const compared = (title: string, status: number, onBare: string[], onProduct: string[]): Case => ({
      title: `${title}, ${engine === 'postgres' ? 'PostgreSQL' : 'SQLite'}`,
      status,
      targets: [
        target('bare Fastify', bare[engine], alsoCounted, onBare),
        target('Kalends', product[engine], alsoCounted, onProduct),
      ] satisfies Target[],
    })
    const { many } = events[engine]
    return [
      compared('Create an event', 201, creates(many), creates(many)),
      compared(
        'Update an event',
        200,
        updates(
          Array.from({ length: 500 }, (_, n) => n + 1),
          many,
        ),
        updates(many.prokeys.slice(-500), many),
      ),
    ]
  })
}

/** What the floor answers: the very bytes of the product. */
export async function eventAnswers({ port }: Product, { many: { key, prokeys } }: Events) {
  const answer = async (path: string, asked: string) => {
    const { headers, ...got } = await fetch(`http://127.0.0.1:${port}${asked}`, {
      headers: { authorization: key },
    }).then(async (response) => ({ headers: response.headers, body: await response.text() }))
    return { path, type: headers.get('content-type')!, ...got }
  }
  return [
    await answer('/v1/event/:prokey', `/v1/event/${prokeys[0]}`),
    await answer('/:prokey/event.ics', `/${prokeys[0]}/event.ics`),
  ]
}

const perCpu = (ratio: number): Goal => ({ ratio, per: 'cpu-second' })

const hottest = ({ prokeys }: Calendar) => prokeys.slice(0, hot)

/** In an order that has nothing to do with the order in the table. */
const everywhere = ({ prokeys }: Calendar) => prokeys.slice(0, -500).toSorted()

const readsOf =
  (chosen: (calendar: Calendar) => readonly string[]): Requests =>
  (calendar) =>
    chosen(calendar).map((prokey) => request('GET', `/v1/event/${prokey}`, { authorization: calendar.key }))

const files: Requests = (calendar) => hottest(calendar).map((prokey) => request('GET', `/${prokey}/event.ics`))

const unchangedFiles: Requests = (calendar) =>
  hottest(calendar).map((prokey) => request('GET', `/${prokey}/event.ics`, { 'if-none-match': '*' }))

const lists: Requests = ({ key }) => [
  request('GET', `/v1/event/all?from=${listed.from}&to=${listed.to}`, { authorization: key }),
]

/** None of them on the days that lists ask for. */
const creates: Requests = ({ key, group }) =>
  Array.from({ length: 500 }, (_, n) =>
    request(
      'POST',
      '/v1/event',
      { authorization: key },
      JSON.stringify({ ...eventBody(counts.few + n), event_group: group }),
    ),
  )

const updates = (ids: readonly (string | number)[], { key }: Calendar) =>
  ids.map((id, n) => {
    const body = JSON.stringify({ dates: [{ name: `Changed ${n}`, location: 'Kursaal' }] })
    return request('PATCH', `/v1/event/${id}`, { authorization: key }, body)
  })
