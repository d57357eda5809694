import assert from 'node:assert/strict'
import { test } from 'node:test'
import { removeOrganization } from './organizations.ts'
import { recorded } from '../testing/activity.ts'
import { textOf } from '../testing/mail-server.ts'
import { arrived, mailsOf, withMailServer, work } from '../testing/mailing.ts'
import { type TestServer, byTest, startServer } from '../testing/server.ts'
import { newEvent, open } from '../testing/visitor.ts'
import { begin, cancelRemoval, removeDue, scheduleRemoval } from './removal.ts'
import { dueRemovals } from './removal-store.ts'
import { settingsOf } from './settings.ts'
import { createUser } from './users.ts'

const days = 86_400_000

const schedule = ({ context: { database, now }, actor }: TestServer, name = 'Example') =>
  database.transaction((tx) => scheduleRemoval(tx, actor, now(), name))

const cancel = ({ context: { database, now }, actor }: TestServer) =>
  database.transaction((tx) => cancelRemoval(tx, actor, now()))

const removeNow = ({ context }: TestServer) => removeDue(context, new AbortController().signal)

const removalOf = async ({ context, organization }: TestServer) =>
  (await settingsOf(context.database, organization)).removal

const owner = ({ context, organization }: TestServer, email: string, role = 'owner') =>
  createUser(context, byTest, { organization, email, role })

test('an organization is removed seven days after its name was typed, and works as before until then', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  server.stopClock()
  const event = await newEvent(server)

  const moment = await schedule(server)
  server.advance(7 * days - 1000)
  await removeNow(server)
  const [page, read] = [await open(server, `/${event}`), await server.get(`/event/${event}`)]
  server.advance(1000)
  await removeNow(server)
  const [pageAfter, readAfter] = [await open(server, `/${event}`), await server.get(`/event/${event}`)]

  assert.equal(Date.parse(moment), server.context.now())
  assert.deepEqual([page.status, read.status], [200, 200])
  assert.deepEqual([pageAfter.status, readAfter.status], [404, 401])
  await assert.rejects(settingsOf(server.context.database, server.organization), /There is no organization/)
  assert.equal((await other.get('/event/all')).status, 200)
})

test('a wrong name schedules nothing', async (t) => {
  const server = await startServer(t)

  for (const name of ['', 'example', 'Example!'])
    await assert.rejects(schedule(server, name), {
      message: 'name must be the name of the organization, "Example", exactly as it is written.',
    })

  assert.equal(await removalOf(server), null)
})

test('a removal can be taken back, and every owner hears of both', async (t) => {
  const [server, sink] = await withMailServer(t, { PUBLIC_URL: 'https://kalends.example.org' })
  await owner(server, 'ann@example.org')
  await owner(server, 'bob@example.org')
  await owner(server, 'eve@example.org', 'admin')
  server.turnClock(Date.parse('2027-03-01T12:00:00Z') - server.context.now())
  work(t, server, ['send-mail'])

  await schedule(server)
  const scheduled = await arrived(server, sink, 2)
  await cancel(server)
  const [, , ...cancelled] = await arrived(server, sink, 4)

  assert.deepEqual(scheduled.map(({ headers }) => headers.to).toSorted(), ['ann@example.org', 'bob@example.org'])
  assert.deepEqual(cancelled.map(({ headers }) => headers.to).toSorted(), ['ann@example.org', 'bob@example.org'])
  assert.equal(scheduled[0]!.headers.subject, 'Example will be deleted on March 8, 2027')
  assert.equal(cancelled[0]!.headers.subject, 'Example won’t be deleted')
  assert.match(textOf(scheduled[0]!), /^https:\/\/kalends\.example\.org\/app\/o\/1\/settings\/organization$/m)
  assert.equal(await removalOf(server), null)
  server.advance(8 * days)
  await removeNow(server)
  assert.equal((await settingsOf(server.context.database, server.organization)).name, 'Example')
  const actions = (await recorded(server, server.organization)).map(({ action }) => action)
  assert.deepEqual(actions.slice(-2), ['organization.removal-scheduled', 'organization.removal-cancelled'])
})

test('two owners who schedule at once, and one who repeats it, schedule one removal and send one mail each', async (t) => {
  const server = await startServer(t)
  await owner(server, 'ann@example.org')
  await owner(server, 'bob@example.org')

  const [one, two] = await Promise.all([schedule(server), schedule(server)])
  server.advance(days)
  const again = await schedule(server)

  assert.deepEqual([two, again], [one, one])
  assert.equal((await mailsOf(server)).length, 2)
  await Promise.all([cancel(server), cancel(server), cancel(server)])
  assert.equal((await mailsOf(server)).length, 4)
})

test('a mail that was not sent before the removal was taken back is dropped', async (t) => {
  const [server, sink] = await withMailServer(t)
  await owner(server, 'ann@example.org')

  await schedule(server)
  await cancel(server)
  work(t, server, ['send-mail'])
  const mails = await arrived(server, sink, 1)

  assert.deepEqual(
    mails.map(({ headers }) => headers.subject),
    ['Example won’t be deleted'],
  )
})

test('an owner who takes it back at the last moment keeps everything; after that it is too late', async (t) => {
  const server = await startServer(t)
  const { context, organization } = server
  const event = await newEvent(server)
  await schedule(server)
  server.advance(7 * days - 10)
  const { now } = context

  // The job has found the organization when the owner takes the removal back.
  const due = await dueRemovals(context.database, now() + 10)
  await cancel(server)
  const isRemoved = await begin({ ...context, now: () => now() + 10 }, organization)

  assert.deepEqual([due, isRemoved], [[organization], false])
  assert.equal((await server.get(`/event/${event}`)).status, 200)
  await schedule(server)
  server.advance(7 * days)
  assert.equal(await begin(context, organization), true)
  await assert.rejects(cancel(server), /is being deleted. This cannot be taken back/)
  await assert.rejects(schedule(server), /is being deleted. This cannot be taken back/)
})

test('a removal that was interrupted is resumed', async (t) => {
  const server = await startServer(t)
  for (let i = 0; i < 3; i += 1) await newEvent(server)
  await schedule(server)
  server.advance(7 * days)
  const { context, organization } = server
  await begin(context, organization)
  let left = 3
  const failing: TestServer['context']['database']['transaction'] = (work) =>
    (left -= 1) < 0 ? Promise.reject(new Error('The server stopped.')) : context.database.transaction(work)
  const database = { ...context.database, transaction: failing } as TestServer['context']['database']
  await assert.rejects(removeOrganization({ ...context, database }, byTest, organization), /The server stopped/)
  assert.equal((await server.get('/event/all')).status, 401)

  await removeNow(server)

  await assert.rejects(settingsOf(context.database, organization), /There is no organization/)
})
