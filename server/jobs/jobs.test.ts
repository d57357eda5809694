import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type Context, createContext } from '../context.ts'
import { openDatabase } from '../database/open.ts'
import { finallyIn } from '../testing/finally.ts'
import { until } from '../testing/until.ts'
import { workUntilEnd } from '../testing/worker.ts'
import { jobClaims } from './claims.ts'
import { type NewJob, complete, enqueue } from './queue.ts'
import type { Run } from './worker.ts'
import { type TestedContext, freshContext, usual, type Work, work, add, jobs } from '../testing/jobs.ts'

test('a job enqueued in a transaction runs after the commit, and not after a rollback', async (t) => {
  const context = await freshContext(t)
  const ran: unknown[] = []
  work(t, context, { greet: { run: async (_context, { payload }) => void ran.push(payload) } })

  await assert.rejects(
    context.database.transaction(async (tx) => {
      await enqueue(tx, { name: 'greet', payload: 'nobody', runAt: 0 }, 0)
      throw new Error('undone')
    }),
  )
  await add(context, { name: 'greet', payload: 'everybody', runAt: 0 })

  await until(async () => (await jobs(context)).length === 0)
  assert.deepEqual(ran, ['everybody'])
})

test('a job does not run before its time', async (t) => {
  const context = await freshContext(t)
  const ran: unknown[] = []
  await add(context, { name: 'later', payload: 1, runAt: context.now() + 3_600_000 })
  await add(context, { name: 'later', payload: 2, runAt: context.now() })

  work(t, context, { later: { run: async (_context, { payload }) => void ran.push(payload) } })

  await until(async () => (await jobs(context)).length === 1)
  assert.deepEqual(ran, [2])
})

test('of two jobs with the same key only the first is enqueued', async (t) => {
  const context = await freshContext(t)

  await add(context, { name: 'x', key: 'one', payload: 'first', runAt: 0 })
  await add(context, { name: 'x', key: 'one', payload: 'second', runAt: 0 })

  assert.deepEqual(
    (await jobs(context)).map(({ payload }) => payload),
    ['"first"'],
  )
})

test('a job is claimed by one worker only, no matter how many ask for it', async (t) => {
  const context = await freshContext(t)
  const second = await sameDatabase(t, context)
  for (let n = 0; n < 20; n += 1) await add(context, { name: 'x', payload: n, runAt: 0 })
  const queues = [context, second].map(({ database }) => jobClaims(database, ['x']))

  const claims = await Promise.all(Array.from({ length: 60 }, (_, i) => queues[i % 2]!.claim('x', 1)))
  const more = await Promise.all(Array.from({ length: 20 }, (_, i) => queues[i % 2]!.claim('x', 1)))

  const ids = [...claims, ...more].flat().map(({ id }) => id)
  assert.equal(new Set(ids).size, ids.length)
  assert.equal((await jobs(context)).filter((job) => job.lease !== null).length, ids.length)
})

test('the oldest jobs of the only organization that waits are claimed at once; of several, one job each in turn', async (t) => {
  const context = await freshContext(t)
  const { claim } = jobClaims(context.database, ['x'])
  const turn = { after: 2, most: 3, roomFor: (organization: number) => (organization === 7 ? 0 : 2) }
  const claimed = async () => (await claim('x', 9, turn)).map(({ payload }) => payload)
  for (const runAt of [5, 4, 3]) await add(context, { name: 'x', organization: 1, payload: `1 at ${runAt}`, runAt })
  await add(context, { name: 'x', organization: 7, payload: 'of one that is full', runAt: 1 })

  const ofOne = await claimed()
  await add(context, { name: 'x', organization: 3, payload: '3', runAt: 6 })
  await add(context, { name: 'x', organization: 2, payload: '2', runAt: 7 })
  const ofSeveral = await claimed()

  assert.deepEqual(ofOne, ['1 at 3', '1 at 4'])
  assert.deepEqual(ofSeveral, ['3', '1 at 5', '2'])
  assert.deepEqual(await claimed(), [])
})

test('a job whose lease has expired is claimed again, and the first worker can no longer complete it', async (t) => {
  const { database } = await contextWith(t, { name: 'x', runAt: 0 })
  const queue = jobClaims(database, ['x'])
  const [slow] = await queue.claim('x', 0)

  const watched = await queue.abandoned(10_000)
  const none = await queue.abandoned(69_999)
  const [left] = await queue.abandoned(75_000)
  const [free] = await queue.claim('x', 75_000)
  const quick = (await queue.takeOver(left!, 75_000))!

  assert.deepEqual([watched, none, free], [[], [], undefined])
  assert.equal(quick.id, slow!.id)
  assert.equal(quick.attempts, 2)
  assert.equal(await queue.renew(slow!, 80_000), false)
  await assert.rejects(
    database.transaction(async (tx) => {
      await tx.insertInto('schema_migration').values({ name: 'an effect', applied: 0 }).execute()
      await complete(tx, slow!)
    }),
    /lease/,
  )
  await database.transaction((tx) => complete(tx, quick))
  const effects = await database.read((db) =>
    db.selectFrom('schema_migration').select('name').where('name', '=', 'an effect').execute(),
  )
  assert.deepEqual(effects, [])
})

test("a job stays with the worker that keeps renewing it, regardless of the machines' clocks", async (t) => {
  const context = await contextWith(t, { name: 'x', runAt: 0 })
  const [queue, other] = [context, await sameDatabase(t, context)].map(({ database }) => jobClaims(database, ['x']))
  const [job] = await queue!.claim('x', 1000)
  const day = 86_400_000

  const abandoned = []
  for (let monotonic = 0; monotonic <= 200_000; monotonic += 20_000) {
    assert.equal(await queue!.renew(job!, 1000 + monotonic), true)
    assert.deepEqual(await other!.claim('x', day + monotonic), [])
    abandoned.push(...(await other!.abandoned(monotonic)))
  }

  assert.deepEqual(abandoned, [])
})

test('a job that was prepared ahead is free for others after seconds, unless it is confirmed', async (t) => {
  const context = await freshContext(t)
  for (const payload of ['confirmed', 'left']) await add(context, { name: 'x', payload, runAt: 0 })
  const [queue, other] = [context, await sameDatabase(t, context)].map(({ database }) => jobClaims(database, ['x']))
  const turn = { after: 0, most: 2, roomFor: () => 2 }

  const [confirmed, left] = await queue!.claim('x', 1, turn, { ahead: true })
  const isOurs = await queue!.confirm({ job: confirmed!, now: 1 })
  await other!.abandoned(0)
  const abandoned = await other!.abandoned(6000)
  const taken = await other!.takeOver(abandoned[0]!, 2)

  assert.equal(isOurs, true)
  assert.deepEqual([abandoned.map(({ id }) => id), taken!.payload], [[left!.id], 'left'])
  assert.equal(await queue!.confirm({ job: left!, now: 2 }), false)
})

test('an abandoned job is claimed by another worker, even after the clock was turned back', async (t) => {
  const context = await contextWith(t, { name: 'x', runAt: 0 })
  const [queue, other] = [context, await sameDatabase(t, context)].map(({ database }) => jobClaims(database, ['x']))
  const day = 86_400_000
  const [job] = await queue!.claim('x', 2 * day)

  const early = await other!.abandoned(5000)
  const [late] = await other!.abandoned(65_000)

  assert.deepEqual(early, [])
  assert.equal((await other!.takeOver(late!, day))!.id, job!.id)
})

test('a failed job is retried later with the reason; after the last attempt it is a dead letter', async (t) => {
  const context = await freshContext(t)
  await add(context, { name: 'send', runAt: 0 })
  const failing: Work = {
    send: {
      maxAttempts: 2,
      run: async () => {
        throw new Error('The mail server is away.')
      },
    },
  }

  work(t, context, failing)
  await until(async () => (await jobs(context))[0]!.error !== null)
  const [first] = await jobs(context)
  context.advance(7000)
  await until(async () => (await jobs(context))[0]!.dead !== null)
  const [second] = await jobs(context)

  assert.deepEqual([first!.attempts, first!.error, first!.dead], [1, 'The mail server is away.', null])
  assert.ok(first!.run_at > Date.now())
  assert.equal(second!.attempts, 2)
})

test('a handler can set when its job is retried, and knows which attempt is the last', async (t) => {
  const context = await freshContext(t)
  await add(context, { name: 'send', runAt: 0 })
  const lasts: boolean[] = []
  work(t, context, {
    send: {
      retries: [60_000, 300_000],
      run: async (_context, { isLastAttempt }) => {
        lasts.push(isLastAttempt)
        throw new Error('Not now.')
      },
    },
  })

  for (const pause of [60_000, 300_000]) {
    await until(async () => (await jobs(context))[0]!.run_at > context.now())
    const wait = (await jobs(context))[0]!.run_at - context.now()
    assert.ok(wait > pause * 0.4 && wait <= pause * 1.2, `${wait} in place of about ${pause}`)
    context.advance(pause * 1.2)
  }
  await until(async () => (await jobs(context))[0]!.dead !== null)

  assert.deepEqual(lasts, [false, false, true])
})

test('a job with an unknown name waits for a server that knows it', async (t) => {
  const context = await contextWith(t, { name: 'of a newer version', runAt: 0 })
  await add(context, { name: 'known', runAt: 1 })

  work(t, context, { known: { run: async () => {} } })

  await until(async () => (await jobs(context)).length === 1)
  const [left] = await jobs(context)
  assert.deepEqual([left!.name, left!.attempts, left!.error], ['of a newer version', 0, null])
})

test('a recurring job exists from the start, and again after each run', async (t) => {
  const context = await freshContext(t)
  let runs = 0
  work(t, context, { tidy: { every: 3_600_000, run: async () => void (runs += 1) } })
  await until(async () => runs === 1 && (await jobs(context))[0]!.lease === null)
  const [next] = await jobs(context)

  context.advance(3_600_001)
  await until(async () => runs === 2)

  assert.ok(next!.run_at > Date.now() + 3_000_000)
})

test('a stopping worker waits for the running job and claims no other', async (t) => {
  const context = await freshContext(t)
  await add(context, { name: 'slow', payload: 1, runAt: 0 })
  const [started, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let isDone = false
  const worker = workUntilEnd(t, context, {
    slow: {
      lane: usual,
      run: async () => {
        started.resolve()
        await finish.promise
        isDone = true
      },
    },
  })
  await started.promise

  const stopped = worker.stop()
  await add(context, { name: 'slow', payload: 2, runAt: 0 })
  finish.resolve()
  await stopped

  assert.equal(isDone, true)
  assert.deepEqual(
    (await jobs(context)).map(({ payload, attempts }) => [payload, attempts]),
    [['2', 0]],
  )
})

test('what a handler does in a transaction commits together with the completion of its job', async (t) => {
  const context = await contextWith(t, { name: 'charge', runAt: 0 })
  const charge = async ({ database }: Context, run: Run) =>
    database.transaction(async (tx) => {
      await tx.insertInto('schema_migration').values({ name: 'an effect', applied: 0 }).execute()
      await run.complete(tx)
    })

  work(t, context, { charge: { run: charge } })

  await until(async () => (await jobs(context)).length === 0)
  const effects = await context.database.read((db) =>
    db.selectFrom('schema_migration').select('name').where('name', '=', 'an effect').execute(),
  )
  assert.equal(effects.length, 1)
})

async function contextWith(t: TestContext, job: NewJob): Promise<TestedContext> {
  const context = await freshContext(t)
  await add(context, job)
  return context
}

async function sameDatabase(t: TestContext, { settings, now }: Context): Promise<Context> {
  const database = await openDatabase(settings)
  finallyIn(t, () => database.close())
  return createContext({ database, settings, now })
}
