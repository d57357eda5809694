import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type KyselyPlugin, type RootOperationNode, ValueNode, WhereNode } from 'kysely'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import { insertRows } from '../database/rows.ts'
import { engine } from '../testing/database.ts'
import { newRsvpEvent, signUp } from '../testing/mailing.ts'
import { jobsOf, party, passTo, reminded, runAll, runJob, tick } from '../testing/reminders.ts'
import { type TestServer, serveSettings, startServer } from '../testing/server.ts'
import { remindAll } from './reminders.ts'

const signal = new AbortController().signal

/** On SQLite, one connection writes, so that there is nothing to guard. */
const isRace = engine === 'postgres'

test(
  'without the lock, two servers start the same reminder, of which attendees still get one mail',
  { skip: !isRace && 'SQLite has one writer' },
  async (t) => {
    const { started, mails } = await startedByTwo(t, unlocked())

    assert.deepEqual([started, mails], [2, ['ann 2027-05-01T18:00']])
  },
)

test('two servers start a reminder once', async (t) => {
  const { started, mails } = await startedByTwo(t, (context) => context)

  assert.deepEqual([started, mails], [1, ['ann 2027-05-01T18:00']])
})

test('nobody is reminded twice by a server whose clock is behind', async (t) => {
  const server = await startServer(t)
  await due(server)
  await tick(server.context)
  server.turnClock(-2 * 86_400_000)

  await tick(server.context)
  server.turnClock(86_400_000)
  await tick(server.context)

  assert.deepEqual(await reminded(server), ['ann 2027-05-01T18:00'])
})

test('a server that is killed before it commits repeats a part, and nobody is left out or reminded twice', async (t) => {
  const server = await startServer(t)
  const event = await due(server)
  await crowd(server, event, 1100)
  await remindAll(server.context, { signal })
  let parts = 0

  for (;;) {
    const [job] = await jobsOf(server.context, 'remind-attendees')
    if (!job) break
    parts += 1
    await assert.rejects(runJob(killedBeforeCommit(server.context), job), /^Error: killed$/)
    await runJob(server.context, job)
  }

  const recipients = (await reminded(server)).map((text) => text.split(' ')[0]!)
  assert.equal(parts, 3)
  assert.deepEqual([recipients.length, new Set(recipients).size], [1101, 1101])
})

test('10,000 attendees are reminded in transactions of 500 mails', async (t) => {
  const server = await startServer(t)
  const event = await due(server)
  await crowd(server, event, 9_999)
  await remindAll(server.context, { signal })
  const counts: number[] = []
  const counted = withTransaction(server.context, (work) => async (tx) => {
    const result = await work(tx)
    const { count } = await tx
      .selectFrom('mail')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('kind', '=', 'rsvp_reminder')
      .executeTakeFirstOrThrow()
    counts.push(count)
    return result
  })

  await runAll(counted, 'remind-attendees')

  const expected = Array.from({ length: 20 }, (_, i) => (i + 1) * 500)
  assert.deepEqual(counts, [...expected, 10_000])
})

test('the plan of many events is made in transactions of 100', async (t) => {
  const server = await startServer(t)
  const { id } = await server.client.rsvpBlock.create({ name: 'x', reminder_hours: [24] })
  const event = await newRsvpEvent(server, {}, { dates: [party], rsvp_block: Number(id) })
  await copies(server, event, 249)
  let most = 0
  const counted = withTransaction(server.context, (work) => async (tx) => {
    const before = await unplanned(tx)
    const result = await work(tx)
    most = Math.max(most, before - (await unplanned(tx)))
    return result
  })

  await remindAll(counted, { signal })
  await server.patch(`/rsvp-block/${id}`, { reminder_hours: [48] })
  const parts = await runAll(server.context, 'mark-reminders')
  await remindAll(server.context, { signal })

  const rows = await server.context.database.read((db) => db.selectFrom('event_reminder').selectAll().execute())
  const dues = new Set(rows.map(({ due: moment }) => Temporal.Instant.fromEpochMilliseconds(moment).toString()))
  assert.deepEqual([most, parts, rows.length, [...dues]], [100, 1, 250, ['2027-04-29T16:00:00Z']])
})

/** An event whose reminder is due, that Ann has signed up for. */
async function due(server: TestServer): Promise<string> {
  const event = await newRsvpEvent(server, { reminder_hours: [24] }, { dates: [party] })
  await tick(server.context)
  await signUp(server, event, { email: 'ann@example.org' })
  passTo(server, '2027-04-30T18:00:00+02:00')
  return event
}

async function startedByTwo(t: TestContext, prepared: (context: Context) => Context) {
  const server = await startServer(t)
  await due(server)
  const other = isRace ? await serveSettings(t, server.context.settings) : server
  passTo(other, '2027-04-30T18:00:00+02:00')

  await Promise.all([server, other].map(({ context }) => remindAll(prepared(context), { signal })))
  const started = await runAll(server.context, 'remind-attendees')

  return { started, mails: await reminded(server) }
}

type Work = Parameters<Context['database']['transaction']>[0]

function withTransaction(context: Context, wrapped: (work: Work) => Work): Context {
  const { database } = context
  const transaction = ((work, options) =>
    database.transaction(wrapped(work as Work), options)) as typeof database.transaction
  return { ...context, database: { ...database, transaction } }
}

function killedBeforeCommit(context: Context): Context {
  return withTransaction(context, (work) => async (tx) => {
    await work(tx)
    throw new Error('killed')
  })
}

/** The same code, but both servers read what is due before either writes. */
function unlocked(): (context: Context) => Context {
  const both = Promise.withResolvers<void>()
  let readers = 0
  const bothHaveRead = () => ((readers += 1) >= 2 ? both.resolve() : undefined, both.promise)
  return (context) =>
    withTransaction(context, (work) => (tx) => work(tx.withPlugin(withoutLock(tx, bothHaveRead)) as Transaction))
}

/** The statement that locks what is due locks nothing, and is answered by one that only reads it. */
function withoutLock(tx: Transaction, bothHaveRead: () => Promise<void>): KyselyPlugin {
  const locks = new WeakSet<object>()
  return {
    transformQuery({ node, queryId }): RootOperationNode {
      if (node.kind !== 'UpdateQueryNode' || node.returning === undefined) return node
      locks.add(queryId)
      return { ...node, where: WhereNode.create(ValueNode.createImmediate(false)) }
    },
    async transformResult({ result, queryId }) {
      if (!locks.has(queryId)) return result
      const rows = await tx.selectFrom('event_reminder').selectAll().execute()
      await bothHaveRead()
      return { ...result, rows }
    },
  }
}

/** Signs up many at once; through the form it would take minutes. */
async function crowd({ context: { database } }: TestServer, event: string, count: number) {
  await database.transaction(async (tx) => {
    const { serial: _serial, ...ann } = await tx
      .selectFrom('rsvp_answer')
      .selectAll()
      .where('event', '=', event)
      .executeTakeFirstOrThrow()
    for (let done = 0; done < count; done += 1000) {
      const rows = Array.from({ length: Math.min(1000, count - done) }, (_, i) => {
        const email = `guest-${done + i}@example.org`
        return { ...ann, id: `guest-${done + i}`, email, address: email, nonce: email, ticket: null }
      })
      await insertRows(tx, 'rsvp_answer', rows, 'id')
    }
  })
}

async function copies({ context: { database } }: TestServer, prokey: string, count: number) {
  await database.transaction(async (tx) => {
    const { id: _id, ...event } = await tx
      .selectFrom('event')
      .selectAll()
      .where('prokey', '=', prokey)
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: count }, () => ({ ...event, prokey: crypto.randomUUID() }))
    await insertRows(tx, 'event', rows, 'prokey')
  })
}

async function unplanned(tx: Transaction): Promise<number> {
  const rows = await tx.selectFrom('event_reminder').select('event').where('due', '=', 0).execute()
  return rows.length
}
