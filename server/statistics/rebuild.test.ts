import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../testing/server.ts'
import { newEvent } from '../testing/visitor.ts'
import { foldVisits, rebuildVisitSums, removeOldVisits } from './fold.ts'

const day = 86_400_000
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

test('old visits are removed one by one but stay in the totals; damaged totals are recalculated', async (t) => {
  const server = await startServer(t, { RAW_VISITS_DAYS: '40' })
  const event = await newEvent(server)
  const { database } = server.context
  const see = async (times: number) => {
    for (let n = 0; n < times; n += 1)
      await server.request({ url: `/${event}?utm_source=mail`, headers: { 'user-agent': browser } })
    server.turnClock(day)
  }
  for (let days = 0; days < 60; days += 1) await see(days % 3)
  const figures = async () => {
    const { body } = await server.get(`/statistics/views/${event}?interval=none&breakdown=utm_source`)
    return [body.total, body.breakdowns[0].values]
  }
  const before = await figures()

  await foldVisits(server.context)
  await removeOldVisits(server.context)
  const left = await database.read((db) => db.selectFrom('visit').selectAll().execute())
  const summed = await figures()
  await database.transaction(async (tx) => {
    await tx.updateTable('visit_total').set({ total: 1 }).execute()
    await tx.deleteFrom('visit_month').execute()
  })
  await rebuildVisitSums(server.context)

  assert.deepEqual(before, [60, [{ key: 'mail', value: 60 }]])
  assert.ok(left.length < 45 && left.length > 30, String(left.length))
  assert.deepEqual(summed, before)
  assert.deepEqual(await figures(), before)
})
