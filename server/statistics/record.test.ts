import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Database } from '../database/open.ts'
import { freshDatabase } from '../testing/database.ts'
import { until } from '../testing/until.ts'
import { type Visit, visitStore } from './record.ts'

test('a save that takes too long to store is never stored as a view, and no other batch runs in parallel', async (t) => {
  const database = await freshDatabase(t)
  const disk = stallable(database)
  const store = visitStore({ database: disk.database }, { longestWait: 200, mostTexts: 1 })
  const save: Visit = { subject: 1, at: 0, metric: 'saves', keys: { type: 'google' } }
  const view = (source: string): Visit => ({ subject: 1, at: 0, metric: 'views', keys: { utm_source: source } })
  const isStored = (visit: Visit) =>
    store(visit).then(
      () => true,
      () => false,
    )
  await until(() => isStored(save))
  await until(() => isStored(view('mail')))

  disk.stall()
  const late = await store(save).catch((error: Error) => error.message)
  const beside = await store(view('poster')).catch((error: Error) => error.message)
  disk.release()
  await until(() => isStored(view('letter')))

  assert.equal(late, 'Visits could not be stored in time.')
  assert.equal(beside, 'Visits could not be stored in time.')
  assert.equal(disk.most(), 1)
  assert.deepEqual(await stored(database), new Set(['google', 'mail', 'letter']))
})

test('visits behind a batch that takes too long do not wait for its end', async (t) => {
  const disk = stallable(await freshDatabase(t))
  const store = visitStore({ database: disk.database }, { longestWait: 200, mostTexts: 100 })
  const view: Visit = { subject: 1, at: 0, metric: 'views', keys: {} }

  disk.stall()
  const outcomes = await Promise.allSettled(Array.from({ length: 1200 }, () => store(view)))
  disk.release()

  assert.deepEqual(
    outcomes.map(({ status }) => status),
    Array.from({ length: 1200 }, () => 'rejected'),
  )
})

test('visits that no page waits for are stored, however long it takes', async (t) => {
  const disk = stallable(await freshDatabase(t))
  const store = visitStore({ database: disk.database })
  const view: Visit = { subject: 1, at: 0, metric: 'views', keys: {} }
  t.mock.timers.enable({ apis: ['setTimeout'] })

  disk.stall()
  const outcomes = Promise.allSettled(Array.from({ length: 1200 }, () => store(view)))
  await disk.isReached
  t.mock.timers.tick(3_600_000)
  t.mock.timers.reset()
  disk.release()

  assert.deepEqual(
    (await outcomes).map(({ status }) => status),
    Array.from({ length: 1200 }, () => 'fulfilled'),
  )
})

/** The database, whose transactions wait while its disk stalls. */
function stallable(database: Database) {
  let [running, most] = [0, 0]
  const reached = Promise.withResolvers<void>()
  let gate = Promise.withResolvers<void>()
  gate.resolve()
  return {
    stall: () => void (gate = Promise.withResolvers()),
    release: () => gate.resolve(),
    most: () => most,
    isReached: reached.promise,
    database: {
      ...database,
      transaction: async (work, options) => {
        most = Math.max(most, (running += 1))
        reached.resolve()
        await gate.promise
        return database.transaction(work, options).finally(() => (running -= 1))
      },
    } satisfies Database,
  }
}

/** The calendars of saves and the sources of views. */
async function stored(database: Database) {
  const rows = await database.read((db) =>
    db
      .selectFrom('visit')
      .leftJoin('visit_key as type', 'type.id', 'visit.type')
      .leftJoin('visit_key as source', 'source.id', 'visit.utm_source')
      .select(['type.text as type', 'source.text as source'])
      .execute(),
  )
  return new Set(rows.map(({ type, source }) => type ?? source))
}
