import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Change } from '@kalends/contract'
import { record } from './record.ts'
import { removeOldActivity } from './retention.ts'
import { beginning } from '../testing/activity.ts'
import { engine, migratedSettings } from '../testing/database.ts'
import { newEvent } from '../testing/events.ts'
import { envOf, kalendsJson } from '../testing/kalends.ts'
import { type Caller, serveSettings, startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'

const day = 86_400_000

test('changes are listed by cursor: type, id, action and moment, each exactly once', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const { cursor } = await changesUntil(server, undefined, 'key.created')
  const { id } = (await server.post('/style', { name: 'Blue', options: ['ical'] })).body
  await other.post('/style', { name: 'Red', options: ['ical'] })
  await server.patch(`/style/${id}`, { name: 'Green' })

  const first = await changesUntil(server, cursor, 'style.updated')
  await server.delete(`/style/${id}`)
  const second = await changesUntil(server, first.cursor, 'style.deleted')
  const third = (await server.get(`/changes?since=${second.cursor}`)).body

  const { moment } = first.changes[0]!
  assert.match(moment, /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  assert.deepEqual(first.changes[0], { type: 'style', id, action: 'style.created', moment, event: null })
  assert.deepEqual(actionsIn(first), ['style.created', 'style.updated'])
  assert.deepEqual(actionsIn(second), ['style.deleted'])
  assert.deepEqual([third.changes, third.more], [[], false])
})

test('without a cursor everything that is recorded is listed, in parts if a limit is given', async (t) => {
  const server = await startServer(t)
  for (let i = 0; i < 3; i += 1) await server.post('/style', { name: 'Blue', options: ['ical'] })

  const { id } = (await server.post('/style', { name: 'Last', options: ['ical'] })).body
  await until(async () => (await server.get('/changes')).body.changes.at(-1)?.id === id)
  const all = (await server.get('/changes')).body
  assert.deepEqual([all.changes.length, all.more], [beginning + 4, false])

  const parts: unknown[] = []
  let part = (await server.get('/changes?limit=5')).body
  for (; part.more; part = (await server.get(`/changes?limit=5&since=${part.cursor}`)).body) parts.push(...part.changes)
  assert.deepEqual([...parts, ...part.changes], all.changes)
})

test('a change that commits late is not skipped', async (t) => {
  const settings = await migratedSettings(t)
  const [server, second] = [await serveSettings(t, settings), await serveSettings(t, settings)]
  const { id } = (await server.post('/style', { name: 'Blue', options: ['ical'] })).body
  const { cursor } = await changesUntil(server, undefined, 'style.created')
  const { actor } = server

  const [isOpen, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const late = second.context.database.transaction(async (tx) => {
    await record(tx, actor, 0, { action: 'key.revoked', item: 5 })
    isOpen.resolve()
    await mayCommit.promise
  })
  await isOpen.promise
  // SQLite has one writer, so there the other write waits.
  const early = server.patch(`/style/${id}`, { name: 'Green' })
  if (engine === 'postgres') await early
  const meanwhile = (await server.get(`/changes?since=${cursor}`)).body
  mayCommit.resolve()
  await Promise.all([late, early])
  const rest = await changesUntil(server, meanwhile.cursor, 'style.updated')

  assert.deepEqual(meanwhile.changes, [])
  assert.deepEqual(actionsIn(rest).toSorted(), ['key.revoked', 'style.updated'])
})

test('a cursor that is older than the record, or from a database that was replaced, is refused with 410', async (t) => {
  const settings = await migratedSettings(t)
  const server = await serveSettings(t, settings)
  const { cursor } = (await server.get('/changes?since=latest')).body
  server.advance(401 * day)
  const tooOld = await server.get(`/changes?since=${cursor}`)
  const elsewhere = await (await startServer(t)).get(`/changes?since=${cursor}`)

  for (const refused of [tooOld, elsewhere]) {
    assert.equal(refused.status, 410)
    assert.equal(
      refused.body.message,
      'This cursor is no longer valid. Get a new one with since=latest, then read everything again.',
    )
  }
})

test('after a backup is restored, cursors from before are refused', async (t) => {
  const settings = await migratedSettings(t)
  const server = await serveSettings(t, settings)
  const { cursor } = (await server.get('/changes?since=latest')).body
  assert.equal((await server.get(`/changes?since=${cursor}`)).status, 200)
  const file = `${settings.dataDir}/copy.backup`
  await kalendsJson(envOf(settings), 'backup', file)
  const into = await migratedSettings(t)
  await kalendsJson(envOf(into), 'restore', file, '--force')

  const restored = await serveSettings(t, into)
  const refused = await restored.request({
    url: `/v1/changes?since=${cursor}`,
    headers: { authorization: server.key },
  })

  assert.equal(refused.status, 410)
})

test('a cursor ahead of everything that was recorded is refused', async (t) => {
  const server = await startServer(t)
  const { cursor } = (await server.get('/changes?since=latest')).body
  const [epoch, , , at] = cursor.split('.')
  const ahead = engine === 'sqlite' ? '0.zzzzzzzz' : 'zzzzzzzz.1'

  assert.equal((await server.get(`/changes?since=${epoch}.${ahead}.${at}`)).status, 410)
})

if (engine === 'postgres')
  test('after the rows were copied from another cluster, old cursors are refused and new changes are found', async (t) => {
    const server = await startServer(t)
    await server.post('/style', { name: 'Blue', options: ['ical'] })
    const { cursor } = await changesUntil(server, undefined, 'style.created')
    await server.context.database.transaction((tx) =>
      tx
        .updateTable('activity')
        .set((eb) => ({ transaction_id: eb('transaction_id', '+', 1_000_000_000) }))
        .execute(),
    )

    assert.equal((await server.get(`/changes?since=${cursor}`)).status, 410)
    const { cursor: fresh } = await changesUntil(server, undefined, 'style.created')
    await server.post('/group', { name: 'Concerts' })
    const { changes } = await changesUntil(server, fresh, 'group.created')
    assert.deepEqual(actionsIn({ changes }), ['group.created'])
  })

test('a cursor and a limit that cannot be are refused by name', async (t) => {
  const server = await startServer(t)

  const since = await server.get('/changes?since=yesterday')
  const limit = await server.get('/changes?limit=1001')

  assert.deepEqual(
    [since.status, since.body.message],
    [400, 'since must be the cursor of an earlier response, or latest.'],
  )
  assert.deepEqual([limit.status, limit.body.message], [400, 'limit must be a whole number from 1 to 1000.'])
})

test('changes are removed after ACTIVITY_DAYS, previous states after RESTORE_DAYS', async (t) => {
  const server = await startServer(t, { ACTIVITY_DAYS: '60', RESTORE_DAYS: '10' })
  const prokey = await newEvent(server)
  await server.patch(`/event/${prokey}`, { hideButton: true })
  const clean = () => removeOldActivity(server.context, new AbortController().signal)
  const before = async () =>
    (await server.get(`/event/${prokey}/history`)).body.map((entry: { before: unknown }) => entry.before)

  server.advance(9 * day)
  await clean()
  assert.deepEqual(await before(), [{ hideButton: false }, null])
  server.advance(2 * day)
  await clean()
  assert.deepEqual(await before(), [null, null])
  server.advance(50 * day)
  await clean()
  assert.deepEqual(await before(), [])
  assert.deepEqual((await server.get('/changes')).body.changes, [])
})

/** Polls until this action is among the changes: on PostgreSQL, older transactions of other programs may have to end first. */
async function changesUntil(server: Caller, since: string | undefined, action: string) {
  const seen: Change[] = []
  let cursor = since
  await until(async () => {
    const { body } = await server.get(`/changes${cursor === undefined ? '' : `?since=${cursor}`}`)
    cursor = body.cursor as string
    seen.push(...(body.changes as Change[]))
    return seen.some((change) => change.action === action)
  })
  return { changes: seen, cursor: cursor! }
}

function actionsIn({ changes }: { changes: readonly Change[] }): string[] {
  return changes.map(({ action }) => action)
}
