import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { freshSettings } from '../testing/database.ts'
import { migrate } from './migrate.ts'
import { type Database, openDatabase } from './open.ts'
import { until } from '../testing/until.ts'

for (const kept of ['exact', 'recent'] as const) {
  test(`rows that are kept as ${kept} are read anew after a change here`, async (t) => {
    const { database } = await twoConnections(t)
    const names = database.statement<{ label: string }>('select label from event_group order by id', { kept })
    await readOften(names)

    await database.transaction((tx) => tx.updateTable('event_group').set({ label: 'Changed' }).execute())
    const afterUpdate = await names()
    await readOften(names)
    await database.transaction((tx) => tx.deleteFrom('organization').execute())
    const afterDeletion = await names()

    assert.deepEqual(plain(afterUpdate), [{ label: 'Changed' }])
    assert.deepEqual(plain(afterDeletion), [])
  })

  test(`rows that are kept as ${kept} are read anew soon after a change by another process`, async (t) => {
    const { database, other } = await twoConnections(t)
    const names = database.statement<{ label: string }>('select label from event_group order by id', { kept })
    await readOften(names)

    await other.transaction((tx) => tx.updateTable('event_group').set({ label: 'Changed' }).execute())
    await until(async () => (await names())[0]!.label === 'Changed')

    assert.deepEqual(plain(await names()), [{ label: 'Changed' }])
  })
}

test('rows that are asked for again and again are kept, and forgotten only with their table', async (t) => {
  const { database } = await twoConnections(t)
  const groups = database.statement<{ label: string }>('select label from event_group order by id', { kept: 'recent' })
  await until(async () => (await groups()) === (await groups()))
  const before = await groups()

  await database.transaction((tx) => tx.updateTable('organization').set({ name: 'Renamed' }).execute())
  const after = await groups()

  // On PostgreSQL a transaction of this process makes it forget everything.
  assert.equal(before === after, database.engine === 'sqlite')
  assert.deepEqual(plain(after), [{ label: 'First' }])
})

test('what nobody announces cannot be kept as recent where it takes an announcement', async (t) => {
  const { database } = await twoConnections(t)
  const keep = () => database.statement('select name from organization', { kept: 'recent' })

  if (database.engine === 'sqlite') assert.equal(typeof keep(), 'function')
  else assert.throws(keep, { message: 'Nobody would hear of changes to this: select name from organization' })
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
    const group = { label: 'First', body: '{}', shape: '', version: 1, created: 0, updated: null }
    const own = { prokey: crypto.randomUUID(), subscription: 'no', cta: 0 }
    await tx
      .insertInto('event_group')
      .values({ organization: id, ...group, ...own })
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

/** The rows of the engines differ in their prototypes. */
const plain = (rows: readonly object[]) => rows.map((row) => ({ ...row }))
