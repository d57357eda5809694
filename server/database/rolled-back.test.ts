import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freshDatabase } from '../testing/database.ts'
import { contentChanged } from './content-changes.ts'
import type { Transaction } from './open.ts'
import { rolledBack } from './rolled-back.ts'

const named = (name: string) => (tx: Transaction) =>
  tx.insertInto('organization').values({ name, plan: 'hobby', credits: null, created: 0 }).execute()

test('work that is rolled back sees its own writes through an ordinary database, and leaves nothing', async (t) => {
  const database = await freshDatabase(t)
  const sql = 'select name from organization where name = ? or name = ?'
  const { position } = database.changes

  const seen = await rolledBack(database, async (tx, inside) => {
    await named('first')(tx)
    await inside.transaction(named('second'))
    contentChanged(tx, 1)
    const rows = await inside.statement<{ name: string }>(sql)('first', 'second')
    const read = await inside.read((db) => db.selectFrom('organization').select('name').execute())
    return { rows: rows.length, read: read.length }
  })

  assert.deepEqual(seen, { rows: 2, read: 2 })
  assert.deepEqual(await database.statement(sql)('first', 'second'), [])
  assert.equal(database.changes.position, position)
})

test('work that is rolled back passes its error on', async (t) => {
  const database = await freshDatabase(t)

  const failed = rolledBack(database, async () => {
    throw new Error('no')
  })

  await assert.rejects(failed, { message: 'no' })
})
