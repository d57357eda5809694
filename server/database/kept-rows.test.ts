import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { freshSettings } from '../testing/database.ts'
import { migrate } from './migrate.ts'
import { type Database, openDatabase } from './open.ts'

for (const kept of ['exact', 'recent'] as const) {
  test(`rows that are kept as ${kept} are read anew after a change here`, async (t) => {
    const { database } = await twoConnections(t)
    const names = database.statement<{ label: string }>('select label from style order by id', { kept })
    await readOften(names)

    await database.transaction((tx) => tx.updateTable('style').set({ label: 'Changed' }).execute())
    const afterUpdate = await names()
    await readOften(names)
    await database.transaction((tx) => tx.deleteFrom('organization').execute())
    const afterDeletion = await names()

    assert.deepEqual(plain(afterUpdate), [{ label: 'Changed' }])
    assert.deepEqual(plain(afterDeletion), [])
  })

  test(`rows that are kept as ${kept} are read anew soon after a change by another process`, async (t) => {
    const { database, other } = await twoConnections(t)
    const names = database.statement<{ label: string }>('select label from style order by id', { kept })
    await readOften(names)

    await other.transaction((tx) => tx.updateTable('style').set({ label: 'Changed' }).execute())
    await until(async () => (await names())[0]!.label === 'Changed')

    assert.deepEqual(plain(await names()), [{ label: 'Changed' }])
  })
}

test('rows that are asked for again and again are kept, and forgotten only with their table', async (t) => {
  const { database } = await twoConnections(t)
  const styles = database.statement<{ label: string }>('select label from style order by id', { kept: 'recent' })
  await until(async () => (await styles()) === (await styles()))
  const before = await styles()

  await database.transaction((tx) => tx.updateTable('organization').set({ name: 'Renamed' }).execute())
  const after = await styles()

  // On PostgreSQL a transaction of this process makes it forget everything.
  assert.equal(before === after, database.engine === 'sqlite')
  assert.deepEqual(plain(after), [{ label: 'First' }])
})

async function twoConnections(t: TestContext): Promise<{ database: Database; other: Database }> {
  const settings = await freshSettings(t)
  const [database, other] = [await openDatabase(settings), await openDatabase(settings)]
  t.after(() => Promise.all([database.close(), other.close()]))
  await migrate(database, 0)
  await database.transaction(async (tx) => {
    const { id } = await tx
      .insertInto('organization')
      .values({ name: 'Example', plan: 'enterprise', credits: null, created: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const style = { label: 'First', body: '{}', shape: '', version: 1, created: 0, updated: null }
    await tx
      .insertInto('style')
      .values({ organization: id, ...style })
      .execute()
  })
  return { database, other }
}

/** Long enough for rows to be kept, also where the listener has to connect first. */
async function readOften(read: () => unknown) {
  for (let n = 0; n < 20; n += 1) {
    await read()
    await pause(10)
  }
}

async function until(holds: () => Promise<boolean>) {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await holds()) return
    await pause(10)
  }
  assert.fail('It did not come about in time.')
}

/** The rows of the engines differ in their prototypes. */
const plain = (rows: readonly object[]) => rows.map((row) => ({ ...row }))
