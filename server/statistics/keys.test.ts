import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Database } from '../database/open.ts'
import { freshDatabase } from '../testing/database.ts'
import { serveSettings, startServer } from '../testing/server.ts'
import { newEvent, visitRequest } from '../testing/visitor.ts'
import { foldVisits, removeVisitsOfDeleted } from './fold.ts'
import { removeUnusedKeys } from './keys.ts'
import { type Visit, visitStore } from './record.ts'

test('texts of deleted events are removed from the dictionary, and another server that knew them counts them again', async (t) => {
  const first = await startServer(t)
  const second = await serveSettings(t, first.context.settings)
  const [kept, deleted] = [await newEvent(first), await newEvent(first)]
  const open = async (server: typeof first, event: string, source: string) =>
    assert.equal((await server.request(visitRequest(`/${event}?utm_source=${source}`))).status, 200)
  for (const server of [first, second]) {
    await open(server, kept, 'mail')
    await open(server, deleted, 'mail')
    await open(server, deleted, 'poster')
  }
  await foldVisits(first.context)
  await first.delete(`/event/${deleted}`)
  await removeVisitsOfDeleted(first.context)

  await removeUnusedKeys(first.context)
  const left = await textsIn(first.context.database)
  await open(second, kept, 'poster')
  await open(second, kept, 'mail')
  await foldVisits(first.context)

  assert.deepEqual(left, ['mail'])
  const { body } = await first.get(`/statistics/views/${kept}?interval=none&breakdown=utm_source`)
  assert.deepEqual(body.breakdowns[0].values, [
    { key: 'mail', value: 3 },
    { key: 'poster', value: 1 },
  ])
})

test('keys are removed while several servers store visits, and none that a visit uses is missing', async (t) => {
  const database = await freshDatabase(t)
  const stores = [visitStore({ database }), visitStore({ database }), visitStore({ database })]
  const visit = (n: number): Visit => ({ subject: 1, at: 0, metric: 'views', keys: { utm_source: `source ${n % 4}` } })

  const state = { isStoring: true }
  const storing = Promise.all(
    stores.map(async (store, server) => {
      for (let n = 0; n < 100; n += 1) await store(visit(n * 3 + server))
    }),
  ).finally(() => (state.isStoring = false))
  while (state.isStoring) {
    await database.transaction((tx) => tx.deleteFrom('visit').where('id', '>', 0).execute())
    await removeUnusedKeys({ database })
  }
  await storing
  await stores[0]!(visit(0))

  const { rows } = await database.read((db) =>
    sql`select 1 from visit left join visit_key on visit_key.id = utm_source where visit_key.id is null`.execute(db),
  )
  assert.deepEqual(rows, [])
})

test('values that contain a mail address are dropped, however it is encoded', async (t) => {
  const server = await startServer(t)
  const event = await newEvent(server)
  const values = [
    'ann@example.org',
    'ann%40example.org',
    'ann%2540example.org',
    'for%20ann%2Btag%40example.org',
    '@kalends',
  ]
  const long = `${'x'.repeat(95)}ann%40example.org`

  for (const value of [...values, long])
    assert.equal((await server.request(visitRequest(`/${event}?utm_campaign=${value}`))).status, 200)
  await server.request(visitRequest(`/${event}`, 'https://ann%40example.org:x@mail.example.org/?to=ann@example.org'))

  const campaigns = await server.get(`/statistics/views/${event}?interval=none&breakdown=utm_campaign`)
  const referrers = await server.get(`/statistics/views/${event}?interval=none&breakdown=referrer`)
  assert.deepEqual(campaigns.body.breakdowns[0].values, [
    { key: 'none', value: 6 },
    { key: '@kalends', value: 1 },
  ])
  assert.deepEqual(referrers.body.breakdowns[0].values, [
    { key: 'none', value: 6 },
    { key: 'mail.example.org', value: 1 },
  ])
  assert.deepEqual(await textsIn(server.context.database), ['@kalends', 'mail.example.org'])
})

async function textsIn(database: Database): Promise<string[]> {
  const rows = await database.read((db) => db.selectFrom('visit_key').select('text').orderBy('text').execute())
  return rows.map(({ text }) => text)
}
