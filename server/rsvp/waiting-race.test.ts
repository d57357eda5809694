import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { KyselyPlugin, RootOperationNode } from 'kysely'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import { rsvpEvent } from '../testing/attendee.ts'
import { engine } from '../testing/database.ts'
import { type TestServer, serveSettings, startServer } from '../testing/server.ts'
import { passedOver } from '../testing/waiting-list.ts'
import { answers } from './answers.ts'
import { organizer } from './organizer.ts'
import { signUps } from './sign-ups.ts'
import { type AnswerRow, wrongCounters } from './store.ts'

const hour = 3_600_000
const [people, seats, cancellations, further] = [400, 20, 12, 8]

/** On SQLite, one connection writes, so that there is nothing to guard. */
const isRace = engine === 'postgres'

test(
  'without the lock, a seat stays empty although somebody is waiting for it',
  { skip: !isRace && 'SQLite has one writer' },
  async (t) => {
    const { free, waiting } = await joinedWhileReleased(t, unlocked)

    assert.deepEqual([free, waiting.length > 0], [1, true])
  },
)

test('somebody who joins the line while a seat becomes free is offered it', async (t) => {
  const { free, waiting } = await joinedWhileReleased(t, (context) => context)

  assert.deepEqual([free, waiting.length], [0, 1])
})

/** Tries a few times, with one event each: a guest is removed while two others join the line. */
async function joinedWhileReleased(t: TestContext, prepared: Crowd['prepared']) {
  const server = await startServer(t)
  const servers = await serversOf(t, server)
  for (let tries = 1; ; tries += 1) {
    const { event, contexts, state } = await crowd(t, { max: 1, prepared, servers })
    await signUps(server.context)(event, form('guest', 0))
    await Promise.all([
      removeAll(contexts[0]!, event, ['guest-0@example.org']),
      ...[0, 1].map((n) => signUps(contexts[n % contexts.length]!)(event, form('late', n))),
    ])
    const result = await state()
    if (tries === 20 || (result.free > 0 && result.waiting.length > 0)) return result
  }
}

test('400 people, 20 seats and a line, cancellations and a raised limit: none oversold, none empty, nobody passed over', async (t) => {
  const { server, event, block, contexts, state } = await crowd(t, { max: seats })
  const queues = contexts.flatMap((context) => [signUps(context), signUps(context)])
  const share = people / queues.length

  const first = Array.from({ length: seats }, (_, n) => queues[n % queues.length]!(event, form('early', n)))
  await Promise.all(first)
  const early = Array.from({ length: cancellations }, (_, n) => `early-${n}@example.org`)
  const outcomes = await Promise.all([
    ...queues.flatMap((signUp, i) =>
      Array.from({ length: share }, (_, n) => signUp(event, form(`guest-${i}`, n)).catch((error: unknown) => error)),
    ),
    ...contexts.map((context, i) =>
      removeAll(
        context,
        event,
        early.filter((_, n) => n % contexts.length === i),
      ),
    ),
    server.patch(`/rsvp-block/${block}`, { max: seats + further }),
  ])
  // What a job would offer.
  await Promise.all(contexts.map((context) => offerAll(context)))

  const { free, waiting, offered, admitted, taken } = await state()
  const refused = outcomes.filter((outcome) => outcome instanceof Error)
  assert.deepEqual(refused, [])
  assert.ok(free >= 0, `oversold by ${-free}`)
  assert.ok(
    waiting.every(({ amount }) => amount > free),
    `${free} seats are empty`,
  )
  assert.equal(taken, seats + further - free)
  assert.deepEqual(passedOver(waiting, offered), [])
  // Nor did anybody who came later get seats right away.
  const isAhead = (late: AnswerRow) => waiting.some((one) => one.serial < late.serial && one.amount <= late.amount)
  assert.deepEqual(admitted.filter(isAhead), [])
  for (const { pending_until: until, updated } of offered) assert.equal(until! - updated!, 24 * hour)
  assert.deepEqual(await wrongCounters(server.context.database), [])
})

test('offers that end, one after another, reach everybody in line once and in order', async (t) => {
  const { server, event, contexts, state } = await crowd(t, { max: 2 })
  await Promise.all(contexts.map((context, i) => signUps(context)(event, form('early', i)).catch(() => {})))
  const signUp = signUps(contexts[0]!)
  for (let n = 0; n < 10; n += 1)
    await signUp(event, { ...form('late', n), sent: { ...form('late', n).sent, amount: 1 } })
  const reached: string[] = []

  const { held } = await state()
  for (const email of held) await removeAll(contexts[0]!, event, [email])
  for (let rounds = 0; rounds < 10; rounds += 1) {
    const { offered } = await state()
    reached.push(...offered.map(({ email }) => email))
    server.advance(24 * hour)
    await Promise.all(contexts.map((context) => answers(context).expire()))
  }

  const { waiting, taken } = await state()
  assert.equal(reached.length, new Set(reached).size)
  assert.deepEqual([waiting, taken], [[], 0])
})

/** One or two seats each. */
function form(name: string, n: number) {
  const amount = name === 'early' || name === 'late' || name === 'guest' ? 1 : (n % 2) + 1
  return {
    sent: { email: `${name}-${n}@example.org`, amount, waiting: true, isText: false },
    language: 'en',
    nonce: `${name}-${n}`,
  }
}

async function removeAll(context: Context, event: string, emails: readonly string[]) {
  const actor = { organization: await organizer(context).ownerOf(event), by: { system: 'test' } } as const
  for (const email of emails) await answers(context).removed(actor, event, email, { sendMail: false })
}

async function offerAll(context: Context) {
  await (await import('./offering.ts')).offerEverywhere(context)
}

interface Crowd {
  readonly max: number
  readonly prepared?: ((context: Context, event: string) => Context) | undefined
  readonly servers?: readonly TestServer[]
}

const serversOf = async (t: TestContext, server: TestServer): Promise<TestServer[]> => [
  server,
  ...(isRace ? [await serveSettings(t, server.context.settings)] : []),
]

/** An event with a waiting list, and as many servers as the engine allows. */
async function crowd(t: TestContext, { max, prepared = (context) => context, servers: running }: Crowd) {
  const servers = running ?? (await serversOf(t, await startServer(t)))
  const server = servers[0]!
  const event = await rsvpEvent(server, { max, maxpp: 2 > max ? 1 : 2, waiting_list: true })
  const { rsvp_block: block } = (await server.get(`/event/${event}`)).body
  const contexts = servers.map(({ context }) => prepared(context, event))
  const state = async () => {
    const rows = await server.context.database.read((db) =>
      db.selectFrom('rsvp_answer').selectAll().where('event', '=', event).execute(),
    )
    const limit = (await server.get(`/rsvp-block/${block}`)).body.max as number
    const holding = rows.filter(({ status }) => status === 'confirmed' || status === 'pending')
    const taken = holding.reduce((sum, { amount }) => sum + amount, 0)
    return {
      free: limit - taken,
      taken,
      held: holding.map(({ email }) => email),
      waiting: rows.filter(({ status }) => status === 'waiting'),
      admitted: rows.filter(({ status }) => status === 'confirmed'),
      offered: rows.filter(({ status }) => status === 'pending'),
    }
  }
  return { server, event, block: block as number, contexts, state }
}

/** The same code, but the seats are read without a lock. */
function unlocked(context: Context, event: string): Context {
  const { database } = context
  const transaction: typeof database.transaction = (work, options) =>
    database.transaction((tx) => work(tx.withPlugin(withoutLock(tx, event)) as Transaction), options)
  return { ...context, database: { ...database, transaction } }
}

/** The statement that locks the counter leaves it alone, and is answered by one that only reads it. */
function withoutLock(tx: Transaction, event: string): KyselyPlugin {
  const locks = new WeakSet<object>()
  return {
    transformQuery({ node, queryId }): RootOperationNode {
      if (node.kind !== 'InsertQueryNode' || node.onConflict?.updates === undefined) return node
      locks.add(queryId)
      return { ...node, onConflict: { kind: 'OnConflictNode', doNothing: true } }
    },
    async transformResult({ result, queryId }) {
      if (!locks.has(queryId)) return result
      const read = tx.selectFrom('rsvp_seats').select('taken').where('event', '=', event)
      return { ...result, rows: await read.execute() }
    },
  }
}
