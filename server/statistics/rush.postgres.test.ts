import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { TimeLimit } from '../database/time-limit.ts'
import { freshDatabase } from '../testing/database.ts'
import { visitStore } from './record.ts'

test('an endless stream of visits is stored for longer than one request may wait for the database', async (t) => {
  const database = await freshDatabase(t)
  await database.transaction(async (tx) => {
    await sql`create function pause() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.3); return null; end $$`.execute(tx)
    await sql`create trigger slow after insert on visit execute function pause()`.execute(tx)
  })
  const store = visitStore({ database })
  // While a visit of one visitor is stored, that of the other waits, so the queue is never empty.
  const visitor = async () => {
    for (let visit = 0; visit < 4; visit += 1) await store({ subject: 1, at: visit, metric: 'views', keys: {} })
  }

  await new TimeLimit(1000).run(async () => {
    const first = visitor()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await Promise.all([first, visitor()])
  })

  const [{ count }] = (await database.read((db) =>
    db
      .selectFrom('visit')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .execute(),
  )) as [{ count: number }]
  assert.equal(count, 8)
})
