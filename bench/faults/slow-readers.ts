import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Database } from '../../server/database/open.ts'
import { untilHealthy } from '../processes.ts'
import { type Server, onServer, watch } from './one-server.ts'

/**
 * Clients that send requests and never read: `node bench/faults/slow-readers.ts --engine postgres --heap 256 --of
 * lists`. Each socket sends ten requests. Memory may grow by at most 300 MB, `/healthz` has to respond within 100 ms,
 * and the server has to survive.
 */
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    heap: { type: 'string', default: '0' },
    of: { type: 'string', default: 'lists' },
    sockets: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
  },
})

const requestsEach = 10
const events = 500

const kinds: Record<string, (server: Server, database: Database) => Promise<string[]>> = {
  lists: async (server, database) => {
    await fillEvents(server, database, 1)
    return ['/v1/event/all?dates=true']
  },
  windows: async (server, database) => {
    await fillEvents(server, database, 1)
    // Each is a different list, so that none is shared.
    return Array.from(
      { length: 60 },
      (_, n) => `/v1/event/all?dates=true&from=2020-01-01T00:00:${String(n).padStart(2, '0')}Z`,
    )
  },
  feeds: async (server, database) => {
    const groups = await fillEvents(server, database, 50)
    return groups.map((group) => `/${group}/calendar.ics`)
  },
  files: async (server, database) => {
    await fillEvents(server, database, 1)
    const rows = await database.statement<{ prokey: string }>('select prokey from event')()
    return rows.map(({ prokey }) => `/v1/ics/${prokey}`)
  },
  groups: async (server, database) => {
    await fillGroups(server, database, 50_000)
    return ['/v1/group/all']
  },
  answers: async (server, database) => [`/v1/rsvp-answers/${await fillAnswers(server, database, 20_000)}`],
}

const paths = kinds[values.of]
if (!paths) throw new Error(`--of is one of ${Object.keys(kinds).join(', ')}.`)

await onServer(values.engine, Number(values.heap), async (server, database) => {
  const asked = await paths(server, database)
  const before = server.memory()
  const stop = watch(server)
  const sockets = Array.from({ length: Number(values.sockets) }, (_, n) => {
    const heads = Array.from(
      { length: requestsEach },
      (_each, i) =>
        `GET ${asked[(n * requestsEach + i) % asked.length]} HTTP/1.1\r\nhost: localhost\r\nauthorization: ${server.key}\r\n\r\n`,
    )
    const socket = connect({ port: server.port, host: '127.0.0.1' }).on('error', () => {})
    socket.pause()
    socket.write(heads.join(''))
    return socket
  })
  await sleep(Number(values.seconds) * 1000)
  const { most, ...probes } = await stop()
  const alive = await untilHealthy(server).then(
    () => true,
    () => false,
  )
  for (const socket of sockets) socket.destroy()
  console.log(
    `${values.engine} ${values.of}${values.heap === '0' ? '' : ` heap ${values.heap} MB`}: ${before} → ${most} MB, ` +
      `/healthz ${JSON.stringify(probes)}, ${alive ? 'alive' : 'ENDED'}`,
  )
})

/** Copies of one event with 14 KB of dates, in this many groups with feeds. */
async function fillEvents(server: Server, database: Database, groups: number): Promise<string[]> {
  const made: string[] = []
  for (let n = 0; n < groups; n += 1) {
    const { prokey } = await server.post('/group', { name: `Group ${n}`, subscription: 'children' })
    made.push(prokey!)
  }
  const dates = Array.from({ length: 14 }, (_, n) => ({
    name: `Concert ${n}`,
    startDate: '2030-05-01',
    description: `<p>${'An evening in the park. '.repeat(28)}</p>`,
  }))
  const { prokey } = await server.post('/event', { event_group: made[0], dates })
  await copyRow(database, 'event', prokey!, events - 1, (n) => ({ event_group: made[n % groups]! }))
  return made
}

async function fillGroups(server: Server, database: Database, count: number) {
  const { prokey } = await server.post('/group', { name: 'A group among many others' })
  await copyRow(database, 'event_group', prokey!, count - 1, () => ({}))
}

async function copyRow(
  database: Database,
  table: 'event' | 'event_group',
  prokey: string,
  count: number,
  changed: (n: number) => Record<string, string>,
) {
  const [row] = await database.statement<Record<string, string>>(`select * from ${table} where prokey = ?`)(prokey)
  const { id: _, ...columns } = row!
  const copies = Array.from({ length: count }, (_each, n) => ({ ...columns, prokey: randomUUID(), ...changed(n) }))
  await database.transaction(async (tx) => {
    while (copies.length > 0)
      await tx
        .insertInto(table)
        .values(copies.splice(0, 500) as never)
        .execute()
  })
}

/** An RSVP event with this many sign-ups. */
async function fillAnswers(server: Server, database: Database, count: number): Promise<string> {
  const { id } = await server.post('/rsvp-block', { name: 'Sign-up' })
  const { prokey } = await server.post('/event', {
    new_event_group_name: 'Sign-ups',
    dates: [{ name: 'Party', startDate: '2030-05-01' }],
    rsvp: true,
    rsvp_block: Number(id),
  })
  const [{ organization }] = (await database.statement<{ organization: number }>(
    'select organization from event where prokey = ?',
  )(prokey!)) as [{ organization: number }]
  const rows = Array.from({ length: count }, (_, n) => answerRow(organization, prokey!, n))
  await database.transaction(async (tx) => {
    while (rows.length > 0)
      await tx
        .insertInto('rsvp_answer')
        .values(rows.splice(0, 500) as never)
        .execute()
  })
  return prokey!
}

function answerRow(organization: number, event: string, n: number) {
  const email = `attendee-${n}@example.org`
  const payload = JSON.stringify({ email, name: `Attendee ${n}`, wishes: 'A seat in the shade. '.repeat(20) })
  const always = { chosen: null, amount: 1, language: 'en', nonce: null, pending_until: null, updated: null }
  const own = { id: randomUUID(), organization, event, email, address: email, payload }
  return { ...own, ...always, status: 'confirmed', sequence: 0, version: 1, created: 0 }
}
