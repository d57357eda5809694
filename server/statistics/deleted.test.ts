import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type TestServer, startServer } from '../testing/server.ts'
import { newEvent, newGroup } from '../testing/visitor.ts'
import { foldVisits, removeVisitsOfDeleted } from './fold.ts'

const tables = ['visit', 'visit_day', 'visit_month', 'visit_total'] as const

async function rowsIn({ context }: TestServer): Promise<number[]> {
  const counts = tables.map((table) =>
    context.database.read((db) => db.selectFrom(table).select('subject').execute()).then((rows) => rows.length),
  )
  return Promise.all(counts)
}

test('the visits of deleted events and groups are removed with their totals, those of others stay', async (t) => {
  const server = await startServer(t)
  const [kept, deleted] = [await newEvent(server), await newEvent(server)]
  const group = await newGroup(server)
  let visitors = 0
  const open = async (path: string) => {
    const headers = { 'user-agent': `Mozilla/5.0 (X11) Firefox/140.${(visitors += 1)}` }
    assert.ok((await server.request({ url: path, headers })).status < 400)
  }
  await open(`/${kept}?utm_source=mail`)
  await open(`/${kept}/o/google`)
  const before = await rowsAfterFolding()
  // More than one batch removes.
  for (let n = 0; n < 501; n += 1) await open(`/${deleted}?utm_source=mail-${n}`)
  await open(`/${group}/s/google`)
  const withAll = await rowsAfterFolding()

  await removeVisitsOfDeleted(server.context)
  assert.deepEqual(await rowsIn(server), withAll)
  for (const path of [`/event/${deleted}`, `/group/${group}`])
    assert.equal((await server.delete(path)).status, 200, path)
  const answer = await server.get(`/statistics/views/${deleted}`)
  await removeVisitsOfDeleted(server.context)

  assert.deepEqual([answer.status, answer.body.message], [404, 'Event not found.'])
  assert.deepEqual(withAll, [504, 508, 508, 508])
  assert.deepEqual(before, [2, 4, 4, 4])
  assert.deepEqual(await rowsIn(server), before)
  const { body } = await server.get(`/statistics/views/${kept}?interval=none&breakdown=utm_source`)
  assert.deepEqual([body.total, body.breakdowns[0].values], [1, [{ key: 'mail', value: 1 }]])

  async function rowsAfterFolding() {
    await foldVisits(server.context)
    return rowsIn(server)
  }
})
