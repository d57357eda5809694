import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeRole } from '../accounts/members.ts'
import type { OrganizationId } from '../http/actor.ts'
import { textOf } from '../testing/mail-server.ts'
import { arrived, mailsOf, withMailServer, work } from '../testing/mailing.ts'
import { type Person, signedIn } from '../testing/people.ts'
import { byTest, startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { runExport } from './run.ts'

const job = ['export-organization']
const isDone = (owner: Person) => until(async () => (await owner.app.get('/organization/export')).body.state === 'done')

test('the owner who asked for an export gets a mail when it is ready, which leads to the settings', async (t) => {
  const [server, sink] = await withMailServer(t)
  const ann = await signedIn(server, 'owner', { email: 'ann@example.org' })
  await signedIn(server, 'owner', { email: 'bob@example.org' })
  await ann.in(null).app.patch('/me', { language: 'de' })

  await ann.app.post('/organization/export', {})
  work(t, server, [...job, 'send-mail'])
  const mails = await arrived(server, sink, 1)

  const text = textOf(mails[0]!)
  assert.deepEqual(
    mails.map(({ headers }) => [headers.to, headers.subject]),
    [['ann@example.org', 'Der Export von Example ist fertig']],
  )
  assert.match(text, /^http:\/\/localhost:\d+\/app\/o\/1\/settings\/organization$/m)
  assert.doesNotMatch(text, /\/exports\//)
})

test('an export that is removed before its mail has left causes no mail', async (t) => {
  const server = await startServer(t)
  const ann = await signedIn(server, 'owner')
  await ann.app.post('/organization/export', {})
  work(t, server, job)
  await isDone(ann)

  const waiting = (await mailsOf(server)).map(({ kind, state }) => [kind, state])
  await ann.app.delete('/organization/export')
  const removed = (await mailsOf(server)).map(({ state, error }) => [state, error])

  assert.deepEqual(waiting, [['organization_export_ready', 'waiting']])
  assert.deepEqual(removed, [['dropped', 'The export was removed.']])
})

test('somebody who is no longer an owner when the export is ready gets no mail', async (t) => {
  const server = await startServer(t)
  const [ann, bob] = [await signedIn(server, 'owner'), await signedIn(server, 'owner')]
  const { database, now } = server.context
  await ann.app.post('/organization/export', {})
  const actor = { organization: server.organization as OrganizationId, by: byTest }
  await database.transaction((tx) => changeRole(tx, actor, now(), ann.user, 'admin', null))

  work(t, server, job)
  await isDone(bob)

  assert.deepEqual(await mailsOf(server), [])
})

test('the owner who asked for an export gets a mail if it fails for good', async (t) => {
  const [server, sink] = await withMailServer(t)
  const { context } = server
  const ann = await signedIn(server, 'owner', { email: 'ann@example.org' })
  await ann.app.post('/organization/export', {})
  // A moment that cannot be written.
  await context.database.transaction((tx) => tx.updateTable('api_key').set({ created: 9e15 }).execute())
  const { id } = await context.database.read((db) =>
    db.selectFrom('organization_export').select('id').executeTakeFirstOrThrow(),
  )
  const done = async () => {}
  const run = {
    payload: id,
    signal: new AbortController().signal,
    complete: done,
    completeWith: async () => {},
    putOff: done,
    inconclusive: () => {},
    slot: async () => {},
  }

  await assert.rejects(runExport(context, { ...run, isLastAttempt: false }), RangeError)
  const early = (await mailsOf(server)).length
  await assert.rejects(runExport(context, { ...run, isLastAttempt: true }), RangeError)
  work(t, server, ['send-mail'])
  const mails = await arrived(server, sink, 1)

  assert.equal(early, 0)
  assert.equal((await ann.app.get('/organization/export')).body.state, 'failed')
  assert.deepEqual(
    mails.map(({ headers }) => [headers.to, headers.subject]),
    [['ann@example.org', 'The export of Example failed']],
  )
  assert.match(textOf(mails[0]!), /You can start it again in the settings\./)
})
