import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newRsvpEvent, signUp, whenSent, withMailServer, work } from '../testing/mailing.ts'
import type { MailServer } from '../testing/mail-server.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { workUntilEnd } from '../testing/worker.ts'
import { enqueue, listJobs } from './queue.ts'
import type { Handlers } from './worker.ts'

const hour = 3_600_000
const recipients = ({ taken }: MailServer) => taken.flatMap(({ to }) => to)

const signUpMany = async (server: TestServer, event: string, count: number) => {
  for (let n = 0; n < count; n += 1) await signUp(server, event, { email: `guest${n}@example.org` })
}

const occupied = async (server: TestServer, event: string) =>
  (await server.get(`/statistics/rsvp/${event}`)).body.capacity.occupancy.people

test('while the mail server hangs, unconfirmed seats are released and visits are aggregated', async (t) => {
  const [server, sink] = await withMailServer(t)
  sink.mode = 'hang'
  const event = await newRsvpEvent(server, { doi: true, max: 10 })
  await signUpMany(server, event, 8)

  work(t, server)
  await until(() => sink.hanging === 4)
  const before = await occupied(server, event)
  server.advance(2 * hour)
  await until(async () => (await occupied(server, event)) === 0)
  await until(async () => {
    const folding = (await listJobs(server.context.database)).find(({ name }) => name === 'fold-visits')!
    return folding.run_at > server.context.now()
  })

  assert.equal(before, 8)
  assert.ok(sink.hanging >= 4)
  sink.mode = 'open'
  sink.release()
})

test('update mails that hang do not hold up the mail of a new sign-up', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server)
  await signUpMany(server, event, 8)
  work(t, server)
  await until(() => sink.taken.length === 8)
  await whenSent(server)

  sink.mode = 'hang'
  await server.patch(`/event/${event}?inform=true`, { dates: [{ location: 'Hall' }] })
  await until(() => sink.hanging === 2)
  sink.mode = 'open'
  await signUp(server, event, { email: 'late@example.org' })
  await until(() => recipients(sink).includes('late@example.org'))

  assert.equal(sink.hanging, 2)
  assert.equal(sink.taken.length, 8 + 2 + 1)
  sink.release()
  await until(() => sink.taken.length === 8 + 8 + 1)
})

test('an organization with many mails does not hold up the single mail of another', async (t) => {
  const [server, sink] = await withMailServer(t, { RSVP_LIMITS: 'off' })
  const other = await server.newOrganization()
  const [event, small] = [await newRsvpEvent(server), await newRsvpEvent({ ...server, ...other })]
  await signUpMany(server, event, 60)
  await signUp(server, small, { email: 'ann@example.com' })

  work(t, server)
  await until(() => sink.taken.length === 61)

  const turn = recipients(sink).indexOf('ann@example.com')
  assert.ok(turn < 10, `It was sent after ${turn} others.`)
})

test('jobs that hang in a lane leave a slot to other organizations, and do not affect other lanes', async (t) => {
  const { context } = await startServer(t)
  const [hanging, ran] = [Promise.withResolvers<void>(), [] as string[]]
  const lane = { slots: 3, perOrganization: 2 }
  const call = async (run: { payload: unknown }) => {
    ran.push(run.payload as string)
    if (run.payload === 'hangs') await hanging.promise
  }
  const handlers: Handlers = {
    call: { lane, run: (_context, run) => call(run) },
    tidy: { lane: { slots: 1 }, run: (_context, run) => call(run) },
  }
  const add = (name: string, organization: number, payload: string) =>
    context.database.transaction((tx) => enqueue(tx, { name, organization, payload, runAt: 0 }, 0))
  for (let n = 0; n < 5; n += 1) await add('call', 1, 'hangs')

  workUntilEnd(t, context, handlers)
  await until(() => ran.length === 2)
  await add('call', 2, 'of another')
  await add('tidy', 0, 'of another lane')
  await until(() => ran.length === 4)

  assert.deepEqual(ran.toSorted(), ['hangs', 'hangs', 'of another', 'of another lane'])
  hanging.resolve()
  await until(async () => (await listJobs(context.database)).length === 0)
})

test('jobs prepared ahead wait for slots, and the organization that uses the fewest is next', async (t) => {
  const { context } = await startServer(t)
  const [prepared, holding] = [new Set<string>(), new Map<string, () => void>()]
  await context.database.transaction(async (tx) => {
    for (const [organization, count] of [
      [1, 6],
      [2, 1],
    ] as const)
      for (let n = 0; n < count; n += 1)
        await enqueue(tx, { name: 'call', organization, payload: `${organization}.${n}`, runAt: n }, 0)
  })

  workUntilEnd(t, context, {
    call: {
      lane: { slots: 2, perOrganization: 1, ahead: 4 },
      ahead: true,
      async run(_context, { payload, slot }) {
        prepared.add(payload as string)
        await slot()
        await new Promise<void>((done) => holding.set(payload as string, done))
      },
    },
  })
  const leave = (payload: string) => {
    holding.get(payload)!()
    holding.delete(payload)
  }
  await until(() => prepared.size === 5 && holding.size === 2)
  const first = [...holding.keys()]
  leave('1.0')
  await until(() => holding.has('1.1'))

  assert.deepEqual([...prepared].slice(0, 2), ['1.0', '2.0'])
  assert.deepEqual(
    [first, [...holding.keys()]],
    [
      ['1.0', '2.0'],
      ['2.0', '1.1'],
    ],
  )
  for (const rest of ['2.0', '1.1', '1.2', '1.3', '1.4', '1.5']) {
    await until(() => holding.has(rest))
    leave(rest)
  }
  await until(async () => (await listJobs(context.database)).length === 0)
})

test('organizations take turns, each with its oldest job', async (t) => {
  const { context } = await startServer(t)
  const ran: unknown[] = []
  await context.database.transaction(async (tx) => {
    for (const [organization, count] of [
      [1, 4],
      [2, 2],
      [3, 1],
    ] as const)
      for (let n = 0; n < count; n += 1)
        await enqueue(tx, { name: 'call', organization, payload: `${organization}.${n}`, runAt: n }, 0)
    await enqueue(tx, { name: 'call', organization: 4, payload: 'later', runAt: context.now() + hour }, 0)
  })

  workUntilEnd(t, context, {
    call: { lane: { slots: 1 }, run: async (_context, { payload }) => void ran.push(payload) },
  })
  await until(() => ran.length === 7)

  assert.deepEqual(ran, ['1.0', '2.0', '3.0', '1.1', '2.1', '1.2', '1.3'])
})
