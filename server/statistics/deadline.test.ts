import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { engine } from '../testing/database.ts'
import { type Answer, type TestServer, startServer } from '../testing/server.ts'
import { newEvent } from '../testing/visitor.ts'

const timedOut = [503, { status: 'error', message: 'backend_timeout' }, '5']
const told = ({ status, body, headers }: Answer) => [status, body, headers['retry-after']]

/** Makes the aggregation lookup take real time; on SQLite by counting, as it cannot sleep. */
async function slowDown({ context }: TestServer, wait: string) {
  await context.database.transaction(async (tx) => {
    await sql`alter table visit_fold rename to visit_fold_stored`.execute(tx)
    await sql`create view visit_fold as select name, folded_to from visit_fold_stored where ${sql.raw(wait)}`.execute(
      tx,
    )
  })
}

const counting = (to: number) =>
  `(with recursive counter (n) as (select 1 union all select n + 1 from counter where n < ${to}) select count(*) from counter) > 0`

test('statistics that are not ready at the deadline are aborted', async (t) => {
  const server = await startServer(t, { DATABASE_TIMEOUT: '1' })
  const event = await newEvent(server)
  await slowDown(server, engine === 'postgres' ? 'pg_sleep(0.7) is not null' : counting(10_000_000))

  const views = await server.get(`/statistics/views/${event}`)
  const elsewhere = await server.get(`/event/${event}`)

  assert.deepEqual(told(views), timedOut)
  assert.equal(elsewhere.status, 200)
})

test('without a database, statistics say that their source is unavailable', async (t) => {
  const server = await startServer(t)
  const event = await newEvent(server)
  await server.context.database.close()

  for (const path of ['views', 'saves', 'rsvp'])
    assert.deepEqual(told(await server.get(`/statistics/${path}/${event}`)), [
      503,
      { status: 'error', message: 'source_unavailable' },
      '5',
    ])
})
