import { type Case, type EventRequests, type Requests, againstBare, againstConstant, target } from './cases.ts'
import { type Calendar, counts, eventBody, listed } from './events.ts'
import { request } from './request.ts'
import type { Engine, Servers } from './servers.ts'

/** What visitors open. */
export function pageCases(servers: Servers): Case[] {
  const both = (goal: number) => ({ SQLite: goal, PostgreSQL: goal })
  return [
    againstConstant(servers, 'Landing page, one of the same 1,000', 200, pages, both(0.8)),
    againstConstant(servers, 'Landing page, its view counted', 200, countedPages, both(0.45)),
    againstConstant(servers, 'Landing page, unchanged (304)', 304, unchangedPages, both(0.8)),
    againstConstant(servers, 'Direct link into a calendar', 302, directLinks, both(0.6)),
    againstConstant(servers, 'Direct link into a calendar, its click counted', 302, countedLinks, both(0.65)),
    againstConstant(servers, 'The script of the button', 200, scripts, both(0.85)),
    againstConstant(servers, 'Preview picture, one of the same 100', 200, pictures, both(0.85)),
    againstConstant(servers, 'Sign-up page of one event, compressed', 200, signUpPages, both(0.6)),
    againstConstant(servers, 'Sign-up page of one event, compressed, its view counted', 200, countedSignUpPages),
    againstConstant(servers, 'Data of its button, compressed', 200, signUpData, both(0.6)),
    ...besidePages(servers),
  ]
}

/** Measured last, because these pages evict everything else from the cache. */
export function unopenedPageCases(servers: Servers): Case[] {
  const title = `Landing page that nobody has opened, of ${countOf(servers.engines[0]!.events.many)}`
  return [againstConstant(servers, title, 200, unopenedPages, { SQLite: 0.4, PostgreSQL: 0.4 })]
}

/** What visitors and customers read repeatedly: few enough events to stay in memory. */
export function hotCases(servers: Servers): Case[] {
  return [
    againstConstant(servers, 'Read an event, one of the same 1,000', 200, hotReads, { SQLite: 0.6 }),
    againstConstant(servers, 'Calendar file, one of the same 1,000', 200, files, { SQLite: 0.6 }),
    againstConstant(servers, 'Calendar file, unchanged (304)', 304, unchangedFiles, { SQLite: 0.75 }),
    againstConstant(servers, 'Feed of 1,000 events', 200, feeds),
    againstConstant(servers, 'Feed of 1,000 events, unchanged (304)', 304, unchangedFeeds),
  ]
}

export function coldCases(servers: Servers): Case[] {
  const title = `Read an event, any of ${countOf(servers.engines[0]!.events.many)}`
  return [againstConstant(servers, title, 200, coldReads, { SQLite: 0.6, PostgreSQL: 0.2 })]
}

/** A hundred of many events, against the same bytes from memory and against a hundred of a hundred. */
export function listCases(servers: Servers): Case[] {
  const title = `List 100 of ${countOf(servers.engines[0]!.events.many)} events with dates`
  const withDates: Requests = ({ events }) => lists(events.many, '&dates=true')
  return [
    againstConstant(servers, title, 200, withDates, { SQLite: 0.15, PostgreSQL: 0.08 }),
    ...servers.engines.map(({ name, product, database, events: { few, many } }) => ({
      title: `List 100 events of a time, ${name}`,
      status: 200,
      targets: [
        target(`of ${countOf(few)}`, product, database, lists(few)),
        target(`of ${countOf(many)}`, product, database, lists(many), 1 / 1.5),
      ],
    })),
  ]
}

export function eventWriteCases(servers: Servers): Case[] {
  const bareIds = Array.from({ length: changed }, (_, n) => n + 1)
  const onCreate = { product: eventCreates, bare: eventCreates }
  const onUpdate: Record<'product' | 'bare', Requests> = {
    product: eventUpdates,
    bare: ({ events: { many } }) => updates(many, bareIds),
  }
  return [
    ...againstBare(servers, 'Create an event in one of 100 groups', 201, onCreate, { SQLite: 0.4, PostgreSQL: 0.25 }),
    ...againstBare(servers, 'Update an event', 200, onUpdate),
  ]
}

/** How much reads slow down while another organization writes. */
export function besideCases({ engines }: Servers): Case[] {
  return engines.flatMap((engine) => {
    const compared = (title: string, status: number, requests: string[]) =>
      besideWrites(engine, title, status, requests, 0.85)
    return [
      compared('Calendar file', 200, files(engine)),
      compared('Feed of 1,000 events, unchanged (304)', 304, unchangedFeeds(engine)),
      compared('Read an event', 200, hotReads(engine)),
    ]
  })
}

function besidePages({ engines }: Servers): Case[] {
  return engines.map((engine) => besideWrites(engine, 'Landing page', 200, pages(engine), 0.8))
}

function besideWrites(engine: Engine, title: string, status: number, requests: string[], ratio: number): Case {
  const perSecond = 50
  const { name, product, database, events } = engine
  const beside = {
    url: `http://127.0.0.1:${product.port}/v1/event`,
    headers: { authorization: events.many.key, 'content-type': 'application/json' },
    status: 201,
    bodies: newEvents(events.many),
    perSecond,
  }
  return {
    title: `${title}, ${name}`,
    status,
    targets: [
      target('alone', product, database, requests),
      {
        ...target(`beside ${perSecond} creates a second`, product, database, requests),
        beside,
        goal: { ratio, p99Ratio: 2 },
      },
    ],
  }
}

// The last of the many are updated, the others only read.
const changed = 500

const countOf = ({ prokeys }: Calendar) => prokeys.length.toLocaleString('en')

export const readsOf = (headers: Record<string, string>, prokeys: readonly string[]) =>
  prokeys.map((prokey) => request('GET', `/v1/event/${prokey}`, headers))

export const hotReads: EventRequests = ({ events: { hot } }) => readsOf({ authorization: hot.key }, hot.prokeys)

/** In an order unrelated to the order in the table. */
export const coldReads: EventRequests = ({ events: { many } }) =>
  readsOf({ authorization: many.key }, many.prokeys.slice(0, -changed).toSorted())

export const files: EventRequests = ({ events: { hot } }) =>
  hot.prokeys.map((prokey) => request('GET', `/${prokey}/event.ics`))

export const pages: EventRequests = ({ events: { hot } }) => hot.prokeys.map((prokey) => request('GET', `/${prokey}`))

/** So many that each has been evicted by the time it is requested again. */
export const unopenedPages: EventRequests = ({ events: { many } }) =>
  many.prokeys
    .slice(0, -changed)
    .toSorted()
    .map((prokey) => request('GET', `/${prokey}`))

/** Without a browser's user agent, visits are not counted. */
const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'accept-language': 'de-DE,de;q=0.8,en;q=0.5',
}
const compressed = { 'accept-encoding': 'gzip, deflate, br, zstd' }

export const countedPages: EventRequests = ({ events: { hot } }) =>
  hot.prokeys.map((prokey) => request('GET', `/${prokey}`, browser))

export const signUpPages: EventRequests = ({ events: { signUp } }) => [request('GET', `/${signUp}`, compressed)]

const countedSignUpPages: Requests = ({ events: { signUp } }) => [
  request('GET', `/${signUp}`, { ...browser, ...compressed }),
]

const signUpData: Requests = ({ events: { signUp } }) => [request('GET', `/${signUp}/config.json`, compressed)]

const unchangedPages: Requests = ({ events: { hot, etags } }) =>
  hot.prokeys.map((prokey, n) => request('GET', `/${prokey}`, { 'if-none-match': etags.pages[n]! }))

const directLinks: Requests = ({ events: { hot } }) =>
  hot.prokeys.map((prokey) => request('GET', `/${prokey}/o/google`))

export const countedLinks: EventRequests = ({ events: { hot } }) =>
  hot.prokeys.map((prokey) => request('GET', `/${prokey}/o/google`, browser))

const scripts: Requests = () => [request('GET', '/button.js')]

/** Fewer, because drawing one takes long. */
const pictures: Requests = ({ events: { hot } }) =>
  hot.prokeys.slice(0, 100).map((prokey) => request('GET', `/${prokey}/preview.jpg`))

export const unchangedFiles: EventRequests = ({ events: { hot, etags } }) =>
  hot.prokeys.map((prokey, n) => request('GET', `/${prokey}/event.ics`, { 'if-none-match': etags.files[n]! }))

const feeds: Requests = ({ events: { hot } }) => [request('GET', `/${hot.groups[0]}/calendar.ics`)]

export const unchangedFeeds: EventRequests = ({ events: { hot, etags } }) => [
  request('GET', `/${hot.groups[0]}/calendar.ics`, { 'if-none-match': etags.feed }),
]

export const lists = ({ key }: Calendar, more = '') => [
  request('GET', `/v1/event/all?from=${listed.from}&to=${listed.to}${more}`, { authorization: key }),
]

export const eventCreates: EventRequests = ({ events: { many } }) =>
  newEvents(many).map((body) => request('POST', '/v1/event', { authorization: many.key }, body))

/** None of them on the days that lists request. */
export const newEvents = ({ groups }: Calendar) =>
  Array.from({ length: 500 }, (_, n) =>
    JSON.stringify({ ...eventBody(counts.few + n), event_group: groups[n % groups.length] }),
  )

export const eventUpdates: EventRequests = ({ events: { many } }) => updates(many, many.prokeys.slice(-changed))

const updates = ({ key }: Calendar, ids: readonly (string | number)[]) =>
  // Twice, so that every request changes something.
  ['Changed', 'Changed again'].flatMap((name) =>
    ids.map((id, n) => {
      const body = JSON.stringify({ dates: [{ name: `${name} ${n}`, location: 'Kursaal' }] })
      return request('PATCH', `/v1/event/${id}`, { authorization: key }, body)
    }),
  )
