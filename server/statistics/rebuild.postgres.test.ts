import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openDatabase } from '../database/open.ts'
import { finallyIn } from '../testing/finally.ts'
import { startServer } from '../testing/server.ts'
import { newEvent } from '../testing/visitor.ts'
import { foldVisits, rebuildVisitSums } from './fold.ts'

test('recalculating the totals may take longer than any query of a request', async (t) => {
  const server = await startServer(t)
  const event = await newEvent(server)
  await server.request({ url: `/${event}`, headers: { 'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0' } })
  await foldVisits(server.context)
  await server.context.database.transaction(async (tx) => {
    await sql`create function wait() returns trigger language plpgsql as
      $$ begin perform pg_sleep(1.5); return null; end $$`.execute(tx)
    await sql`create trigger wait before delete on visit_total for each statement execute function wait()`.execute(tx)
  })

  const database = await openDatabase({ ...server.context.settings, databaseTimeout: 1 })
  finallyIn(t, () => database.close())
  await rebuildVisitSums({ database })

  assert.equal((await server.get(`/statistics/views/${event}?interval=none`)).body.total, 1)
})
