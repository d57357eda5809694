import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '../testing/until.ts'
import { Outage } from './worker.ts'
import { freshContext, work, add, jobs } from '../testing/jobs.ts'

test('during an outage no job of that name starts while others do; then one job tests whether it is over', async (t) => {
  const context = await freshContext(t)
  for (let n = 0; n < 20; n += 1) await add(context, { name: 'send', payload: n, runAt: n })
  let isAway = true
  const tried: unknown[] = []
  let others = 0
  work(t, context, {
    send: {
      retries: [3_600_000],
      run: async (_context, { payload }) => {
        tried.push(payload)
        if (isAway) throw new Outage('The mail server is away.', 60_000)
      },
    },
    other: { run: async () => void (others += 1) },
  })

  await until(async () => tried.length > 0 && (await jobs(context)).every(({ lease }) => lease === null))
  const first = tried.length
  await add(context, { name: 'other', runAt: 100 })
  await until(() => others === 1)
  const meanwhile = tried.length
  context.advance(80_000)
  await until(async () => tried.length > meanwhile && (await jobs(context)).every(({ lease }) => lease === null))
  await add(context, { name: 'other', runAt: 100 })
  await until(() => others === 2)
  const second = tried.length - meanwhile
  isAway = false
  context.advance(80_000)
  await until(async () => (await jobs(context)).length === first + second)

  assert.ok(first <= 4, `${first} attempts`)
  assert.equal(meanwhile, first)
  assert.equal(second, 1)
  assert.equal(tried.length, 20)
})

test('jobs that did not need the unavailable service do not end an outage', async (t) => {
  const context = await freshContext(t)
  for (let n = 0; n < 10; n += 1) await add(context, { name: 'send', payload: n, runAt: 1 })
  const tried: unknown[] = []
  let useless = 0
  work(t, context, {
    send: {
      retries: [3_600_000],
      run: async (_context, { payload, inconclusive }) => {
        if (payload === 'useless') {
          useless += 1
          return inconclusive()
        }
        tried.push(payload)
        throw new Outage('The mail server is away.', 60_000)
      },
    },
  })

  await until(async () => tried.length > 0 && (await jobs(context)).every(({ lease }) => lease === null))
  const first = tried.length
  for (let n = 0; n < 3; n += 1) await add(context, { name: 'send', payload: 'useless', runAt: 0 })
  context.advance(80_000)
  await until(async () => tried.length > first && (await jobs(context)).every(({ lease }) => lease === null))

  assert.equal(useless, 3)
  assert.equal(tried.length, first + 1)
})

test('jobs that wait for a slot when an outage begins run later, and were not tried', async (t) => {
  const context = await freshContext(t)
  for (let n = 0; n < 6; n += 1) await add(context, { name: 'send', payload: n, runAt: n })
  const [away, tried] = [Promise.withResolvers<void>(), [] as unknown[]]
  const prepared = new Set<unknown>()
  work(t, context, {
    send: {
      lane: { slots: 1, ahead: 6 },
      ahead: true,
      retries: [3_600_000],
      async run(_context, { payload, slot }) {
        prepared.add(payload)
        await slot()
        tried.push(payload)
        await away.promise
        throw new Outage('The mail server is away.', 60_000)
      },
    },
  })
  await until(() => prepared.size === 6 && tried.length === 1)
  away.resolve()
  await until(async () => (await jobs(context)).every(({ lease }) => lease === null))

  assert.deepEqual(tried, [0])
  assert.deepEqual(
    (await jobs(context)).map(({ attempts }) => attempts),
    [1, 0, 0, 0, 0, 0],
  )
})

test('jobs that wait for a slot when the server stops are released', async (t) => {
  const context = await freshContext(t)
  for (let n = 0; n < 3; n += 1) await add(context, { name: 'send', payload: n, runAt: n })
  const [sent, ended] = [Promise.withResolvers<void>(), [] as unknown[]]
  const prepared = new Set<unknown>()
  const worker = work(t, context, {
    send: {
      lane: { slots: 1, ahead: 3 },
      ahead: true,
      async run(_context, { payload, slot }) {
        prepared.add(payload)
        await slot()
        await sent.promise
        ended.push(payload)
      },
    },
  })
  await until(() => prepared.size === 3)
  const stopped = worker.stop()
  await until(async () => (await jobs(context)).filter(({ lease }) => lease === null).length === 2)
  sent.resolve()
  await stopped

  assert.deepEqual(ended, [0])
  assert.deepEqual(
    (await jobs(context)).map(({ attempts, lease }) => [attempts, lease]),
    [
      [0, null],
      [0, null],
    ],
  )
})
