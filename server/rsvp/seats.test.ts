import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { KyselyPlugin, OperationNode, RootOperationNode } from 'kysely'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import { Refusal } from '../refusal.ts'
import { engine } from '../testing/database.ts'
import { rsvpEvent } from '../testing/attendee.ts'
import { serveSettings, startServer } from '../testing/server.ts'
import type { Place } from './place.ts'
import { signUps } from './sign-ups.ts'
import { seatsTaken } from './store.ts'

const [tries, seats] = [400, 100]

test('without the guard, concurrent sign-ups oversell', async (t) => {
  const { event, instances, taken } = await rush(t, unguarded)

  await Promise.all(instances.flatMap((signUp, i) => answersOf(event, signUp, i)))

  assert.ok((await taken()).people > seats)
})

test('400 concurrent sign-ups for 100 seats never oversell, and all others learn that it is full', async (t) => {
  const { event, instances, taken } = await rush(t)

  const outcomes = await Promise.all(instances.flatMap((signUp, i) => answersOf(event, signUp, i)))

  const admitted = outcomes.filter((outcome) => outcome === 'confirmed')
  const refused = outcomes.filter((outcome) => outcome instanceof Refusal)
  const { people, entries, counter } = await taken()
  assert.equal(admitted.length + refused.length, tries)
  assert.ok(people <= seats && people >= seats - 1, String(people))
  assert.equal(entries, admitted.length)
  assert.equal(counter, people)
  for (const { kind, details } of refused) assert.deepEqual([kind, details!.reason], ['conflict', 'full'])
})

type SignUp = ReturnType<typeof signUps>

/** An event, and as many servers as the engine allows, each with two sign-up queues. */
async function rush(t: TestContext, prepared: (context: Context, place: Place) => Context = (context) => context) {
  const server = await startServer(t)
  const servers = [server, ...(engine === 'postgres' ? [await serveSettings(t, server.context.settings)] : [])]
  const event = await rsvpEvent(server, { max: seats, maxpp: 2 })
  const contexts = servers.map(({ context }) => prepared(context, { event, organization: server.organization }))
  const instances = contexts.flatMap((context) => [signUps(context), signUps(context)])
  const taken = async () => {
    const { snapshot } = (await server.get(`/statistics/rsvp/${event}`)).body
    const row = await server.context.database.read((db) =>
      db.selectFrom('rsvp_seats').select('taken').where('event', '=', event).executeTakeFirst(),
    )
    return {
      people: snapshot.people.confirmed as number,
      entries: snapshot.entries.confirmed as number,
      counter: row!.taken,
    }
  }
  return { event, instances, taken }
}

/** The share of one instance: one and two seats in turn. */
function answersOf(event: string, signUp: SignUp, instance: number) {
  const share = engine === 'postgres' ? tries / 4 : tries / 2
  return Array.from({ length: share }, (_, n) =>
    signUp(event, {
      sent: { email: `guest-${instance}-${n}@example.org`, amount: (n % 2) + 1, isText: false },
      language: 'en',
      nonce: `${instance}-${n}`,
    }).catch((error: unknown) => error),
  )
}

/**
 * The same code without its guard: seats are read before the transaction begins, and taken whether they are left or
 * not.
 */
function unguarded(context: Context, place: Place): Context {
  const { database } = context
  const transaction: typeof database.transaction = async (work, options) => {
    const before = await database.read((db) => seatsTaken(db, place))
    return database.transaction((tx) => work(tx.withPlugin(withoutGuard(before)) as Transaction), options)
  }
  return { ...context, database: { ...database, transaction } }
}

function withoutGuard(before: number): KyselyPlugin {
  const reads = new WeakSet<object>()
  return {
    transformQuery({ node, queryId }): RootOperationNode {
      if (node.kind === 'SelectQueryNode' && isAboutSeats(node.from)) reads.add(queryId)
      if (node.kind !== 'UpdateQueryNode' || !isAboutSeats(node.table)) return node
      const condition = node.where!.where as OperationNode & { left: OperationNode }
      return { ...node, where: { kind: 'WhereNode', where: condition.left } }
    },
    async transformResult({ result, queryId }) {
      return reads.has(queryId) ? { ...result, rows: [{ taken: before }] } : result
    },
  }
}

const isAboutSeats = (node: OperationNode | undefined) => JSON.stringify(node ?? null).includes('"rsvp_seats"')
