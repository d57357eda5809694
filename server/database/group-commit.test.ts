import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { InjectOptions } from 'fastify'
import { freshDatabase } from '../testing/database.ts'
import { type Answer, type TestServer, serveSettings, startServer } from '../testing/server.ts'
import { contentChanged } from './content-changes.ts'
import { openDatabase } from './open.ts'

test('a failed unit of work does not affect those that share its commit', async (t) => {
  const database = await freshDatabase(t)
  const insert = (i: number) =>
    database.transaction(async (tx) => {
      await tx
        .insertInto('organization')
        .values({ name: `Number ${i}`, plan: 'hobby', credits: null, created: 0 })
        .execute()
      if (i % 3 === 0) throw new Error(`no ${i}`)
      return i
    })

  const results = await Promise.allSettled(Array.from({ length: 12 }, (_, i) => insert(i)))

  assert.deepEqual(
    results.map((result) => (result.status === 'fulfilled' ? result.value : (result.reason as Error).message)),
    ['no 0', 1, 2, 'no 3', 4, 5, 'no 6', 7, 8, 'no 9', 10, 11],
  )
  const rows = await database.read((db) => db.selectFrom('organization').select('name').orderBy('id').execute())
  assert.deepEqual(
    rows.map((row) => row.name).toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })),
    [1, 2, 4, 5, 7, 8, 10, 11].map((i) => `Number ${i}`),
  )
})

test('a failed unit of work invalidates nothing that others have cached', async (t) => {
  const database = await freshDatabase(t)
  const { changes } = database
  const change = (organization: number) =>
    database.transaction(async (tx) => {
      contentChanged(tx, organization)
      if (organization === 2) throw new Error('no')
    })
  const before = changes.position

  await Promise.allSettled([change(1), change(2), change(3)])

  assert.deepEqual(
    [1, 2, 3].map((organization) => changes.hasChangedSince(before, organization)),
    [true, false, true],
  )
})

test('a write is visible to the next read, even if another process made it', async (t) => {
  const server = await startServer(t)
  await server.post('/style', { name: 'before', options: ['ical'] })
  assert.equal((await server.get('/style/1')).body.name, 'before')

  await server.patch('/style/1', { name: 'by us' })
  assert.equal((await server.get('/style/1')).body.name, 'by us')

  const other = await openDatabase(server.context.settings)
  t.after(() => other.close())
  await other.transaction((tx) =>
    tx.updateTable('style').set({ body: '{"name":"by others","options":["ical"]}', shape: 'older' }).execute(),
  )
  assert.equal((await server.get('/style/1')).body.name, 'by others')
})

test('many concurrent writes all succeed and get different ids', async (t) => {
  const server = await startServer(t)
  const instances =
    server.context.database.engine === 'postgres' ? [server, await serveSettings(t, server.context.settings)] : [server]

  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, i) =>
      untilAccepted(instances[i % instances.length]!, {
        method: 'POST',
        url: '/v1/style',
        headers: { authorization: server.key, 'content-type': 'application/json' },
        payload: JSON.stringify({ name: `Style ${i}`, options: ['ical'] }),
      }),
    ),
  )

  assert.deepEqual([...new Set(answers.map((answer) => answer.status))], [201])
  assert.equal(new Set(answers.map((answer) => answer.body.id)).size, 200)
  assert.equal((await server.get('/style/all')).body.length, 200)
})

/** A busy machine refuses requests that would wait too long, before anything is done. */
async function untilAccepted(server: TestServer, options: InjectOptions): Promise<Answer> {
  const answer = await server.request(options)
  return answer.status === 503 ? untilAccepted(server, options) : answer
}
